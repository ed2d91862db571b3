"""One play of a game: the state and the entries that led to it. The one door through which every move goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pelagos.core.chance import Chance
from pelagos.core.game import CHANCE, NOTHING, OVER, Entry, Event, Game, Illegal, State

Draw = Callable[[State], int]  # answers chance's turn with an outcome
MOST_KNOWN: Final = 50_000  # sentences that are remembered; some 10 MB


def drawn_from(chance: Chance) -> Draw:
    return lambda state: int(state.outcome(chance.below(state.stakes())))


class Match:
    """A game under way. Whoever moves, person, bot or replay, calls play()."""

    def __init__(self, game: Game, state: State, draw: Draw) -> None:
        self.game = game
        self.state = state
        self.draw = draw
        self.entries: list[Entry] = []

    @classmethod
    def begin(cls, game: Game, seats: int, chance: Chance) -> Match:
        """A new game, dealt."""
        match = cls(game, game.start(seats), drawn_from(chance))
        match.deal()
        return match

    def deal(self) -> Entry:
        """What chance draws before the first move."""
        entry = Entry(CHANCE, (), self.draws(self.state))
        self.entries.append(entry)
        return entry

    def play(self, seat: int, move: str | Sequence[int]) -> Entry:
        """Carries out a whole move, or nothing of it: raises Malformed or Illegal with the reason and the clause."""
        actions = self.game.read(move) if isinstance(move, str) else list(move)
        state = self.check(seat, actions)
        entry = Entry(seat, tuple(actions), self.draws(state))
        self.state = state
        self.entries.append(entry)
        return entry

    def check(self, seat: int, actions: Sequence[int]) -> State:
        """The state after these small decisions of one seat, before chance. The match itself is not touched."""
        state = self.state.copy()
        for i, action in enumerate(actions):
            if i > 0 and state.settled():
                clause = self.game.refusal(state, NOTHING).clause
                raise Illegal("refused-one-move", clause)
            self.check_turn(state, seat)
            if action not in state.legal():
                raise self.game.refusal(state, action)
            state.apply(action)
        if not actions or not state.settled():
            raise self.game.refusal(state, NOTHING)
        return state

    def check_turn(self, state: State, seat: int) -> None:
        actor = int(state.actor())
        if actor == seat:
            return
        refusal = self.game.refusal(state, NOTHING)
        if actor in (OVER, CHANCE):
            raise refusal
        raise Illegal("refused-turn", refusal.clause, seat=actor, other=seat)

    def draws(self, state: State) -> tuple[tuple[int, int], ...]:
        """Lets chance draw until somebody must act; in place."""
        found: list[tuple[int, int]] = []
        while state.actor() == CHANCE:
            witness, outcome = int(state.witness()), self.draw(state)
            state.apply(outcome)
            found.append((witness, outcome))
        return tuple(found)

    # ---- questions
    @property
    def actor(self) -> int:
        return int(self.state.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.state.scores()) if score > 0]


def story(game: Game, states: Sequence[State], entries: Sequence[Entry], who: int) -> list[list[Event]]:
    """What each entry told `who`; states[i] is the state before entries[i]."""
    views = [game.view(state, who) for state in states]
    return [game.tell(views[i], game.seen(entry, who), views[i + 1]) for i, entry in enumerate(entries)]


def whole_moves(state: State) -> Iterator[list[int]]:
    """Whole moves that are legal now, in the order of their small decisions; depth first, so a few come at once."""
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.settled():
            yield [action]
        else:
            for rest in whole_moves(after):  # no generator expression: mypyc makes a whole list of one first
                yield [action, *rest]


def fair_moves(state: State, most: int, alike: int) -> list[list[int]]:
    """Whole moves that are legal now, in the order of their small decisions. Where there are more than `most` in all,
    or `alike` of one beginning: one of each beginning, then a second of each, and so on."""
    deeds: list[list[list[int]]] = []
    for action in state.legal():
        found: list[list[int]] = []
        add_moves(state, [action], alike, found)
        deeds.append(found)
    if sum([len(found) for found in deeds]) <= most:
        return [move for found in deeds for move in found]
    longest = max([len(found) for found in deeds])
    in_turn = [found[i] for i in range(longest) for found in deeds if i < len(found)]
    return sorted(in_turn[:most])


def add_moves(state: State, begun: list[int], most: int, found: list[list[int]]) -> None:
    """Those of them that begin like this, as long as there are fewer than `most`."""
    after = state.copy()
    after.apply(begun[-1])
    if after.settled():
        found.append(begun)
        return
    for action in after.legal():
        if len(found) < most:
            add_moves(after, [*begun, action], most, found)


class Sentences:
    """Moves in a game's words. The same come again and again, at all tables: some are remembered."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[tuple[int, ...], str] = {}

    def of(self, moves: list[list[int]]) -> list[str]:
        found: list[str] = []
        for move in moves:
            key = tuple(move)
            words = self.known.get(key)
            if words is None:
                if len(self.known) == MOST_KNOWN:
                    self.known.clear()
                words = self.known[key] = self.game.write(move)
            found.append(words)
        return found
