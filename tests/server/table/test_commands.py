"""Who may do what at a table, and the refusals."""

import unicodedata
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pelagos.server.clean_text import limit_marks, tidy
from pelagos.server.identity import tidy_name
from pelagos.server.refusal import Refusal
from pelagos.server.table import commands, table_events
from pelagos.server.table.commands import MAX_CHAT_LENGTH, CommandHandler, skeleton
from pelagos.server.table.projections import head_of
from pelagos.store import store
from pelagos.store.store import Session
from tests.kit.servers.local_table import LocalTable


# ---- joining, leaving, beginning, closing
def test_a_seat_is_taken_once_and_the_next_free_one_by_default() -> None:
    local = LocalTable(seats=4, bots=["sailor"])
    assert local.refused("anna", "join", seat=0).code == "taken"
    assert local.refused("anna", "join", seat=5).code == "taken"
    local.say("anna", "join", seat=2)
    local.join("bert")
    assert [chair.person for chair in local.table.chairs] == ["", "bert", "anna", ""]
    assert local.refused("anna", "join").code == "seated"
    assert local.refused("cleo", "join", seat=1).reason == "this seat is taken; free seats: D"
    local.join("cleo")
    assert local.refused("dora", "join").code == "full"


def test_a_private_table_admits_only_people_who_may_enter() -> None:
    local = LocalTable()
    assert local.refused("bert", "join", may_enter=False).code == "private"
    local.join("anna", "bert").begin()
    assert local.refused("cleo", "join").code == "begun"


def test_only_the_host_begins_while_seats_are_free_and_bots_take_them() -> None:
    local = LocalTable(seats=4, level="navigator").join("anna", "bert")
    assert local.refused("bert", "begin").code == "host"
    assert local.refused("cleo", "begin").code == "spectator"
    local.begin()
    assert [chair.name for chair in local.table.chairs] == ["Anna", "Bert", "navigator", "navigator"]
    assert [chair.bot for chair in local.table.chairs] == [False, False, True, True]
    assert local.refused("anna", "begin").code == "begun"


def test_at_a_full_table_any_player_can_begin() -> None:
    local = LocalTable(seats=3, bots=["sailor"]).join("anna", "bert")
    local.say("bert", "begin")
    assert local.table.is_playing


def test_guests_cannot_begin_or_close_before_the_host_joins() -> None:
    local = LocalTable().join("bert")
    assert local.refused("bert", "begin").code == "host"
    local.say("bert", "leave")
    assert local.table.status == store.OPEN, "the table stays open when a guest leaves"


def test_a_host_without_a_seat_begins_for_those_who_sit() -> None:
    """The host may be the screen that everybody looks at."""
    local = LocalTable()
    assert local.refused("anna", "begin").code == "spectator", "nobody sits here"
    local.join("bert").say("anna", "begin")
    assert local.table.is_playing


def test_when_the_host_leaves_any_player_can_begin() -> None:
    local = LocalTable().join("anna", "bert", "cleo")
    local.say("anna", "leave")
    assert local.refused("anna", "close").code == "host"
    local.say("cleo", "leave")
    local.say("bert", "begin")
    assert local.table.is_playing
    assert "anna" in local.table.guests, "a former host may enter again"


def test_a_host_who_hands_over_the_seat_counts_as_leaving() -> None:
    local = LocalTable().join("anna", "bert")
    local.hand_over("anna", "dora")
    local.say("bert", "begin")


def test_the_last_to_leave_closes_the_table() -> None:
    local = LocalTable().join("anna")
    local.say("anna", "leave")
    assert (local.table.status, local.table.why) == (store.CLOSED, "deserted")
    local = LocalTable().seated(2)
    local.say("bert", "leave")
    steps = local.say("anna", "leave")
    assert [step.events[0].name for step in steps] == ["table-left", "table-closed"]
    assert local.table.status == store.CLOSED
    assert local.refused("anna", "leave").code == "spectator"


def test_a_seat_that_was_left_keeps_nothing_of_its_player() -> None:
    local = LocalTable().join("anna", "bert")
    local.say("bert", "leave")
    chair = local.table.chairs[1]
    assert (chair.name, chair.entropy, chair.past_names, chair.is_free) == ("", "", (), True)
    local.join("cleo", "bert")
    assert [chair.name for chair in local.table.chairs] == ["Anna", "Cleo", "Bert"]


def test_only_the_host_closes_and_only_before_the_game() -> None:
    local = LocalTable().join("anna", "bert")
    assert local.refused("bert", "close").code == "host"
    local.say("anna", "close")
    assert local.table.why == "host"
    assert local.refused("anna", "close").code == "done"
    assert local.refused("anna", "begin").reason == "this table is closed"
    local = LocalTable().seated(2)
    assert local.refused("anna", "close").code == "begun"


def test_the_host_has_no_power_once_the_game_runs() -> None:
    local = LocalTable().seated(3)
    assert local.refused("anna", "vote", seat=0).code == "vote"
    local.say("anna", "vote", seat=1)
    assert local.chair("bert").person == "bert"
    assert local.refused("anna", "close").code == "begun"


def test_a_rematch_is_for_players_and_opens_once() -> None:
    local = LocalTable().seated(2)
    assert local.refused("anna", "rematch").code == "playing"
    local.add(table_events.Closed("idle"))
    assert local.refused("cleo", "rematch").code == "spectator"
    local.say("anna", "rematch")
    assert local.table.rematch and local.table.rematch in local.refused("bert", "rematch").reason


def test_a_table_is_listed_for_its_host_until_the_game_begins() -> None:
    local = LocalTable()
    assert head_of(local.table, local.now).people == ("anna",), "or a person could open any number of tables"
    local.join("bert", "cleo", "dora")
    local.say("bert", "begin")
    assert set(head_of(local.table, local.now).people) == {"bert", "cleo", "dora"}
    assert head_of(local.table, local.now).mover == local.actor


# ---- handing over
def test_a_seat_is_handed_over_with_what_it_has() -> None:
    local = LocalTable().seated(3)
    entropy = local.chair("bert").entropy
    local.hand_over("bert", "dora")
    chair = local.chair("dora")
    assert (chair.name, chair.entropy, chair.past_names) == ("Dora", entropy, ("Bert", "Dora"))
    assert local.table.seat_of("bert") == -1


def test_a_seat_pass_ends_when_the_seat_changes_hands() -> None:
    local = LocalTable().seated(3)
    seat, taken = local.table.seat_of("bert"), local.chair("bert").taken
    local.hand_over("bert", "dora")
    local.hand_over("dora", "bert")
    with pytest.raises(Refusal) as caught:
        CommandHandler(local.table, Session("emil", "Emil"), True).take_seat(seat, taken)
    assert caught.value.code == "seat"
    with pytest.raises(Refusal) as caught:
        CommandHandler(local.table, Session("anna", "Anna"), True).take_seat(seat, local.chair("bert").taken)
    assert caught.value.code == "seated"
    local.say("bert", "leave")
    with pytest.raises(Refusal):
        CommandHandler(local.table, Session("emil", "Emil"), True).take_seat(seat, local.table.chairs[seat].taken)


# ---- playing
def test_a_move_is_refused_with_the_reason_and_the_clause() -> None:
    local = LocalTable().seated(3).until("anna")
    assert local.refused("anna", "play", seq=local.table.seq, move="fly to the moon").code == "malformed"
    illegal = next(word for word in ("end", "pass", "done", "agree") if word not in local.moves)
    refusal = local.refused("anna", "play", seq=local.table.seq, move=illegal)
    assert refusal.code == "illegal" and refusal.clause in local.table.game.rules
    other = local.refused("bert", "play", seq=local.table.seq, move=local.moves[0])
    assert other.code == "illegal" and "not B's" in other.reason and other.clause
    assert (other.why.name, other.why.args) == ("refused-turn", {"seat": 0, "other": 1})
    message = other.answer("x")
    assert (message.id, message.name, message.args) == ("x", "refused-turn", {"seat": 0, "other": 1})
    assert local.refused("dora", "play", seq=local.table.seq, move=local.moves[0]).code == "spectator"


def test_a_move_for_an_older_position_is_stale() -> None:
    local = LocalTable().seated(3).until("anna")
    seq = local.table.seq
    local.play()
    refusal = local.refused("anna", "play", seq=seq, move="pass")
    assert refusal.code == "stale" and refusal.why.args["seq"] == seq
    assert local.refused(local.actor, "play", seq=local.table.seq + 1, move=local.moves[0]).code == "stale"


def test_chat_does_not_make_a_move_stale() -> None:
    local = LocalTable().seated(3)
    seq = local.table.seq
    mover = local.actor
    for _ in range(3):
        local.say("anna" if mover != "anna" else "bert", "say", text="hurry up")
    local.say(mover, "play", seq=seq, move=local.moves[0])


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    local = LocalTable().join("anna", "bert")
    commands: dict[str, dict[str, Any]] = {
        "play": {"seq": 0, "move": "pass"},
        "undo": {"seq": 0},
        "away": {},
        "back": {},
        "vote": {"seat": 1},
    }
    for do, args in commands.items():
        assert local.refused("anna", do, **args).code == "not begun"
    local.add(table_events.Closed("idle"))
    assert local.refused("anna", "away").code == "done"


# ---- chat and names
def test_chat_is_plain_and_short_and_only_from_players() -> None:
    local = LocalTable().join("anna")
    (step,) = local.say("anna", "say", text="  <b>hi</b>\n\u202ethere\x00 " + "x" * 900)
    text = step.events[0].args["text"]
    assert text.startswith("<b>hi</b> there xxx") and len(text) == MAX_CHAT_LENGTH
    assert step.events[0].args["name"] == "Anna"
    assert local.refused("anna", "say", text="\u200b \u202e\x07").code == "empty"
    assert local.refused("bert", "say", text="hi").code == "spectator"


def test_commands_that_are_not_moves_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_OTHER_COMMANDS", 4)
    local = LocalTable().join("anna", "bert").begin().until("anna")
    for _ in range(2):
        local.say("anna", "say", text="again")
    assert local.refused("anna", "say", text="and again").code == "rate"
    local.play()
    local.say("bert", "say", text="no")
    local.say("anna", "leave")


@given(st.text(max_size=80), st.integers(1, 40))
@example("e\u200b\u0301", 40)
@example("a" * 39 + " b", 40)
@example("\u0301" * 9, 40)
def test_tidy_removes_what_names_and_chat_may_not_have(text: str, longest: int) -> None:
    found = tidy(text, longest)
    assert len(found) <= longest and found == found.strip()
    assert unicodedata.is_normalized("NFC", found) or len(found) == longest
    assert all(c == "\u200d" or unicodedata.category(c)[0] != "C" for c in found)
    assert "  " not in found and limit_marks(found) == found
    assert longest < 40 or tidy(found, longest) == found


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u202e", "\n", "\u200d"])
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        tidy_name(name)
    assert caught.value.code == "name"


def test_names_are_tidied() -> None:
    assert tidy_name("  Anna \n\u202e Maria ") == "Anna Maria"
    assert tidy_name("\U0001f469\u200d\U0001f680 Ada") == "\U0001f469\U0001f680 Ada"
    assert len(tidy_name("x" * 200)) == 40


@pytest.mark.parametrize("name", ["Anna", "anna", "ANNA", "\uff21nna", "Anna\ufe0f", "sailor", "Sailor"])
def test_names_at_a_table_do_not_look_like_each_other_or_like_bots(name: str) -> None:
    local = LocalTable().join("anna")
    other = CommandHandler(local.table, Session("bert", name), True).unique_name()
    assert other == f"{name} 2"
    assert skeleton(other) not in {skeleton(chair.name) for chair in local.table.chairs}


def test_long_names_stay_within_the_limit_when_numbered() -> None:
    local = LocalTable()
    for person in ("a", "b", "c"):
        name = CommandHandler(local.table, Session(person, "x" * 40), True).unique_name()
        assert len(name) <= 40
        local.add(table_events.Seated(len(local.table.people), person, name, ""))
    assert len({chair.name for chair in local.table.chairs}) == 3


# ---- votes
def test_more_than_half_of_the_others_and_two_at_least_give_a_seat_to_a_bot() -> None:
    local = LocalTable("odysseus", 5).seated(5)
    seat = local.table.seat_of("emil")
    local.say("anna", "vote", seat=seat)
    local.say("anna", "vote", seat=seat)
    local.say("bert", "vote", seat=seat)
    assert local.chair("emil").person == "emil", "two of four are not more than half"
    local.say("bert", "vote", seat=seat, out=False)
    local.say("cleo", "vote", seat=seat)
    assert local.chair("emil").person == "emil"
    steps = local.say("dora", "vote", seat=seat)
    assert [step.events[0].name for step in steps] == ["table-voted", "table-voted-out"]
    assert local.table.chairs[seat].bot and local.table.seat_of("emil") == -1


def test_one_vote_removes_nobody() -> None:
    local = LocalTable().seated(2)
    local.say("anna", "vote", seat=local.table.seat_of("bert"))
    assert local.chair("bert").person == "bert"
    for about in (0, 2, 5):
        assert local.refused("anna", "vote", seat=about).code == "vote"
    assert local.refused("cleo", "vote", seat=0).code == "spectator"


def test_votes_end_when_the_voter_or_the_target_leaves() -> None:
    local = LocalTable("odysseus", 4).seated(4)
    seat = local.table.seat_of("dora")
    local.say("anna", "vote", seat=seat)
    local.say("anna", "leave")
    local.say("bert", "vote", seat=seat)
    assert local.chair("dora").person == "dora" and local.chair("dora").votes == {1}
    local.hand_over("dora", "emil")
    assert local.chair("emil").votes == set()
