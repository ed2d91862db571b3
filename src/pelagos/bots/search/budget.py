"""The budget of a search: a number of simulations, or the time until shortly before its deadline."""

from __future__ import annotations

from math import inf
from time import monotonic

SPARE = 0.12  # the share of the time that is kept in reserve against delays
MIN_SPARE = 0.002  # seconds; the least reserve


class Budget:
    """Counts simulations. Without a deadline the clock is never read, so that the same seed gives the same answer."""

    def __init__(self, limit: int, deadline: float) -> None:
        self.limit = limit  # simulations; 0 means no limit but the deadline
        self.done = 0
        self.begin = 0.0
        self.end = inf
        if deadline < inf:
            self.begin = monotonic()
            self.end = deadline - max(MIN_SPARE, SPARE * (deadline - self.begin))

    def is_spent(self) -> bool:
        return (self.limit > 0 and self.done >= self.limit) or (self.end < inf and monotonic() >= self.end)

    def left(self) -> float:
        """Estimate how many simulations are still to come."""
        left = float(self.limit - self.done) if self.limit > 0 else inf
        if self.end < inf:
            now = monotonic()
            left = min(left, (self.end - now) * self.done / max(now - self.begin, 1e-9))
        return left
