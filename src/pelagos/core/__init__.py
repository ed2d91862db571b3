"""The vocabulary that all packages share: games, matches, records. It imports no other package of Pelagos."""
