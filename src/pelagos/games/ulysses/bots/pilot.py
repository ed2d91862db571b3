"""The pilot of Ulysses. To a seat, a place is worth the chance to reach all of its goals from there, less what others
may win there. The weight of an action depends on how much of that it gains and on the cards it takes. Compiled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot import Pilot
from pelagos.core.game import Game, State
from pelagos.core.tabletop.packed import bit, bit_count
from pelagos.games.ulysses.actions import (
    AT,
    BLACK,
    BLUE,
    BUILD,
    DISCARD,
    DONE,
    END,
    EXCHANGE,
    LAY,
    N_KINDS,
    OBJECT,
    OBJECTION,
    PANDORA,
    PANDORA_BY_ZEUS,
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
    ZEUS,
)
from pelagos.games.ulysses.board import GOALS, PER_COLOUR, PLACES, Board
from pelagos.games.ulysses.bots.chances import Chances
from pelagos.games.ulysses.bots.evaluator import Evaluator, fewest_hidden, hidden_count
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.position import (
    ACT,
    ENDED,
    LAY_CARDS,
    NO_GOAL,
    PAY,
    PER_SEAT,
    RETURN_GOAL,
    STAY,
    WHERE,
)
from pelagos.games.ulysses.state import Ulysses

MIN_WEIGHT: Final = 0.001  # of actions that are hardly ever taken
EVERYWHERE: Final = (1 << GOALS) - 1
BIDDING: Final = 0.46  # the mean share of bidding cards (objections and Zeus) in a hand
CAP: Final = 7.0  # the largest score that counts; MIN_WEIGHT is about exp(-CAP)
FLOOR: Final = 1e-6  # the least value of a place

# ---- Coefficients. Most are terms of a score, whose exponential is the weight of an action. They were tuned by games
# among many pilots with slightly different coefficients; those of the winners were drawn together.
THREAT_1: Final = 0.5  # the cost when another seat reveals its last goal,
THREAT_2: Final = 0.13  # or one of its last two
STEER: Final = 50.02  # how strongly better places are preferred for a proposal
STEER_GOAL: Final = 1.05  # bonus for proposing an own goal
BID_GAIN: Final = 48.88  # factor on what a bid gains
BID_PRICE: Final = 13.49  # cost of a bid, times the share of the bidding cards (plus 1) that it takes
BID_CARDS: Final = 2.31  # cost of each card of a bid, whatever the hand
BID_HELD: Final = -0.4  # for each bidding card in the hand
BID_EDGE: Final = 1.06  # for each bidding card more than the largest other hand is expected to hold
BID_GOAL: Final = 7.72  # bonus for a bid on an own goal,
BID_WIN: Final = 14.28  # or on the last own goal
BID_SUNK: Final = 4.58  # bonus after having bid already in this discussion
BIAS_OBJECT: Final = -3.3  # constant for objecting, supporting and placing black
BIAS_SUPPORT: Final = -5.43
BIAS_BLACK: Final = -10.23
OVERBID: Final = -13.27  # for each card more than needed,
OVERBID_HELD: Final = 0.77  # plus this for each bidding card in the hand
ZEUS_LAID: Final = -6.49  # for using Zeus in a bid where an objection is possible
BUILD_BIAS: Final = 10.44
BUILD_TEMPLES: Final = -2.57  # for each own temple
BUILD_LATE: Final = -3.82  # when some seat has one goal left; half of it with two, and so on
BUILD_SHORT: Final = 3.86  # cost of each bidding card below RESERVE after building
BUILD_ZEUS: Final = 2.63  # cost of each Zeus that building takes
RESERVE: Final = 0.47  # bidding cards to keep when building
SWAP_GAIN: Final = 56.28  # factor on the gain of a nearer goal by an exchange
SWAP_PRICE: Final = 9.95  # cost of an exchange, times the share of the hand that it takes
SWAP_BIAS: Final = -0.62
LIFT_GAIN: Final = 2.93  # factor on the gain of removing a plague from a better place
LIFT_PRICE: Final = 1.19  # cost, times the share of the hand that it takes
LIFT_BIAS: Final = 1.19
PLAGUE_GAIN: Final = 13.98  # factor on the danger at a place, for placing a plague there
PLAGUE_BIAS: Final = -6.16
PLAGUE_FAR: Final = -0.19  # subtracted from the danger at a place that is not next to the ship
WIND_GAIN: Final = 7.77  # factor on the gain of another movement
WIND_MORE: Final = 4.47  # for each wind in the hand after the first
WIND_BIAS: Final = -2.45
WIND_GOAL: Final = 4.11  # bonus when an own goal is next to the ship
WIND_HELD: Final = -0.11  # for each bidding card in the hand
WIND_ZEUS: Final = 2.14  # cost of using Zeus as a wind
ZEUS_PANDORA: Final = -4.02  # for using Zeus as a Pandora
ZEUS_PLAGUE: Final = -3.61  # for using Zeus as a plague
GIVE: Final = 51.02  # how strongly a goal is preferred for giving back if the other goals are likely without it
KEEP_OBJECTION: Final = 9.9  # value of a card of each kind when choosing cards to pay with
KEEP_TEMPLE: Final = 5.58
KEEP_WIND: Final = -0.37
KEEP_PLAGUE: Final = -2.94
KEEP_ZEUS: Final = 10.13
KEEP_PANDORA: Final = 10.01
KEEP_MANY: Final = -1.36  # value of a temple or wind card beyond the number needed
KEEP_MORE: Final = 2.67  # value of an objection beyond ENOUGH
ENOUGH: Final = 18.24  # objections
# ---- end of coefficients


class UlyssesPilot(Pilot):
    """Weighs actions by what the seat to act knows, and evaluates positions with all secrets known."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.board = game.board
        self.chances = Chances(game.board)
        self.evaluator = Evaluator(self.chances)
        self.worth: vec[float] = vec[float]([0.0 for _ in range(PLACES)])  # at the ship's neighbours
        self.near: vec[i64] = vec[i64]([near_of(self.board, place) for place in range(PLACES)])  # as bits
        self.own: i64 = 0  # hidden goals of the seat to act
        self.around = 0.0  # mean worth of the neighbours: the value of a movement that others decide
        self.best = 0.0  # worth of the best neighbour without a plague
        self.danger: vec[float] = vec[float]([0.0 for _ in range(PLACES)])
        self.count: vec[i64] = vec[i64]([i64(0) for _ in range(N_KINDS)])

    def weigh(self, state: State, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        assert isinstance(state, Ulysses)
        phase = state.phase
        if phase == LAY_CARDS:
            self.weigh_laying(state, actions, n, weights)
        elif phase == PAY:
            self.weigh_payment(state, actions, n, weights)
        elif phase == RETURN_GOAL:
            self.weigh_returns(state, actions, n, weights)
        elif phase == WHERE:
            self.weigh_places(state, actions, n, weights)
        else:
            self.prepare(state)
            if phase == ACT:
                self.weigh_turn(state, actions, n, weights)
            elif phase == STAY:
                self.weigh_wind(state, actions, n, weights)
            else:
                self.weigh_discussion(state, actions, n, weights)

    # ---- the value of places
    def prepare(self, s: Ulysses) -> None:
        """Set `worth` at the ship's neighbours, `around` and `best`, for the seat to act."""
        own = self.own = s.hidden_goals(s.who)
        row = self.chances.row(own)
        self.set_danger(s, self.near[s.ship])
        ship = s.ship
        degree = s.board.degree_of(ship)
        total = 0.0
        best = FLOOR
        i: i64 = 0
        while i < degree:
            place = s.board.neighbour(ship, i)
            value = max(FLOOR, self.chances.values[row + place] * max(MIN_WEIGHT, 1.0 - self.danger[place]))
            self.worth[place] = value
            total += value
            if value > best and not s.is_plagued(place):
                best = value
            i += 1
        self.around = total / float(degree)
        self.best = best

    def set_danger(self, s: Ulysses, where: i64) -> None:
        """Set `danger` at some places (bits): how likely another seat reveals one of its last two goals there."""
        place: i64 = 0
        while place < PLACES:
            self.danger[place] = 0.0
            place += 1
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.who:
                left = hidden_count(s, seat)
                if left <= 2:
                    self.add_danger_of_seat(s, seat, where, THREAT_1 if left == 1 else THREAT_2)
            seat += 1

    def add_danger_of_seat(self, s: Ulysses, seat: i64, where: i64, threat: float) -> None:
        slot = seat * PER_SEAT
        while slot < seat * PER_SEAT + PER_SEAT:
            if not s.is_shown(slot) and s.goal_at(slot) != NO_GOAL:
                self.add_danger_of_goal(s, slot, where, threat)
            slot += 1

    def add_danger_of_goal(self, s: Ulysses, slot: i64, where: i64, threat: float) -> None:
        """Spread the threat of another seat's hidden goal over the places that it may be, as far as the seat to act
        knows."""
        if (s.known_by(slot) >> s.who) & 1 == 1:
            self.danger[s.goal_at(slot)] += threat
            return
        first = s.goal_at(slot) // PER_COLOUR * PER_COLOUR  # the colour is on the back of the card
        maybe = i64(s.maybe[slot]) & ~(self.own >> first)
        hits = maybe & (where >> first)
        if hits == 0:
            return
        share = threat / float(bit_count(maybe))
        while hits != 0:
            if hits & 1 == 1:
                self.danger[first] += share
            hits >>= 1
            first += 1

    # ---- the turn
    def weigh_turn(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh the actions of the active seat. The best proposal has weight 1, and the other actions compare with
        it."""
        i: i64 = 0
        while i < n:
            action = actions[i]
            if action >= PROPOSE:
                weight = self.proposal_weight(action - PROPOSE)
            elif action >= EXCHANGE:
                weight = self.exchange_weight(s, action - EXCHANGE)
            elif action == REMOVE:
                weight = self.removal_weight(s)
            elif action >= PLAY_PLAGUE:
                weight = self.plague_weight(s, 0.0 if action == PLAY_PLAGUE else ZEUS_PLAGUE)
            elif action == PLAY_PANDORA:
                weight = 100.0
            elif action == PANDORA_BY_ZEUS:
                weight = self.weight_of(ZEUS_PANDORA)
            elif action == BUILD:
                weight = self.build_weight(s)
            else:
                weight = 1.0
            weights[i] = max(weight, MIN_WEIGHT)
            i += 1

    def proposal_weight(self, place: i64) -> float:
        """Return the weight of a proposal, by its worth against the best place."""
        bonus = STEER_GOAL if self.is_own(place) else 0.0
        return self.weight_of(STEER * log(self.worth[place] / self.best) + bonus)

    def is_own(self, place: i64) -> bool:
        return (self.own >> place) & 1 == 1

    def weight_of(self, score: float) -> float:
        """Return the weight for a score."""
        return exp(min(max(score, -CAP), CAP))

    def build_weight(self, s: Ulysses) -> float:
        """Return the weight of building a temple, which falls if too few bidding cards would be left."""
        seat = s.who
        price = s.price()
        temples = s.count(seat, TEMPLE)
        zeus = max(0, price - temples)
        idle = max(0, temples - price) + s.count(seat, WIND) + s.count(seat, PLAGUE) + s.count(seat, PANDORA)
        left = s.bidding_cards(seat) - zeus - max(0, price - idle)
        short = max(0.0, RESERVE - float(left))
        late = 1.0 / float(fewest_hidden(s))
        score = BUILD_BIAS + BUILD_TEMPLES * float(price) + BUILD_LATE * late
        return self.weight_of(score - BUILD_SHORT * short - BUILD_ZEUS * float(zeus))

    def exchange_weight(self, s: Ulysses, colour: i64) -> float:
        """Return the weight of exchanging the farthest own goal, by how much nearer a new one is likely to be."""
        own = self.own
        worst = 1.0
        hopes = 0.0
        count: i64 = 0
        place: i64 = 0
        shown = self.open_goals(s)
        while place < GOALS:
            if (own >> place) & 1 == 1:
                worst = min(worst, self.reach(s, place))
            elif place // PER_COLOUR == colour and (shown >> place) & 1 == 0:
                hopes += self.reach(s, place)
                count += 1
            place += 1
        gain = log(max(hopes / float(max(1, count)), FLOOR) / max(worst, FLOOR))
        price = float(s.price()) / float(s.row_size(s.who))
        return self.weight_of(SWAP_GAIN * gain - SWAP_PRICE * price + SWAP_BIAS)

    def open_goals(self, s: Ulysses) -> i64:
        """Return the revealed goals, as bits."""
        found: i64 = 0
        slot: i64 = 0
        while slot < s.seats * PER_SEAT:
            if s.is_shown(slot):
                found |= bit(s.goal_at(slot))
            slot += 1
        return found

    def reach(self, s: Ulysses, goal: i64) -> float:
        """Return the chance to reach this goal alone from the ship's place, or from a neighbour if the ship is
        there."""
        row = self.chances.row(bit(goal))
        if goal == s.ship:
            return self.chances.values[row + s.board.neighbour(goal, 0)]
        return self.chances.values[row + s.ship]

    def removal_weight(self, s: Ulysses) -> float:
        """Return the weight of removing a plague, by how much better the best plagued neighbour is."""
        most = FLOOR
        i: i64 = 0
        while i < s.board.degree_of(s.ship):
            place = s.neighbour(i)
            if s.is_plagued(place):
                most = max(most, self.worth[place])
            i += 1
        price = float(s.price()) / float(s.row_size(s.who) + 1)
        return self.weight_of(LIFT_GAIN * log(most / self.best) - LIFT_PRICE * price + LIFT_BIAS)

    def plague_weight(self, s: Ulysses, bonus: float) -> float:
        """Return the weight of placing a plague, by the greatest danger at any place."""
        self.set_danger(s, EVERYWHERE)
        most = 0.0
        spared = self.own | s.plagued
        place: i64 = 0
        while place < GOALS:
            if (spared >> place) & 1 == 0:
                most = max(most, self.danger[place] - (0.0 if self.is_near(s, place) else PLAGUE_FAR))
            place += 1
        return self.weight_of(PLAGUE_GAIN * most + PLAGUE_BIAS + bonus)

    def is_near(self, s: Ulysses, place: i64) -> bool:
        return (self.near[s.ship] >> place) & 1 == 1

    def weigh_places(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh the places of a plague: removed where the seat wants to sail, placed where another would win."""
        self.prepare(s)
        if s.purpose != REMOVE:
            self.set_danger(s, EVERYWHERE)
        i: i64 = 0
        while i < n:
            place = actions[i] - AT
            weights[i] = MIN_WEIGHT
            if s.purpose != REMOVE:
                weights[i] = max(MIN_WEIGHT, self.plague_place_weight(s, place))
            elif self.is_near(s, place):
                weights[i] = max(MIN_WEIGHT, self.proposal_weight(place))
            i += 1

    def plague_place_weight(self, s: Ulysses, place: i64) -> float:
        """Return the weight of a place for a plague."""
        if self.is_own(place):
            return 0.0
        far = 0.0 if self.is_near(s, place) else PLAGUE_FAR
        return self.weight_of(PLAGUE_GAIN * (self.danger[place] - far) - 4.0)

    def weigh_wind(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh playing a wind, by how much moving on gains over leaving the next movement to the others."""
        gain = log(self.best / self.around)
        score = WIND_GAIN * gain + WIND_BIAS + WIND_HELD * float(s.bidding_cards(s.who))
        if self.own & self.near[s.ship] & ~s.plagued != 0:
            score += WIND_GOAL
        more = float(s.count(s.who, WIND) - 1)
        i: i64 = 0
        while i < n:
            action = actions[i]
            if action == END:
                weight = 1.0
            elif action == PLAY_WIND:
                weight = self.weight_of(score + WIND_MORE * more)
            else:
                weight = self.weight_of(score - WIND_ZEUS)
            weights[i] = max(weight, MIN_WEIGHT)
            i += 1

    # ---- the discussion
    def weigh_discussion(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh the discussion: agreeing or passing has weight 1, and a bid weighs by what it gains and costs."""
        weights[0] = 1.0
        if n == 1:
            return
        baseline = self.worth[self.disk(s, s.leader())]  # the leader is blue until somebody objects
        bonus = self.bid_bonus(s)
        i: i64 = 1
        while i < n:
            action = actions[i]
            if action >= PLACE_BLACK:
                score = BIAS_BLACK + self.bid_score(s, BLACK, action - PLACE_BLACK, baseline)
            elif action >= OBJECT:
                score = BIAS_OBJECT + self.bid_score(s, RED, action - OBJECT, baseline)
            else:
                score = BIAS_SUPPORT + self.bid_score(s, action - SUPPORT, self.disk(s, action - SUPPORT), baseline)
            weights[i] = max(MIN_WEIGHT, self.weight_of(score + bonus))
            i += 1

    def bid_bonus(self, s: Ulysses) -> float:
        """Return the part of a bid's score that does not depend on the bid."""
        held = float(s.bidding_cards(s.who))
        score = BID_HELD * held + BID_EDGE * (held - BIDDING * float(self.largest_other_hand(s)))
        return score + BID_SUNK if s.bids[s.who] > 0 else score

    def largest_other_hand(self, s: Ulysses) -> i64:
        """Return the largest hand of another seat that may still bid."""
        most: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.who and (s.out >> seat) & 1 == 0:
                most = max(most, s.row_size(seat))
            seat += 1
        return most

    def bid_score(self, s: Ulysses, side: i64, place: i64, baseline: float) -> float:
        """Return the score of a bid: what it gains, less the cost of its cards."""
        cards = s.need(side)
        if s.is_plagued(place):
            cards += s.price()
        gain = log(self.worth[place] / baseline)
        paid = float(cards)
        score = BID_GAIN * gain - BID_PRICE * paid / float(s.bidding_cards(s.who) + 1) - BID_CARDS * paid
        if self.is_own(place):
            score += BID_WIN if self.own == bit(place) else BID_GOAL
        return score

    def disk(self, s: Ulysses, side: i64) -> i64:
        """Return where a side would sail, or NOWHERE."""
        return s.blue if side == BLUE else s.red if side == RED else s.black

    # ---- cards
    def weigh_laying(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh cards for a bid: no more than needed, and Zeus last."""
        extra = 1.0
        if actions[0] == DONE:
            extra = self.weight_of(OVERBID + OVERBID_HELD * float(s.bidding_cards(s.who)))
        i: i64 = 0
        while i < n:
            if actions[i] == DONE:
                weights[i] = 1.0
            else:
                weights[i] = max(MIN_WEIGHT, extra * (self.weight_of(ZEUS_LAID) if actions[i] == LAY + ZEUS else 1.0))
            i += 1

    def weigh_payment(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh cards for a payment: the least useful cards that make up the price, the lowest kind of them first."""
        first = self.first_paid(s)
        i: i64 = 0
        while i < n:
            weights[i] = 1.0 if actions[i] - DISCARD == first else 0.02
            i += 1

    def first_paid(self, s: Ulysses) -> i64:
        """Return the lowest kind among the least useful cards that make up what is owed."""
        kind: i64 = 0
        while kind < N_KINDS:
            self.count[kind] = s.count(s.who, kind)
            kind += 1
        first: i64 = N_KINDS
        owed = s.owed
        while owed > 0:
            cheapest: i64 = N_KINDS
            least = 1e9
            kind = s.lowest
            while kind < N_KINDS:
                if self.count[kind] > 0 and self.can_spare(s, kind):
                    value = self.card_value(s, kind, self.count[kind])
                    if value < least:
                        least = value
                        cheapest = kind
                kind += 1
            if cheapest == N_KINDS:
                return first
            self.count[cheapest] -= 1
            first = min(first, cheapest)
            owed -= 1
        return first

    def can_spare(self, s: Ulysses, kind: i64) -> bool:
        """Return whether one more card of this kind can be paid so that the bid can still be made (U7.9)."""
        if kind != OBJECTION and kind != ZEUS:
            return True
        return self.count[OBJECTION] + self.count[ZEUS] > s.needed

    def card_value(self, s: Ulysses, kind: i64, left: i64) -> float:
        """Return the value of the last of `left` cards of a kind."""
        if kind == OBJECTION:
            return KEEP_OBJECTION if float(left) <= ENOUGH else KEEP_MORE
        if kind == TEMPLE:
            return KEEP_TEMPLE if left <= s.price() + 1 else KEEP_MANY
        if kind == WIND:
            return KEEP_WIND if left <= 2 else KEEP_MANY
        if kind == PLAGUE:
            return KEEP_PLAGUE
        return KEEP_ZEUS if kind == ZEUS else KEEP_PANDORA

    def weigh_returns(self, s: Ulysses, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh goals to give back: the one without which the rest is likeliest to be reached."""
        own = s.hidden_goals(s.who)
        best = FLOOR
        i: i64 = 0
        while i < n:
            row = self.chances.row(own & ~bit(actions[i] - RETURN))
            weights[i] = max(self.chances.values[row + s.ship], FLOOR)
            best = max(best, weights[i])
            i += 1
        i = 0
        while i < n:
            weights[i] = max(MIN_WEIGHT, self.weight_of(GIVE * log(weights[i] / best)))
            i += 1

    # ---- evaluation
    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Ulysses)
        return state.phase == ACT or state.phase == ENDED

    def evaluate(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Ulysses)
        self.evaluator.evaluate(state, worth)


def near_of(board: Board, place: i64) -> i64:
    """Return the neighbours of a place, as bits."""
    found: i64 = 0
    for other in board.neighbours(place):
        found |= bit(other)
    return found
