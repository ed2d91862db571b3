"""The sailor of Ulysses. It rates a place by the chance to reach all of its hidden goals from there, if the ship goes
its way only some of the time. It spends cards where they gain more of that chance than they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core import game as core
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
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.position import ACT, ASK, BID, LAY_CARDS, NOWHERE, PAY, RETURN_GOAL, STAY, WHERE
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.view import UNKNOWN, View

STEER_CHANCE = 0.5  # assumed probability that the ship goes where this seat wants
DISCOUNT = 0.95  # the factor on a chance for each movement
SWEEPS = 5  # passes over the board until its chances hardly change
CACHE_SIZE = 4000  # sets of goals whose chances are cached
THREAT = (0.0, 1.0, 0.25, 0.1, 0.03)  # the cost when another seat reveals a goal, by the number of goals it hides
LAST_ONLY = (0.0, 1.0, 0.0, 0.0, 0.0)  # counts only the seats that win by it
CALM_AFTER = 25  # turns after which threats count less and less; otherwise the game might never end
RANDOM_PROPOSALS = 0.3  # the share of random proposals that long games approach
HOLD_CHANCE = 0.75  # assumed probability that a seat which has yet to speak changes nothing
CARD_PRICE = 0.35  # the gain required for a bid of all bidding cards plus one
WIND_GAIN = 0.04  # the gain required for a wind
ZEUS_GAIN = 0.3  # the same with a Zeus
EXCHANGE_PRICE = 0.8  # how much likelier a new goal must be if the exchange takes the whole hand
PLAGUE_THREAT = 0.3  # a plague is placed where another seat wins at least this likely
RESERVE = 1  # bidding cards to keep when building
KEEP = (5.0, 2.0, 3.0, 0.5, 9.0, 4.0)  # the value of a card, by kind
SPARE = 1.0  # the value of a temple card that the next temple does not need


class UlyssesSailor:
    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.near = tuple([tuple(game.board.neighbours(place)) for place in range(PLACES)])
        self.far = tuple([distances(self.near, place) for place in range(PLACES)])
        self.cache: dict[int, list[float]] = {0: [1.0] * PLACES}  # by remaining goals, as bits

    def choose(self, view: core.View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """Return one of `legal`, depending on the phase."""
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
            return self.choose_action(view, legal, worth, random)
        if phase == ASK:
            return self.choose_answer(view, legal, worth)
        if phase == BID:
            return self.choose_bid(view, legal, worth)
        if phase == STAY:
            return self.choose_wind(view, legal, worth)
        if phase == WHERE:
            return self.choose_plague_place(view, legal, worth)
        return legal[0]

    # ---- the value of places
    def chances(self, goals: int) -> list[float]:
        """Return the chance to reach all these goals from each place, discounted for each movement."""
        found = self.cache.get(goals)
        if found is None:
            if len(self.cache) > CACHE_SIZE:
                self.cache = {0: self.cache[0]}
            found = self.cache[goals] = self.compute(goals)
        return found

    def compute(self, goals: int) -> list[float]:
        """Compute the chances by sweeping over the board until they settle.

        At a goal of the set, the chance is that of the rest of the set from there.
        """
        ends = {goal: self.chances(goals & ~(1 << goal))[goal] for goal in places_of(goals)}
        value = [max([end * DISCOUNT ** (2 * self.far[p][goal]) for goal, end in ends.items()]) for p in range(PLACES)]
        for goal, end in ends.items():
            value[goal] = end
        share_of = [(1 - STEER_CHANCE) / len(near) for near in self.near]
        rows = [(place, near, share_of[place]) for place, near in enumerate(self.near) if place not in ends]
        rows.sort(key=lambda row: min([self.far[row[0]][goal] for goal in ends]))
        for _ in range(SWEEPS):
            for place, near, share in rows:
                around = [value[other] for other in near]
                value[place] = DISCOUNT * (STEER_CHANCE * max(around) + share * sum(around))
        return value

    def reach(self, view: View, goal: int) -> float:
        """Return the chance to reach this goal alone from the ship's place."""
        value = self.chances(1 << goal)
        return max([value[place] for place in self.near[view.ship]]) * DISCOUNT

    def worth(self, view: View) -> list[float]:
        """Return the value of each place to this seat: its own chance from there, less what others may gain there."""
        caution = min(1.0, CALM_AFTER / max(view.turn, 1))
        pairs = zip(self.chances(own_goals(view)), dangers(view, THREAT), strict=True)
        return [chance * (1.0 - caution * danger) for chance, danger in pairs]

    def around(self, view: View, worth: Sequence[float]) -> float:
        """Return the value of a movement that others decide: the mean over the ship's neighbours."""
        near = self.near[view.ship]
        return sum([worth[place] for place in near]) / len(near)

    # ---- the turn
    def choose_action(self, view: View, legal: Sequence[int], worth: Sequence[float], random: Random) -> int:
        """Choose in the action phase: cards first, then temples and goals, then plagues, and the proposal last."""
        if PLAY_PANDORA in legal:
            return PLAY_PANDORA
        if BUILD in legal and can_build(view):
            return BUILD
        exchange = self.choose_exchange(view, legal)
        if exchange is not None:
            return exchange
        if PLAY_PLAGUE in legal and max(threats(view)) >= PLAGUE_THREAT:
            return PLAY_PLAGUE
        proposals = [action for action in legal if action >= PROPOSE]
        if REMOVE in legal and (not proposals or self.is_barred(view)):
            return REMOVE
        if proposals:
            if random.random() < RANDOM_PROPOSALS * (1.0 - CALM_AFTER / max(view.turn, CALM_AFTER)):
                return proposals[int(random.randrange(len(proposals)))]
            return max(proposals, key=lambda action: worth[action - PROPOSE])
        return END if END in legal else legal[0]

    def choose_exchange(self, view: View, legal: Sequence[int]) -> int | None:
        """Return an exchange of the farthest own goal, if a new one is likely to be much nearer."""
        price = view.temples[view.who]
        piles = [action for action in legal if EXCHANGE <= action < EXCHANGE + len(COLOURS)]
        if not piles or sum(view.hand) - price < RESERVE + 2:
            return None
        worst = min([self.reach(view, goal) for goal in places_of(own_goals(view))])
        options = [(self.pile_reach(view, action - EXCHANGE), -action) for action in piles]
        best_reach, best = max(options)
        return -best if best_reach > worst * (1.0 + EXCHANGE_PRICE * price / sum(view.hand)) else None

    def pile_reach(self, view: View, colour: int) -> float:
        """Return the mean chance to reach a goal drawn from a pile, over all goals that it may hold."""
        if view.piles[colour] == 0:
            return 0.0
        seen = {slot.goal for slots in (*view.goals, *view.under) for slot in slots if slot.goal != UNKNOWN}
        first = colour * PER_COLOUR
        found = [self.reach(view, goal) for goal in range(first, first + PER_COLOUR) if goal not in seen]
        return sum(found) / len(found) if found else 0.0

    def is_barred(self, view: View) -> bool:
        """Return whether a plague blocks an own goal next to the ship and the seat can pay for its removal."""
        goals = own_goals(view) & view.plagued
        can_pay = sum(view.hand) >= view.temples[view.who] + RESERVE
        return can_pay and any((goals >> place) & 1 for place in self.near[view.ship])

    def choose_plague_place(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Choose the place of a plague: remove it where this seat wants to sail, place it where another would win."""
        if view.purpose == REMOVE:
            near = self.near[view.ship]
            return max(legal, key=lambda action: (action - AT in near, worth[action - AT]))
        threat = threats(view)
        return max(legal, key=lambda action: (threat[action - AT], -worth[action - AT]))

    def choose_wind(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Play a wind if moving on gains enough over leaving the next movement to the others."""
        near = [place for place in self.near[view.ship] if not (view.plagued >> place) & 1]
        if not near:
            return END
        others_choice = self.around(view, worth)
        gain = (max([worth[place] for place in near]) - others_choice) / max(others_choice, 1e-9)
        if PLAY_WIND in legal:
            return PLAY_WIND if gain >= WIND_GAIN / view.hand[WIND] else END
        return WIND_BY_ZEUS if WIND_BY_ZEUS in legal and gain >= ZEUS_GAIN else END

    # ---- the discussion
    def choose_answer(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Agree, or object where that gains enough."""
        others_choice = self.around(view, worth)
        hold = HOLD_CHANCE ** ((view.active - view.who - 1) % view.seats)
        agreed = hold * worth[view.blue] + (1 - hold) * others_choice
        return self.best_bid(view, legal, worth, AGREE, agreed)

    def choose_bid(self, view: View, legal: Sequence[int], worth: Sequence[float]) -> int:
        """Pass, or bid where that gains enough."""
        leading = worth[disk(view, view.leader)]
        return self.best_bid(view, legal, worth, PASS, self.outcome(view, worth, view.leader, leading))

    def best_bid(self, view: View, legal: Sequence[int], worth: Sequence[float], no_bid: int, baseline: float) -> int:
        """Return the bid that gains most over not bidding, if the gain is worth its cards; else `no_bid`."""
        held = view.hand[OBJECTION] + view.hand[ZEUS]
        best, most = no_bid, 0.0
        for action in legal:
            if action == no_bid:
                continue
            side, place, cards = bid_of(view, action)
            gain = (self.outcome(view, worth, side, worth[place]) - baseline) / max(baseline, 1e-9)
            gain -= CARD_PRICE * cards / (held + 1)
            if gain > most:
                best, most = action, gain
        return best

    def outcome(self, view: View, worth: Sequence[float], side: int, value: float) -> float:
        """Return the value of a leading side, given that others may still change the leader."""
        hold = HOLD_CHANCE ** rival_count(view, side)
        return hold * value + (1 - hold) * self.other_sides(view, worth, side)

    def other_sides(self, view: View, worth: Sequence[float], side: int) -> float:
        """Return the mean value of the other sides."""
        others = [disk(view, other) for other in (BLUE, RED, BLACK) if other != side]
        values = [worth[place] for place in others if place != NOWHERE]
        return sum(values) / len(values) if values else self.around(view, worth)


# ---- the board
def distances(near: Sequence[Sequence[int]], start: int) -> list[int]:
    """Return the number of movements from a place to every place, ignoring plagues."""
    found = [-1] * len(near)
    found[start] = 0
    queue = [start]
    for place in queue:
        for other in near[place]:
            if found[other] < 0:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def places_of(goals: int) -> list[int]:
    """Return the places of these bits."""
    return [place for place in range(GOALS) if (goals >> place) & 1]


# ---- goals
def own_goals(view: View) -> int:
    """Return the viewer's hidden goals, as bits."""
    found = 0
    for slot in view.goals[view.who]:
        if not slot.shown and slot.goal != UNKNOWN:
            found |= 1 << slot.goal
    return found


def dangers(view: View, weights: Sequence[float]) -> list[float]:
    """Return how likely another seat reveals a goal at each place, weighted by how many goals that seat still hides."""
    found = [0.0] * PLACES
    own = own_goals(view)
    for seat, slots in enumerate(view.goals):
        hidden = [slot for slot in slots if not slot.shown and slot.colour != UNKNOWN]
        if seat != view.who and weights[len(hidden)] > 0.0:
            for slot in hidden:
                places = possible_places(slot, own)
                share = weights[len(hidden)] / max(len(places), 1)
                for place in places:
                    found[place] += share
    return [min(danger, 1.0) for danger in found]


def possible_places(slot: Slot, own: int) -> list[int]:
    """Return the places that another seat's hidden goal may be, as far as a viewer with these own goals can tell."""
    if slot.goal != UNKNOWN:
        return [slot.goal]
    first = slot.colour * PER_COLOUR
    return [first + i for i in range(PER_COLOUR) if (slot.maybe >> i) & 1 and not (own >> (first + i)) & 1]


def threats(view: View) -> list[float]:
    """Return how likely another seat wins at each place; 0 at plagues and at the viewer's own goals."""
    spared = own_goals(view) | view.plagued
    return [0.0 if (spared >> place) & 1 else found for place, found in enumerate(dangers(view, LAST_ONLY))]


# ---- the discussion
def disk(view: View, side: int) -> int:
    """Return where a side would sail, or NOWHERE."""
    return (view.blue, view.red, view.black)[side] if side <= BLACK else NOWHERE


def bid_of(view: View, action: int) -> tuple[int, int, int]:
    """Return the side and the place of a bid, and the number of cards it takes."""
    if action >= PLACE_BLACK:
        place = action - PLACE_BLACK
        return BLACK, place, view.needs[BLACK] + removal_price(view, place)
    if action >= OBJECT:
        place = action - OBJECT
        return RED, place, 1 + removal_price(view, place)
    side = action - SUPPORT
    return side, disk(view, side), view.needs[side]


def removal_price(view: View, place: int) -> int:
    """Return how many cards removing a plague at this place takes."""
    return view.temples[view.who] if (view.plagued >> place) & 1 else 0


def rival_count(view: View, side: int) -> int:
    """Return how many others may still turn the discussion against a side."""
    count = 0
    for seat in range(view.seats):
        if seat != view.who and not (view.out >> seat) & 1 and view.sides[seat] != side and view.hand_sizes[seat] > 0:
            count += 1
    return count


# ---- cards
def can_build(view: View) -> bool:
    """Return whether the viewer has the temple cards, and would keep enough cards to bid."""
    price = view.temples[view.who]
    hand = view.hand
    if hand[TEMPLE] + max(0, hand[ZEUS] - 1) < price:
        return False
    idle = max(0, hand[TEMPLE] - price) + hand[WIND] + hand[PLAGUE] + hand[PANDORA]
    zeus = max(0, price - hand[TEMPLE])
    return hand[OBJECTION] + hand[ZEUS] - zeus - max(0, price - idle) >= RESERVE


def lay(legal: Sequence[int]) -> int:
    """Choose a card for a bid: no more than needed, and Zeus last."""
    return DONE if DONE in legal else min(legal)


def card_value(view: View, kind: int, left: int) -> float:
    """Return the value of the last of `left` cards of a kind."""
    if kind == TEMPLE and left > view.temples[view.who] + 1:
        return SPARE
    if kind == OBJECTION and left > 8:
        return KEEP[WIND] - 0.5
    if kind == WIND and left > 2:
        return SPARE
    return KEEP[kind]


def pay(view: View, legal: Sequence[int]) -> int:
    """Choose a card to pay with: the least useful cards that make up the price, the lowest kind of them first."""
    cards: list[tuple[float, int]] = []
    for kind in range(view.lowest, N_KINDS):
        for left in range(view.hand[kind], 0, -1):
            cards.append((card_value(view, kind, left), kind))
    cards.sort()
    chosen = [DISCARD + kind for _, kind in cards[: view.owed]]
    fitting = [action for action in legal if action in chosen]
    return min(fitting or legal)
