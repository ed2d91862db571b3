"""The conformance kit itself: a correct game passes, and each law fails on a planted mistake."""

import inspect
import itertools
import re
from typing import Any

import pytest
from msgspec import structs

from pelagos.core import laws
from pelagos.core.choice import Reason
from pelagos.core.game import OVER, Event, Illegal
from pelagos.core.match import Match
from tests.core.toy import BLACK, GOT_WHITE, GUESS, PASS, SWAP, WHITE, Pebbles, PebblesGame


def broken_law(game, seats=3, positions=400):
    report = laws.run(game, seats, positions)
    return report.broken and report.broken.law


@pytest.mark.parametrize("seats", PebblesGame.seats)
def test_a_correct_game_passes(seats):
    report = laws.run(PebblesGame(), seats, 400)
    assert report.broken is None
    assert report.positions >= 400
    assert set(report.checks) >= {law.__name__ for law in laws.LAWS} | {
        "replays",
        "masked_records",
        "winners_share_one_point",
        "views_show_what_was_told",
    }


def state_mutant(**methods):
    """Return the game with some methods of its state replaced."""
    return type("Mutant", (PebblesGame,), {"state": type("MutantState", (Pebbles,), methods)})()


def game_mutant(**methods):
    return type("Mutant", (PebblesGame,), methods)()


def lose_a_pebble(self, action):
    Pebbles.apply(self, action)
    if action == SWAP:
        self.bag[0 if self.bag[0] else 1] -= 1


def no_legal_action(self):
    return [] if self.turn == 3 else Pebbles.options(self)


def descending(self):
    return Pebbles.options(self)[::-1]


def legal_after_the_end(self):
    return Pebbles.options(self) or [PASS]


def fail_to_guess(self, action):
    if action == GUESS:
        raise KeyError(action)
    Pebbles.apply(self, action)


def shallow_copy(self):
    twin = Pebbles.copy(self)
    twin.bag = self.bag
    return twin


def never_black(self, roll):
    return GOT_WHITE


def a_roll_too_many(self, roll):
    return Pebbles.outcome(self, roll) if roll < sum(self.bag) - 1 else GUESS


def peeking_choice(self):
    """A guess is legal only if it is right, so the legal actions depend on a secret."""
    left = self.hands[(self.who + 1) % len(self.hands)]
    return [WHITE + left] if self.guessing else Pebbles.options(self)


def two_points(self):
    return [1.0] * len(self.hands) if self.who == OVER else Pebbles.scores(self)


CALLS = itertools.count(1)  # of forgetful()


def forgetful(self, action):
    """The result does not depend on state and action alone: now and then the turn is not counted."""
    Pebbles.apply(self, action)
    call = next(CALLS)
    if self.who >= 0 and not self.guessing and call % 7 == 0:
        self.turn -= 1


STATE_MISTAKES: dict[str, tuple[str, dict[str, Any]]] = {
    "loses a pebble": ("conservation", {"apply": lose_a_pebble}),
    "no legal action": ("legal actions", {"options": no_legal_action}),
    "not ascending": ("legal actions", {"options": descending}),
    "goes on after the end": ("legal actions", {"options": legal_after_the_end}),
    "a legal action fails": ("legal applies", {"apply": fail_to_guess}),
    "a copy shares data": ("copies are independent", {"copy": shallow_copy}),
    "an outcome without a roll": ("odds", {"outcome": never_black}),
    "a roll without an outcome": ("odds", {"outcome": a_roll_too_many}),
    "legal actions tell a secret": ("choices", {"options": peeking_choice}),
    "two points": ("the end", {"scores": two_points}),
    "chance outside of chance": ("replay", {"apply": forgetful}),
}


@pytest.mark.parametrize("name", STATE_MISTAKES)
def test_a_mistake_in_the_state_is_caught(name):
    law, methods = STATE_MISTAKES[name]
    assert broken_law(state_mutant(**methods)) == law


def leaky_view(self, state, who):
    """The view shows the pebble of the player on the left."""
    look = PebblesGame.view(self, state, who)
    return (look, state.hands[(who + 1) % len(state.hands)]) if who >= 0 else look


def unwrap(self, view, random):
    return PebblesGame.imagine(self, view[0] if isinstance(view, tuple) else view, random)


def public_leak(self, state, who):
    return (PebblesGame.view(self, state, who), tuple(state.hands)) if who < 0 else PebblesGame.view(self, state, who)


def wrong_turn(self, view, random):
    state = PebblesGame.imagine(self, view, random)
    state.turn += 1
    return state


def imagined_extra(self, view, random):
    state = PebblesGame.imagine(self, view, random)
    state.bag[0] += 1
    return state


def wrong_actor(self, view, random):
    state = PebblesGame.imagine(self, view, random)
    if state.who >= 0:
        state.who = (state.who + 1) % view.seats
    return state


def blind_view(self, state, who):
    """The view does not show whose turn it is."""
    look = PebblesGame.view(self, state, who)
    return type(look)(**{**look.__dict__, "actor": 0})


def no_such_clause(self, state, action):
    return Illegal("not now", "T9")


def no_reason(self, state, action):
    return Illegal("", "T1")


def refusal_fails(self, state, action):
    raise IndexError(action)


def same_words(self, actions):
    return PebblesGame.write(self, [BLACK if action == WHITE else action for action in actions])


def swapped_pair(self, actions):
    """Single actions are written correctly, a move of two actions is not."""
    return PebblesGame.write(self, list(actions)[::-1])


def open_mask(self, action):
    return action


def mask_too_much(self, action):
    return PASS if action == SWAP else PebblesGame.mask(self, action)


def changed(choices, **fields):
    """Return the choices with these fields of the first verb replaced."""
    first, *others = choices.verbs
    return structs.replace(choices, verbs=(structs.replace(first, **fields), *others)) if choices.verbs else choices


def too_many_choices(self, state):
    return changed(PebblesGame.choices(self, state), words="white")


def too_few_choices(self, state):
    return changed(PebblesGame.choices(self, state), reason=Reason("not now", {}, "T1"))


def choices_without_clause(self, state):
    return changed(PebblesGame.choices(self, state), clause="T9")


def peeking_choices(self, state):
    """What a guess does says whether it would be right."""
    return changed(PebblesGame.choices(self, state), does=Event("guess", {"left": state.hands[0]}))


def peeking_warning(self, state):
    """What a choice gives up says which pebble another player holds."""
    return changed(PebblesGame.choices(self, state), gives_up=Reason("lost", {"left": state.hands[0]}, "T1"))


def warning_without_clause(self, state):
    return changed(PebblesGame.choices(self, state), gives_up=Reason("lost", {}, "T9"))


class Remembered(Pebbles):
    """The state keeps the pebble that was drawn last."""

    last = -1

    def draw(self, colour):
        self.last = colour
        Pebbles.draw(self, colour)


def shows_the_last_draw(self, state, who):
    return PebblesGame.view(self, state, who), state.last


def keeps_the_last_draw(self, view, random):
    state = PebblesGame.imagine(self, view[0], random)
    state.last = view[1]
    return state


GAME_MISTAKES: dict[str, tuple[str, dict[str, Any]]] = {
    "a view leaks": ("imagine", {"view": leaky_view, "imagine": unwrap}),
    "the public view leaks": ("imagine", {"view": public_leak, "imagine": unwrap}),
    "another turn imagined": ("imagine", {"imagine": wrong_turn}),
    "a pebble too many imagined": ("imagine", {"imagine": imagined_extra}),
    "another actor imagined": ("imagine", {"view": blind_view}),
    "no such clause": ("refusals", {"refusal": no_such_clause}),
    "no reason": ("refusals", {"refusal": no_reason}),
    "a refusal fails": ("refusals", {"refusal": refusal_fails}),
    "two actions, one word": ("notation", {"write": same_words}),
    "a move in the wrong order": ("notation", {"write": swapped_pair}),
    "an open mask": ("masks", {"mask": open_mask}),
    "a mask hides what is public": ("masks", {"mask": mask_too_much}),
    "a choice that is not legal": ("choices", {"choices": too_many_choices}),
    "a legal move without a choice": ("choices", {"choices": too_few_choices}),
    "a choice without a clause": ("choices", {"choices": choices_without_clause}),
    "a choice tells a secret": ("choices", {"choices": peeking_choices}),
    "a warning tells a secret": ("choices", {"choices": peeking_warning}),
    "a warning without a clause": ("choices", {"choices": warning_without_clause}),
    "a view shows what nobody was told": (
        "told",
        {"state": Remembered, "view": shows_the_last_draw, "imagine": keeps_the_last_draw},
    ),
}


@pytest.mark.parametrize("name", GAME_MISTAKES)
def test_a_mistake_in_the_game_is_caught(name):
    law, methods = GAME_MISTAKES[name]
    assert broken_law(game_mutant(**methods)) == law


def test_a_match_that_accepts_every_move_is_caught(monkeypatch):
    monkeypatch.setattr(Match, "check", lambda self, seat, actions: self.state.copy())
    assert broken_law(PebblesGame()) == "refusals"


def test_a_game_without_end_is_caught(monkeypatch):
    monkeypatch.setattr(laws, "LONGEST_GAME", 50)
    assert broken_law(state_mutant(next_turn=round_and_round, options=no_guess)) == "the end"


def round_and_round(self):
    self.who = (self.who + 1) % len(self.hands)


def no_guess(self):
    return [action for action in Pebbles.options(self) if action != GUESS]


def test_every_law_has_a_mistake_that_breaks_it():
    planted = {law for law, _ in (*STATE_MISTAKES.values(), *GAME_MISTAKES.values())}
    named = set(re.findall(r'(?:require|Broken)\(\s*"([^"]+)"', inspect.getsource(laws)))
    assert named == planted
