"""`pelagos laws`: check the laws of a game in random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pelagos.core import laws
from pelagos.core.game import Game


def check_laws(
    game: Game, counts: Sequence[int], positions: int, seed: int, tick: Callable[[], Any], board: str | None = None
) -> list[str]:
    """Return the table of checks. Raise laws.LawBroken with the command that reproduces it."""
    checks: dict[int, Counter[str]] = {}
    for seats in counts:
        report = laws.run(game, seats, positions, seed, tick)
        if report.broken is not None:
            first = report.seed if report.positions < positions else seed  # the last game stops at the count
            again = f"pelagos laws {game.name} --players {seats} --seed {first} --positions {positions}"
            again += f" --board {board}" if board else ""
            again += f" --variant {game.variant}" if game.variant else ""
            raise laws.LawBroken(report.broken.law, describe_failure(seats, report, again))
        checks[seats] = report.checks
        checks[seats]["positions"] = report.positions
        checks[seats]["games"] = report.games
    return table(checks)


def describe_failure(seats: int, report: laws.Report, again: str) -> str:
    detail = report.broken.detail if report.broken else ""
    return (
        f"{detail}\n  in a game of {seats} with seed {report.seed}, position {report.positions}\n  reproduce: {again}"
    )


def table(checks: dict[int, Counter[str]]) -> list[str]:
    names = list(dict.fromkeys(name for found in checks.values() for name in found))
    head = f"{'':20}" + "".join(f"{seats} players".rjust(13) for seats in checks)
    return [head, *[row(name, [found[name] for found in checks.values()]) for name in names]]


def row(name: str, counts: Sequence[int]) -> str:
    return f"{name.replace('_', ' '):20}" + "".join(f"{count:13,}" for count in counts)
