"""How long a search may go on: so many simulations, and until a little before its deadline."""

from __future__ import annotations

from math import inf
from time import monotonic

SPARE = 0.12  # of the time that was left when it began is kept for what may come between
LEAST_SPARE = 0.002  # seconds


class Budget:
    """Without a deadline no clock is looked at, so that the same seed gives the same answer."""

    def __init__(self, most: int, deadline: float) -> None:
        self.most = most  # simulations; 0: as many as there is time for
        self.done = 0
        self.begin = 0.0
        self.end = inf
        if deadline < inf:
            self.begin = monotonic()
            self.end = deadline - max(LEAST_SPARE, SPARE * (deadline - self.begin))

    def spent(self) -> bool:
        return (self.most > 0 and self.done >= self.most) or (self.end < inf and monotonic() >= self.end)

    def left(self) -> float:
        """About how many simulations are still to come."""
        left = float(self.most - self.done) if self.most > 0 else inf
        if self.end < inf:
            now = monotonic()
            left = min(left, (self.end - now) * self.done / max(now - self.begin, 1e-9))
        return left
