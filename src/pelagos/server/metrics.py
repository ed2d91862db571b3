"""Counters for operators. Nothing in them depends on what somebody may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pelagos.store.line import Line


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.written = Counter("pelagos_lines", "Lines written to the books of tables", registry=self.registry)
        self.commands = Counter("pelagos_commands", "Commands by outcome", ["outcome"], registry=self.registry)
        self.troubles = Counter("pelagos_troubles", "Tables that had to be loaded anew", registry=self.registry)
        self.refused = Counter("pelagos_refused", "Connections and requests refused", ["why"], registry=self.registry)
        buckets = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
        self.answers = Histogram(
            "pelagos_answer_seconds", "From a command to its answer", buckets=buckets, registry=self.registry
        )

        self.outcomes = [self.commands.labels(word) for word in ("done", "refused")]

    def answered(self, seconds: float, refused: bool) -> None:
        self.answers.observe(seconds)
        self.outcomes[refused].inc()

    def lines(self, lines: Sequence[Line]) -> None:
        self.written.inc(len(lines))

    def trouble(self) -> None:
        self.troubles.inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"pelagos_{name}", text, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)
