"""The pilot of Odysseus: weighs choices by where the ship would land and how likely the placing ends. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot import Pilot
from pelagos.core.game import Game, State
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
from pelagos.games.odysseus.bots.course import ENDS, Course, floats
from pelagos.games.odysseus.bots.evaluator import Evaluator
from pelagos.games.odysseus.bots.values import AdventureValues
from pelagos.games.odysseus.game import OdysseusGame
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

# All values are chances to win, scaled to a table of four. The constants were tuned in games among pilots with slightly
# different constants. They are those that play best, not those that predict best.
SHARPNESS: Final = 200.0  # how strongly higher values are preferred (the factor in the exponent of a weight)
TEMPERATURE_NOW: Final = 0.05  # of the course if the placing ends at once
TEMPERATURE_LATER: Final = 0.68  # of the course if the placing goes on,
TEMPERATURE_PER_CARD: Final = 0.08  # plus this for each card in the others' hands
HIDDEN_STRENGTH: Final = 2.0  # the assumed strength of another player's face-down card
CARD_VALUE: Final[tuple[float, ...]] = (0.19, 0.11, 0.075, 0.0255, 0.039)  # the value of a card in the hand, by kind
CARD_DISCOUNT: Final = 0.08  # how fast the value of a card falls with the size of the hand
PASS_BONUS: Final = 0.018  # the value of passing in itself
PASS_CHANCE: Final = 0.58  # assumed probability that a player who could act passes,
PASS_CHANCE_AFTER_ACTING: Final = 0.6  # the same after the seat itself has acted
ZEUS_ENDS_CHANCE: Final = 0.55  # assumed probability that Zeus ends the placing
# By god: its value for the coming rounds, and the value of its power while unused.
LASTING_VALUE: Final[tuple[float, ...]] = (0.02, 0.034, -0.035, 0.057, 0.01, 0.014)
READY_VALUE: Final[tuple[float, ...]] = (0.034, 0.013, 0.013, 0.007, 0.0145, 0.0145)
FACE_DOWN_BONUS: Final = 0.026  # the extra value of playing a card face down
MIN_WEIGHT: Final = 0.001  # of an action, as a share of the greatest weight


class OdysseusPilot(Pilot):
    """The pilot. Its buffers are allocated once; the values of adventures are cached."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, OdysseusGame)
        self.board = game.board
        self.values = AdventureValues(game.board)
        self.evaluator = Evaluator(game.board)
        self.power_of = vec[i64]([i64(strength) for strength in STRENGTH])
        self.lasting_value = vec[float](list(LASTING_VALUE))
        self.ready_value = vec[float](list(READY_VALUE))
        self.strengths = floats(N_SPACES)
        self.course_now = Course()  # the course if the placing ends now,
        self.course_later = Course()  # and if it goes on
        self.end_chance = 0.0  # the probability that it ends now, after the seat has acted
        self.sharpness = SHARPNESS
        self.temperature_later = TEMPERATURE_LATER
        self.temperature_per_card = TEMPERATURE_PER_CARD
        self.card_value = vec[float](list(CARD_VALUE))
        self.card_discount = CARD_DISCOUNT
        self.card_factor = 1.0
        self.pass_bonus = PASS_BONUS
        self.pass_chance = PASS_CHANCE
        self.pass_chance_after_acting = PASS_CHANCE_AFTER_ACTING
        self.zeus_ends_chance = ZEUS_ENDS_CHANCE
        self.face_down_bonus = FACE_DOWN_BONUS

    # ======================================================== weights of choices
    def weigh(self, state: State, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        assert isinstance(state, Odysseus)
        if n == 1:
            weights[0] = 1.0
            return
        phase = state.phase
        if phase == LAUNCH:
            self.weigh_starts(state, actions, n, weights)
        elif phase == NEW_DISK:
            self.weigh_disks(state, actions, n, weights)
        else:
            self.prepare(state)
            if phase == PLACE:
                self.weigh_turn(state, actions, n, weights)
            elif phase == WINDOW:
                self.weigh_window(state, weights)
            elif phase == CHOOSE_SPACE:
                self.weigh_spaces(state, actions, n, weights)
            elif phase == CHOOSE_CARD:
                self.weigh_takes(state, actions, n, weights)
            else:
                self.weigh_cards(state, actions, n, weights)
        self.sharpen(n, weights)

    def sharpen(self, n: i64, weights: vec[float]) -> None:
        """Turn values into weights, in place."""
        most = weights[0]
        i: i64 = 1
        while i < n:
            most = max(most, weights[i])
            i += 1
        i = 0
        while i < n:
            weights[i] = max(MIN_WEIGHT, exp(self.sharpness * (weights[i] - most)))
            i += 1

    # ---- the situation of the seat to act
    def prepare(self, state: Odysseus) -> None:
        """Compute where the ship would land, by the cards that the seat knows, and how likely the placing ends
        there."""
        task = i64(state.tasks[state.who])
        self.values.update(state, task)
        self.set_strengths(state)
        cards = 0.0
        self.end_chance = 1.0
        self.card_factor = 1.0 / (1.0 + self.card_discount * float(state.row_size(state.who)))
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.who:
                cards += float(state.row_size(seat))
                if self.can_act(state, seat):
                    self.end_chance *= self.pass_chance_after_acting
            seat += 1
        ends = self.values.ends
        self.course_now.set(self.strengths, ends, task * ENDS, TEMPERATURE_NOW)
        temperature = self.temperature_later + self.temperature_per_card * cards
        self.course_later.set(self.strengths, ends, task * ENDS, temperature)

    def set_strengths(self, state: Odysseus) -> None:
        """Set `strengths` as far as the seat knows them; others' face-down cards count HIDDEN_STRENGTH (O3.2)."""
        space: i64 = 0
        while space < N_SPACES:
            self.strengths[space] = float(state.strength(space))
            space += 1
        i: i64 = 0
        while i < state.downs:
            space = i64(state.down_at[i])
            self.strengths[space] += factor(state, space) * self.down_strength(state, i)
            i += 1

    def down_strength(self, state: Odysseus, i: i64) -> float:
        """Return the strength of a face-down card, or HIDDEN_STRENGTH if the seat does not know it."""
        return float(self.power_of[i64(state.down_kind[i])]) if state.down_owner == state.who else HIDDEN_STRENGTH

    def can_act(self, state: Odysseus, seat: i64) -> bool:
        """Return whether a seat has cards, or a power to use in its turn."""
        return state.row_size(seat) > 0 or self.can_use(state, seat)

    def can_use(self, state: Odysseus, seat: i64) -> bool:
        god = state.god(seat)
        return god != ATHENA and not state.is_spent(god) and not state.is_waiting(seat)

    def end_probability(self, state: Odysseus) -> float:
        """Estimate how likely the placing ends before the seat's next turn, if it passes."""
        chance = 1.0
        step: i64 = 1
        while step < state.seats - state.passes:
            if self.can_act(state, (state.who + step) % state.seats):
                chance *= self.pass_chance
            step += 1
        zeus = state.zeus_owner()
        if zeus != state.who and self.can_use(state, zeus):
            chance += (1.0 - chance) * self.zeus_ends_chance
        return chance

    # ---- values of choices
    def landing_with(self, space: i64, strength: float) -> float:
        """Return the value of the landing if a space had another strength."""
        now = self.course_now.if_changed(space, strength, space, strength)
        later = self.course_later.if_changed(space, strength, space, strength)
        return self.end_chance * now + (1.0 - self.end_chance) * later

    def landing_unchanged(self) -> float:
        """Return the value of the landing if the seat acts without changing any strength."""
        return self.end_chance * self.course_now.worth + (1.0 - self.end_chance) * self.course_later.worth

    def play_value(self, state: Odysseus, kind: i64, space: i64) -> float:
        """Return the value of playing a card on a space."""
        more = self.power_of[kind]
        landing = 0.0
        if space == state.poseidon:
            landing = self.landing_unchanged()
        else:
            if space == state.aphrodite:
                more += more
            now, later = self.course_now.if_raised(space, more), self.course_later.if_raised(space, more)
            landing = self.end_chance * now + (1.0 - self.end_chance) * later
        return landing - self.card_value[kind] * self.card_factor

    def best_space(self, state: Odysseus, kind: i64) -> float:
        best = self.play_value(state, kind, 0)
        space: i64 = 1
        while space < N_SPACES:
            best = max(best, self.play_value(state, kind, space))
            space += 1
        return best

    def best_kind(self, state: Odysseus, space: i64) -> float:
        best = -1.0
        kind: i64 = 0
        while kind < N_KINDS:
            if state.count(state.who, kind) > 0:
                best = max(best, self.play_value(state, kind, space))
            kind += 1
        return best

    def best_card(self, state: Odysseus) -> float:
        best = -1.0
        space: i64 = 0
        while space < N_SPACES:
            best = max(best, self.best_kind(state, space))
            space += 1
        return best

    def strike_value(self, state: Odysseus, god: i64, space: i64) -> float:
        """Return the value of Poseidon's or Aphrodite's disk on a space."""
        now = self.strengths[space]
        if god == POSEIDON:
            return self.landing_with(space, 0.0)
        return self.landing_with(space, now if space == state.poseidon else 2.0 * now)

    def best_strike(self, state: Odysseus, god: i64) -> float:
        best = self.strike_value(state, god, 0)
        space: i64 = 1
        while space < N_SPACES:
            best = max(best, self.strike_value(state, god, space))
            space += 1
        return best

    def carry_value(self, state: Odysseus, source: i64, strength: float, space: i64) -> float:
        """Return the value of Hermes moving a card of this strength from one space to another."""
        less = self.strengths[source] - factor(state, source) * strength
        more = self.strengths[space] + factor(state, space) * strength
        if source // N_COLOURS != space // N_COLOURS:
            return self.landing_with(source, less) + self.landing_with(space, more) - self.landing_unchanged()
        now = self.course_now.if_changed(source, less, space, more)
        later = self.course_later.if_changed(source, less, space, more)
        return self.end_chance * now + (1.0 - self.end_chance) * later

    def best_carry(self, state: Odysseus, source: i64, strength: float) -> float:
        best = -1.0
        space: i64 = 0
        while space < N_SPACES:
            if space != source:
                best = max(best, self.carry_value(state, source, strength, space))
            space += 1
        return best

    def take_value(self, state: Odysseus, action: i64) -> float:
        """Return the value of the best move of a card by Hermes."""
        if action >= TAKE_DOWN:
            i = action - TAKE_DOWN
            return self.best_carry(state, i64(state.down_at[i]), self.down_strength(state, i))
        return self.best_carry(state, (action - TAKE) // N_KINDS, float(self.power_of[(action - TAKE) % N_KINDS]))

    def best_take(self, state: Odysseus) -> float:
        best = -1.0
        at: i64 = 0
        while at < N_SPACES * N_KINDS:
            if state.count(state_row(at), at % N_KINDS) > 0:
                best = max(best, self.take_value(state, TAKE + at))
            at += 1
        at = 0
        while at < state.downs:
            best = max(best, self.take_value(state, TAKE_DOWN + at))
            at += 1
        return best

    # ---- decision by decision
    def weigh_turn(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh a turn: a pass by what may come later, every other action by the best that can follow it (O4.2)."""
        i: i64 = 0
        while i < n:
            action = actions[i]
            if action == PASS:
                ending = self.end_probability(state)
                weights[i] = self.pass_bonus + ending * self.course_now.worth + (1.0 - ending) * self.course_later.worth
            elif action == POWER:
                weights[i] = self.power_use_value(state) - self.ready_value[state.god(state.who)]
            elif action >= TRADE:
                weights[i] = self.landing_unchanged() + self.trade_value(state, action - TRADE)
            elif action >= DOWN:
                weights[i] = self.best_kind(state, action - DOWN) + self.face_down_bonus
            else:
                weights[i] = self.best_space(state, action - PLAY)
            i += 1

    def power_use_value(self, state: Odysseus) -> float:
        """Return the value of the best use of the seat's power."""
        god = state.god(state.who)
        if god == ZEUS:
            return self.course_now.worth
        if god == HADES:
            return self.best_card(state) + self.face_down_bonus
        if god == HERMES:
            return self.best_take(state)
        return self.best_strike(state, god)

    def trade_value(self, state: Odysseus, other: i64) -> float:
        """Return the value of trading gods with another seat, less the card that it costs."""
        gain = self.god_value(state, state.god(other)) - self.god_value(state, state.god(state.who))
        return gain - self.card_value[DIONYSUS] * self.card_factor

    def god_value(self, state: Odysseus, god: i64) -> float:
        return self.lasting_value[god] if state.is_spent(god) else self.lasting_value[god] + self.ready_value[god]

    def weigh_cards(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh cards for Hades: the card played after the power, or the card for a space that was chosen face down."""
        i: i64 = 0
        while i < n:
            action = actions[i]
            if action >= FACE:
                weights[i] = self.play_value(state, action - FACE, state.chosen)
            elif action >= DOWN:
                weights[i] = self.best_kind(state, action - DOWN) + self.face_down_bonus
            else:
                weights[i] = self.best_space(state, action - PLAY)
            i += 1

    def weigh_spaces(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        i: i64 = 0
        while i < n:
            space = actions[i] - ON
            if state.power == NOWHERE:
                weights[i] = self.play_value(state, state.chosen, space)
            elif state.power == HERMES:
                weights[i] = self.carry_value(state, state.space_of_chosen(), self.chosen_strength(state), space)
            else:
                weights[i] = self.strike_value(state, state.power, space)
            i += 1

    def chosen_strength(self, state: Odysseus) -> float:
        """Return the strength of the card that Hermes moves."""
        if state.chosen >= TAKE_DOWN:
            return self.down_strength(state, state.chosen - TAKE_DOWN)
        return float(self.power_of[(state.chosen - TAKE) % N_KINDS])

    def weigh_takes(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        i: i64 = 0
        while i < n:
            weights[i] = self.take_value(state, actions[i])
            i += 1

    def weigh_window(self, state: Odysseus, weights: vec[float]) -> None:
        """Weigh Athena's answer: what the power does to the landing, against the cost of blocking it."""
        power = state.power
        weights[1] = self.landing_unchanged() - self.ready_value[ATHENA]
        if power == ZEUS:
            weights[0] = self.course_now.worth
        elif power == HADES:
            weights[0] = self.landing_unchanged()
        elif power == HERMES:
            strength = self.chosen_strength(state)
            weights[0] = self.carry_value(state, state.space_of_chosen(), strength, state.due)
        else:
            weights[0] = self.strike_value(state, power, state.chosen)

    def weigh_disks(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh the choice of a new disk by its value to the owner of Zeus (O7.1)."""
        task = i64(state.tasks[state.who])
        self.values.update(state, task)
        i: i64 = 0
        while i < n:
            weights[i] = self.values.gain(task, actions[i] - DISK)
            i += 1

    def weigh_starts(self, state: Odysseus, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Weigh starting islands by what is near them (O2.5)."""
        task = i64(state.tasks[state.who])
        self.values.update(state, task)
        i: i64 = 0
        while i < n:
            weights[i] = self.values.nearby[task * ISLANDS + actions[i] - START]
            i += 1

    # ======================================================== evaluation
    def is_quiet(self, state: State) -> bool:
        """Return whether a round, or the game, is about to begin."""
        assert isinstance(state, Odysseus)
        if state.phase == PLACE:
            return state.circuit == 0 and state.who == state.first
        return state.phase == LAUNCH

    def evaluate(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Odysseus)
        self.evaluator.evaluate(state, worth)


def factor(state: Odysseus, space: i64) -> float:
    """Return by how much a space multiplies the strength of its cards (O5.2)."""
    if space == state.poseidon:
        return 0.0
    return 2.0 if space == state.aphrodite else 1.0


def state_row(at: i64) -> i64:
    """Return the card row of the space of a TAKE action."""
    return SPACE + at // N_KINDS
