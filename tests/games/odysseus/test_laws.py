"""The laws hold in random play of Odysseus and catch mistakes planted in Odysseus."""

import pytest
from librt.random import Random

from pelagos.core import laws
from pelagos.games.odysseus.actions import FACE, TAKE
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.state import Odysseus
from tests.kit.games.every_game import find, law_broken_by
from tests.kit.games.positions import fields, match_of
from tests.kit.typed import typed

POSITIONS = 700


@pytest.mark.parametrize(("seats", "variant"), [*[(seats, "") for seats in OdysseusGame.seats], (4, "first-voyage")])
def test_no_law_is_broken(seats, variant):
    """O1.2 to O1.6, O3.1, O3.2, O3.3: 42 wind cards, 30 disks, six tasks, each god once; views, worlds, records."""
    report = laws.run(find("odysseus").in_variant(variant), seats, POSITIONS, seed=10 * seats)
    assert report.broken is None, f"seed {report.seed}: {report.broken}"
    assert report.positions >= POSITIONS


class SeesFaceDownCards(OdysseusGame):
    """O3.2 broken: every view shows the face-down cards."""

    def view(self, state, who):
        return super().view(state, who), [value for key, value in self.facts(state).items() if key.startswith("hidden")]

    def imagine(self, view, random):
        return super().imagine(view[0], random)

    def tell(self, before, entry, after):
        return super().tell(before[0], entry, after[0])


class SeesATask(OdysseusGame):
    """O3.2 broken: every view shows the task of A."""

    def view(self, state, who):
        return super().view(state, who), self.facts(state)["task A"]

    def imagine(self, view, random):
        return super().imagine(view[0], random)


class ForgetsTheDeal(OdysseusGame):
    """O3.3 broken: imagining ignores the memory of the last round."""

    def imagine(self, view, random):
        nothing = (0,) * 5
        forgotten = {"kept": nothing if view.kept else (), "kept_sizes": (0,) * view.seats}
        return super().imagine(type(view)(**{**fields(view), **forgotten}), random)


class ShowsTheFaceDownCard(OdysseusGame):
    """O3.2 broken: other players see which card is played face down."""

    def mask(self, action):
        return action if FACE <= action < TAKE else super().mask(action)


class ShowsTheDeal(OdysseusGame):
    """O2.4 broken: other players see which cards are dealt."""

    def mask(self, action):
        return action if self.table[action].verb == "card" else super().mask(action)


class CitesNoClause(OdysseusGame):
    def refusal(self, state, action):
        error = super().refusal(state, action)
        error.clause = "O6.9" if error.clause == "O6.4" else error.clause
        return error


class LosesACard(OdysseusGame):
    """O1.4 broken: from the second round on one card is missing."""

    def census(self, state):
        found = dict(super().census(state))
        return found | {"wind cards": found["wind cards"] - (int(self.facts(state)["round"]) > 1)}


MISTAKES = {
    SeesFaceDownCards: "masks",
    SeesATask: "imagine",
    ForgetsTheDeal: "imagine",
    ShowsTheFaceDownCard: "masks",
    ShowsTheDeal: "masks",
    CitesNoClause: "refusals",
    LosesACard: "conservation",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_caught(mistake):
    assert law_broken_by(mistake(), 4) == MISTAKES[mistake]


class ImaginesWinners(OdysseusGame):
    """O3.3 broken: imagining ignores completed adventures, so a player may have ten points already."""

    def imagine(self, view, random):
        world = typed(Odysseus, super().imagine(type(view)(**{**fields(view), "done": (0,) * 6}), random))
        for adventure, count in enumerate(view.done):
            world.done[adventure] = count
        return world


def test_the_laws_do_not_catch_an_impossible_task():
    """O3.3: such a state looks the same to all players. test_imagine.py checks that none is drawn."""
    game, random = ImaginesWinners(), Random(1)
    state = match_of(game, 3, "tasks A=2 B=4 C=3", "disks alpha=circe", "done sirens=4").state
    for _ in range(30):
        laws.imagine_keeps_the_view(laws.SampledPosition(game, state, 0, random))
    found = [game.facts(game.imagine(game.view(state, 0), random)) for _ in range(30)]
    assert any(int(facts["points B"]) >= 10 for facts in found)
