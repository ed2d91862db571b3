"""How Ulysses looks in a terminal."""
