"""The sailor of Odysseus. It asks the rules where each choice would land the ship, and keeps its cards until they
matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from pelagos.bots.loop_breaker import loop_breaker
from pelagos.core import game as core
from pelagos.games.odysseus.actions import (
    ALLOW,
    ATHENA,
    BLOCK,
    DISK,
    HADES,
    KINDS,
    PASS,
    POWER,
    START,
    STRENGTH,
    TRADE,
    ZEUS,
)
from pelagos.games.odysseus.board import COLOURS, TASKS
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.position import HADES_CARD, NOWHERE, PLACE, WINDOW
from pelagos.games.odysseus.state import Odysseus
from pelagos.games.odysseus.view import View

WIN_VALUE: Final = 20.0  # the value of points that reach the goal
OTHERS_WEIGHT: Final = 1.0  # how much the others' points count, compared with this seat's own
CARD_VALUE: Final = 0.04  # the value of a card in the hand, for each point of strength
READY_VALUE: Final = 0.1  # the value of an unused power
PASS_CHANCE: Final = 0.3  # assumed probability that a player who could act passes
ZEUS_ENDS_CHANCE: Final = 0.2  # assumed probability that Zeus's owner ends the placing in their next turn
HASTE_PRICE: Final = 0.6  # what acting now must gain, if the placing is as likely to go on as to end
GOOD_LANDING: Final = 1.5  # from this value of the landing on, Zeus ends the placing


class OdysseusSailor:
    """Plays by rules of thumb, from the view alone."""

    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, OdysseusGame)
        self.game = game

    def choose(self, view: core.View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """Return one of `legal`."""
        assert isinstance(view, View)
        random_action = loop_breaker(view, legal, random)
        if random_action is not None:
            return random_action
        worth = self.worths(view)
        if legal[0] >= START:
            return max(legal, key=lambda action: self.nearby_worth(view, action - START, worth))
        if legal[0] >= DISK:
            return max(legal, key=lambda action: worth[action - DISK])
        world = self.game.imagine(view, random)
        assert isinstance(world, Odysseus)
        outlook = Outlook(view.who, worth)
        if BLOCK in legal:
            return outlook.answer(world, view)
        if view.phase == PLACE:
            return place(view, legal, outlook, world)
        return max(legal, key=lambda action: outlook.best_after(world, action))

    # ---- what adventures are worth
    def worths(self, view: View) -> list[float]:
        """Return the value of each adventure: what it brings this seat, less what it may bring the others."""
        mine = view.tasks[view.who]
        points = [self.points(view, task) for task in range(TASKS)]
        rivals = [task for task in range(TASKS) if task != mine and points[task] < self.game.board.goal]
        found: list[float] = []
        for adventure in range(len(view.done)):
            gains = [self.value(points[task], self.game.board.tasks[task][adventure]) for task in rivals]
            own = self.value(points[mine], self.game.board.tasks[mine][adventure])
            found.append(own - OTHERS_WEIGHT * sum(gains) / max(1, len(gains)))
        return found

    def points(self, view: View, task: int) -> int:
        """Return how many points a task card has scored so far."""
        return sum(a * b for a, b in zip(self.game.board.tasks[task], view.done, strict=True))

    def value(self, points: int, more: int) -> float:
        """Return the value of further points to a player; they count more the nearer the player is to the goal."""
        goal = int(self.game.board.goal)
        return WIN_VALUE if points + more >= goal else more * (1 + points / goal)

    def nearby_worth(self, view: View, island: int, worth: Sequence[float]) -> float:
        """Return the value of starting at an island: what is within three steps, less the disk that is lost."""
        ends = [island]
        total = 0.0
        for _ in range(3):
            ends = [int(self.game.board.beyond(colour, end)) for end in ends for colour in range(len(COLOURS))]
            total += sum(worth[view.disks[end]] for end in ends if end != island) / len(ends)
        return total - worth[view.disks[island]] / 3


class Outlook:
    """Evaluates choices by playing them out in an imagined world."""

    def __init__(self, who: int, worth: Sequence[float]) -> None:
        self.who = who
        self.worth = worth

    def landing(self, world: Odysseus) -> float:
        """Return the value of the adventure that is completed if everybody passes from now on."""
        while world.phase == PLACE:
            world.apply(PASS)
        return 0.0 if world.last == NOWHERE else self.worth[int(world.last)]

    def holding(self, world: Odysseus) -> float:
        """Return the value of the seat's cards and unused power for later."""
        cards = CARD_VALUE * sum(STRENGTH[kind] * int(world.count(self.who, kind)) for kind in range(len(KINDS)))
        return cards if world.is_spent(world.god(self.who)) else cards + READY_VALUE

    def best_after(self, before: Odysseus, action: int) -> float:
        """Return the best value after a small decision, once the whole move is made and Athena has allowed it."""
        world = before.copy()
        world.apply(action)
        if world.phase == WINDOW:
            world.apply(ALLOW)
        if not world.settled() or world.phase == HADES_CARD:
            return max([self.best_after(world, following) for following in world.legal()])
        held = self.holding(world)
        return held + self.landing(world)

    def answer(self, world: Odysseus, view: View) -> int:
        """Return Athena's answer: block what is worse for this seat than the present course."""
        if view.power == HADES:  # the card is played later, so there is nothing to compare
            return ALLOW
        allowed, blocked = world.copy(), world.copy()
        allowed.apply(ALLOW)
        blocked.apply(BLOCK)
        return BLOCK if self.landing(allowed) + READY_VALUE < self.landing(blocked) else ALLOW


def place(view: View, legal: Sequence[int], outlook: Outlook, world: Odysseus) -> int:
    """Return the action of a turn: the one with the best landing, if it gains enough; else a trade for Zeus, or a
    pass."""
    now = outlook.landing(world.copy())
    mine = view.gods[view.who]
    if mine == ZEUS and POWER in legal and now >= GOOD_LANDING:
        return POWER
    chance = end_probability(view)
    needed = HASTE_PRICE * (1 - chance) / chance
    if max(outlook.worth) - now > needed:  # otherwise no choice can gain enough
        options = [action for action in legal if POWER <= action < TRADE and (action != POWER or mine != ZEUS)]
        values = [outlook.best_after(world, action) for action in options]
        best = max(values, default=0.0)
        if options and best - now - outlook.holding(world) > needed:
            return options[values.index(best)]
    zeus = TRADE + view.gods.index(ZEUS)
    return zeus if zeus in legal else PASS


def end_probability(view: View) -> float:
    """Estimate how likely the placing ends before the seat's next turn, if it passes now."""
    chance = 1.0
    for step in range(1, view.seats - view.passes):
        if can_act(view, (view.who + step) % view.seats):
            chance *= PASS_CHANCE
    zeus = view.gods.index(ZEUS)
    if zeus != view.who and can_use(view, zeus):
        chance += (1 - chance) * ZEUS_ENDS_CHANCE
    return chance


def can_act(view: View, seat: int) -> bool:
    """Return whether a seat has cards, or a power to use in its turn."""
    return view.hand_sizes[seat] > 0 or can_use(view, seat)


def can_use(view: View, seat: int) -> bool:
    """Return whether a seat has a power to use in its own turn."""
    god = view.gods[seat]
    return god != ATHENA and not (view.power_spent >> god) & 1 and not view.waits[seat]
