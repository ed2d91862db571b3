"""Live tables for people and bots."""
