"""Ratings of bots with openskill, over the matches in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from pelagos.arena.optional import import_optional
from pelagos.arena.result import Result


def ratings(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Return for each bot the estimate `mu`, its uncertainty `sigma`, and `sure`, a rating that the bot almost
    certainly reaches.

    Bots that share a win share the first place. Several seats of one bot are rated separately in a match, and their
    mean is the bot's rating after it.
    """
    model = import_optional("openskill.models", "arena", "a rating").PlackettLuce()
    found = {name: model.rating() for result in results for name in result.seats}
    for result in results:
        rate(model, found, result)
    return {
        name: {"mu": round(each.mu, 2), "sigma": round(each.sigma, 2), "sure": round(each.ordinal(), 2)}
        for name, each in found.items()
    }


def rate(model: Any, found: dict[str, Any], result: Result) -> None:
    places = [sum(other > score for other in result.scores) for score in result.scores]  # 0 for the winners
    after = model.rate([[found[name]] for name in result.seats], ranks=places)
    for name in dict.fromkeys(result.seats):
        own = [seat[0] for seat, bot in zip(after, result.seats, strict=True) if bot == name]
        found[name] = model.rating(mu=mean(each.mu for each in own), sigma=mean(each.sigma for each in own))
