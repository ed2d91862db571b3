"""Decision times as a histogram with logarithmic bins, four to a doubling: small enough for one line of JSON, and fine
enough for quantiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log2
from typing import Any

SHORTEST = 1e-6  # seconds: the first bin
STEPS = 4  # bins to a doubling
LATE = 0.02  # seconds after the deadline that do not count as late: a busy machine needs them now and then


class DecisionTimes:
    """The decision times of one seat."""

    def __init__(self) -> None:
        self.total = 0.0
        self.most = 0.0
        self.late = 0
        self.bins: Counter[int] = Counter()

    def add(self, seconds: float, allowed: float) -> None:
        self.total += seconds
        self.most = max(self.most, seconds)
        self.late += seconds > allowed + LATE
        self.bins[bin_of(seconds)] += 1

    def as_dict(self) -> dict[str, Any]:
        """Return the data for a Result; times are in seconds."""
        bins = {str(number): count for number, count in sorted(self.bins.items())}
        total, most = round(self.total, 6), round(self.most, 6)
        return {"count": self.bins.total(), "total": total, "most": most, "late": self.late, "bins": bins}


def bin_of(seconds: float) -> int:
    return max(0, round(STEPS * log2(max(seconds, SHORTEST) / SHORTEST)))


def middle_of(number: int) -> float:
    return float(SHORTEST * 2 ** (number / STEPS))


def merge_times(times: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Merge the times of many seats into their mean, quantiles (to within a bin), longest time and late decisions."""
    found = list(times)
    bins: Counter[int] = Counter()
    for each in found:
        bins.update({int(number): count for number, count in each["bins"].items()})
    count, most = bins.total(), max((each["most"] for each in found), default=0.0)
    mean = sum(each["total"] for each in found) / count if count else 0.0
    rows = {"count": count, "mean": mean}
    rows |= {f"p{percent:g}": min(most, quantile(bins, percent / 100)) for percent in (50, 95, 99, 99.9)}
    return rows | {"most": most, "late": sum(each["late"] for each in found)}


def quantile(bins: Counter[int], part: float) -> float:
    """Return the time that this part of the decisions did not exceed."""
    left = part * bins.total()
    for number in sorted(bins):
        left -= bins[number]
        if left <= 0:
            return middle_of(number)
    return 0.0
