"""Beliefs about goals in Ulysses: a player who proposes, objects to or supports a place shows how far it is from the
player's goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.bots.belief.belief import Assignments, Belief, Evidence, blend
from pelagos.core import game as core
from pelagos.core.game import Entry
from pelagos.games.ulysses.actions import (
    AGREE,
    AT,
    BUILD,
    CARD,
    END,
    EXCHANGE,
    LAY,
    OBJECT,
    PASS,
    PLACE_BLACK,
    PLAGUE_BY_ZEUS,
    PLAY_PLAGUE,
    PLAY_WIND,
    PROPOSE,
    RETURN,
    RETURN_SOME,
    SUPPORT,
    WIND_BY_ZEUS,
)
from pelagos.games.ulysses.board import COLOURS, GOALS, PER_COLOUR, PLACES
from pelagos.games.ulysses.bots.sailor import disk, distances
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.imagine import slots_of
from pelagos.games.ulysses.position import NO_GOAL, NOWHERE, PER_SEAT, UNDER
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN, View

Row = tuple[float, ...]  # named, because mypyc treats a bare Final tuple of floats as not set

# What a move says about each hidden goal of the mover: a gain, by the distance of the goal from the place that the move
# is about (0 to 4 movements, or more). Fitted by multinomial logistic regression to 480 games of sailors, 3 to 5 seats.
FAR: Final = 5
PROPOSED: Final[Row] = (1.76, 0.38, -0.14, -0.48, -0.63, -0.89)  # proposed this place,
NOT_PROPOSED: Final[Row] = (-1.31, 0.13, 0.26, 0.3, 0.32, 0.31)  # and not this one
AGREED: Final[Row] = (-0.17, 0.13, 0.02, 0.03, 0.01, 0.0)  # agreed to this place,
NO_OBJECTION: Final[Row] = (-0.14, 0.07, 0.01, 0.03, 0.03, 0.03)  # and did not object with this one
OBJECTED: Final[Row] = (1.69, -0.05, -0.27, -0.41, -0.47, -0.48)  # objected with this place,
REFUSED: Final[Row] = (-0.98, 0.02, 0.12, 0.24, 0.31, 0.29)  # against this one,
NOT_OBJECTED: Final[Row] = (-0.85, 0.04, 0.11, 0.18, 0.26, 0.26)  # and not with this one
BLACK_PLACED: Final[Row] = (1.3, -0.4, -0.35, -0.37, -0.23, 0.05)  # placed black here,
OUTBID: Final[Row] = (-0.47, -0.01, 0.13, 0.22, 0.06, 0.07)  # against these disks
SUPPORTED: Final[Row] = (0.19, 0.01, -0.01, -0.04, -0.06, -0.08)  # supported the disk here,
OPPOSED: Final[Row] = (-0.32, 0.03, 0.05, 0.06, 0.08, 0.09)  # against this one
PASSED: Final[Row] = (-0.56, 0.12, 0.15, 0.16, 0.1, 0.03)  # passed while this disk was leading,
YIELDED: Final[Row] = (-0.49, 0.1, 0.1, 0.12, 0.08, 0.09)  # and this one was not
STAYED: Final[Row] = (0.0, -0.36, -0.19, 0.01, 0.18, 0.36)  # played a wind to move on from here
ENDED: Final[Row] = (0.0, -0.31, -0.09, 0.05, 0.06, 0.29)  # ended the turn here
PLAGUED: Final[Row] = (-0.64, 0.16, 0.26, 0.04, 0.01, 0.18)  # placed a plague here
RETURNED: Final[Row] = (0.0, -0.76, -1.63, -0.64, 1.03, 2.01)  # gave the goal back in an exchange, the ship here
KEPT: Final[Row] = (0.0, -0.06, -0.1, 0.0, 0.09, 0.06)  # kept the goal in that exchange

# What some moves say about each card that the mover keeps: a log-likelihood, by kind (objection, temple, wind, plague,
# Zeus, Pandora). Fitted in the same way, with drifters among the sailors.
HABITS: Final[tuple[Row, ...]] = (
    (0.23, -0.28, 0.15, 0.0, -0.18, 0.07),  # proposed,
    (-0.24, 0.41, 0.26, 0.24, -0.39, -0.27),  # and had not played a Pandora
    (0.1, 0.12, -0.47, 0.0, 0.09, 0.16),  # ended the turn without a wind
    (-0.56, 0.22, 0.1, 0.18, -0.18, 0.23),  # bid
    (0.64, -0.6, -0.09, -0.75, 1.01, -0.21),  # built: these cards were not used to pay
)
Clue = tuple[Row, int]  # a row of the first table, and the place


class UlyssesBelief(Belief):
    """Evidence about a goal moves with its card: into a pile and out of it again."""

    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, UlyssesGame)
        super().__init__(game, HABITS)
        self.near = [game.board.neighbours(place) for place in range(PLACES)]
        self.far = [[min(steps, FAR) for steps in distances(self.near, place)] for place in range(PLACES)]
        self.evidence: dict[int, Evidence] = {}  # by slot
        self.factors: list[tuple[int, int, list[float]]] = []  # slot, seat (or UNKNOWN) and weights of hidden goals

    # ---- watching
    def watch(self, before: core.View, entry: Entry, after: core.View) -> None:
        assert isinstance(before, View) and isinstance(after, View)
        if entry.seat < 0:
            return
        for slot in hidden_slots(before, entry.seat):
            self.add(before, slot, self.clues(before, entry))
        if EXCHANGE <= entry.actions[0] < LAY:
            self.exchange(before, entry)
        self.reveals(before, after)
        self.watch_hands(entry.seat, habits(before, entry), before.hand_sizes, after.hand_sizes)
        self.weigh(after)

    def clues(self, view: View, entry: Entry) -> list[Clue]:
        """Return what a move says about each hidden goal of its seat."""
        action = entry.actions[0]
        free = [place for place in self.near[view.ship] if not (view.plagued >> place) & 1]
        disks = [place for place in (view.blue, view.red, view.black) if place != NOWHERE]
        if PROPOSE <= action < OBJECT:
            return choice(PROPOSED, action - PROPOSE, NOT_PROPOSED, free)
        if OBJECT <= action < PLACE_BLACK:
            others = [place for place in free if place != view.blue]
            return [(REFUSED, view.blue), *choice(OBJECTED, action - OBJECT, NOT_OBJECTED, others)]
        if PLACE_BLACK <= action < RETURN:
            return choice(BLACK_PLACED, action - PLACE_BLACK, OUTBID, disks)
        if SUPPORT <= action < EXCHANGE:
            return choice(SUPPORTED, disk(view, action - SUPPORT), OPPOSED, disks)
        if action == AGREE:
            return choice(AGREED, view.blue, NO_OBJECTION, free)
        if action == PASS:
            return choice(PASSED, disk(view, view.leader), YIELDED, disks)
        if action == PLAY_WIND or action == WIND_BY_ZEUS:
            return [(STAYED, view.ship)]
        if action == PLAY_PLAGUE or action == PLAGUE_BY_ZEUS:
            return [(PLAGUED, entry.actions[1] - AT)]
        return [(ENDED, view.ship)] if action == END else []

    def add(self, view: View, slot: int, clues: Sequence[Clue]) -> None:
        """Add clues to the evidence about one hidden goal."""
        if not clues:
            return
        seen = view.goals[slot // PER_SEAT][slot % PER_SEAT]
        first = seen.colour * PER_COLOUR
        gains = [sum([row[self.far[place][first + i]] for row, place in clues]) for i in range(PER_COLOUR)]
        self.of(slot).add(gains, [i for i in range(PER_COLOUR) if (seen.maybe >> i) & 1])

    def of(self, slot: int) -> Evidence:
        return self.evidence.setdefault(slot, Evidence([0.0] * PER_COLOUR))

    def exchange(self, view: View, entry: Entry) -> None:
        """Move the evidence with an exchange: one goal goes under its pile, another into the slot (as in
        position.py)."""
        seat, target = entry.seat, entry.actions[0] - EXCHANGE
        colour = colour_returned(entry.actions[-1])
        hidden = hidden_slots(view, seat)
        alike = [slot for slot in hidden if view.goals[seat][slot % PER_SEAT].colour == colour]
        given = alike[-1]
        self.mix(alike)
        for slot in hidden:
            self.add(view, slot, [(RETURNED if slot == given else KEPT, view.ship)])
        under = UNDER + colour * PER_COLOUR + len(view.under[colour])
        self.evidence[under] = self.evidence.pop(given)
        if view.piles[target] == 0:
            self.take_under(target, given)

    def reveals(self, before: View, after: View) -> None:
        """Mix the evidence of the goals that a revealed one may have been (Position.show)."""
        for seat, slots in enumerate(after.goals):
            for i, slot in enumerate(slots):
                if slot.shown and not before.goals[seat][i].shown:
                    self.mix([s for s in hidden_slots(before, seat) if may_be(before.goals[seat][s % PER_SEAT], slot)])

    def mix(self, slots: Sequence[int]) -> None:
        """Average the evidence of goals that can no longer be told apart."""
        if len(slots) > 1:
            mixed = [self.of(slot) for slot in slots]
            self.evidence.update({slot: blend(mixed) for slot in slots})

    def take_under(self, colour: int, slot: int) -> None:
        """Take the goal that was returned first, once the shuffled part of a pile is used up; the rest move up."""
        first = UNDER + colour * PER_COLOUR
        for at, source in [(slot, first), *[(i, i + 1) for i in range(first, first + PER_COLOUR - 1)]]:
            if source in self.evidence:
                self.evidence[at] = self.evidence.pop(source)

    # ---- weighing
    def weigh(self, view: View) -> None:
        """Prepare what weight() needs: the weights of all goals that are still hidden."""
        self.factors = []
        for slot, evidence in self.evidence.items():
            seat = slot // PER_SEAT if slot < UNDER else UNKNOWN
            if seat == UNKNOWN or not view.goals[seat][slot % PER_SEAT].shown:
                self.factors.append((slot, seat, evidence.weights()))

    def weight_of_secrets(self, world: core.State, who: int) -> float:
        assert isinstance(world, Ulysses)
        goals = world.goals
        weight = 1.0
        for slot, seat, weights in self.factors:
            goal = int(goals[slot])
            if seat != who and goal != NO_GOAL:
                weight *= weights[goal % PER_COLOUR]
        return weight

    def secrets(self, view: core.View) -> list[list[list[float]]]:
        """Return the probability that the goal is each of the 36 places, by seat and slot. All 0 for an empty slot."""
        assert isinstance(view, View)
        found = [[[0.0] * GOALS for _ in slots] for slots in view.goals]
        for colour in range(len(COLOURS)):
            for slot, row in self.of_colour(view, colour).items():
                if slot < UNDER:
                    first = colour * PER_COLOUR
                    found[slot // PER_SEAT][slot % PER_SEAT][first : first + PER_COLOUR] = row
        return found

    def of_colour(self, view: View, colour: int) -> dict[int, list[float]]:
        """Return the probability of each goal of one colour, by slot."""
        weights = {slot: factor for slot, _, factor in self.factors}
        free = (1 << PER_COLOUR) - 1
        found: dict[int, list[float]] = {}
        hidden: dict[int, list[float]] = {}
        for slot, seen in slots_of(view, colour):
            if seen.goal != UNKNOWN:
                free &= ~(1 << seen.goal % PER_COLOUR)
                found[slot] = [1.0 if i == seen.goal % PER_COLOUR else 0.0 for i in range(PER_COLOUR)]
            else:
                row = weights.get(slot, [1.0] * PER_COLOUR)
                hidden[slot] = [w if (seen.maybe >> i) & 1 else 0.0 for i, w in enumerate(row)]
        found.update(zip(hidden, Assignments(list(hidden.values())).marginals(free), strict=True))
        return found


# ---- the board
def choice(chosen: Row, place: int, left: Row, places: Sequence[int]) -> list[Clue]:
    """Return clues for the chosen place and for the places that were not chosen."""
    return [(chosen, place), *[(left, other) for other in places if other != place]]


# ---- goals
def hidden_slots(view: View, seat: int) -> list[int]:
    slots = enumerate(view.goals[seat])
    return [seat * PER_SEAT + i for i, slot in slots if not slot.shown and slot.colour != UNKNOWN]


def may_be(hidden: Slot, shown: Slot) -> bool:
    """Return True if the shown goal may have been this one, by public knowledge."""
    return hidden.colour == shown.colour and (hidden.maybe >> (shown.goal % PER_COLOUR)) & 1 == 1


def colour_returned(action: int) -> int:
    """Return the colour of a returned goal. The returning player's own entry names the goal, but only its colour, which
    all see, is used."""
    return (action - RETURN) // PER_COLOUR if action < CARD else action - RETURN_SOME


# ---- hands
def habits(view: View, entry: Entry) -> list[int]:
    """Return what a move shows about the mover's hand, as rows of HABITS."""
    action = entry.actions[0]
    if PROPOSE <= action < OBJECT:
        return [0] if view.pandora_used else [0, 1]
    if action == END:
        return [2]
    if action == BUILD:
        return [4]
    return [3] if SUPPORT <= action < EXCHANGE or OBJECT <= action < RETURN else []
