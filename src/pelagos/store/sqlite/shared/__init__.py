"""One SQLite file for several processes of one machine, which write in turns."""
