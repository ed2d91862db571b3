"""Pelagos: two board games of 2001, Ulysses and Odysseus, as real software."""
