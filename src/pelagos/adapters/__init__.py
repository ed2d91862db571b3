"""Adapters that make the games available to other libraries. Each needs its library and is imported only on request."""
