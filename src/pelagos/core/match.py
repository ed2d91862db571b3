"""One play of a game: the state and the entries that led to it. The one door through which every move goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pelagos.core.chance import Chance
from pelagos.core.game import CHANCE, NOTHING, OVER, Entry, Event, Game, Illegal, State

Draw = Callable[[State], int]  # answers chance's turn with an outcome
MOST_KNOWN: Final = 50_000  # sentences that are remembered, and their beginnings; some 12 MB


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


class Branch:
    """The moves that begin with the same small decisions, as far as anybody has asked for them."""

    def __init__(self, decisions: list[int]) -> None:
        self.decisions = decisions
        self.words: dict[int, str] = {}  # of those that one decision more makes whole
        self.branches: dict[int, Branch] = {}


class Sentences:
    """Whole moves in a game's words. The same come again and again, at all tables, so the tree of those that were said
    is remembered: to walk along it is to have the words."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.root = Branch([])
        self.known = 0  # words and branches

    def fair(self, state: State, most: int, alike: int) -> list[str]:
        """Whole moves that are legal now, in the order of their small decisions. Where there are more than `most` in
        all, or `alike` of one beginning: one of each beginning, then a second of each, and so on."""
        if self.known > MOST_KNOWN:
            self.root, self.known = Branch([]), 0
        deeds: list[list[str]] = []
        for action in state.legal():
            found: list[str] = []
            self.add(state, False, action, self.root, alike, found)
            deeds.append(found)
        if sum([len(found) for found in deeds]) <= most:
            return [words for found in deeds for words in found]
        longest = max([len(found) for found in deeds])
        in_turn = [(deed, i) for i in range(longest) for deed in range(len(deeds)) if i < len(deeds[deed])]
        return [deeds[deed][i] for deed, i in sorted(in_turn[:most])]

    def add(self, state: State, ours: bool, action: int, branch: Branch, most: int, found: list[str]) -> None:
        """Those that go on with this action, as long as there are fewer than `most`. `ours`: nobody needs the state
        any more, so it need not be copied."""
        if state.finishes(action):
            found.append(branch.words.get(action) or self.say(branch, action))
            return
        after = state if ours else state.copy()
        after.apply(action)
        onward = self.onward(branch, action)
        legal = after.legal()
        for following in legal:
            if len(found) < most:
                self.add(after, following == legal[-1], following, onward, most, found)

    def onward(self, branch: Branch, action: int) -> Branch:
        found = branch.branches.get(action)
        if found is None:
            found = branch.branches[action] = Branch([*branch.decisions, action])
            self.known += 1
        return found

    def say(self, branch: Branch, action: int) -> str:
        words = branch.words[action] = self.game.write([*branch.decisions, action])
        self.known += 1
        return words
