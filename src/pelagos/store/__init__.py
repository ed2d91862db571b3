"""The server's storage: tables as append-only logs, people, and which process owns which table."""
