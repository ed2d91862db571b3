"""What each seat and a spectator see, remember and read in the log (U3)."""

import pytest

from pelagos.core.game import CHANCE, PUBLIC, InvalidInput
from pelagos.core.match import Match
from pelagos.games import load
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN
from tests.kit.games.positions import match_of, told
from tests.kit.typed import typed

GAME = typed(UlyssesGame, load("ulysses"))
NUMBER = GAME.board.number


# B, C, D and E hold a red goal each. A has given back the other four, so the red pile holds only returned goals.
RED_UNDER = (
    "goals A cyprus minotaur olympus atlantis",
    "goals B libya zakynthos melita calypso",
    "goals C pharos ithaca lopadusa pityusae",
    "goals D rhodes delphi cyclops elysium",
    "goals E lemnos athens sibyl pillars",
    "under A dido scylla aeolus lotus sirens",
    "hand B objection=3 wind=1",
    "hand A objection=2",
    "active B",
)


def test_own_hand_and_goals_are_seen_by_their_owner_alone():
    """U3.1, U3.2."""
    match = match_of(GAME, 5, *RED_UNDER)
    for who in (PUBLIC, 0, 2):
        view = GAME.view(match.state, who)
        assert view.hand_sizes == (2, 4, 0, 0, 0)
        assert view.hand != GAME.view(match.state, 1).hand
        assert all(slot.goal == UNKNOWN for slot in view.goals[1])
        assert [slot.colour for slot in view.goals[1]] == [0, 1, 2, 3], "the backs show the colours"
    assert [slot.goal for slot in GAME.view(match.state, 1).goals[1]] == [
        NUMBER[name] for name in ("libya", "zakynthos", "melita", "calypso")
    ]


def test_a_returned_goal_is_recognised_by_the_player_who_returned_it():
    """U3.4: that player knows it under the pile and in the hand of the player who draws it; nobody else does."""
    match = match_of(GAME, 5, *RED_UNDER)
    assert GAME.view(match.state, 0).under[2][0].goal == NUMBER["dido"]
    assert all(slot.goal == UNKNOWN for slot in GAME.view(match.state, 2).under[2])
    match.play(1, "exchange red discard wind return libya")
    held = {who: [slot.goal for slot in GAME.view(match.state, who).goals[1]] for who in (PUBLIC, 0, 1, 2)}
    assert NUMBER["dido"] in held[0], "A put it there and saw B draw it"
    assert NUMBER["dido"] in held[1]
    assert NUMBER["dido"] not in held[2] + held[PUBLIC]
    assert GAME.view(match.state, 1).under[0][0].goal == NUMBER["libya"]
    assert GAME.view(match.state, 0).under[0][0].goal == UNKNOWN


def test_the_goal_of_a_place_reached_without_a_reveal_is_in_no_hand():
    """U3.4, U8.1: all players know this. A goal drawn later may be that goal."""
    match = match_of(GAME, 5, *RED_UNDER, "ship minotaur")
    match.play(1, "propose melita")
    for seat in (2, 3, 4, 0):
        match.play(seat, "agree")
    bit = 1 << (NUMBER["melita"] - 18)
    assert GAME.view(match.state, PUBLIC).goals[1][2].goal == NUMBER["melita"], "B has revealed it"
    assert not any(
        slot.maybe & bit for seat in (2, 3, 4) for slot in GAME.view(match.state, 0).goals[seat] if slot.colour == 2
    )
    assert GAME.view(match.state, 0).under[2][0].maybe & bit, "an arrival does not rule out goals under a pile"


def test_two_hidden_goals_of_a_colour_blend_when_one_is_returned():
    """U3.4: no other player can tell which of the two it was, not even one who knew one of them."""
    match = match_of(GAME, 5, *RED_UNDER)
    match.play(1, "exchange red discard wind return libya")
    assert NUMBER["dido"] in [slot.goal for slot in GAME.view(match.state, 0).goals[1]]
    typed(Ulysses, match.state).exchanged = False
    match.play(1, "exchange violet discard objection return dido")
    view = GAME.view(match.state, 0)
    assert NUMBER["dido"] not in [slot.goal for slot in view.goals[1]]
    assert view.under[2][-1].goal == UNKNOWN
    red = [slot.maybe for slot in view.goals[1] if slot.colour == 2]
    assert red == [view.under[2][-1].maybe]


def test_the_log_of_an_exchange_has_colours_and_for_its_owner_goals():
    """U3.2, U5.4."""
    own = told(match_of(GAME, 5, *RED_UNDER), 1, "exchange red discard wind return libya", 1)
    assert own["exchange"]["goal"] == "libya" and own["goals"]["goals"] == ["dido"]
    for who in (PUBLIC, 0, 2):
        heard = told(match_of(GAME, 5, *RED_UNDER), 1, "exchange red discard wind return libya", who)
        assert heard["exchange"] == {"seat": 1, "colour": "red", "given": "violet", "paid": ["wind"]}
        assert "goals" not in heard


def test_the_log_counts_draws_and_names_them_to_their_owner():
    """U3.2, U4.2."""
    lines = ("ship libya", "hand A wind=1", "temples B=2")
    for who in (PUBLIC, 0, 1, 2):
        match = match_of(GAME, 3, *lines)
        match.play(0, "propose dido")
        match.play(1, "agree")
        match.play(2, "agree")
        before = GAME.view(match.state, who)
        entry = GAME.mask_entry(match.play(0, "end"), who)
        draws = [event.args for event in GAME.tell(before, entry, GAME.view(match.state, who)) if event.name == "draws"]
        assert [args["seat"] for args in draws] == [1, 2, 0]
        assert [args.get("count", len(args.get("cards", ()))) for args in draws] == [2, 1, 1]
        assert [args["seat"] for args in draws if "cards" in args] == ([who] if who >= 0 else [])


def test_the_log_of_a_contested_arrival_names_the_side():
    """U7.11, U8.1."""
    match = match_of(GAME, 3, "ship libya", "hand B objection=1", "goals C zakynthos cyprus melita atlantis")
    match.play(0, "propose dido")
    match.play(1, "object zakynthos 1")
    match.play(2, "pass")
    heard = told(match, 0, "pass", 2)
    assert heard["arrives"] == {"place": "zakynthos", "side": "red"}
    assert heard["reveals"] == {"seat": 2, "place": "zakynthos"}
    assert heard["turn"]["seat"] == 1


def test_the_log_shows_each_player_their_own_deal():
    """U2.1, U2.4, U3.2."""
    match = Match(GAME, GAME.start(3), lambda state: state.legal()[0])
    before = {who: GAME.view(match.state, who) for who in (PUBLIC, 0, 1)}
    entry = match.deal()
    assert entry.seat == CHANCE
    for who, view in before.items():
        events = GAME.tell(view, GAME.mask_entry(entry, who), GAME.view(match.state, who))
        assert [event.args["seat"] for event in events if event.name == "goals"] == ([who] if who >= 0 else [])
        assert [event.args["seat"] for event in events if "cards" in event.args and event.name == "draws"] == (
            [who] if who >= 0 else []
        )
        counts = {event.args["seat"]: event.args["count"] for event in events if "count" in event.args}
        assert counts == {seat: size for seat, size in enumerate((5 + 1, 6 + 1, 7 + 1)) if seat != who}


@pytest.mark.parametrize("who", [PUBLIC, 0, 1])
def test_views_show_the_discards_and_all_bids(who):
    """U3.1."""
    match = match_of(GAME, 3, "ship libya", "hand A objection=2", "hand B objection=2 zeus=1", "discards wind=3")
    match.play(0, "propose dido")
    match.play(1, "object zakynthos 2 zeus=1")
    view = GAME.view(match.state, who)
    assert view.discards[2] == 3
    assert view.bids == (0, 2, 0) and view.sides[:2] == (0, 1)
    assert view.laid_cards[1] == (1, 0, 0, 0, 1, 0)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_numbers_of_players_are_refused(seats):
    """U2.5."""
    with pytest.raises(InvalidInput, match="3 to 5 players"):
        GAME.start(seats)


def test_no_move_shows_a_goal_or_makes_a_promise():
    """U3.5: no action is a promise, and no action reveals a goal: only the ship does."""
    assert {action.verb for action in GAME.table}.isdisjoint({"show", "reveal", "promise", "say"})
