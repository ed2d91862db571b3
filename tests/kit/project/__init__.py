"""The project itself as tests see it: its documents, its messages, a copy of its files, its Node.js."""
