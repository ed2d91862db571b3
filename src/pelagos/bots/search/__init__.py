"""Search over worlds that a seat cannot tell from the true one. Compiled; nothing here outlives one decision."""
