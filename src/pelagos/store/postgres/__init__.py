"""The store in PostgreSQL, for several machines."""
