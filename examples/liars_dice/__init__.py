"""Liar's dice for two to four players: a small third game, which docs/how-to/add-a-game.md explains."""
