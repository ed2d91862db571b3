"""Ulysses (Andrea Angiolino and Pier Giorgio Paglia, 2001)."""
