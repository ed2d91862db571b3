"""Notation of Odysseus: all legal moves, listed independently of the rules. See also tests/games/test_notation.py."""

from __future__ import annotations

import pytest

from pelagos.core.game import Malformed, State
from pelagos.core.match import whole_moves
from pelagos.games.odysseus.actions import (
    ALLOW,
    BLOCK,
    CARD,
    DISK,
    DOWN,
    FACE,
    FACE_HIDDEN,
    GOD,
    HIDDEN,
    KINDS,
    LAY_DISK,
    N_ACTIONS,
    ON,
    PASS,
    PLAY,
    POWER,
    SPACES,
    START,
    TAKE,
    TAKE_DOWN,
    TASK,
    TRADE,
)
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of

GAME = find("odysseus")
FIVE, THREE, TWO, ONE, DIONYSUS = range(5)
Y1, G1, R1, Y2, G2, R2, Y3, G3, R3 = range(9)


def texts(state: State) -> list[str]:
    return [GAME.write(move) for move in whole_moves(state)]


def test_the_table_has_room_for_everything() -> None:
    """O1.4, O1.5, O1.6: five kinds of cards, nine spaces, 42 face-down cards, six gods, six tasks, 18 islands."""
    assert len(GAME.table) == N_ACTIONS == 4 + 5 + 9 + 9 + 5 + 9 * 5 + 42 + 6 + 6 + 18 + 5 + 6 + 6 + 6 + 2


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("pass", [PASS]),
        ("play 3 g2", [PLAY + THREE, ON + G2]),
        ("play d y1", [PLAY + DIONYSUS, ON + Y1]),
        ("down g1 3", [DOWN + G1, FACE + THREE]),
        ("down r3 d", [DOWN + R3, FACE + DIONYSUS]),
        ("down g1 ?", [DOWN + G1, FACE_HIDDEN]),
        ("power", [POWER]),
        ("power g1", [POWER, ON + G1]),
        ("power 3 y1 g2", [POWER, TAKE + Y1 * 5 + THREE, ON + G2]),
        ("power 5 r3 y1", [POWER, TAKE + R3 * 5 + FIVE, ON + Y1]),
        ("power d g2 r2", [POWER, TAKE + G2 * 5 + DIONYSUS, ON + R2]),
        ("power down2 r3", [POWER, TAKE_DOWN + 1, ON + R3]),
        ("power down42 y1", [POWER, TAKE_DOWN + 41, ON + Y1]),
        ("allow", [ALLOW]),
        ("block", [BLOCK]),
        ("trade C", [TRADE + 2]),
        ("disk sirens", [DISK]),
        ("disk lotus", [DISK + 5]),
        ("start alpha", [START]),
        ("start sigma", [START + 17]),
    ],
)
def test_text_is_read_as_actions(text: str, actions: list[int]) -> None:
    """O2.5 to O7.1: one text for each kind of move."""
    assert GAME.read(text) == actions
    assert GAME.write(actions) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("+d", CARD + DIONYSUS),
        ("+2", CARD + TWO),
        ("+task6", TASK + 5),
        ("god=hermes", GOD + 5),
        ("isle=circe", LAY_DISK + 3),
        ("+?", HIDDEN),
        ("face ?", FACE_HIDDEN),
        ("on r2", ON + R2),
        ("face 1", FACE + ONE),
        ("take 2 y3", TAKE + Y3 * 5 + TWO),
    ],
)
def test_single_action_has_words(text: str, action: int) -> None:
    """O2.1 to O2.4, O3.2: outcomes of chance, their masks, and the parts of a move."""
    assert GAME.read(text) == [action]
    assert GAME.write([action]) == text


# ---- all legal moves, listed independently of the rules
HAND = "5=1 2=2 d=1"


def test_every_action_of_a_turn_is_listed() -> None:
    """O4.2, O4.3, O4.4: any card on any space, a trade with any other player, the power, or a pass."""
    match = match_of(GAME, 4, "gods A=zeus B=hades C=poseidon D=athena", f"hand B {HAND}")
    wanted = ["pass", "power", *(f"play {kind} {space}" for kind in "52d" for space in SPACES)]
    assert texts(match.state) == [*wanted, "trade A", "trade C", "trade D"]


def test_every_way_to_play_face_down_is_listed() -> None:
    """O6.2: after the power any card face down or face up; on later turns the same, or a pass."""
    match = match_of(GAME, 4, "gods A=zeus B=hades C=poseidon D=athena", f"hand B {HAND}")
    match.play(1, "power")
    assert texts(match.state) == ["allow", "block"]
    match.play(3, "allow")
    cards = [f"play {kind} {space}" for kind in "52d" for space in SPACES]
    cards += [f"down {space} {kind}" for space in SPACES for kind in "52d"]
    assert texts(match.state) == cards
    match.play(1, "down g1 5")
    for seat in (2, 3, 0):
        match.play(seat, "pass")
    left = [move for move in cards if "5" not in move]
    assert texts(match.state) == ["pass", *left, "trade A", "trade C", "trade D"]


def test_every_way_to_use_a_disk_is_listed() -> None:
    """O6.3, O6.5"""
    match = match_of(GAME, 5, "gods A=zeus B=poseidon C=aphrodite D=athena E=hades")
    assert texts(match.state) == ["pass", *(f"power {space}" for space in SPACES)]
    match.play(1, "pass")
    assert texts(match.state) == ["pass", *(f"power {space}" for space in SPACES)]


def test_every_way_to_move_a_card_is_listed() -> None:
    """O6.4: each card on a space, to each other space. Equal face-up cards give one move, two face-down cards two."""
    lines = ("gods A=zeus B=hades C=athena D=poseidon E=aphrodite F=hermes", "hand B 3=2", "hand D 2=2", "hand E d=1")
    match = match_of(GAME, 6, *lines)
    for seat, move in ((1, "power"), (2, "allow"), (1, "down g1 3"), (2, "pass"), (3, "play 2 y3"), (4, "play d y3")):
        match.play(seat, move)
    for seat, move in ((5, "pass"), (0, "pass"), (1, "down g1 3"), (2, "pass"), (3, "play 2 y3"), (4, "pass")):
        match.play(seat, move)
    wanted = [f"power {card} y3 {space}" for card in "2d" for space in SPACES if space != "y3"]
    wanted += [f"power down{number} {space}" for number in (1, 2) for space in SPACES if space != "g1"]
    assert texts(match.state) == ["pass", *wanted]


def test_every_disk_and_every_island_is_listed() -> None:
    """O2.5, O7.1: any island for the ship, and any adventure in the reserve."""
    launch = GAME.start(3)
    while launch.actor() < 0:
        launch.apply(launch.legal()[0])
    assert texts(launch) == [f"start {island}" for island in GAME.board.names]
    match = match_of(GAME, 3, "hand B 5=1", "disks delta=lotus", "done sirens=3 underworld=5", "tasks A=4 B=5 C=3")
    for seat, move in ((1, "play 5 y1"), (2, "pass"), (0, "power"), (2, "allow")):
        match.play(seat, move)
    assert texts(match.state) == [f"disk {name}" for name in ("sirens", "cyclops", "circe", "scylla", "lotus")]


# ---- invalid text
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "single spaces"),
        ("play  3 g2", "single spaces"),
        ("play 3 g2 ", "single spaces"),
        ("pass " * 17 + "pass", "80 characters at most"),
        ("Play 3 g2", "a move begins with one of"),
        ("play", "'play' needs a card (5 3 2 1 d)"),
        ("play 4 g2", "'play' needs a card (5 3 2 1 d)"),
        ("play 3 x2", "'x2' cannot be read here; 'play' needs a card"),
        ("play 3 down", "'play' needs a card"),
        ("down 3 g1", "'down' needs a space and a card"),
        ("down g1 4", "'4' cannot be read here; 'down' needs a space and a card"),
        ("power 3 y4 g2", "'3 y4 g2' cannot be read here; write 'power', 'power y1'"),
        ("power down0 g2", "'down0 g2' cannot be read here"),
        ("power down43 g2", "'down43 g2' cannot be read here"),
        ("g2", "'g2' cannot be read here"),
        ("trade G", "'trade G' cannot be read here; 'trade' needs a seat: 'trade B'"),
        ("trade c", "'trade c' cannot be read here"),
        ("disk medusa", "'disk medusa' cannot be read here"),
        ("start narnia", "'start narnia' cannot be read here; 'start' needs an island"),
        ("pass\n", "cannot be read here"),
    ],
)
def test_invalid_text_is_refused_with_a_reason(text: str, said: str) -> None:
    """O4.2 lists the possible turns."""
    with pytest.raises(Malformed) as caught:
        GAME.read(text)
    assert said in caught.value.reason
    assert caught.value.clause == "O4.2"


def test_kinds_and_spaces_have_the_names_of_the_rules() -> None:
    """O1.4, O1.6, O4.3"""
    assert KINDS == ("5", "3", "2", "1", "d")
    assert set(SPACES) == {colour + ship for colour in "ygr" for ship in "123"}
