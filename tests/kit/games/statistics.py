"""A chi-square test for random draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)


def assert_uniform(found: Mapping[Outcome, int], expected: Mapping[Outcome, int]) -> None:
    """Compare counts with the number of ways to each outcome. The seed is fixed, so a failure is a mistake."""
    assert set(found) <= set(expected), "an outcome that is impossible"
    statistic, limit = chi_square(Counter(found), expected)
    assert statistic < limit


def chi_square(found: Mapping[Outcome, int], expected: Mapping[Outcome, int]) -> tuple[float, float]:
    """Return the statistic and its limit: the mean of its distribution plus six standard deviations."""
    total, weight = sum(found.values()), sum(expected.values())
    mean = {key: total * ways / weight for key, ways in expected.items()}
    statistic = sum((found[key] - mean[key]) ** 2 / mean[key] for key in mean)
    freedom = len(mean) - 1
    return statistic, freedom + 6 * (2 * freedom) ** 0.5
