"""A sailor of Odysseus: asks the rules where each choice would land the ship, and keeps his cards till it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from pelagos.bots.loop_breaker import loop_breaker
from pelagos.core import game as core
from pelagos.games.odysseus import OdysseusGame
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
from pelagos.games.odysseus.position import HADES_CARD, NOWHERE, PLACE, WINDOW
from pelagos.games.odysseus.rules import GOAL
from pelagos.games.odysseus.state import Odysseus
from pelagos.games.odysseus.view import View

WIN: Final = 20.0  # what a landing is worth that ends the game
SHARE: Final = 1.0  # how much the others' points count against mine
CARD: Final = 0.04  # what a card is worth in the hand, for each point of strength
HOLD: Final = 0.1  # what a power is worth as long as it is ready
IDLE: Final = 0.3  # how likely somebody who could act passes
THUNDER: Final = 0.2  # how likely Zeus ends the placing in his next turn
GAIN: Final = 0.6  # the price of haste: what a choice must bring if the placing is as likely to go on as to end
GOOD: Final = 1.5  # a landing for which Zeus ends the placing


class OdysseusSailor:
    """Goes by rules of thumb, from the view alone."""

    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, OdysseusGame)
        self.game = game

    def choose(self, view: core.View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """One small decision."""
        assert isinstance(view, View)
        anything = loop_breaker(view, legal, random)
        if anything is not None:
            return anything
        worth = self.worths(view)
        if legal[0] >= START:
            return max(legal, key=lambda action: self.waters(view, action - START, worth))
        if legal[0] >= DISK:
            return max(legal, key=lambda action: worth[action - DISK])
        world = self.game.imagine(view, random)
        assert isinstance(world, Odysseus)
        look = Outlook(view.who, worth)
        if BLOCK in legal:
            return look.answer(world, view)
        if view.phase == PLACE:
            return place(view, legal, look, world)
        return max(legal, key=lambda action: look.after(world, action))

    # ---- what adventures are worth
    def worths(self, view: View) -> list[float]:
        """By adventure: what it would bring me, less what it may bring the others."""
        mine = view.tasks[view.who]
        points = [self.points(view, task) for task in range(TASKS)]
        rivals = [task for task in range(TASKS) if task != mine and points[task] < GOAL]
        found: list[float] = []
        for adventure in range(len(view.done)):
            gains = [gain(points[task], self.game.board.tasks[task][adventure]) for task in rivals]
            own = gain(points[mine], self.game.board.tasks[mine][adventure])
            found.append(own - SHARE * sum(gains) / max(1, len(gains)))
        return found

    def points(self, view: View, task: int) -> int:
        """What a task card has brought so far to whoever has it."""
        return sum(a * b for a, b in zip(self.game.board.tasks[task], view.done, strict=True))

    def waters(self, view: View, island: int, worth: Sequence[float]) -> float:
        """How good it is to start there: what lies within three steps, less what is lost by starting."""
        ends = [island]
        total = 0.0
        for _ in range(3):
            ends = [int(self.game.board.beyond(colour, end)) for end in ends for colour in range(len(COLOURS))]
            total += sum(worth[view.disks[end]] for end in ends if end != island) / len(ends)
        return total - worth[view.disks[island]] / 3


class Outlook:
    """What would come of choices in an imagined world, told by the rules."""

    def __init__(self, who: int, worth: Sequence[float]) -> None:
        self.who = who
        self.worth = worth

    def landing(self, world: Odysseus) -> float:
        """What the adventure is worth that is completed if from now on everybody passes."""
        while world.phase == PLACE:
            world.apply(PASS)
        return 0.0 if world.last == NOWHERE else self.worth[int(world.last)]

    def holding(self, world: Odysseus) -> float:
        """What my cards and my ready power are worth to me later."""
        cards = CARD * sum(STRENGTH[kind] * int(world.count(self.who, kind)) for kind in range(len(KINDS)))
        return cards if world.is_spent(world.god(self.who)) else cards + HOLD

    def after(self, before: Odysseus, action: int) -> float:
        """The best that can come of a small choice, once the whole move is made and Athena allows it."""
        world = before.copy()
        world.apply(action)
        if world.phase == WINDOW:
            world.apply(ALLOW)
        if not world.settled() or world.phase == HADES_CARD:
            return max([self.after(world, following) for following in world.legal()])
        held = self.holding(world)
        return held + self.landing(world)

    def answer(self, world: Odysseus, view: View) -> int:
        """Athena: what is worse for me than the present course is blocked."""
        if view.power == HADES:  # his card is still to come, so there is nothing to weigh
            return ALLOW
        allowed, blocked = world.copy(), world.copy()
        allowed.apply(ALLOW)
        blocked.apply(BLOCK)
        return BLOCK if self.landing(allowed) + HOLD < self.landing(blocked) else ALLOW


def gain(points: int, more: int) -> float:
    """What further points are worth to somebody: more the nearer he comes to the goal."""
    return WIN if points + more >= GOAL else more * (1 + points / GOAL)


def place(view: View, legal: Sequence[int], look: Outlook, world: Odysseus) -> int:
    """A turn: what lands best, if it cannot wait; else a trade for Zeus, or patience."""
    now = look.landing(world.copy())
    mine = view.gods[view.who]
    if mine == ZEUS and POWER in legal and now >= GOOD:
        return POWER
    chance = ending(view)
    needed = GAIN * (1 - chance) / chance
    if max(look.worth) - now > needed:  # else no choice can bring that much
        options = [action for action in legal if POWER <= action < TRADE and (action != POWER or mine != ZEUS)]
        values = [look.after(world, action) for action in options]
        best = max(values, default=0.0)
        if options and best - now - look.holding(world) > needed:
            return options[values.index(best)]
    zeus = TRADE + view.gods.index(ZEUS)
    return zeus if zeus in legal else PASS


def ending(view: View) -> float:
    """How likely the placing ends before my next turn, if I pass now."""
    chance = 1.0
    for step in range(1, view.seats - view.passes):
        if can_act(view, (view.who + step) % view.seats):
            chance *= IDLE
    zeus = view.gods.index(ZEUS)
    if zeus != view.who and can_use(view, zeus):
        chance += (1 - chance) * THUNDER
    return chance


def can_act(view: View, seat: int) -> bool:
    """He has cards, or a power for his turn."""
    return view.hand_sizes[seat] > 0 or can_use(view, seat)


def can_use(view: View, seat: int) -> bool:
    """His power is ready for his own turn."""
    god = view.gods[seat]
    return god != ATHENA and not (view.power_spent >> god) & 1 and not view.waits[seat]
