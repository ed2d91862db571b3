"""The sailor of Ulysses. He rates a place by the chance to sail on from there to all his hidden goals when the ship
goes his way only now and then, and spends cards where that chance gains more than the cards are worth."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core import game as core
from pelagos.games.ulysses import UlyssesGame
from pelagos.games.ulysses.actions import (
    AGREE,
    AT,
    BLACK,
    BLUE,
    BUILD,
    DISCARD,
    DONE,
    END,
    EXCHANGE,
    N_KINDS,
    OBJECT,
    OBJECTION,
    PANDORA,
    PASS,
    PLACE_BLACK,
    PLAGUE,
    PLAY_PANDORA,
    PLAY_PLAGUE,
    PLAY_WIND,
    PROPOSE,
    RED,
    REMOVE,
    RETURN,
    SUPPORT,
    TEMPLE,
    WIND,
    WIND_BY_ZEUS,
    ZEUS,
)
from pelagos.games.ulysses.board import COLOURS, GOALS, PER_COLOUR, PLACES
from pelagos.games.ulysses.position import ACT, ASK, BID, LAY_CARDS, NOWHERE, PAY, RETURN_GOAL, STAY, WHERE
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.view import UNKNOWN, View

HELM = 0.5  # how often the ship goes his way
PATIENCE = 0.95  # what a chance is worth one movement later
SWEEPS = 5  # passes over the board until its chances hardly change
MOST_KEPT = 4000  # sets of goals whose chances are remembered
THREAT = (0.0, 1.0, 0.25, 0.1, 0.03)  # what it costs him when another with so many hidden goals reveals one
LAST_ONLY = (0.0, 1.0, 0.0, 0.0, 0.0)  # counts only those who win by it
CALM = 25  # turns after which he fears the others less and less, or the voyage would never end
WHIM = 0.3  # how often he proposes anything at all when the voyage has become very long
HOLD = 0.75  # how likely one who is still to speak leaves things as they are
CARD_PRICE = 0.35  # gain he wants for a bid of all his bidding cards and one more
WIND_GAIN = 0.04  # gain he wants for a wind
ZEUS_GAIN = 0.3  # the same, when it takes a Zeus
EXCHANGE_PRICE = 0.8  # how much likelier a new goal must be when it takes all his cards
PLAGUE_THREAT = 0.3  # lays a plague where another wins as likely as this
RESERVE = 1  # bidding cards he keeps when he builds
KEEP = (5.0, 2.0, 3.0, 0.5, 9.0, 4.0)  # what a card of each kind is worth to him
SPARE = 1.0  # what a temple card is worth that the next temple does not take


class UlyssesSailor:
    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.near = tuple([tuple(game.board.neighbours(place)) for place in range(PLACES)])
        self.far = tuple([distances(self.near, place) for place in range(PLACES)])
        self.kept: dict[int, list[float]] = {0: [1.0] * PLACES}  # by the goals left, as bits

    def choose(self, view: core.View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """One of `legal`, by what is going on."""
        assert isinstance(view, View)
        phase = view.phase
        if phase == LAY_CARDS:
            return lay(legal)
        if phase == PAY:
            return pay(view, legal)
        if phase == RETURN_GOAL:
            return min(legal, key=lambda action: self.reach(view, action - RETURN))
        worth = self.worth(view)
        if phase == ACT:
            return self.act(view, legal, worth, random)
        if phase == ASK:
            return self.answer(view, legal, worth)
        if phase == BID:
            return self.bid(view, legal, worth)
        if phase == STAY:
            return self.stay(view, legal, worth)
        if phase == WHERE:
            return self.aim(view, legal, worth)
        return legal[0]

    # ---- what a place is worth
    def chances(self, goals: int) -> list[float]:
        """By place: the chance to reach all these goals from there, less by PATIENCE for each movement."""
        found = self.kept.get(goals)
        if found is None:
            if len(self.kept) > MOST_KEPT:
                self.kept = {0: self.kept[0]}
            found = self.kept[goals] = self.work_out(goals)
        return found

    def work_out(self, goals: int) -> list[float]:
        """The chances, swept over the board until they settle; a goal counts as reached from then on."""
        ends = {goal: self.chances(goals & ~(1 << goal))[goal] for goal in places_of(goals)}
        value = [max([end * PATIENCE ** (2 * self.far[p][goal]) for goal, end in ends.items()]) for p in range(PLACES)]
        for goal, end in ends.items():
            value[goal] = end
        rows = [(place, near, (1 - HELM) / len(near)) for place, near in enumerate(self.near) if place not in ends]
        rows.sort(key=lambda row: min([self.far[row[0]][goal] for goal in ends]))
        for _ in range(SWEEPS):
            for place, near, share in rows:
                around = [value[other] for other in near]
                value[place] = PATIENCE * (HELM * max(around) + share * sum(around))
        return value

    def reach(self, view: View, goal: int) -> float:
        """The chance to reach one goal, it alone, from where the ship is."""
        value = self.chances(1 << goal)
        return max([value[place] for place in self.near[view.ship]]) * PATIENCE

    def worth(self, view: View) -> list[float]:
        """By place: what it is worth to him that the ship goes there, his own chance less what others gain."""
        fear = min(1.0, CALM / max(view.turn, 1))
        pairs = zip(self.chances(own_goals(view)), dangers(view, THREAT), strict=True)
        return [chance * (1.0 - fear * danger) for chance, danger in pairs]

    def around(self, view: View, worth: Sequence[float]) -> float:
        """What a movement is worth that anybody may decide."""
        near = self.near[view.ship]
        return sum([worth[place] for place in near]) / len(near)

    # ---- his turn
    def act(self, view: View, legal: Sequence[int], worth: Sequence[float], random: Random) -> int:
        """Cards first, then temples and goals, then plagues, and at last the proposal."""
        if PLAY_PANDORA in legal:
            return PLAY_PANDORA
        if BUILD in legal and can_build(view):
            return BUILD
        exchange = self.exchange(view, legal)
        if exchange is not None:
            return exchange
        if PLAY_PLAGUE in legal and max(threats(view)) >= PLAGUE_THREAT:
            return PLAY_PLAGUE
        proposals = [action for action in legal if action >= PROPOSE]
        if REMOVE in legal and (not proposals or self.is_barred(view)):
            return REMOVE
        if proposals:
            if random.random() < WHIM * (1.0 - CALM / max(view.turn, CALM)):
                return proposals[int(random.randrange(len(proposals)))]
            return max(proposals, key=lambda action: worth[action - PROPOSE])
        return END if END in legal else legal[0]

    def exchange(self, view: View, legal: Sequence[int]) -> int | None:
        """Another goal for the farthest of his, when a new one is likely to be much nearer."""
        price = view.temples[view.who]
        piles = [action for action in legal if EXCHANGE <= action < EXCHANGE + len(COLOURS)]
        if not piles or sum(view.hand) - price < RESERVE + 2:
            return None
        worst = min([self.reach(view, goal) for goal in places_of(own_goals(view))])
        hopes = [(self.hope(view, action - EXCHANGE), -action) for action in piles]
        hope, best = max(hopes)
        return -best if hope > worst * (1.0 + EXCHANGE_PRICE * price / sum(view.hand)) else None

    def hope(self, view: View, colour: int) -> float:
        """The chance to reach a goal drawn from a pile, as a mean of what it may hold."""
        if view.piles[colour] == 0:
            return 0.0
        seen = {slot.goal for slots in (*view.goals, *view.under) for slot in slots if slot.goal != UNKNOWN}
        first = colour * PER_COLOUR
        found = [self.reach(view, goal) for goal in range(first, first + PER_COLOUR) if goal not in seen]
        return sum(found) / len(found) if found else 0.0

    def is_barred(self, view: View) -> bool:
        """A plague keeps him from a goal next to the ship, and he can pay for it."""
        goals = own_goals(view) & view.plagued
        can_pay = sum(view.hand) >= view.temples[view.who] + RESERVE
        return can_pay and any((goals >> place) & 1 for place in self.near[view.ship])

    def aim(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """The place of a plague: off where he would sail, on where another would win."""
        if view.purpose == REMOVE:
            near = self.near[view.ship]
            return max(legal, key=lambda action: (action - AT in near, worth[action - AT]))
        threat = threats(view)
        return max(legal, key=lambda action: (threat[action - AT], -worth[action - AT]))

    def stay(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """A wind, when going on gains more than leaving the ship to the others."""
        near = [place for place in self.near[view.ship] if not (view.plagued >> place) & 1]
        if not near:
            return END
        loose = self.around(view, worth)
        gain = (max([worth[place] for place in near]) - loose) / max(loose, 1e-9)
        if PLAY_WIND in legal:
            return PLAY_WIND if gain >= WIND_GAIN / view.hand[WIND] else END
        return WIND_BY_ZEUS if WIND_BY_ZEUS in legal and gain >= ZEUS_GAIN else END

    # ---- the discussion
    def answer(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Agrees, or objects where that gains enough."""
        loose = self.around(view, worth)
        hold = HOLD ** ((view.active - view.who - 1) % view.seats)
        agreed = hold * worth[view.blue] + (1 - hold) * loose
        return self.best_bid(view, legal, worth, AGREE, agreed)

    def bid(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Passes, or bids where that gains enough."""
        leading = worth[disk(view, view.leader)]
        return self.best_bid(view, legal, worth, PASS, self.outcome(view, worth, view.leader, leading))

    def best_bid(self, view: View, legal: Sequence[int], worth: Sequence[float], quiet: int, silence: float) -> int:
        """The bid that gains most over keeping quiet, if its cards are worth it."""
        held = view.hand[OBJECTION] + view.hand[ZEUS]
        best, most = quiet, 0.0
        for action in legal:
            if action == quiet:
                continue
            side, place, cards = bid_of(view, action)
            gain = (self.outcome(view, worth, side, worth[place]) - silence) / max(silence, 1e-9)
            gain -= CARD_PRICE * cards / (held + 1)
            if gain > most:
                best, most = action, gain
        return best

    def outcome(self, view: View, worth: Sequence[float], side: int, value: float) -> float:
        """What a leading side brings him, as others may yet turn it."""
        hold = HOLD ** rivals(view, side)
        return hold * value + (1 - hold) * self.rest(view, worth, side)

    def rest(self, view: View, worth: Sequence[float], side: int) -> float:
        """What the other sides bring him, on the whole."""
        others = [disk(view, other) for other in (BLUE, RED, BLACK) if other != side]
        values = [worth[place] for place in others if place != NOWHERE]
        return sum(values) / len(values) if values else self.around(view, worth)


# ---- the board
def distances(near: Sequence[Sequence[int]], start: int) -> list[int]:
    """Movements from a place to each other, as if there were no plagues."""
    found = [-1] * len(near)
    found[start] = 0
    edge = [start]
    for place in edge:
        for other in near[place]:
            if found[other] < 0:
                found[other] = found[place] + 1
                edge.append(other)
    return found


def places_of(goals: int) -> list[int]:
    """Bits as places."""
    return [place for place in range(GOALS) if (goals >> place) & 1]


# ---- goals
def own_goals(view: View) -> int:
    """His hidden goals, as bits."""
    found = 0
    for slot in view.goals[view.who]:
        if not slot.shown and slot.goal != UNKNOWN:
            found |= 1 << slot.goal
    return found


def dangers(view: View, weights: Sequence[float]) -> list[float]:
    """By place: how likely another reveals a goal there, weighed by how many he still hides."""
    found = [0.0] * PLACES
    own = own_goals(view)
    for seat, slots in enumerate(view.goals):
        hidden = [slot for slot in slots if not slot.shown and slot.colour != UNKNOWN]
        if seat != view.who and weights[len(hidden)] > 0.0:
            for slot in hidden:
                places = possible(slot, own)
                share = weights[len(hidden)] / max(len(places), 1)
                for place in places:
                    found[place] += share
    return [min(danger, 1.0) for danger in found]


def possible(slot: Slot, own: int) -> list[int]:
    """The places another's hidden goal may be, as far as he can tell who has these goals himself."""
    if slot.goal != UNKNOWN:
        return [slot.goal]
    first = slot.colour * PER_COLOUR
    return [first + i for i in range(PER_COLOUR) if (slot.maybe >> i) & 1 and not (own >> (first + i)) & 1]


def threats(view: View) -> list[float]:
    """By place: how likely another wins there; nothing on plagues and on goals of his own."""
    spared = own_goals(view) | view.plagued
    return [0.0 if (spared >> place) & 1 else found for place, found in enumerate(dangers(view, LAST_ONLY))]


# ---- the discussion
def disk(view: View, side: int) -> int:
    """Where a side would sail, or NOWHERE."""
    return (view.blue, view.red, view.black)[side] if side <= BLACK else NOWHERE


def bid_of(view: View, action: int) -> tuple[int, int, int]:
    """A bid as its side, its place and the cards it takes."""
    if action >= PLACE_BLACK:
        place = action - PLACE_BLACK
        return BLACK, place, view.needs[BLACK] + toll(view, place)
    if action >= OBJECT:
        place = action - OBJECT
        return RED, place, 1 + toll(view, place)
    side = action - SUPPORT
    return side, disk(view, side), view.needs[side]


def toll(view: View, place: int) -> int:
    """Cards it takes to lift a plague there."""
    return view.temples[view.who] if (view.plagued >> place) & 1 else 0


def rivals(view: View, side: int) -> int:
    """Others who may still turn the discussion against a side."""
    count = 0
    for seat in range(view.seats):
        if seat != view.who and not (view.out >> seat) & 1 and view.sides[seat] != side and view.hand_sizes[seat] > 0:
            count += 1
    return count


# ---- cards
def can_build(view: View) -> bool:
    """He has the temple cards, and the price leaves him enough to bid."""
    price = view.temples[view.who]
    hand = view.hand
    if hand[TEMPLE] + max(0, hand[ZEUS] - 1) < price:
        return False
    idle = max(0, hand[TEMPLE] - price) + hand[WIND] + hand[PLAGUE] + hand[PANDORA]
    zeus = max(0, price - hand[TEMPLE])
    return hand[OBJECTION] + hand[ZEUS] - zeus - max(0, price - idle) >= RESERVE


def lay(legal: Sequence[int]) -> int:
    """No more than it takes, and Zeus last."""
    return DONE if DONE in legal else min(legal)


def keep(view: View, kind: int, left: int) -> float:
    """What the last of `left` cards of a kind is worth to him."""
    if kind == TEMPLE and left > view.temples[view.who] + 1:
        return SPARE
    if kind == OBJECTION and left > 8:
        return KEEP[WIND] - 0.5
    if kind == WIND and left > 2:
        return SPARE
    return KEEP[kind]


def pay(view: View, legal: Sequence[int]) -> int:
    """The least useful cards that make up the price, the lowest kind of them first."""
    cards: list[tuple[float, int]] = []
    for kind in range(view.lowest, N_KINDS):
        for left in range(view.hand[kind], 0, -1):
            cards.append((keep(view, kind, left), kind))
    cards.sort()
    chosen = [DISCARD + kind for _, kind in cards[: view.owed]]
    fitting = [action for action in legal if action in chosen]
    return min(fitting or legal)
