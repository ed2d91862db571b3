"""A player without plans: any small decision that is legal, each as likely."""

from __future__ import annotations

from librt.random import Random

from pelagos.core.game import State

NAME = "drifter"


def drift(state: State, random: Random) -> list[int]:
    """A whole move of the one who must decide. He looks at his choices, and at nothing else."""
    state = state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        actions.append(legal[int(random.randrange(len(legal)))])
        state.apply(actions[-1])
    return actions
