"""What is kept of a match."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """Plain data. All but the times are the same whenever and wherever the match is played, unless a bot goes by the
    clock."""

    match: int
    deal: int
    seats: list[str]  # the bots, by seat
    scores: list[float]  # 1 for the winner, or shared among several; all 0 when the match had no end
    lengths: dict[str, int]  # moves, small decisions, and turns or rounds, as the game counts
    digest: str  # of the whole record: equal for equal games
    faults: list[dict[str, Any]]  # bots that gave no legal answer: seat, how often, and the first reason
    times: list[dict[str, Any]]  # by seat, as Clock counts them

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    def same(self) -> dict[str, Any]:
        """What two runs of the same settings have in common."""
        return {name: value for name, value in asdict(self).items() if name != "times"}


FIELDS = set(Result.__dataclass_fields__)


def read(line: str) -> Result:
    """Inverse of line(); raises ValueError."""
    found = json.loads(line)
    if not isinstance(found, dict) or set(found) != FIELDS:
        raise ValueError("no result of a match")
    return Result(**found)


@dataclass(frozen=True)
class Setback:
    """A match that did not end: its worker died, or it broke down. Unless it is lost it is played again."""

    match: int
    reason: str
    lost: bool
