"""The pilot of Ulysses. A place is worth to a seat its chance to reach all its goals from there, less what others may
win there; what an action gains of that, and the cards it takes, make its weight. Compiled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.pilot import Pilot
from pelagos.bots.pilot.ulysses_chances import Chances
from pelagos.bots.pilot.ulysses_judge import Judge, fewest, hidden
from pelagos.core.game import Game, State
from pelagos.core.tabletop.packed import bit, bits
from pelagos.games.ulysses import UlyssesGame
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

LEAST: Final = 0.001  # the weight of what he would hardly ever do
EVERYWHERE: Final = (1 << GOALS) - 1
BIDDING: Final = 0.46  # how many cards of a hand are objections or Zeus, on the whole
CAP: Final = 7.0  # the most that a score counts; LEAST is about exp(-CAP)
FLOOR: Final = 1e-6  # the least that a place is worth

# ---- coefficients: of many pilots a little off these, those who won against one another drew them along
THREAT_1: Final = 0.5  # what it costs him when another reveals his last goal,
THREAT_2: Final = 0.13  # when another reveals one of his last two
STEER: Final = 50.02  # how surely he proposes the best place
STEER_GOAL: Final = 1.05  # how much surer when it is a goal of his
BID_GAIN: Final = 48.88  # how much he wants what a bid gains
BID_PRICE: Final = 13.49  # how much a bid of all his bidding cards and one more pains him
BID_CARDS: Final = 2.31  # how much each card pains him, whatever he has
BID_HELD: Final = -0.4  # how much more gladly he bids for each bidding card
BID_EDGE: Final = 1.06  # how much for each bidding card that he has more than the strongest other may have
BID_GOAL: Final = 7.72  # how much for a goal of his
BID_WIN: Final = 14.28  # how much for his last goal
BID_SUNK: Final = 4.58  # how much when he has laid cards already
BIAS_OBJECT: Final = -3.3  # how gladly he objects, supports, or places black at all
BIAS_SUPPORT: Final = -5.43
BIAS_BLACK: Final = -10.23
OVERBID: Final = -13.27  # a card more than needed
OVERBID_HELD: Final = 0.77
ZEUS_LAID: Final = -6.49  # Zeus where a plain card does
BUILD_BIAS: Final = 10.44
BUILD_TEMPLES: Final = -2.57  # for each temple he has
BUILD_LATE: Final = -3.82  # when somebody has one goal left, half of it when two
BUILD_SHORT: Final = 3.86  # for each bidding card he lacks afterwards
BUILD_ZEUS: Final = 2.63  # for each Zeus it takes
RESERVE: Final = 0.47  # bidding cards he wants to keep when he builds
SWAP_GAIN: Final = 56.28  # how much he wants a nearer goal
SWAP_PRICE: Final = 9.95  # how much it pains him to pay all his cards for it
SWAP_BIAS: Final = -0.62
LIFT_GAIN: Final = 2.93  # how much he wants a plague away from a better place
LIFT_PRICE: Final = 1.19
LIFT_BIAS: Final = 1.19
PLAGUE_GAIN: Final = 13.98  # how much he wants to bar another from his last goal
PLAGUE_BIAS: Final = -6.16
PLAGUE_FAR: Final = -0.19  # how much less where the ship is not near
WIND_GAIN: Final = 7.77  # how much he wants what another movement of his gains
WIND_MORE: Final = 4.47  # for each wind more than one
WIND_BIAS: Final = -2.45
WIND_GOAL: Final = 4.11  # when a goal of his is next
WIND_HELD: Final = -0.11  # for each bidding card
WIND_ZEUS: Final = 2.14  # how much it pains him to use Zeus as a wind
ZEUS_PANDORA: Final = -4.02  # Zeus as another card
ZEUS_PLAGUE: Final = -3.61
GIVE: Final = 51.02  # how surely he gives back the goal that keeps him most
KEEP_OBJECTION: Final = 9.9  # what a card of each kind is worth to him
KEEP_TEMPLE: Final = 5.58
KEEP_WIND: Final = -0.37
KEEP_PLAGUE: Final = -2.94
KEEP_ZEUS: Final = 10.13
KEEP_PANDORA: Final = 10.01
KEEP_MANY: Final = -1.36  # what one is worth of which he has more than he needs
KEEP_MORE: Final = 2.67  # the same for objections
ENOUGH: Final = 18.24  # objections
# ---- end of coefficients


class UlyssesPilot(Pilot):
    """Weighs what a seat may do by what it knows, and judges positions by all there is."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, UlyssesGame)
        self.board = game.board
        self.chances = Chances(game.board)
        self.judging = Judge(self.chances)
        self.worth: vec[float] = vec[float]([0.0 for _ in range(PLACES)])  # at the ship's neighbours
        self.near: vec[i64] = vec[i64]([near_of(self.board, place) for place in range(PLACES)])  # as bits
        self.own: i64 = 0  # hidden goals of the seat that must decide
        self.around = 0.0  # what a movement is worth that anybody may decide
        self.best = 0.0  # the best neighbour without a plague
        self.danger: vec[float] = vec[float]([0.0 for _ in range(PLACES)])
        self.count: vec[i64] = vec[i64]([i64(0) for _ in range(N_KINDS)])

    def weigh(self, state: State, room: vec[i64], n: i64, weights: vec[float]) -> None:
        assert isinstance(state, Ulysses)
        phase = state.phase
        if phase == LAY_CARDS:
            self.lay(state, room, n, weights)
        elif phase == PAY:
            self.pay(state, room, n, weights)
        elif phase == RETURN_GOAL:
            self.give(state, room, n, weights)
        elif phase == WHERE:
            self.aim(state, room, n, weights)
        else:
            self.look(state)
            if phase == ACT:
                self.act(state, room, n, weights)
            elif phase == STAY:
                self.stay(state, room, n, weights)
            else:
                self.speak(state, room, n, weights)

    # ---- what a place is worth
    def look(self, s: Ulysses) -> None:
        """Fills `worth` at the ship's neighbours, `around` and `best`, for the seat that must decide."""
        own = self.own = s.hidden_goals(s.who)
        row = self.chances.row(own)
        self.fear(s, self.near[s.ship])
        ship = s.ship
        degree = s.board.degree_of(ship)
        total = 0.0
        best = FLOOR
        i: i64 = 0
        while i < degree:
            place = s.board.neighbour(ship, i)
            value = max(FLOOR, self.chances.values[row + place] * max(LEAST, 1.0 - self.danger[place]))
            self.worth[place] = value
            total += value
            if value > best and not s.is_plagued(place):
                best = value
            i += 1
        self.around = total / float(degree)
        self.best = best

    def fear(self, s: Ulysses, where: i64) -> None:
        """Fills `danger` at some places: how likely another reveals one of his last two goals there."""
        place: i64 = 0
        while place < PLACES:
            self.danger[place] = 0.0
            place += 1
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.who:
                left = hidden(s, seat)
                if left <= 2:
                    self.fear_seat(s, seat, where, THREAT_1 if left == 1 else THREAT_2)
            seat += 1

    def fear_seat(self, s: Ulysses, seat: i64, where: i64, threat: float) -> None:
        slot = seat * PER_SEAT
        while slot < seat * PER_SEAT + PER_SEAT:
            if not s.is_shown(slot) and s.goal_at(slot) != NO_GOAL:
                self.suspect(s, slot, where, threat)
            slot += 1

    def suspect(self, s: Ulysses, slot: i64, where: i64, threat: float) -> None:
        """Spreads the threat of another's hidden goal over the places it may be, as far as the seat can tell."""
        if (i64(s.knows[slot]) >> s.who) & 1 == 1:
            self.danger[s.goal_at(slot)] += threat
            return
        first = s.goal_at(slot) // PER_COLOUR * PER_COLOUR  # its colour shows on the back
        maybe = i64(s.maybe[slot]) & ~(self.own >> first)
        hits = maybe & (where >> first)
        if hits == 0:
            return
        share = threat / float(bits(maybe))
        while hits != 0:
            if hits & 1 == 1:
                self.danger[first] += share
            hits >>= 1
            first += 1

    # ---- his turn
    def act(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """The best proposal weighs 1; what is done before it is weighed against that."""
        i: i64 = 0
        while i < n:
            action = room[i]
            if action >= PROPOSE:
                weight = self.steer(action - PROPOSE)
            elif action >= EXCHANGE:
                weight = self.swap(s, action - EXCHANGE)
            elif action == REMOVE:
                weight = self.lift(s)
            elif action >= PLAY_PLAGUE:
                weight = self.bar(s, 0.0 if action == PLAY_PLAGUE else ZEUS_PLAGUE)
            elif action == PLAY_PANDORA:
                weight = 100.0
            elif action == PANDORA_BY_ZEUS:
                weight = self.powered(ZEUS_PANDORA)
            elif action == BUILD:
                weight = self.build(s)
            else:
                weight = 1.0
            weights[i] = max(weight, LEAST)
            i += 1

    def steer(self, place: i64) -> float:
        """A proposal, by how near it comes to the best."""
        bonus = STEER_GOAL if self.is_own(place) else 0.0
        return self.powered(STEER * log(self.worth[place] / self.best) + bonus)

    def is_own(self, place: i64) -> bool:
        return (self.own >> place) & 1 == 1

    def powered(self, score: float) -> float:
        """The weight of a score."""
        return exp(min(max(score, -CAP), CAP))

    def build(self, s: Ulysses) -> float:
        """A temple: as long as the price leaves him enough to bid."""
        seat = s.who
        price = s.price()
        temples = s.count(seat, TEMPLE)
        zeus = max(0, price - temples)
        idle = max(0, temples - price) + s.count(seat, WIND) + s.count(seat, PLAGUE) + s.count(seat, PANDORA)
        left = s.bidding_cards(seat) - zeus - max(0, price - idle)
        short = max(0.0, RESERVE - float(left))
        late = 1.0 / float(fewest(s))
        score = BUILD_BIAS + BUILD_TEMPLES * float(price) + BUILD_LATE * late
        return self.powered(score - BUILD_SHORT * short - BUILD_ZEUS * float(zeus))

    def swap(self, s: Ulysses, colour: i64) -> float:
        """Another goal for the farthest of his, when a new one is likely to be nearer."""
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
        return self.powered(SWAP_GAIN * gain - SWAP_PRICE * price + SWAP_BIAS)

    def open_goals(self, s: Ulysses) -> i64:
        """The goals revealed, as bits."""
        found: i64 = 0
        slot: i64 = 0
        while slot < s.seats * PER_SEAT:
            if s.is_shown(slot):
                found |= bit(s.goal_at(slot))
            slot += 1
        return found

    def reach(self, s: Ulysses, goal: i64) -> float:
        """The chance to reach one goal, it alone, from where the ship is; one movement off if it is there."""
        row = self.chances.row(bit(goal))
        if goal == s.ship:
            return self.chances.values[row + s.board.neighbour(goal, 0)]
        return self.chances.values[row + s.ship]

    def lift(self, s: Ulysses) -> float:
        """A plague off a neighbour that is better than the rest."""
        most = FLOOR
        i: i64 = 0
        while i < s.board.degree_of(s.ship):
            place = s.neighbour(i)
            if s.is_plagued(place):
                most = max(most, self.worth[place])
            i += 1
        price = float(s.price()) / float(s.row_size(s.who) + 1)
        return self.powered(LIFT_GAIN * log(most / self.best) - LIFT_PRICE * price + LIFT_BIAS)

    def bar(self, s: Ulysses, bonus: float) -> float:
        """A plague where another may win."""
        self.fear(s, EVERYWHERE)
        most = 0.0
        spared = self.own | s.plagued
        place: i64 = 0
        while place < GOALS:
            if (spared >> place) & 1 == 0:
                most = max(most, self.danger[place] - (0.0 if self.is_near(s, place) else PLAGUE_FAR))
            place += 1
        return self.powered(PLAGUE_GAIN * most + PLAGUE_BIAS + bonus)

    def is_near(self, s: Ulysses, place: i64) -> bool:
        return (self.near[s.ship] >> place) & 1 == 1

    def aim(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """The place of a plague: off where he would sail, on where another would win."""
        self.look(s)
        if s.purpose != REMOVE:
            self.fear(s, EVERYWHERE)
        i: i64 = 0
        while i < n:
            place = room[i] - AT
            weights[i] = LEAST
            if s.purpose != REMOVE:
                weights[i] = max(LEAST, self.harm(s, place))
            elif self.is_near(s, place):
                weights[i] = max(LEAST, self.steer(place))
            i += 1

    def harm(self, s: Ulysses, place: i64) -> float:
        """How good a place is for a plague."""
        if self.is_own(place):
            return 0.0
        far = 0.0 if self.is_near(s, place) else PLAGUE_FAR
        return self.powered(PLAGUE_GAIN * (self.danger[place] - far) - 4.0)

    def stay(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """A wind, when going on gains more than leaving the ship to the others."""
        gain = log(self.best / self.around)
        score = WIND_GAIN * gain + WIND_BIAS + WIND_HELD * float(s.bidding_cards(s.who))
        if self.own & self.near[s.ship] & ~s.plagued != 0:
            score += WIND_GOAL
        more = float(s.count(s.who, WIND) - 1)
        i: i64 = 0
        while i < n:
            action = room[i]
            if action == END:
                weight = 1.0
            elif action == PLAY_WIND:
                weight = self.powered(score + WIND_MORE * more)
            else:
                weight = self.powered(score - WIND_ZEUS)
            weights[i] = max(weight, LEAST)
            i += 1

    # ---- the discussion
    def speak(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """Keeping quiet weighs 1; a bid by what it gains and takes."""
        weights[0] = 1.0
        if n == 1:
            return
        silence = self.worth[self.disk(s, s.leader())]  # blue, as long as nobody has objected
        mood = self.mood(s)
        i: i64 = 1
        while i < n:
            action = room[i]
            if action >= PLACE_BLACK:
                score = BIAS_BLACK + self.bid(s, BLACK, action - PLACE_BLACK, silence)
            elif action >= OBJECT:
                score = BIAS_OBJECT + self.bid(s, RED, action - OBJECT, silence)
            else:
                score = BIAS_SUPPORT + self.bid(s, action - SUPPORT, self.disk(s, action - SUPPORT), silence)
            weights[i] = max(LEAST, self.powered(score + mood))
            i += 1

    def mood(self, s: Ulysses) -> float:
        """How gladly he bids, whatever it gains."""
        held = float(s.bidding_cards(s.who))
        score = BID_HELD * held + BID_EDGE * (held - BIDDING * float(self.strongest(s)))
        return score + BID_SUNK if s.bids[s.who] > 0 else score

    def strongest(self, s: Ulysses) -> i64:
        """The largest hand of another who may still bid."""
        most: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.who and (s.out >> seat) & 1 == 0:
                most = max(most, s.row_size(seat))
            seat += 1
        return most

    def bid(self, s: Ulysses, side: i64, place: i64, silence: float) -> float:
        """What a bid gains, less what its cards are worth."""
        cards = s.need(side)
        if s.is_plagued(place):
            cards += s.price()
        gain = log(self.worth[place] / silence)
        paid = float(cards)
        score = BID_GAIN * gain - BID_PRICE * paid / float(s.bidding_cards(s.who) + 1) - BID_CARDS * paid
        if self.is_own(place):
            score += BID_WIN if self.own == bit(place) else BID_GOAL
        return score

    def disk(self, s: Ulysses, side: i64) -> i64:
        """Where a side would sail, or NOWHERE."""
        return s.blue if side == BLUE else s.red if side == RED else s.black

    # ---- cards
    def lay(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """No more than it takes, and Zeus last."""
        extra = 1.0
        if room[0] == DONE:
            extra = self.powered(OVERBID + OVERBID_HELD * float(s.bidding_cards(s.who)))
        i: i64 = 0
        while i < n:
            if room[i] == DONE:
                weights[i] = 1.0
            else:
                weights[i] = max(LEAST, extra * (self.powered(ZEUS_LAID) if room[i] == LAY + ZEUS else 1.0))
            i += 1

    def pay(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """The least useful cards that make up the price, the lowest kind of them first."""
        first = self.first_paid(s)
        i: i64 = 0
        while i < n:
            weights[i] = 1.0 if room[i] - DISCARD == first else 0.02
            i += 1

    def first_paid(self, s: Ulysses) -> i64:
        """The lowest kind among the least useful cards that make up what is owed."""
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
                if self.count[kind] > 0 and self.spare(s, kind):
                    value = self.keep(s, kind, self.count[kind])
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

    def spare(self, s: Ulysses, kind: i64) -> bool:
        """One more of a kind may go, so that the bid can still be made (U7.9)."""
        if kind != OBJECTION and kind != ZEUS:
            return True
        return self.count[OBJECTION] + self.count[ZEUS] > s.needed

    def keep(self, s: Ulysses, kind: i64, left: i64) -> float:
        """What the last of `left` cards of a kind is worth to him."""
        if kind == OBJECTION:
            return KEEP_OBJECTION if float(left) <= ENOUGH else KEEP_MORE
        if kind == TEMPLE:
            return KEEP_TEMPLE if left <= s.price() + 1 else KEEP_MANY
        if kind == WIND:
            return KEEP_WIND if left <= 2 else KEEP_MANY
        if kind == PLAGUE:
            return KEEP_PLAGUE
        return KEEP_ZEUS if kind == ZEUS else KEEP_PANDORA

    def give(self, s: Ulysses, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """Gives back the goal without which the rest is likeliest."""
        own = s.hidden_goals(s.who)
        best = FLOOR
        i: i64 = 0
        while i < n:
            row = self.chances.row(own & ~bit(room[i] - RETURN))
            weights[i] = max(self.chances.values[row + s.ship], FLOOR)
            best = max(best, weights[i])
            i += 1
        i = 0
        while i < n:
            weights[i] = max(LEAST, self.powered(GIVE * log(weights[i] / best)))
            i += 1

    # ---- how a position stands
    def rests(self, state: State) -> bool:
        assert isinstance(state, Ulysses)
        return state.phase == ACT or state.phase == ENDED

    def judge(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Ulysses)
        self.judging.judge(state, worth)


def near_of(board: Board, place: i64) -> i64:
    """The neighbours of a place, as bits."""
    found: i64 = 0
    for other in board.neighbours(place):
        found |= bit(other)
    return found
