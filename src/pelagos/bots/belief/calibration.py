"""Measures how good a belief is: its predictions against the truth, in games of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from pelagos.bots import SeatedBots, bot_of
from pelagos.bots.belief import Belief
from pelagos.bots.game_bots import belief_of, truths_of
from pelagos.core.chance import Seeded
from pelagos.core.game import PUBLIC, Game
from pelagos.core.match import Match

BINS = 10
THIRDS = 3
COMPARE_EVERY = 8  # entries between two comparisons
MAX_ENTRIES = 1000  # of one game; later entries would add nothing new
MIN_CHANCE = 1e-9  # so that the logarithm exists


@dataclass
class Calibration:
    """Predictions about secrets, collected over games."""

    looks: int = 0  # secrets compared
    loss: float = 0.0  # sum of the log-loss of the belief,
    uniform: float = 0.0  # and of a belief that has watched nothing
    counts: list[int] = field(default_factory=lambda: [0] * BINS)  # by predicted probability: candidates,
    predicted: list[float] = field(default_factory=lambda: [0.0] * BINS)  # the sum of their probabilities,
    actual: list[int] = field(default_factory=lambda: [0] * BINS)  # and how many of them were true

    def add(self, guess: Sequence[float], flat: Sequence[float], truth: int) -> None:
        """Add one secret: what was believed, what would be believed without watching, and the truth."""
        self.looks += 1
        self.loss -= log(max(guess[truth], MIN_CHANCE))
        self.uniform -= log(max(flat[truth], MIN_CHANCE))
        for i, chance in enumerate(guess):
            if flat[i] > 0.0:
                at = min(int(chance * BINS), BINS - 1)
                self.counts[at] += 1
                self.predicted[at] += chance
                self.actual[at] += int(i == truth)

    @property
    def gain(self) -> float:
        """The log-loss that the belief saves for each secret, in nats."""
        return (self.uniform - self.loss) / max(self.looks, 1)

    @property
    def error(self) -> float:
        """Expected calibration error: the mean distance between predicted probabilities and frequencies."""
        apart = [abs(a - b) for a, b in zip(self.predicted, self.actual, strict=True)]
        return sum(apart) / max(sum(self.counts), 1)

    def merge(self, other: Calibration) -> None:
        self.looks += other.looks
        self.loss += other.loss
        self.uniform += other.uniform
        for i in range(BINS):
            self.counts[i] += other.counts[i]
            self.predicted[i] += other.predicted[i]
            self.actual[i] += other.actual[i]


def calibrate(game: Game, levels: Sequence[str], seed: int) -> list[Calibration]:
    """Play one game of bots and return how good the belief was, for each third of the game."""
    looks = list(watch_game(game, levels, seed))
    found = [Calibration() for _ in range(THIRDS)]
    for n, look in enumerate(looks):
        for guess, flat, truth in zip(*look, strict=True):
            if max(flat) < 1.0:
                found[THIRDS * n // len(looks)].add(guess, flat, truth)
    return found


Look = tuple[list[list[float]], list[list[float]], list[int]]  # by secret: belief, belief without watching, truth


def watch_game(game: Game, levels: Sequence[str], seed: int) -> Iterator[Look]:
    """Play a game of bots. Every few entries, yield the beliefs about all secrets, and the truth."""
    bots = SeatedBots(game, {seat: bot_of(level, game) for seat, level in enumerate(levels)}, seed, float("inf"))
    match = Match.begin(game, len(levels), Seeded(seed))
    belief, blank = belief_of(game), belief_of(game)
    view = game.view(match.state, PUBLIC)
    while not match.is_over and len(match.entries) < MAX_ENTRIES:
        entry = match.play(match.actor, bots.move(match.state))
        before, view = view, game.view(match.state, PUBLIC)
        belief.watch(before, game.mask_entry(entry, PUBLIC), view)
        if len(match.entries) % COMPARE_EVERY == 0 and not match.is_over:
            yield flatten(belief, view), flatten(blank, view), truths_of(game, match.state)


def flatten(belief: Belief, view: Any) -> list[list[float]]:
    return [slot for slots in belief.secrets(view) for slot in slots]
