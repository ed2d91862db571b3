"""Our games in the dress of other libraries. Each needs its library, and is imported only by who wants it."""
