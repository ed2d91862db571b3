"""Beliefs about whole sets of goals in Ulysses. A set is as likely as the moves that were seen, if a seat with these
goals plays like the pilot. Compiled."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pelagos.bots.belief.suspicion import Suspicion
from pelagos.bots.search.budget import Budget
from pelagos.core import game as core
from pelagos.core.game import Entry
from pelagos.core.tabletop.packed import bit, bit_count, nth_bit
from pelagos.games.ulysses.actions import EXCHANGE, LAY, PROPOSE, RETURN
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.bots.belief import colour_returned, hidden_slots
from pelagos.games.ulysses.bots.pilot import UlyssesPilot
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.imagine import Ways, imagine
from pelagos.games.ulysses.position import ACT, ANY_GOAL, RETURN_GOAL
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN, View

HANDS: Final = 3  # random hands that allow a move, with which it is evaluated
DEALS: Final = 30  # the most worlds that are drawn to find them
RANDOM_MOVE: Final = 0.1  # the assumed share of moves that are random
MIN_ODDS: Final = 1e-5  # a set is dropped if its odds, divided by those of the likeliest set, are below this
TRIES: Final = 40  # attempts to draw sets for all seats, before the world is drawn without them


class Sets:
    """The sets of goals that one seat may hide, as bits, with their odds in any unit."""

    def __init__(self, sets: vec[i64], odds: vec[float]) -> None:
        self.sets = sets
        self.odds = odds
        self.sums: vec[float] = vec[float]()  # cumulative sums of the odds
        self.tidy()

    def tidy(self) -> None:
        """Drop sets that are nearly impossible, and sum up the odds of the rest."""
        top = 0.0
        for odds in self.odds:
            top = max(top, odds)
        sets, chances, sums = vec[i64](), vec[float](), vec[float]()
        total = 0.0
        for i in range(len(self.sets)):
            chance = self.odds[i] / top
            if chance >= MIN_ODDS:
                total += chance
                sets = append(sets, self.sets[i])
                chances = append(chances, chance)
                sums = append(sums, total)
        self.sets, self.odds, self.sums = sets, chances, sums

    def learn(self, likely: vec[float]) -> None:
        for i in range(len(self.odds)):
            self.odds[i] *= likely[i]
        self.tidy()

    def draw(self, random: Random) -> i64:
        """Draw a set in proportion to its odds."""
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        mark = random.random() * self.sums[high]
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return self.sets[low]


class UlyssesSuspicion(Suspicion):
    """Keeps the sets of each other seat independently. That no two seats have the same goal is ensured when drawing."""

    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.game = game
        self.pilot = UlyssesPilot(game)
        self.tables: dict[int, Sets] = {}  # by seat
        self.noted: list[tuple[View, Entry, View]] = []
        self.learnt = 0  # entries that were learnt from
        # By set: the likelihood of the entry that is being learnt from. If the budget runs out, the next ponder()
        # continues after the first `looked` sets.
        self.likely: vec[float] = vec[float]()
        self.looked = 0
        self.actions: vec[i64] = game.board.buffer[:]
        self.weights: vec[float] = vec[float]([0.0 for _ in range(len(self.actions))])

    # ---- watching
    def watch(self, before: core.View, entry: Entry, after: core.View) -> None:
        assert isinstance(before, View) and isinstance(after, View)
        self.noted.append((before, entry, after))

    def ponder(self, budget: Budget) -> None:
        while self.noted:
            before, entry, after = self.noted[0]
            if is_evidence(before, entry) and not self.learn(before, entry, budget):
                return
            for seat in list(self.tables):
                self.rule_out(after, seat)
            del self.noted[0]
            self.learnt += 1

    def learn(self, view: View, entry: Entry, budget: Budget) -> bool:
        """Multiply the odds of each set by the likelihood of the move. Return False if the budget ran out first."""
        action = entry.actions[0]
        table = self.table(view, entry.seat)
        worlds = self.worlds(view, action)
        slots = hidden_slots(view, entry.seat)
        if self.looked == 0:
            self.likely = vec[float]([1.0 for _ in range(len(table.sets))])
        while worlds and self.looked < len(table.sets):
            if budget.is_spent():
                return False
            self.likely[self.looked] = self.likelihood(worlds, slots, table.sets[self.looked], action)
            self.looked += 1
            budget.done += len(worlds)
        self.looked = 0
        table.learn(self.likely)
        if view.phase == ACT and action < LAY and worlds:
            self.tables[entry.seat] = self.sets_after_exchange(table, worlds[0], slots, entry)
        return True

    def table(self, view: View, seat: int) -> Sets:
        found = self.tables.get(seat)
        if found is None:
            found = self.tables[seat] = all_sets(view, seat)
        return found

    def worlds(self, view: View, action: int) -> list[Ulysses]:
        """Draw a few worlds in which the action is legal. Seeded by the entry's number, so that the result is
        repeatable."""
        random = Random(self.learnt)
        found: list[Ulysses] = []
        for _ in range(DEALS):
            world = imagine(view, self.game.board, random)
            if action in world.legal():
                found.append(world)
            if len(found) == HANDS or (found and view.phase == ACT):
                break
        return found

    def likelihood(self, worlds: list[Ulysses], slots: list[int], goals: i64, action: i64) -> float:
        """Return how likely the pilot takes the action with these goals, on average over the hands."""
        total = 0.0
        for world in worlds:
            put_goals(world, slots, goals)
            total += self.share(world, action)
        return total / float(len(worlds))

    def share(self, s: Ulysses, action: i64) -> float:
        """Return the likelihood of the action in one world. In the action phase only proposals and exchanges are
        compared, because the other actions depend on the hand."""
        n = s.moves(self.actions)
        self.pilot.weigh(s, self.actions, n, self.weights)
        total = 0.0
        taken = 0.0
        count = 0.0
        i: i64 = 0
        while i < n:
            if s.phase != ACT or self.actions[i] >= EXCHANGE:
                total += self.weights[i]
                count += 1.0
                if self.actions[i] == action:
                    taken = self.weights[i]
            i += 1
        return (1.0 - RANDOM_MOVE) * taken / total + RANDOM_MOVE / count

    def sets_after_exchange(self, table: Sets, world: Ulysses, slots: list[int], entry: Entry) -> Sets:
        """Return the sets after an exchange: the pilot gives back a goal of one colour, and takes any of another."""
        given, taken = colour_returned(entry.actions[-1]), entry.actions[0] - EXCHANGE
        found: dict[int, float] = {}
        world.phase = RETURN_GOAL
        for k in range(len(table.sets)):
            goals = table.sets[k]
            put_goals(world, slots, goals)
            for i in range(int(world.moves(self.actions))):
                goal = self.actions[i] - RETURN
                if goal // PER_COLOUR == given:
                    odds = table.odds[k] * self.share(world, self.actions[i])
                    add_goals(found, goals & ~bit(goal), taken, odds)
        return Sets(vec[i64]([i64(goals) for goals in found]), vec[float](list(found.values())))

    def rule_out(self, view: View, seat: int) -> None:
        """Keep the sets that fit the goals that are open now. If no set fits, start over for this seat."""
        shown, known, maybe = open_goals(view, seat)
        maybe &= ~known_elsewhere(view, seat)
        left = len(hidden_slots(view, seat))
        table = self.tables[seat]
        sets, odds = vec[i64](), vec[float]()
        for i in range(len(table.sets)):
            goals = table.sets[i] & ~shown
            if goals & ~maybe == 0 and known & ~goals == 0 and bit_count(goals) == left:
                sets = append(sets, goals)
                odds = append(odds, table.odds[i])
        if len(sets) > 0:
            self.tables[seat] = Sets(sets, odds)
        else:
            del self.tables[seat]

    # ---- drawing
    def imagine(self, view: core.View, random: Random) -> Ulysses:
        """Draw sets of goals for the others, write them into the view as if they were known, and draw the rest as
        usual."""
        assert isinstance(view, View)
        for _ in range(TRIES):
            goals = self.draw_goals(view, random)
            if goals is not None:
                return imagine(replace(view, goals=goals), self.game.board, random)
        return imagine(view, self.game.board, random)

    def draw_goals(self, view: View, random: Random) -> tuple[tuple[Slot, ...], ...] | None:
        """Draw the goals of all seats. Return None if they do not fit together."""
        taken = known_goals(view)
        found: list[tuple[Slot, ...]] = []
        for seat, slots in enumerate(view.goals):
            table = self.tables.get(seat)
            if table is not None and seat != view.who:
                goals = table.draw(random) & ~known_of(slots)
                slots = fill_slots(slots, goals) or fill_slots(slots[::-1], goals)[::-1]
                if goals & taken != 0 or not slots:
                    return None
                taken |= goals
            found.append(slots)
        return tuple(found) if is_possible(view, found, taken) else None


# ---- moves
def is_evidence(view: View, entry: Entry) -> bool:
    """Return whether the move is another seat's and says something about its goals. Which cards the active player plays
    says little."""
    if entry.seat < 0 or entry.seat == view.who:
        return False
    action = entry.actions[0]
    return view.phase != ACT or EXCHANGE <= action < LAY or action >= PROPOSE


# ---- sets
def all_sets(view: View, seat: int) -> Sets:
    """Return all possible sets of a seat, equally likely."""
    free = ~known_elsewhere(view, seat)
    sets = [0]
    for slot in view.goals[seat]:
        if not slot.shown and slot.colour != UNKNOWN:
            goals = [goal for goal in goals_of(slot) if goal & free != 0]
            sets = [old | goal for old in sets for goal in goals if old & goal == 0]
    sets = list(dict.fromkeys(sets))
    return Sets(vec[i64]([i64(goals) for goals in sets]), vec[float]([1.0 for _ in sets]))


def goals_of(slot: Slot) -> list[int]:
    """Return what a hidden goal may be, as single bits."""
    if slot.goal != UNKNOWN:
        return [1 << slot.goal]
    return [1 << (slot.colour * PER_COLOUR + i) for i in range(PER_COLOUR) if (slot.maybe >> i) & 1]


def add_goals(found: dict[int, float], goals: i64, colour: int, odds: float) -> None:
    """Add the odds of a set to all sets that it becomes with one more goal of a colour."""
    for i in range(PER_COLOUR):
        more = bit(colour * PER_COLOUR + i)
        if goals & more == 0:
            found[int(goals | more)] = found.get(int(goals | more), 0.0) + odds


def open_goals(view: View, seat: int) -> tuple[i64, i64, i64]:
    """Return a seat's revealed goals, its hidden goals that the viewer knows, and all goals it may hide, as bits."""
    shown: i64 = 0
    known: i64 = 0
    maybe: i64 = 0
    for slot in view.goals[seat]:
        if slot.shown:
            shown |= bit(slot.goal)
        elif slot.colour != UNKNOWN:
            known |= bit(slot.goal) if slot.goal != UNKNOWN else 0
            maybe |= i64(sum(goals_of(slot)))
    return shown, known, maybe


def put_goals(world: Ulysses, slots: list[int], goals: i64) -> None:
    """Put a set into a seat's slots. The order does not matter, because the pilot looks at the set only."""
    n = 0
    goal: i64 = 0
    while goals != 0:
        if goals & 1 == 1:
            world.goals[slots[n]] = u8(goal)
            n += 1
        goals >>= 1
        goal += 1


# ---- slots
def known_of(slots: tuple[Slot, ...]) -> i64:
    """Return the goals that the viewer knows in these slots, as bits."""
    found: i64 = 0
    for slot in slots:
        if slot.goal != UNKNOWN:
            found |= bit(slot.goal)
    return found


def known_goals(view: View) -> i64:
    found: i64 = 0
    for slots in view.goals:
        found |= known_of(slots)
    for slots in view.under:
        found |= known_of(slots)
    return found


def known_elsewhere(view: View, seat: int) -> i64:
    """Return the goals that the viewer knows to be elsewhere, so that this seat cannot have them."""
    return known_goals(view) & ~known_of(view.goals[seat])


def fill_slots(slots: tuple[Slot, ...], goals: i64) -> tuple[Slot, ...]:
    """Return the slots with these goals filled into the unknown ones, or () if they do not fit in this order."""
    found: list[Slot] = []
    for slot in slots:
        if slot.goal == UNKNOWN and slot.colour != UNKNOWN:
            first = slot.colour * PER_COLOUR
            fits = (goals >> first) & i64(slot.maybe)
            if fits == 0:
                return ()
            goal = first + int(nth_bit(fits, 0))
            goals &= ~bit(goal)
            slot = Slot(slot.colour, goal, slot.shown, slot.maybe, slot.knows)
        found.append(slot)
    return tuple(found)


def is_possible(view: View, goals: list[tuple[Slot, ...]], taken: i64) -> bool:
    """Return whether the slots that are still unknown can be filled: those of seats without sets, and under the
    piles."""
    for colour in range(len(COLOURS)):
        slots = [slot for row in [*goals, view.under[colour]] for slot in row if slot.colour == colour]
        maybe = [slot.maybe for slot in slots if slot.goal == UNKNOWN]
        if maybe and Ways(maybe).count(0, ANY_GOAL & ~(taken >> (colour * PER_COLOUR))) == 0:
            return False
    return True
