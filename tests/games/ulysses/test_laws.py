"""The laws hold in random play of Ulysses and catch mistakes planted in Ulysses."""

import pytest

from pelagos.core import laws
from pelagos.games import load
from pelagos.games.ulysses.actions import CARD, CARDS, N_KINDS, RETURN
from pelagos.games.ulysses.game import UlyssesGame
from tests.kit.games.every_game import law_broken_by
from tests.kit.games.positions import fields

POSITIONS = 1000


@pytest.mark.parametrize(("seats", "variant"), [*[(seats, "") for seats in UlyssesGame.seats], (4, "first-voyage")])
def test_no_law_is_broken(seats, variant):
    """U1.2, U1.3, U1.4, U3.1, U3.2, U3.3: conservation, views, imagined worlds, refusals, records."""
    report = laws.run(load("ulysses").in_variant(variant), seats, POSITIONS, seed=10 * seats)
    assert report.broken is None, f"seed {report.seed}: {report.broken}"
    assert report.positions >= POSITIONS


class SeesAHand(UlyssesGame):
    """U3.2 broken: in every view, the memory of the shuffle comes from the true hands."""

    def view(self, state, who):
        view = super().view(state, who)
        other = (who + 1) % view.seats
        return view, tuple(int(state.count(other, kind)) for kind in range(N_KINDS))

    def imagine(self, view, random):
        return super().imagine(view[0], random)


class ForgetsTheShuffle(UlyssesGame):
    """U3.4 broken: imagining ignores the shuffle, so hands appear that the viewer knows to be impossible."""

    def imagine(self, view, random):
        nothing = (0,) * N_KINDS
        forgotten = {"kept": nothing if view.kept else (), "kept_sizes": (0,) * view.seats, "shuffled": CARDS}
        return super().imagine(type(view)(**{**fields(view), **forgotten}), random)


class ShowsTheReturnedGoal(UlyssesGame):
    """U3.2 broken: other players see which goal goes under the pile."""

    def mask(self, action):
        return action if RETURN <= action < CARD else super().mask(action)


class LosesAPlagueClause(UlyssesGame):
    def refusal(self, state, action):
        error = super().refusal(state, action)
        error.clause = "U5.9" if error.clause == "U5.2" else error.clause
        return error


MISTAKES = {
    SeesAHand: "imagine",
    ForgetsTheShuffle: "imagine",
    ShowsTheReturnedGoal: "masks",
    LosesAPlagueClause: "refusals",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_caught(mistake):
    assert law_broken_by(mistake(), 4) == MISTAKES[mistake]
