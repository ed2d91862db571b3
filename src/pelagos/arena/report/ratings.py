"""Ratings of bots by openskill, over the matches in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from pelagos.arena.optional import library
from pelagos.arena.result import Result


def ratings(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """By bot: the estimate, its uncertainty, and `sure`, what the bot is worth with near certainty. Who shares a win
    shares the place. Seats of one bot are rated apart in a match, and their mean is the bot's rating after it."""
    model = library("openskill.models", "arena", "a rating").PlackettLuce()
    found = {name: model.rating() for result in results for name in result.seats}
    for result in results:
        rate(model, found, result)
    return {
        name: {"mu": round(each.mu, 2), "sigma": round(each.sigma, 2), "sure": round(each.ordinal(), 2)}
        for name, each in found.items()
    }


def rate(model: Any, found: dict[str, Any], result: Result) -> None:
    places = [sum(other > score for other in result.scores) for score in result.scores]  # the winners' is 0
    after = model.rate([[found[name]] for name in result.seats], ranks=places)
    for name in dict.fromkeys(result.seats):
        own = [seat[0] for seat, bot in zip(after, result.seats, strict=True) if bot == name]
        found[name] = model.rating(mu=mean(each.mu for each in own), sigma=mean(each.sigma for each in own))
