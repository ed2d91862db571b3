"""Counters for operators. None of them depends on anything that a player may not know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
OUTCOMES = ("done", "refused")


class Moves(Collector):
    """Counters that change with every move, as plain numbers: a Counter and a Histogram take a lock for each change."""

    def __init__(self) -> None:
        self.lines = 0
        self.outcomes = [0] * len(OUTCOMES)
        self.answers = [0] * (
            len(BOUNDS) + 1
        )  # by the smallest bound they are within; the last is for those beyond all
        self.seconds = 0.0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("pelagos_lines", "Lines written to the logs of tables", value=self.lines)
        commands = CounterMetricFamily("pelagos_commands", "Commands by outcome", labels=["outcome"])
        for word, count in zip(OUTCOMES, self.outcomes, strict=True):
            commands.add_metric([word], count)
        yield commands
        bounds = [*map(str, map(float, BOUNDS)), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.answers), strict=True))
        yield HistogramMetricFamily(
            "pelagos_answer_seconds", "Time from a command to its answer", buckets=buckets, sum_value=self.seconds
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.troubles = Counter("pelagos_troubles", "Tables that had to be reloaded", registry=self.registry)
        self.refused = Counter("pelagos_refused", "Connections and requests refused", ["why"], registry=self.registry)

    def count_answer(self, seconds: float, refused: bool) -> None:
        moves = self.moves
        moves.answers[bisect_left(BOUNDS, seconds)] += 1
        moves.seconds += seconds
        moves.outcomes[refused] += 1

    def count_trouble(self) -> None:
        self.troubles.inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is looked up when the metrics are read."""
        Gauge(f"pelagos_{name}", text, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)
