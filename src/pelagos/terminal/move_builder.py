"""Build a move: pick it whole when there are few moves, otherwise action by action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pelagos.core.game import State
from pelagos.core.match import whole_moves

LONGEST_LIST = 15  # with more whole moves than this, the player picks action by action


def with_forced(state: State, action: int) -> list[int]:
    """Return an action and the actions after it that leave the player no choice."""
    actions = [action]
    after = state.copy()
    after.apply(action)
    while not after.settled() and len(after.legal()) == 1:
        actions += after.legal()
        after.apply(actions[-1])
    return actions


class MoveBuilder:
    """A move that is not finished yet. It works on copies of the state, so that every step can be undone."""

    def __init__(self, state: State) -> None:
        self.steps: list[tuple[State, list[int]]] = [(state.copy(), [])]
        self.options = next_options(state)

    @property
    def state(self) -> State:
        return self.steps[-1][0]

    @property
    def actions(self) -> list[int]:
        """The actions chosen so far."""
        return self.steps[-1][1]

    @property
    def is_whole(self) -> bool:
        return bool(self.actions) and self.state.settled()

    def fits(self, actions: Sequence[int]) -> bool:
        """Return whether these actions can come next."""
        state = self.state.copy()
        for i, action in enumerate(actions):
            if (i > 0 and state.settled()) or action not in state.legal():
                return False
            state.apply(action)
        return bool(actions)

    def finishes(self, actions: Sequence[int]) -> bool:
        """Return whether these actions make the move whole."""
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
        """Undo the last step. Return False if there is none."""
        if len(self.steps) == 1:
            return False
        self.steps.pop()
        self.options = next_options(self.state)
        return True


def next_options(state: State) -> list[list[int]]:
    """Return the options to pick from: whole moves when they are few, otherwise single actions."""
    whole = list(islice(whole_moves(state), LONGEST_LIST + 1))
    if len(whole) > LONGEST_LIST:
        return [with_forced(state, action) for action in state.legal()]
    return sorted(whole, key=lambda move: (move[0], len(move), move))
