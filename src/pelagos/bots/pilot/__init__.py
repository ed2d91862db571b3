"""Pilots know the waters of one game: one for each, compiled, for the search."""
