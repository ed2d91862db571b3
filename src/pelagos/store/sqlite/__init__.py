"""The store in one SQLite file, for one process or several processes of one machine."""
