"""Odysseus (Dominique Ehrhard, 2001)."""
