"""Sources of chance. A source answers one question: a whole number from 0 up to, not including, n."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What a match draws from."""

    def below(self, n: i64) -> i64:
        raise TypeError("a source of chance says how it draws")


class Seeded(Chance):
    """Fast and repeatable, for simulation and tests. Never for a live table: its stream can be guessed."""

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def below(self, n: i64) -> i64:
        return self.random.randrange(n)
