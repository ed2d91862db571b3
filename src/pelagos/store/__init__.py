"""What is kept: tables as append-only lines, people, and who looks after which table."""
