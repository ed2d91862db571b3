"""What goals others have in Ulysses, all of a seat's together: a set of goals is as likely as somebody who has them,
and plays like the pilot, would have done what was seen. Compiled."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pelagos.bots.belief.suspicion import Suspicion
from pelagos.bots.belief.ulysses import colour_returned, hidden_slots
from pelagos.bots.pilot.ulysses import UlyssesPilot
from pelagos.bots.search.budget import Budget
from pelagos.core import game as core
from pelagos.core.game import Entry
from pelagos.core.tabletop.packed import bit, bits, nth_bit
from pelagos.games.ulysses import UlyssesGame
from pelagos.games.ulysses.actions import EXCHANGE, LAY, PROPOSE, RETURN
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.imagine import Ways, imagine
from pelagos.games.ulysses.position import ACT, ANY_GOAL, RETURN_GOAL
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN, View

HANDS: Final = 3  # a move is looked at with some hands that allow it,
DEALS: Final = 30  # which are looked for in so many worlds
SLIP: Final = 0.1  # how often somebody does anything at all
LEAST: Final = 1e-5  # a set that is so much less likely than another is forgotten
TRIES: Final = 40  # draws of goals for all, before they are drawn blindly


class Sets:
    """The sets of goals that one seat may hide, as bits, and how likely they are, in any unit."""

    def __init__(self, sets: vec[i64], odds: vec[float]) -> None:
        self.sets = sets
        self.odds = odds
        self.sums: vec[float] = vec[float]()  # of the odds so far
        self.tidy()

    def tidy(self) -> None:
        """Forgets what is next to impossible, and adds up the rest."""
        top = 0.0
        for odds in self.odds:
            top = max(top, odds)
        sets, chances, sums = vec[i64](), vec[float](), vec[float]()
        total = 0.0
        for i in range(len(self.sets)):
            chance = self.odds[i] / top
            if chance >= LEAST:
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
        """One of them, as likely as it is."""
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
    """Each other seat by itself; that no two have the same goal is seen to when worlds are drawn."""

    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.game = game
        self.pilot = UlyssesPilot(game)
        self.tables: dict[int, Sets] = {}  # by seat
        self.noted: list[tuple[View, Entry, View]] = []
        self.seen = 0  # entries thought about
        self.likely: vec[float] = vec[float]()  # how likely the first that is noted was, by set,
        self.looked = 0  # for so many sets, if there was no time for all
        self.room: vec[i64] = game.board.room[:]
        self.weights: vec[float] = vec[float]([0.0 for _ in range(len(self.room))])

    # ---- watching
    def watch(self, before: core.View, entry: Entry, after: core.View) -> None:
        assert isinstance(before, View) and isinstance(after, View)
        self.noted.append((before, entry, after))

    def ponder(self, budget: Budget) -> None:
        while self.noted:
            before, entry, after = self.noted[0]
            if tells(before, entry) and not self.learn(before, entry, budget):
                return
            for seat in list(self.tables):
                self.rule_out(after, seat)
            del self.noted[0]
            self.seen += 1

    def learn(self, view: View, entry: Entry, budget: Budget) -> bool:
        """Each set gets as much likelier as the move was likely with it; false if there was no time for all sets."""
        action = entry.actions[0]
        table = self.table(view, entry.seat)
        worlds = self.worlds(view, action)
        slots = hidden_slots(view, entry.seat)
        if self.looked == 0:
            self.likely = vec[float]([1.0 for _ in range(len(table.sets))])
        while worlds and self.looked < len(table.sets):
            if budget.spent():
                return False
            self.likely[self.looked] = self.chance(worlds, slots, table.sets[self.looked], action)
            self.looked += 1
            budget.done += len(worlds)
        self.looked = 0
        table.learn(self.likely)
        if view.phase == ACT and action < LAY and worlds:
            self.tables[entry.seat] = self.exchanged(table, worlds[0], slots, entry)
        return True

    def table(self, view: View, seat: int) -> Sets:
        found = self.tables.get(seat)
        if found is None:
            found = self.tables[seat] = everything(view, seat)
        return found

    def worlds(self, view: View, action: int) -> list[Ulysses]:
        """A few in which this could be done. The same for the same entry, whatever else is drawn."""
        random = Random(self.seen)
        found: list[Ulysses] = []
        for _ in range(DEALS):
            world = imagine(view, self.game.board, random)
            if action in world.legal():
                found.append(world)
            if len(found) == HANDS or (found and view.phase == ACT):
                break
        return found

    def chance(self, worlds: list[Ulysses], slots: list[int], goals: i64, action: i64) -> float:
        """How likely the pilot does this with these goals, whatever his hand."""
        total = 0.0
        for world in worlds:
            lay_out(world, slots, goals)
            total += self.share(world, action)
        return total / float(len(worlds))

    def share(self, s: Ulysses, action: i64) -> float:
        """Of what an active player may do, proposals and exchanges alone count: the rest depends on his hand."""
        n = s.moves(self.room)
        self.pilot.weigh(s, self.room, n, self.weights)
        total = 0.0
        taken = 0.0
        count = 0.0
        i: i64 = 0
        while i < n:
            if s.phase != ACT or self.room[i] >= EXCHANGE:
                total += self.weights[i]
                count += 1.0
                if self.room[i] == action:
                    taken = self.weights[i]
            i += 1
        return (1.0 - SLIP) * taken / total + SLIP / count

    def exchanged(self, table: Sets, world: Ulysses, slots: list[int], entry: Entry) -> Sets:
        """One goal of a colour is given back, as the pilot would, and any goal of another taken."""
        given, taken = colour_returned(entry.actions[-1]), entry.actions[0] - EXCHANGE
        found: dict[int, float] = {}
        world.phase = RETURN_GOAL
        for k in range(len(table.sets)):
            goals = table.sets[k]
            lay_out(world, slots, goals)
            for i in range(int(world.moves(self.room))):
                goal = self.room[i] - RETURN
                if goal // PER_COLOUR == given:
                    odds = table.odds[k] * self.share(world, self.room[i])
                    add_goals(found, goals & ~bit(goal), taken, odds)
        return Sets(vec[i64]([i64(goals) for goals in found]), vec[float](list(found.values())))

    def rule_out(self, view: View, seat: int) -> None:
        """Keeps the sets that fit what lies open by now. If none does, nothing is believed."""
        shown, known, maybe = open_goals(view, seat)
        maybe &= ~known_elsewhere(view, seat)
        left = len(hidden_slots(view, seat))
        table = self.tables[seat]
        sets, odds = vec[i64](), vec[float]()
        for i in range(len(table.sets)):
            goals = table.sets[i] & ~shown
            if goals & ~maybe == 0 and known & ~goals == 0 and bits(goals) == left:
                sets = append(sets, goals)
                odds = append(odds, table.odds[i])
        if len(sets) > 0:
            self.tables[seat] = Sets(sets, odds)
        else:
            del self.tables[seat]

    # ---- drawing
    def imagine(self, view: core.View, random: Random) -> Ulysses:
        """What was drawn for the others is written into the view as if it were known; the rest is drawn as ever."""
        assert isinstance(view, View)
        for _ in range(TRIES):
            goals = self.guess(view, random)
            if goals is not None:
                return imagine(replace(view, goals=goals), self.game.board, random)
        return imagine(view, self.game.board, random)

    def guess(self, view: View, random: Random) -> tuple[tuple[Slot, ...], ...] | None:
        """Goals for all, or None if that cannot be."""
        taken = known_goals(view)
        found: list[tuple[Slot, ...]] = []
        for seat, slots in enumerate(view.goals):
            table = self.tables.get(seat)
            if table is not None and seat != view.who:
                goals = table.draw(random) & ~known_of(slots)
                slots = filled(slots, goals) or filled(slots[::-1], goals)[::-1]
                if goals & taken != 0 or not slots:
                    return None
                taken |= goals
            found.append(slots)
        return tuple(found) if is_possible(view, found, taken) else None


# ---- moves
def tells(view: View, entry: Entry) -> bool:
    """Another's move says something of his goals. Which cards an active player plays says little."""
    if entry.seat < 0 or entry.seat == view.who:
        return False
    action = entry.actions[0]
    return view.phase != ACT or EXCHANGE <= action < LAY or action >= PROPOSE


# ---- sets
def everything(view: View, seat: int) -> Sets:
    """All that is possible, each as likely."""
    free = ~known_elsewhere(view, seat)
    sets = [0]
    for slot in view.goals[seat]:
        if not slot.shown and slot.colour != UNKNOWN:
            goals = [goal for goal in goals_of(slot) if goal & free != 0]
            sets = [old | goal for old in sets for goal in goals if old & goal == 0]
    sets = list(dict.fromkeys(sets))
    return Sets(vec[i64]([i64(goals) for goals in sets]), vec[float]([1.0 for _ in sets]))


def goals_of(slot: Slot) -> list[int]:
    """What a hidden goal may be, a bit each."""
    if slot.goal != UNKNOWN:
        return [1 << slot.goal]
    return [1 << (slot.colour * PER_COLOUR + i) for i in range(PER_COLOUR) if (slot.maybe >> i) & 1]


def add_goals(found: dict[int, float], goals: i64, colour: int, odds: float) -> None:
    """Adds the odds of a set to all that it can become with one more goal of a colour."""
    for i in range(PER_COLOUR):
        more = bit(colour * PER_COLOUR + i)
        if goals & more == 0:
            found[int(goals | more)] = found.get(int(goals | more), 0.0) + odds


def open_goals(view: View, seat: int) -> tuple[i64, i64, i64]:
    """Of one seat: the goals shown, those hidden that the viewer knows, and all that may be hidden; as bits."""
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


def lay_out(world: Ulysses, slots: list[int], goals: i64) -> None:
    """Puts a set into a seat's slots, in any order: who decides asks for the set alone."""
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
    """The goals that the viewer knows in some slots, as bits."""
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
    """The goals that the viewer knows and this seat cannot have."""
    return known_goals(view) & ~known_of(view.goals[seat])


def filled(slots: tuple[Slot, ...], goals: i64) -> tuple[Slot, ...]:
    """Slots with these goals in those that are unknown; none if they do not fit in this order."""
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
    """Goals can be found for the slots that are still unknown: those of nobody watched yet, and under the piles."""
    for colour in range(len(COLOURS)):
        slots = [slot for row in [*goals, view.under[colour]] for slot in row if slot.colour == colour]
        maybe = [slot.maybe for slot in slots if slot.goal == UNKNOWN]
        if maybe and Ways(maybe).count(0, ANY_GOAL & ~(taken >> (colour * PER_COLOUR))) == 0:
            return False
    return True
