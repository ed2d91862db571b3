"""Notation of Ulysses: all legal moves, listed independently of the rules. See also tests/games/test_notation.py."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from pelagos.core.game import Malformed, State
from pelagos.core.match import whole_moves
from pelagos.games.ulysses.actions import (
    AT,
    BUILD,
    DISCARD,
    DONE,
    EXCHANGE,
    KINDS,
    LAY,
    OBJECT,
    OBJECTION,
    PANDORA_BY_ZEUS,
    PLACE_BLACK,
    PLAGUE,
    PLAGUE_BY_ZEUS,
    PLAY_PLAGUE,
    PROPOSE,
    REMOVE,
    RETURN,
    SUPPORT,
    TEMPLE,
    WIND,
    WIND_BY_ZEUS,
    ZEUS,
)
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of

GAME = find("ulysses")
PLACE = {action.what: i for i, action in enumerate(GAME.table[AT:PROPOSE])}


def texts(state: State) -> set[str]:
    """Return every whole legal move as text. Check that all are different and are read back unchanged."""
    moves = list(whole_moves(state))
    found = [GAME.write(move) for move in moves]
    assert len(set(found)) == len(found)
    assert [GAME.read(text) for text in found] == moves
    return set(found)


# ---- the text of moves
@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("propose dido", [PROPOSE + PLACE["dido"]]),
        ("object zakynthos 1", [OBJECT + PLACE["zakynthos"], LAY + OBJECTION, DONE]),
        ("object delos discard wind 2 zeus=2", [OBJECT + PLACE["delos"], DISCARD + WIND, LAY + ZEUS, LAY + ZEUS, DONE]),
        ("support blue 2 zeus=1", [SUPPORT, LAY + OBJECTION, LAY + ZEUS, DONE]),
        ("black elysium 2", [PLACE_BLACK + PLACE["elysium"], LAY + OBJECTION, LAY + OBJECTION, DONE]),
        ("build discard wind", [BUILD, LAY + TEMPLE, DISCARD + WIND]),
        ("build zeus=1 discard wind zeus", [BUILD, LAY + TEMPLE, LAY + ZEUS, DISCARD + WIND, DISCARD + ZEUS]),
        ("plague troy", [PLAY_PLAGUE, AT + PLACE["troy"]]),
        ("plague troy zeus", [PLAGUE_BY_ZEUS, AT + PLACE["troy"]]),
        ("remove troy discard plague", [REMOVE, AT + PLACE["troy"], DISCARD + PLAGUE]),
        ("exchange violet discard wind return ithaca", [EXCHANGE, DISCARD + WIND, RETURN + PLACE["ithaca"]]),
        ("pandora zeus", [PANDORA_BY_ZEUS]),
        ("wind zeus", [WIND_BY_ZEUS]),
    ],
)
def test_text_is_read_as_actions(text: str, actions: list[int]) -> None:
    """U4.1 to U9.1: one text for each kind of move."""
    assert GAME.read(text) == actions
    assert GAME.write(actions) == text


def test_cards_of_a_payment_may_be_in_any_order() -> None:
    """U5.7: a payment is a choice of cards, not of an order."""
    ordered = GAME.read("remove troy discard objection wind wind zeus")
    assert GAME.read("remove troy discard wind zeus objection wind") == ordered
    assert GAME.write(ordered) == "remove troy discard objection wind wind zeus"


# ---- all legal moves, listed independently of the rules
HAND = {"objection": 3, "temple": 3, "wind": 2, "plague": 1, "zeus": 2, "pandora": 1}
HOLDING = " ".join(f"{kind}={count}" for kind, count in HAND.items())


def payments(count: int, spent: dict[str, int], keep: int = 0) -> set[str]:
    """Return every choice of `count` cards from HAND without `spent` that leaves `keep` objection or Zeus cards."""
    left = {kind: HAND[kind] - spent.get(kind, 0) for kind in KINDS}
    return {
        " ".join(cards)
        for cards in combinations_with_replacement(KINDS, count)
        if all(cards.count(kind) <= left[kind] for kind in KINDS)
        and left["objection"] + left["zeus"] - cards.count("objection") - cards.count("zeus") >= keep
    }


def bids(least: int, objection: int, zeus: int) -> set[str]:
    """Return every legal number of cards, each with every possible number of Zeus cards."""
    return {
        f"{count} zeus={z}" if z else str(count)
        for count in range(least, objection + zeus + 1)
        for z in range(zeus + 1)
        if 0 <= count - z <= objection
    }


def test_every_way_to_build_is_listed() -> None:
    """U5.5, U5.6, U5.7: the number of Zeus cards among the temple cards, and the cards to discard."""
    match = match_of(GAME, 4, f"hand A {HOLDING}", "temples A=2")
    wanted = {f"build discard {cards}" for cards in payments(2, {"temple": 2})}
    wanted |= {f"build zeus=1 discard {cards}" for cards in payments(2, {"temple": 1, "zeus": 1})}
    wanted |= {f"build zeus=2 discard {cards}" for cards in payments(2, {"zeus": 2})}
    assert {text for text in texts(match.state) if text.startswith("build")} == wanted


def test_every_other_action_is_listed() -> None:
    """U5.1 to U5.4, U6.1: every card, place, colour, goal and price."""
    match = match_of(
        GAME, 4, f"hand A {HOLDING}", "temples A=2", "plague delos ithaca", "goals A cyprus ithaca dido sibyl"
    )
    found = {text for text in texts(match.state) if not text.startswith("build")}
    free = [place for place in PLACE if place not in ("delos", "ithaca")]
    near = [GAME.board.names[place] for place in GAME.board.neighbours(PLACE["troy"])]
    wanted = {"pandora", "pandora zeus"}
    wanted |= {f"plague {place}{zeus}" for place in free for zeus in ("", " zeus")}
    wanted |= {f"remove {place} discard {cards}" for place in ("delos", "ithaca") for cards in payments(2, {})}
    wanted |= {
        f"exchange {colour} discard {cards} return {goal}"
        for colour in ("violet", "green", "red", "blue")
        for cards in payments(2, {})
        for goal in ("cyprus", "ithaca", "dido", "sibyl")
    }
    wanted |= {f"propose {place}" for place in near if place in free}
    assert found == wanted


def test_every_way_to_object_is_listed() -> None:
    """U7.2, U7.9: every place, number of cards and of Zeus cards, and payment for removing a plague."""
    blue, red, plagued = (GAME.board.names[place] for place in GAME.board.neighbours(PLACE["troy"]))
    match = match_of(GAME, 4, f"hand B {HOLDING}", f"plague {plagued}", "temples B=2")
    match.play(0, f"propose {blue}")
    wanted = {"agree"} | {f"object {red} {bid}" for bid in bids(1, 3, 2)}
    for cards in payments(2, {}, keep=1):
        left = {kind: HAND[kind] - cards.split(" ").count(kind) for kind in KINDS}
        wanted |= {f"object {plagued} discard {cards} {bid}" for bid in bids(1, left["objection"], left["zeus"])}
    assert texts(match.state) == wanted


def test_every_way_to_answer_is_listed() -> None:
    """U7.3, U7.5, U7.8: pass, support a side or place black, with every sufficient number of cards."""
    blue, red, third = (GAME.board.names[place] for place in GAME.board.neighbours(PLACE["troy"]))
    match = match_of(GAME, 4, "hand B objection=2", f"hand C {HOLDING}")
    match.play(0, f"propose {blue}")
    match.play(1, f"object {red} 2")
    wanted = {"pass"} | {f"support blue {bid}" for bid in bids(2, 3, 2)}
    wanted |= {f"support red {bid}" for bid in bids(1, 3, 2)} | {f"black {third} {bid}" for bid in bids(3, 3, 2)}
    assert texts(match.state) == wanted


# ---- invalid text
@pytest.mark.parametrize(
    ("text", "clause", "said"),
    [
        ("", "U4.1", "one or more words"),
        ("propose  dido", "U4.1", "single spaces"),
        ("propose dido ", "U4.1", "single spaces"),
        ("Propose dido", "U4.1", "a move begins with one of"),
        ("propose narnia", "U4.1", "'propose narnia' cannot be read here; write it like 'propose PLACE'"),
        ("propose", "U4.1", "write it like 'propose PLACE'"),
        ("dido", "U4.1", "'dido' cannot be read here"),
        ("object zakynthos 0", "U7.5", "'0' is not a bid: write how many cards"),
        ("object zakynthos 1 zeus=2", "U7.5", "'1 zeus=2' is not a bid"),
        ("object zakynthos 1 zeus=0", "U4.1", "leave out 'zeus=0'"),
        ("object zakynthos 01", "U4.1", "'01' is not a number of cards"),
        ("object zakynthos ²", "U4.1", "'²' is not a number of cards"),
        ("object zakynthos 1 zeus=", "U4.1", "'' is not a number of cards"),
        ("object zakynthos " + "9" * 1000, "U4.1", "is not a number of cards"),
        ("remove troy discard", "U5.7", "'discard' needs the kinds"),
        ("remove troy discard gold", "U5.7", "'discard' needs the kinds"),
        ("build wind", "U5.5", "'build discard wind'"),
        ("build zeus=1", "U5.5", "'build discard wind'"),
        ("build zeus=2 discard wind", "U5.5", "'zeus=2' is too many"),
        ("return troy", "U4.1", "'return troy' cannot be read here; write it like 'return GOAL'"),
        ("pass\n", "U4.1", "cannot be read here"),
        ("pass " * 400, "U4.1", "at most 1500"),
    ],
)
def test_invalid_text_is_refused_with_a_reason(text: str, clause: str, said: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read(text)
    assert said in caught.value.reason
    assert caught.value.clause == clause
    assert clause in GAME.rules
