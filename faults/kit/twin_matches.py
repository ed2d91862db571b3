"""Two whole matches that look the same to one viewer.

The true match is real play. Its twin begins as a copy. Then hidden draws and hidden decisions of others are changed at
random, many times, and a change stays if every entry and every position still looks the same to the viewer. The game's
own view() and seen() decide what the viewer sees (`pelagos laws` tests those). The experiment `leak` tests whether
anything else gets out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from librt.random import Random as FastRandom

from pelagos.bots import bot_of, move_of
from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, PUBLIC, Entry, Game, State, View
from pelagos.core.laws import random_move
from pelagos.core.match import Match, drawn_from

CHANGES = 25  # attempts to change something
WILD = 0.15  # share of random moves: bots alone would leave many rules unused


@dataclass
class History:
    """A match from the deal on. states[i] is the state before entries[i]."""

    entries: list[Entry]
    states: list[State]


# ---- the true match
def real_play(game: Game, seats: int, seed: int, most: int, wild: float = WILD) -> History:
    """Play with sailors that sometimes make a random move. The end of the game is left out: it reveals everything."""
    random, fast = Random(seed), FastRandom(seed)
    match = Match(game, game.start(seats), drawn_from(Seeded(seed)))
    states = [match.state.copy()]
    match.deal()
    states.append(match.state)
    bot = bot_of("sailor", game)  # it has no memory, so one plays every seat
    while not match.is_over and len(match.entries) < most:
        is_wild = random.random() < wild
        match.play(match.actor, random_move(match, fast) if is_wild else move_of(bot, game, match.state, fast, 1.0))
        states.append(match.state)
    if match.is_over:
        match.undo()
        states.pop()
    return History(match.entries, states)


# ---- its twin
def twin_of(game: Game, true: History, who: int, random: Random, changes: int = CHANGES) -> History:
    """Return a match with other secrets that looks the same to `who`. It may be equal to the true one."""
    seen = [game.view(state, who) for state in true.states]
    hidden = [(i, number) for i, entry in enumerate(true.entries) for number in range(secrets_in(game, entry, who))]
    twin = true
    for _ in range(changes if hidden else 0):
        start, number = random.choice(hidden)
        twin = changed(game, true, twin, start, Chooser(game, random, number), who, seen) or twin
    return twin


def secrets_in(game: Game, entry: Entry, who: int) -> int:
    """Count the small decisions and draws of this entry that `who` does not see."""
    actions = [action for action in entry.actions if entry.seat != who]
    draws = [outcome for witness, outcome in entry.draws if witness not in (who, PUBLIC)]
    return sum(1 for action in (*actions, *draws) if game.mask(action) != action)


class Chooser:
    """Choose actions and outcomes as before where that is legal, except for one secret, which is changed."""

    def __init__(self, game: Game, random: Random, number: int = -1) -> None:
        self.game = game
        self.random = random
        self.number = number  # of the secret to change, counted from the first entry played; below 0 for none

    def choose(self, state: State, was: int, had: int, seen: bool) -> int | None:
        """Return an action that looks like `was` to the viewer: `had` if it is legal, None if nothing fits.

        `was` is the true match's, `had` the twin's so far. It must stay `was` if nothing about it is hidden or if the
        viewer sees it (`seen`).
        """
        legal = state.legal()
        mask = self.game.mask(was)
        if seen or mask == was:
            return was if was in legal else None
        self.number -= 1
        change = self.number == -1
        if had in legal and not change:
            return had
        fitting = [action for action in legal if self.game.mask(action) == mask and not (change and action == had)]
        return self.random.choice(fitting) if fitting else None


def changed(
    game: Game, true: History, twin: History, start: int, chooser: Chooser, who: int, seen: list[View]
) -> History | None:
    """Return the twin with a change in entry `start`, or None if the viewer would notice it."""
    entries, states = twin.entries[:start], twin.states[: start + 1]
    for i in range(start, len(true.entries)):
        state = states[-1].copy()
        entry = alike(state, true.entries[i], twin.entries[i], who, chooser)
        if entry is None or game.view(state, who) != seen[i + 1]:
            return None
        entries.append(entry)
        states.append(state)
    return History(entries, states)


def alike(state: State, true: Entry, old: Entry, who: int, chooser: Chooser) -> Entry | None:
    """Apply to `state` an entry that looks like `true` to `who`, and return it. None if there is none."""
    actions: list[int] = []
    draws: list[tuple[int, int]] = []
    for was, had in zip(true.actions, old.actions, strict=True):
        if int(state.actor()) != true.seat or (actions and state.settled()):
            return None
        action = chooser.choose(state, was, had, true.seat == who)
        if action is None:
            return None
        state.apply(action)
        actions.append(action)
    if actions and not state.settled():
        return None
    for (witness, was), (_, had) in zip(true.draws, old.draws, strict=True):
        if int(state.actor()) != CHANCE or int(state.witness()) != witness:
            return None
        outcome = chooser.choose(state, was, had, witness in (who, PUBLIC))
        if outcome is None:
            return None
        state.apply(outcome)
        draws.append((witness, outcome))
    return None if int(state.actor()) == CHANCE else Entry(true.seat, tuple(actions), tuple(draws))


def differs_for_somebody(game: Game, true: State, twin: State) -> bool:
    """Return whether at least one seat sees a difference."""
    return any(game.view(true, seat) != game.view(twin, seat) for seat in range(len(true.scores())))
