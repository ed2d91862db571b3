"""Sources of chance. A source answers one question: a random whole number from 0 to n - 1."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of randomness of a match."""

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1."""
        raise TypeError("a source of chance must define below()")


class Seeded(Chance):
    """A fast and repeatable source for simulation and tests. Never use it for a live table: it can be predicted."""

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def below(self, n: i64) -> i64:
        return self.random.randrange(n)
