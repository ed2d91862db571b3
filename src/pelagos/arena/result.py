"""The result of a match, as it is stored."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """The result of a match, as plain data. Everything but `times` is the same whenever and wherever the match is
    played, unless a bot uses the clock."""

    match: int
    deal: int
    seats: list[str]  # the bots, by seat
    scores: list[float]  # 1 for the winner, shared by several winners; all 0 if the match did not end
    lengths: dict[str, int]  # moves, small decisions, and turns or rounds (whichever the game counts)
    digest: str  # hash of the whole record: equal for equal games
    faults: list[dict[str, Any]]  # seats that gave no legal answer: seat, how often, and the first reason
    times: list[dict[str, Any]]  # decision times by seat, as DecisionTimes.as_dict() returns them

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    def same(self) -> dict[str, Any]:
        """Return the part that two runs of the same settings have in common: everything but the times."""
        return {name: value for name, value in asdict(self).items() if name != "times"}


FIELDS = set(Result.__dataclass_fields__)


def read(line: str) -> Result:
    """Inverse of line(); raises ValueError."""
    found = json.loads(line)
    if not isinstance(found, dict) or set(found) != FIELDS:
        raise ValueError("not the result of a match")
    return Result(**found)


@dataclass(frozen=True)
class Setback:
    """A failed attempt at a match: its worker died or raised an error. If it is not `lost`, the match is retried."""

    match: int
    reason: str
    lost: bool
