"""What the server keeps: tables as append-only logs, people, and which process owns which table."""
