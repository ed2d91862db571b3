"""Rate limits and quotas. The defaults suit a small public server; `pelagos serve` can change them."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MAX_ADDRESSES = 20_000  # remembered; the least recently seen are forgotten


@dataclass(frozen=True)
class Limits:
    tables: int = 20  # open or in play, for one person
    sockets: int = 5000  # in one process
    sockets_each: int = 300  # from one address: enough for a school behind one router
    messages: float = 20.0  # a second, on one socket
    burst: int = 60
    requests: float = 20.0  # a second, from one address
    requests_burst: int = 100
    people: float = 0.1  # new people a second, from one address
    people_burst: int = 60
    asks: float = 0.05  # requests to come in at private tables, a second, from one address
    asks_burst: int = 5
    codes: float = 0.1  # attempts to sign in with a code, a second, from one address
    codes_burst: int = 10


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self, now: float) -> float:
        """Take a token in any case; return the seconds until it would have been available."""
        if self.take(now):
            return 0.0
        self.left -= 1
        return -self.left / self.rate


class Buckets:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self.found.pop(address, None) or Bucket(self.rate, self.burst, now)
        self.found[address] = bucket
        if len(self.found) > MAX_ADDRESSES:
            self.found.popitem(last=False)
        return bucket.take(now)


class SocketCounter:
    """Counts open sockets, in total and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.each: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.each.total() >= self.limits.sockets or self.each[address] >= self.limits.sockets_each:
            return False
        self.each[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.each[address] -= 1
        if self.each[address] <= 0:
            del self.each[address]
