"""Searches over the worlds that a seat cannot tell from the true one. Compiled; nothing is kept between decisions."""
