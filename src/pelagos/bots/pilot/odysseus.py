"""The pilot of Odysseus: weighs choices by where the ship would land and by how likely placing is to end. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.odysseus_course import ENDS, Course, floats
from pelagos.bots.pilot.odysseus_judge import Judge
from pelagos.bots.pilot.odysseus_worth import Worths
from pelagos.bots.pilot.pilot import Pilot
from pelagos.core.game import Game, State
from pelagos.games.odysseus import OdysseusGame
from pelagos.games.odysseus.actions import (
    ATHENA,
    DIONYSUS,
    DISK,
    DOWN,
    FACE,
    HADES,
    HERMES,
    N_KINDS,
    N_SPACES,
    ON,
    PASS,
    PLAY,
    POSEIDON,
    POWER,
    START,
    STRENGTH,
    TAKE,
    TAKE_DOWN,
    TRADE,
    ZEUS,
)
from pelagos.games.odysseus.board import ISLANDS, N_COLOURS
from pelagos.games.odysseus.position import (
    CHOOSE_CARD,
    CHOOSE_SPACE,
    LAUNCH,
    NEW_DISK,
    NOWHERE,
    PLACE,
    SPACE,
    WINDOW,
)
from pelagos.games.odysseus.state import Odysseus

# All worths are chances to win, as at a table of four; they were tuned by play against sailors and earlier pilots.
KEEN: Final = 200.0  # how sharply he prefers what is worth more
CLEAR: Final = 0.05  # the haze when placing ends at once
HAZE: Final = 0.68  # when it goes on,
HAZE_CARD: Final = 0.08  # and more for each card the others hold
GUESS: Final = 2.0  # the strength of a card that he cannot see
PRICE: Final[tuple[float, ...]] = (0.19, 0.11, 0.075, 0.0255, 0.039)  # what a card in the hand is worth
THRIFT: Final = 0.08  # how much less, for each card more in the hand
PATIENCE: Final = 0.018  # what it is worth to pass
IDLE: Final = 0.58  # how likely somebody who could act passes,
CALM: Final = 0.6  # and once he himself has acted
THUNDER: Final = 0.55  # how likely Zeus ends the placing in his next turn
# What a god is worth for the rounds to come, and his power while it is not spent.
LASTING: Final[tuple[float, ...]] = (0.02, 0.034, -0.035, 0.057, 0.01, 0.014)
READY: Final[tuple[float, ...]] = (0.034, 0.013, 0.013, 0.007, 0.0145, 0.0145)
SECRET: Final = 0.026  # what it is worth to lay a card face down
FLOOR: Final = 0.001  # the least weight, as a share of the greatest


class OdysseusPilot(Pilot):
    """Keeps room to think in, and what adventures are worth by what was completed."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, OdysseusGame)
        self.board = game.board
        self.worths = Worths(game.board)
        self.court = Judge(game.board)
        self.power_of = vec[i64]([i64(strength) for strength in STRENGTH])
        self.lasting = vec[float](list(LASTING))
        self.ready = vec[float](list(READY))
        self.strengths = floats(N_SPACES)
        self.near = Course()  # if placing ends now
        self.far = Course()  # if it goes on
        self.over = 0.0  # how likely it ends as things lie now
        self.keen = KEEN
        self.haze = HAZE
        self.haze_card = HAZE_CARD
        self.price = vec[float](list(PRICE))
        self.fade = THRIFT
        self.thrift = 1.0
        self.patience = PATIENCE
        self.idle = IDLE
        self.calm = CALM
        self.thunder = THUNDER
        self.secret = SECRET

    # ======================================================== how one would play here
    def weigh(self, state: State, room: vec[i64], n: i64, weights: vec[float]) -> None:
        assert isinstance(state, Odysseus)
        if n == 1:
            weights[0] = 1.0
            return
        phase = state.phase
        if phase == LAUNCH:
            self.weigh_starts(state, room, n, weights)
        elif phase == NEW_DISK:
            self.weigh_disks(state, room, n, weights)
        else:
            self.look(state)
            if phase == PLACE:
                self.weigh_turn(state, room, n, weights)
            elif phase == WINDOW:
                self.weigh_window(state, weights)
            elif phase == CHOOSE_SPACE:
                self.weigh_spaces(state, room, n, weights)
            elif phase == CHOOSE_CARD:
                self.weigh_takes(state, room, n, weights)
            else:
                self.weigh_cards(state, room, n, weights)
        self.sharpen(n, weights)

    def sharpen(self, n: i64, weights: vec[float]) -> None:
        """From worths to weights."""
        most = weights[0]
        i: i64 = 1
        while i < n:
            most = max(most, weights[i])
            i += 1
        i = 0
        while i < n:
            weights[i] = max(FLOOR, exp(self.keen * (weights[i] - most)))
            i += 1

    # ---- what lies before him
    def look(self, state: Odysseus) -> None:
        """Where the ship would land, by the cards he knows, and how likely it is to come to that."""
        task = i64(state.tasks[state.who])
        self.worths.look(state, task)
        self.look_at_cards(state)
        cards = 0.0
        self.over = 1.0
        self.thrift = 1.0 / (1.0 + self.fade * float(state.row_size(state.who)))
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.who:
                cards += float(state.row_size(seat))
                if self.can_act(state, seat):
                    self.over *= self.calm
            seat += 1
        ends = self.worths.ends
        self.near.set(self.strengths, ends, task * ENDS, CLEAR)
        self.far.set(self.strengths, ends, task * ENDS, self.haze + self.haze_card * cards)

    def look_at_cards(self, state: Odysseus) -> None:
        """The strengths, as far as he knows them: of others' face-down cards he makes a guess (O3.2)."""
        space: i64 = 0
        while space < N_SPACES:
            self.strengths[space] = float(state.strength(space))
            space += 1
        i: i64 = 0
        while i < state.downs:
            space = i64(state.down_at[i])
            self.strengths[space] += factor(state, space) * self.known(state, i)
            i += 1

    def known(self, state: Odysseus, i: i64) -> float:
        """The strength of a face-down card, or a guess."""
        return float(self.power_of[i64(state.down_kind[i])]) if state.down_owner == state.who else GUESS

    def can_act(self, state: Odysseus, seat: i64) -> bool:
        """He has cards, or a power for his turn."""
        return state.row_size(seat) > 0 or self.can_use(state, seat)

    def can_use(self, state: Odysseus, seat: i64) -> bool:
        god = state.god(seat)
        return god != ATHENA and not state.is_spent(god) and not state.is_waiting(seat)

    def ending(self, state: Odysseus) -> float:
        """How likely the placing ends before his next turn, if he passes."""
        chance = 1.0
        step: i64 = 1
        while step < state.seats - state.passes:
            if self.can_act(state, (state.who + step) % state.seats):
                chance *= self.idle
            step += 1
        zeus = state.zeus_owner()
        if zeus != state.who and self.can_use(state, zeus):
            chance += (1.0 - chance) * self.thunder
        return chance

    # ---- what choices bring
    def swing(self, space: i64, strength: float) -> float:
        """The landing, if a space had another strength."""
        near = self.near.moved(space, strength, space, strength)
        return self.over * near + (1.0 - self.over) * self.far.moved(space, strength, space, strength)

    def quiet(self) -> float:
        """The landing, if he acts and nothing changes."""
        return self.over * self.near.worth + (1.0 - self.over) * self.far.worth

    def laid(self, state: Odysseus, kind: i64, space: i64) -> float:
        """A card is laid on a space."""
        more = self.power_of[kind]
        landing = 0.0
        if space == state.poseidon:
            landing = self.quiet()
        else:
            if space == state.aphrodite:
                more += more
            landing = self.over * self.near.raised(space, more) + (1.0 - self.over) * self.far.raised(space, more)
        return landing - self.price[kind] * self.thrift

    def best_space(self, state: Odysseus, kind: i64) -> float:
        best = self.laid(state, kind, 0)
        space: i64 = 1
        while space < N_SPACES:
            best = max(best, self.laid(state, kind, space))
            space += 1
        return best

    def best_kind(self, state: Odysseus, space: i64) -> float:
        best = -1.0
        kind: i64 = 0
        while kind < N_KINDS:
            if state.count(state.who, kind) > 0:
                best = max(best, self.laid(state, kind, space))
            kind += 1
        return best

    def best_card(self, state: Odysseus) -> float:
        best = -1.0
        space: i64 = 0
        while space < N_SPACES:
            best = max(best, self.best_kind(state, space))
            space += 1
        return best

    def struck(self, state: Odysseus, god: i64, space: i64) -> float:
        """Poseidon or Aphrodite lays the disk on a space."""
        now = self.strengths[space]
        if god == POSEIDON:
            return self.swing(space, 0.0)
        return self.swing(space, now if space == state.poseidon else 2.0 * now)

    def best_strike(self, state: Odysseus, god: i64) -> float:
        best = self.struck(state, god, 0)
        space: i64 = 1
        while space < N_SPACES:
            best = max(best, self.struck(state, god, space))
            space += 1
        return best

    def carried(self, state: Odysseus, source: i64, strength: float, space: i64) -> float:
        """Hermes carries a card of this strength from one space to another."""
        less = self.strengths[source] - factor(state, source) * strength
        more = self.strengths[space] + factor(state, space) * strength
        if source // N_COLOURS != space // N_COLOURS:
            return self.swing(source, less) + self.swing(space, more) - self.quiet()
        near = self.near.moved(source, less, space, more)
        return self.over * near + (1.0 - self.over) * self.far.moved(source, less, space, more)

    def best_carry(self, state: Odysseus, source: i64, strength: float) -> float:
        best = -1.0
        space: i64 = 0
        while space < N_SPACES:
            if space != source:
                best = max(best, self.carried(state, source, strength, space))
            space += 1
        return best

    def taken(self, state: Odysseus, action: i64) -> float:
        """The best that Hermes can do with a card."""
        if action >= TAKE_DOWN:
            i = action - TAKE_DOWN
            return self.best_carry(state, i64(state.down_at[i]), self.known(state, i))
        return self.best_carry(state, (action - TAKE) // N_KINDS, float(self.power_of[(action - TAKE) % N_KINDS]))

    def best_take(self, state: Odysseus) -> float:
        best = -1.0
        at: i64 = 0
        while at < N_SPACES * N_KINDS:
            if state.count(state_row(at), at % N_KINDS) > 0:
                best = max(best, self.taken(state, TAKE + at))
            at += 1
        at = 0
        while at < state.downs:
            best = max(best, self.taken(state, TAKE_DOWN + at))
            at += 1
        return best

    # ---- decision by decision
    def weigh_turn(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """A pass waits for what comes; the rest by the best that can follow (O4.2)."""
        i: i64 = 0
        while i < n:
            action = room[i]
            if action == PASS:
                ending = self.ending(state)
                weights[i] = self.patience + ending * self.near.worth + (1.0 - ending) * self.far.worth
            elif action == POWER:
                weights[i] = self.power(state) - self.ready[state.god(state.who)]
            elif action >= TRADE:
                weights[i] = self.quiet() + self.traded(state, action - TRADE)
            elif action >= DOWN:
                weights[i] = self.best_kind(state, action - DOWN) + self.secret
            else:
                weights[i] = self.best_space(state, action - PLAY)
            i += 1

    def power(self, state: Odysseus) -> float:
        """The best that his power can bring."""
        god = state.god(state.who)
        if god == ZEUS:
            return self.near.worth
        if god == HADES:
            return self.best_card(state) + self.secret
        if god == HERMES:
            return self.best_take(state)
        return self.best_strike(state, god)

    def traded(self, state: Odysseus, other: i64) -> float:
        """What he gains in gods by a trade, less the card."""
        gain = self.god_worth(state, state.god(other)) - self.god_worth(state, state.god(state.who))
        return gain - self.price[DIONYSUS] * self.thrift

    def god_worth(self, state: Odysseus, god: i64) -> float:
        return self.lasting[god] if state.is_spent(god) else self.lasting[god] + self.ready[god]

    def weigh_cards(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """Hades: a card after his power, or the card for a space."""
        i: i64 = 0
        while i < n:
            action = room[i]
            if action >= FACE:
                weights[i] = self.laid(state, action - FACE, state.chosen)
            elif action >= DOWN:
                weights[i] = self.best_kind(state, action - DOWN) + self.secret
            else:
                weights[i] = self.best_space(state, action - PLAY)
            i += 1

    def weigh_spaces(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        i: i64 = 0
        while i < n:
            space = room[i] - ON
            if state.power == NOWHERE:
                weights[i] = self.laid(state, state.chosen, space)
            elif state.power == HERMES:
                weights[i] = self.carried(state, state.space_of_chosen(), self.chosen_strength(state), space)
            else:
                weights[i] = self.struck(state, state.power, space)
            i += 1

    def chosen_strength(self, state: Odysseus) -> float:
        """Of the card that Hermes moves."""
        if state.chosen >= TAKE_DOWN:
            return self.known(state, state.chosen - TAKE_DOWN)
        return float(self.power_of[(state.chosen - TAKE) % N_KINDS])

    def weigh_takes(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        i: i64 = 0
        while i < n:
            weights[i] = self.taken(state, room[i])
            i += 1

    def weigh_window(self, state: Odysseus, weights: vec[float]) -> None:
        """Athena: what the power does to the landing, against what blocking costs."""
        power = state.power
        weights[1] = self.quiet() - self.ready[ATHENA]
        if power == ZEUS:
            weights[0] = self.near.worth
        elif power == HADES:
            weights[0] = self.quiet()
        elif power == HERMES:
            strength = self.chosen_strength(state)
            weights[0] = self.carried(state, state.space_of_chosen(), strength, state.due)
        else:
            weights[0] = self.struck(state, power, state.chosen)

    def weigh_disks(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """Zeus lays what he would like to reach himself (O7.1)."""
        task = i64(state.tasks[state.who])
        self.worths.look(state, task)
        i: i64 = 0
        while i < n:
            weights[i] = self.worths.worth(task, room[i] - DISK)
            i += 1

    def weigh_starts(self, state: Odysseus, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """What lies around (O2.5)."""
        task = i64(state.tasks[state.who])
        self.worths.look(state, task)
        i: i64 = 0
        while i < n:
            weights[i] = self.worths.waters[task * ISLANDS + room[i] - START]
            i += 1

    # ======================================================== how a position stands
    def rests(self, state: State) -> bool:
        """A round is about to begin, or the voyage."""
        assert isinstance(state, Odysseus)
        if state.phase == PLACE:
            return state.circuit == 0 and state.who == state.first
        return state.phase == LAUNCH

    def judge(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Odysseus)
        self.court.judge(state, worth)


def factor(state: Odysseus, space: i64) -> float:
    """How much a card counts on a space (O5.2)."""
    if space == state.poseidon:
        return 0.0
    return 2.0 if space == state.aphrodite else 1.0


def state_row(at: i64) -> i64:
    """The row of the space of a TAKE."""
    return SPACE + at // N_KINDS
