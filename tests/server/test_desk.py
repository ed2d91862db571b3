"""Who may do what at a table, and why not."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pelagos.server.clean_text import few_marks, tidy
from pelagos.server.identity import tidy_name
from pelagos.server.refusal import Refusal
from pelagos.server.table import commands, table_events
from pelagos.server.table.commands import LONGEST_TEXT, CommandHandler, look
from pelagos.server.table.projections import head_of
from pelagos.store import store
from pelagos.store.store import Session
from tests.kit.local_table import LocalTable as Board


# ---- joining, leaving, beginning, closing
def test_a_seat_is_taken_once_and_the_next_free_one_by_default() -> None:
    board = Board(seats=4, bots=["sailor"])
    assert board.refused("anna", "join", seat=0).code == "taken"
    assert board.refused("anna", "join", seat=5).code == "taken"
    board.say("anna", "join", seat=2)
    board.join("bert")
    assert [chair.person for chair in board.table.chairs] == ["", "bert", "anna", ""]
    assert board.refused("anna", "join").code == "seated"
    assert board.refused("cleo", "join", seat=1).reason == "this seat is taken; free seats: D"
    board.join("cleo")
    assert board.refused("dora", "join").code == "full"


def test_a_private_table_lets_in_who_may_enter() -> None:
    board = Board()
    assert board.refused("bert", "join", may_enter=False).code == "private"
    board.join("anna", "bert").begin()
    assert board.refused("cleo", "join").code == "begun"


def test_only_the_host_begins_while_seats_are_free_and_bots_take_them() -> None:
    board = Board(seats=4, level="navigator").join("anna", "bert")
    assert board.refused("bert", "begin").code == "host"
    assert board.refused("cleo", "begin").code == "spectator"
    board.begin()
    assert [chair.name for chair in board.table.chairs] == ["Anna", "Bert", "navigator", "navigator"]
    assert [chair.bot for chair in board.table.chairs] == [False, False, True, True]
    assert board.refused("anna", "begin").code == "begun"


def test_at_a_full_table_anybody_who_sits_there_begins() -> None:
    board = Board(seats=3, bots=["sailor"]).join("anna", "bert")
    board.say("bert", "begin")
    assert board.table.is_playing


def test_the_host_who_has_not_come_yet_cannot_be_forestalled() -> None:
    board = Board().join("bert")
    assert board.refused("bert", "begin").code == "host"
    assert board.refused("anna", "begin").code == "spectator"
    board.say("bert", "leave")
    assert board.table.status == store.OPEN, "a visitor who leaves closes nothing"


def test_a_host_who_leaves_gives_his_power_to_those_who_stay() -> None:
    board = Board().join("anna", "bert", "cleo")
    board.say("anna", "leave")
    assert board.refused("anna", "close").code == "host"
    board.say("cleo", "leave")
    board.say("bert", "begin")
    assert board.table.is_playing
    assert "anna" in board.table.guests, "he may come in again"


def test_a_host_who_hands_his_seat_over_leaves_too() -> None:
    board = Board().join("anna", "bert")
    board.hand_over("anna", "dora")
    board.say("bert", "begin")


def test_the_last_to_leave_closes_the_table() -> None:
    board = Board().join("anna")
    board.say("anna", "leave")
    assert (board.table.status, board.table.why) == (store.CLOSED, "deserted")
    board = Board().seated(2)
    board.say("bert", "leave")
    steps = board.say("anna", "leave")
    assert [step.events[0].name for step in steps] == ["table-left", "table-closed"]
    assert board.table.status == store.CLOSED
    assert board.refused("anna", "leave").code == "spectator"


def test_a_free_seat_keeps_nothing_of_who_left_it() -> None:
    board = Board().join("anna", "bert")
    board.say("bert", "leave")
    chair = board.table.chairs[1]
    assert (chair.name, chair.entropy, chair.was, chair.is_free) == ("", "", [], True)
    board.join("cleo", "bert")
    assert [chair.name for chair in board.table.chairs] == ["Anna", "Cleo", "Bert"]


def test_only_the_host_closes_and_only_before_the_game() -> None:
    board = Board().join("anna", "bert")
    assert board.refused("bert", "close").code == "host"
    board.say("anna", "close")
    assert board.table.why == "host"
    assert board.refused("anna", "close").code == "done"
    assert board.refused("anna", "begin").reason == "this table is closed"
    board = Board().seated(2)
    assert board.refused("anna", "close").code == "begun"


def test_the_host_has_no_power_once_the_game_runs() -> None:
    board = Board().seated(3)
    assert board.refused("anna", "vote", seat=0).code == "vote"
    board.say("anna", "vote", seat=1)
    assert board.chair("bert").person == "bert"
    assert board.refused("anna", "close").code == "begun"


def test_a_rematch_is_for_those_who_sit_there_and_once() -> None:
    board = Board().seated(2)
    assert board.refused("anna", "rematch").code == "playing"
    board.add(table_events.Closed("idle"))
    assert board.refused("cleo", "rematch").code == "spectator"
    assert board.say("anna", "rematch") == []
    board.add(table_events.Rematched("other"), "anna")
    assert "other" in board.refused("bert", "rematch").reason


def test_a_table_is_listed_for_its_host_until_the_game_begins() -> None:
    board = Board()
    assert head_of(board.table, None).people == ("anna",), "or one could open any number of tables"
    board.join("bert", "cleo", "dora")
    board.say("bert", "begin")
    assert set(head_of(board.table, None).people) == {"bert", "cleo", "dora"}
    assert head_of(board.table, None).mover == board.actor


# ---- handing over
def test_a_seat_is_handed_over_with_what_it_has() -> None:
    board = Board().seated(3)
    entropy = board.chair("bert").entropy
    board.hand_over("bert", "dora")
    chair = board.chair("dora")
    assert (chair.name, chair.entropy, chair.was) == ("Dora", entropy, ["Bert", "Dora"])
    assert board.table.seat_of("bert") == -1


def test_a_pass_ends_with_the_ownership_of_who_gave_it() -> None:
    board = Board().seated(3)
    seat, taken = board.table.seat_of("bert"), board.chair("bert").taken
    board.hand_over("bert", "dora")
    board.hand_over("dora", "bert")
    with pytest.raises(Refusal) as caught:
        CommandHandler(board.table, Session("emil", "Emil"), True).take_seat(seat, taken)
    assert caught.value.code == "seat"
    with pytest.raises(Refusal) as caught:
        CommandHandler(board.table, Session("anna", "Anna"), True).take_seat(seat, board.chair("bert").taken)
    assert caught.value.code == "seated"
    board.say("bert", "leave")
    with pytest.raises(Refusal):
        CommandHandler(board.table, Session("emil", "Emil"), True).take_seat(seat, board.table.chairs[seat].taken)


# ---- playing
def test_a_move_is_refused_with_the_reason_and_the_clause() -> None:
    board = Board().seated(3).until("anna")
    assert board.refused("anna", "play", seq=board.table.seq, move="fly to the moon").code == "malformed"
    illegal = next(word for word in ("end", "pass", "done", "agree") if word not in board.moves)
    refusal = board.refused("anna", "play", seq=board.table.seq, move=illegal)
    assert refusal.code == "illegal" and refusal.clause in board.table.game.rules
    other = board.refused("bert", "play", seq=board.table.seq, move=board.moves[0])
    assert other.code == "illegal" and "not B's" in other.reason and other.clause
    assert (other.why.name, other.why.args) == ("refused-turn", {"seat": 0, "other": 1})
    told = other.answer("x")
    assert (told.id, told.name, told.args) == ("x", "refused-turn", {"seat": 0, "other": 1})
    assert board.refused("dora", "play", seq=board.table.seq, move=board.moves[0]).code == "spectator"


def test_a_move_is_for_the_position_that_was_seen() -> None:
    board = Board().seated(3).until("anna")
    seq = board.table.seq
    board.play()
    refusal = board.refused("anna", "play", seq=seq, move="pass")
    assert refusal.code == "stale" and refusal.why.args["seq"] == seq
    assert board.refused(board.actor, "play", seq=board.table.seq + 1, move=board.moves[0]).code == "stale"


def test_chat_between_makes_no_move_stale() -> None:
    board = Board().seated(3)
    seq = board.table.seq
    mover = board.actor
    for _ in range(3):
        board.say("anna" if mover != "anna" else "bert", "say", text="hurry up")
    board.say(mover, "play", seq=seq, move=board.moves[0])


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    board = Board().join("anna", "bert")
    for do in ("play", "undo", "away", "back", "vote"):
        args = {"play": {"seq": 0, "move": "pass"}, "undo": {"seq": 0}, "vote": {"seat": 1}}.get(do, {})
        assert board.refused("anna", do, **args).code == "not begun"
    board.add(table_events.Closed("idle"))
    assert board.refused("anna", "away").code == "done"


# ---- chat and names
def test_chat_is_plain_short_and_only_by_those_who_sit_there() -> None:
    board = Board().join("anna")
    (step,) = board.say("anna", "say", text="  <b>hi</b>\n\u202ethere\x00 " + "x" * 900)
    text = step.events[0].args["text"]
    assert text.startswith("<b>hi</b> there xxx") and len(text) == LONGEST_TEXT
    assert step.events[0].args["name"] == "Anna"
    assert board.refused("anna", "say", text="\u200b \u202e\x07").code == "empty"
    assert board.refused("bert", "say", text="hi").code == "spectator"


def test_books_are_not_for_filling_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_ASIDES", 4)
    board = Board().join("anna", "bert").begin().until("anna")
    for _ in range(2):
        board.say("anna", "say", text="again")
    assert board.refused("anna", "say", text="and again").code == "rate"
    board.play()
    board.say("bert", "say", text="no")
    board.say("anna", "leave")


@given(st.text(max_size=80), st.integers(1, 40))
@example("e\u200b\u0301", 40)
@example("a" * 39 + " b", 40)
@example("\u0301" * 9, 40)
def test_tidy_text_is_tidy(text: str, longest: int) -> None:
    found = tidy(text, longest)
    assert len(found) <= longest and found == found.strip()
    assert unicodedata.is_normalized("NFC", found) or len(found) == longest
    assert all(c == "\u200d" or unicodedata.category(c)[0] != "C" for c in found)
    assert "  " not in found and few_marks(found) == found
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
def test_names_at_a_table_are_unlike_each_other_and_bots(name: str) -> None:
    board = Board().join("anna")
    other = CommandHandler(board.table, Session("bert", name), True).unlike_others()
    assert other == f"{name} 2"
    assert look(other) not in {look(chair.name) for chair in board.table.chairs}


def test_long_names_stay_names_when_made_unlike() -> None:
    board = Board()
    for person in ("a", "b", "c"):
        name = CommandHandler(board.table, Session(person, "x" * 40), True).unlike_others()
        assert len(name) <= 40
        board.add(table_events.Seated(len(board.table.people), person, name, ""))
    assert len({chair.name for chair in board.table.chairs}) == 3


# ---- votes
def test_more_than_half_of_the_others_and_two_at_least_give_a_seat_to_a_bot() -> None:
    board = Board("odysseus", 5).seated(5)
    seat = board.table.seat_of("emil")
    board.say("anna", "vote", seat=seat)
    board.say("anna", "vote", seat=seat)
    board.say("bert", "vote", seat=seat)
    assert board.chair("emil").person == "emil", "two of four are not more than half"
    board.say("bert", "vote", seat=seat, out=False)
    board.say("cleo", "vote", seat=seat)
    assert board.chair("emil").person == "emil"
    steps = board.say("dora", "vote", seat=seat)
    assert [step.events[0].name for step in steps] == ["table-voted", "table-voted-out"]
    assert board.table.chairs[seat].bot and board.table.seat_of("emil") == -1


def test_one_alone_throws_nobody_out() -> None:
    board = Board().seated(2)
    board.say("anna", "vote", seat=board.table.seat_of("bert"))
    assert board.chair("bert").person == "bert"
    for about in (0, 2, 5):
        assert board.refused("anna", "vote", seat=about).code == "vote"
    assert board.refused("cleo", "vote", seat=0).code == "spectator"


def test_who_leaves_takes_his_votes_along() -> None:
    board = Board("odysseus", 4).seated(4)
    seat = board.table.seat_of("dora")
    board.say("anna", "vote", seat=seat)
    board.say("anna", "leave")
    board.say("bert", "vote", seat=seat)
    assert board.chair("dora").person == "dora" and board.chair("dora").votes == {1}
    board.hand_over("dora", "emil")
    assert board.chair("emil").votes == set()
