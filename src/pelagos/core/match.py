"""A match: the state of a game and the entries that led to it. Every move goes through `Match.prepare`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pelagos.core.chance import Chance
from pelagos.core.game import CHANCE, NOTHING, OVER, Entry, Event, Game, Illegal, State

Draw = Callable[[State], int]  # draws an outcome when chance must act


def drawn_from(chance: Chance) -> Draw:
    """Return a function that draws outcomes from `chance`."""
    return lambda state: int(state.outcome(chance.below(state.rolls())))


def no_draw(state: State) -> int:
    """Fail: every move of this match is prepared with draws of its own, such as those of a record."""
    raise AssertionError("this match draws nothing itself")


def draw_all(state: State, draw: Draw) -> tuple[tuple[int, int], ...]:
    """Let chance draw until a seat must act or the game is over, and return the draws. This changes the state."""
    found: list[tuple[int, int]] = []
    while state.actor() == CHANCE:
        witness, outcome = int(state.witness()), draw(state)
        state.apply(outcome)
        found.append((witness, outcome))
    return tuple(found)


class Prepared:
    """A whole move, or the deal, that was tried out: its entry and the state after it."""

    def __init__(self, entry: Entry, after: State) -> None:
        self.entry = entry
        self.after = after


class Match:
    """One play of a game. People, bots and replay all move by the same two steps: prepare() and apply()."""

    def __init__(self, game: Game, state: State, draw: Draw = no_draw) -> None:
        self.game = game
        self.state = state
        self.before = state  # the state before the last entry; `state` itself if there is nothing to undo
        self.draw = draw
        self.entries: list[Entry] = []

    @classmethod
    def begin(cls, game: Game, seats: int, chance: Chance, first: int = CHANCE) -> Match:
        """Start a new game and deal. `first` is the seat that goes first, or CHANCE if the game decides it."""
        match = cls(game, game.new_game(seats, first), drawn_from(chance))
        match.deal()
        return match

    def copy(self) -> Match:
        """Return an independent copy. It shares the states: a match never changes a state, it replaces it."""
        found = Match(self.game, self.state, self.draw)
        found.before, found.entries = self.before, self.entries.copy()
        return found

    # ---- playing
    def deal(self) -> Entry:
        """Let chance draw everything that comes before the first move."""
        return self.apply(self.prepare_deal(self.draw))

    def play(self, seat: int, move: str | Sequence[int]) -> Entry:
        """Play a whole move, or raise Malformed or Illegal and change nothing."""
        return self.apply(self.prepare(seat, move, self.draw))

    def prepare_deal(self, draw: Draw) -> Prepared:
        """Return what deal() would do, with outcomes from `draw`. The match itself does not change."""
        state = self.state.copy()
        return Prepared(Entry(CHANCE, (), draw_all(state, draw)), state)

    def prepare(self, seat: int, move: str | Sequence[int], draw: Draw) -> Prepared:
        """Return what a whole move would do, with outcomes from `draw`. The match itself does not change.

        Raise Malformed or Illegal if it is not one.
        """
        actions = self.game.read(move) if isinstance(move, str) else list(move)
        state = self.check(seat, actions)
        return Prepared(Entry(seat, tuple(actions), draw_all(state, draw)), state)

    def apply(self, prepared: Prepared) -> Entry:
        """Carry out what was prepared in this very position, and return its entry."""
        self.before, self.state = self.state, prepared.after
        self.entries.append(prepared.entry)
        return prepared.entry

    def undo(self) -> None:
        """Take back the last entry. Only the state before it is kept: an earlier entry cannot be taken back."""
        if self.before is self.state:
            raise ValueError("there is no entry to undo")
        self.state = self.before
        self.entries.pop()

    def check(self, seat: int, actions: Sequence[int]) -> State:
        """Return the state after these actions of one seat, before chance draws. The match itself does not change.

        Raise Illegal, with the reason and the clause, if they are not one whole legal move.
        """
        state = self.state.copy()
        for i, action in enumerate(actions):
            if i > 0 and state.settled():
                raise self.no_second_move(state, action)
            if state.actor() != seat:
                raise self.wrong_turn(state, seat)
            if action not in state.legal():
                raise self.game.refusal(state, action)
            state.apply(action)
        if not actions or not state.settled():
            raise self.game.refusal(state, NOTHING)
        return state

    def no_second_move(self, state: State, action: int) -> Illegal:
        """Return the refusal of an action that follows a whole move.

        The clause says what a seat decides next. If no seat does, it says what was decided in the whole move.
        """
        if state.actor() == CHANCE and action in state.legal():
            return self.game.refusal(state, action)
        decision = state if state.actor() >= 0 else self.state
        return Illegal("refused-one-move", self.game.refusal(decision, NOTHING).clause)

    def wrong_turn(self, state: State, seat: int) -> Illegal:
        """Return the refusal for a seat that does not have to act."""
        actor, refusal = int(state.actor()), self.game.refusal(state, NOTHING)
        if actor == OVER or actor == CHANCE:
            return refusal
        return Illegal("refused-turn", refusal.clause, seat=actor, other=seat)

    # ---- queries
    @property
    def actor(self) -> int:
        return int(self.state.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.state.scores()) if score > 0]


def entry_logs(game: Game, states: Sequence[State], entries: Sequence[Entry], who: int) -> list[list[Event]]:
    """Return the log of each entry as `who` reads it. states[i] is the state before entries[i]."""
    views = [game.view(state, who) for state in states]
    return [game.tell(views[i], game.mask_entry(entry, who), views[i + 1]) for i, entry in enumerate(entries)]


def whole_moves(state: State) -> Iterator[list[int]]:
    """Yield the whole legal moves in the order of their actions. The search is depth first, so the first few are quick
    to get even if there are very many."""
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.settled():
            yield [action]
        else:
            for rest in whole_moves(after):  # mypyc would turn a generator expression into a complete list first
                yield [action, *rest]
