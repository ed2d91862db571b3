"""Games for tests: every game that comes with Pelagos, boards, positions, random, golden and forged games."""
