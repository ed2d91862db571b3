"""Choosing a move: whole, when there are few, or small decision by small decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pelagos.core.game import State
from pelagos.core.match import whole_moves

MANY = 15  # more whole moves than this are no list to pick from


def forced(state: State, action: int) -> list[int]:
    """A small decision with those that then are no choice any more."""
    actions = [action]
    after = state.copy()
    after.apply(action)
    while not after.settled() and len(after.legal()) == 1:
        actions += after.legal()
        after.apply(actions[-1])
    return actions


class Choice:
    """A move being put together. Works on copies, so that it can be undone."""

    def __init__(self, state: State) -> None:
        self.steps: list[tuple[State, list[int]]] = [(state.copy(), [])]
        self.options = next_options(state)

    @property
    def state(self) -> State:
        return self.steps[-1][0]

    @property
    def actions(self) -> list[int]:
        """The small decisions so far."""
        return self.steps[-1][1]

    @property
    def is_whole(self) -> bool:
        return bool(self.actions) and self.state.settled()

    def fits(self, actions: Sequence[int]) -> bool:
        """Whether these small decisions can come next."""
        state = self.state.copy()
        for i, action in enumerate(actions):
            if (i > 0 and state.settled()) or action not in state.legal():
                return False
            state.apply(action)
        return bool(actions)

    def finishes(self, actions: Sequence[int]) -> bool:
        """Whether these small decisions make the move whole."""
        state = self.state.copy()
        for action in actions:
            state.apply(action)
        return state.settled()

    def take(self, actions: Sequence[int]) -> None:
        state = self.state.copy()
        for action in actions:
            state.apply(action)
        self.steps.append((state, [*self.actions, *actions]))
        self.options = [] if self.is_whole else next_options(state)

    def back(self) -> bool:
        """Undoes the last choice, if there is one to undo."""
        if len(self.steps) == 1:
            return False
        self.steps.pop()
        self.options = next_options(self.state)
        return True


def next_options(state: State) -> list[list[int]]:
    """What can be picked next: whole moves when they are few, else small decisions."""
    whole = list(islice(whole_moves(state), MANY + 1))
    if len(whole) > MANY:
        return [forced(state, action) for action in state.legal()]
    return sorted(whole, key=lambda move: (move[0], len(move), move))
