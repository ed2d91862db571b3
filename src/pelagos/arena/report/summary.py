"""The summary of a run, as plain data. Only `times` differs between two runs of the same settings."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from statistics import mean
from typing import Any

from pelagos.arena.decision_times import merge_times
from pelagos.arena.plan import RunSettings
from pelagos.arena.report.ratings import ratings
from pelagos.arena.report.statistics import group_interval, share, spread
from pelagos.arena.result import Result
from pelagos.arena.results_file import ResultsFile
from pelagos.core.game import LETTERS, InvalidInput


def summary(results_file: ResultsFile) -> dict[str, Any]:
    results, settings = results_file.results, results_file.settings
    seats = range(len(settings.bots))
    by_seat = {LETTERS[seat]: share(sum(result.scores[seat] for result in results), len(results)) for seat in seats}
    return {
        "settings": asdict(settings),
        "matches": len(results),
        "missing": settings.games - len(results),
        "endless": sum(not any(result.scores) for result in results),
        "bots": {name: bot(name, settings, results) for name in names(settings)},
        "ratings": ratings_or_reason(names(settings), results),
        "wins_by_seat": by_seat,
        "lengths": lengths(results),
        "digest": digest(results),
        "times": {name: merge_times(times_of(name, results)) for name in names(settings)},
    }


def names(settings: RunSettings) -> list[str]:
    return list(dict.fromkeys(settings.bots))


def bot(name: str, settings: RunSettings, results: Sequence[Result]) -> dict[str, Any]:
    """Summarise one bot. A bot with several seats wins when one of them does."""
    wins = [share_of_win(name, result) for result in results]
    seats = settings.bots.count(name)
    row = {"seats": seats, "fair": seats / len(settings.bots), **share(sum(wins), len(wins))}
    if settings.duplicate:
        row["interval_by_deal"] = by_deal(wins, results)
    return row | {"faults": faults(name, results)}


def share_of_win(name: str, result: Result) -> float:
    """Return the part of the win that a bot's seats got."""
    return sum(score for score, bot in zip(result.scores, result.seats, strict=True) if bot == name)


def by_deal(wins: Sequence[float], results: Sequence[Result]) -> list[float]:
    deals = defaultdict(list)
    for win, result in zip(wins, results, strict=True):
        deals[result.deal].append(win)
    low, high = group_interval([mean(found) for found in deals.values()]) if deals else (0.0, 1.0)
    return [round(low, 4), round(high, 4)]


def faults(name: str, results: Sequence[Result]) -> dict[str, Any]:
    """Return how often a bot gave no legal answer, in how many matches, and the first reason."""
    found = [
        (result.match, fault) for result in results for fault in result.faults if result.seats[fault["seat"]] == name
    ]
    count, matches = sum(fault["count"] for _, fault in found), len({match for match, _ in found})
    return {"count": count, "matches": matches, "first": found[0][1]["first"] if found else ""}


def ratings_or_reason(names: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """Return the ratings, or why there are none."""
    try:
        found = ratings(results)
        return {name: found[name] for name in names if name in found}
    except InvalidInput as error:
        return {"none": str(error)}


def lengths(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    kinds = results[0].lengths if results else {}
    return {kind: spread([result.lengths[kind] for result in results]) for kind in kinds}


def times_of(name: str, results: Sequence[Result]) -> list[dict[str, Any]]:
    return [
        times
        for result in results
        for times, bot in zip(result.times, result.seats, strict=True)
        if bot == name and times["count"]
    ]


def digest(results: Sequence[Result]) -> str:
    """Return a hash of all games: two runs with the same digest have played the same games."""
    text = json.dumps([result.same() for result in results])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
