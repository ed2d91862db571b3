"""Nobody gets stuck: what happens at a table by itself, and when. All times are made up."""

import pytest

from pelagos.core.record import FULL, write
from pelagos.server.cluster.table_registry import uncharged
from pelagos.server.messages import Clock
from pelagos.server.table import table_events
from pelagos.server.table.audience import time_left
from pelagos.server.table.deadlines import DAY, OPEN_IDLE, PLAY_IDLE, Attendance, Due
from pelagos.server.table.projections import catch_up
from pelagos.server.table.table import Table
from pelagos.store import store
from tests.kit.local_table import LocalTable as Board

CLOCK = Clock(30, 100)


def end_of_time(board: Board) -> None:
    """As the keeper does when the time of the one who must decide is over."""
    assert board.due is not None and board.due.what == "clock"
    board.now = board.due.at
    board.add(table_events.WentAway(board.table.actor, "clock"))


# ---- clocks
def test_a_decision_has_its_seconds_and_then_the_bank() -> None:
    board = Board(clock=CLOCK).seated(3)
    mover = board.actor
    assert board.due == Due(board.now + 130_000, "clock")
    assert time_left(board.table, board.now + 10_000) == 20_000
    board.wait(50).play()
    assert board.chair(mover).bank == 80_000
    assert board.due is not None and board.due.at == board.now + (130_000 if board.actor != mover else 110_000)
    mover, bank = board.actor, board.chair(board.actor).bank
    board.wait(29).play()
    assert board.chair(mover).bank == bank, "within its seconds a decision takes nothing from the bank"


def test_days_are_a_clock_too() -> None:
    board = Board(clock=Clock(3 * 86400, 86400)).seated(3)
    assert board.due == Due(board.now + 4 * DAY, "clock")


def test_without_a_clock_nothing_is_charged() -> None:
    board = Board().seated(3)
    mover = board.actor
    board.here("anna", "bert", "cleo")
    board.wait(10 * 86400).play()
    assert board.chair(mover).bank == 0 and time_left(board.table, board.now) is None


def test_chat_gives_nobody_time() -> None:
    board = Board(clock=CLOCK).seated(3)
    due = board.due
    board.wait(20).say(board.actor, "say", text="wait")
    assert board.due == due


def test_a_bot_stands_in_when_the_time_is_over_and_the_record_says_so() -> None:
    board = Board(clock=CLOCK, level="navigator").seated(3)
    mover = board.actor
    end_of_time(board)
    assert board.chair(mover).away == "clock" and board.chair(mover).bank == 0
    assert board.due == Due(board.now, "bot")
    assert board.refused(mover, "play", seq=board.table.seq, move=board.moves[0]).code == "away"
    step = board.bot_plays()
    assert step.events[0].name == "table-decided" and step.events[0].args["by"] == "navigator"
    assert board.table.deciders[-1] == "navigator"
    assert " ~navigator #" in written(board)


def written(board: Board) -> str:
    return write(board.table.record(FULL))


def test_a_stand_ins_thinking_is_charged_to_nobody() -> None:
    board = Board(clock=Clock(1, 100)).seated(3)
    mover = board.actor
    board.say(mover, "away")
    board.wait(60).bot_plays()
    assert board.chair(mover).bank == 100_000


def test_who_comes_back_after_the_clock_has_a_new_decision_but_only_one() -> None:
    board = Board(clock=CLOCK).seated(3)
    mover = board.actor
    end_of_time(board)
    board.wait(0.5).say(mover, "back")
    assert board.due == Due(board.now + 30_000, "clock"), "the bank is gone"
    end_of_time(board)
    board.wait(0.5).say(mover, "back")
    assert board.due is not None and board.due.at < board.now, "coming and going stops no game"


def test_going_and_coming_on_purpose_gains_no_time() -> None:
    board = Board(clock=CLOCK).seated(3)
    due = board.due
    board.wait(20).say(board.actor, "away")
    assert board.refused(board.actor, "away").code == "away"
    board.wait(1).say(board.actor, "back")
    assert board.due == due
    assert board.refused(board.actor, "back").code == "back"


def test_what_a_former_owner_let_pass_is_not_charged_to_the_new_one() -> None:
    board = Board(clock=CLOCK).seated(3)
    board.wait(29)
    board.hand_over(board.actor, "dora")
    assert board.due == Due(board.now + 130_000, "clock")
    assert board.chair("dora").decides_itself


# ---- the absent
def test_a_bot_stands_in_for_the_absent_while_others_wait() -> None:
    board = Board(patience=60).seated(3)
    board.here("anna", "bert", "cleo")
    assert board.due is not None and board.due.what == "close"
    mover = board.actor
    others = [person for person in ("anna", "bert", "cleo") if person != mover]
    board.wait(10).here(*others)
    assert board.due == Due(board.now + 60_000, "absent")
    left = board.now
    board.wait(30).say(others[0], "say", text="where is he?")
    assert board.due == Due(left + 60_000, "absent"), "patience ends though the others talk"
    board.here()
    assert board.due.what == "close", "nobody waits"


def test_who_never_connected_is_not_waited_for_for_ever() -> None:
    board = Board(patience=60)
    board.here("anna")
    board.seated(2).until("bert")
    due = board.due
    assert due == Due(board.table.since + 60_000, "absent")
    board.wait(60)
    assert board.due == due


def test_patience_begins_with_the_decision() -> None:
    board = Board(patience=60).seated(2).until("anna")
    board.here("anna")
    board.wait(500).until("bert")
    assert board.due == Due(board.now + 60_000, "absent")


def test_bots_rest_while_nobody_is_there_unless_there_is_a_clock() -> None:
    board = Board().join("anna").begin()
    while board.table.chairs[board.table.actor].decides_itself:
        board.play()
    assert board.due == Due(board.table.changed + PLAY_IDLE, "close")
    board.here("anna")
    assert board.due == Due(board.now, "bot")
    board.here("dora")
    assert board.due.what == "close", "a spectator is none of those who play"
    board = Board(clock=CLOCK).join("anna").begin()
    while board.table.chairs[board.table.actor].decides_itself:
        board.play()
    assert board.due == Due(board.now, "bot")


def test_who_leaves_the_game_is_replaced_for_good() -> None:
    board = Board(clock=CLOCK).seated(3)
    mover, seat = board.actor, board.table.actor
    board.say(mover, "leave")
    assert board.due == Due(board.now, "bot")
    step = board.bot_plays()
    assert board.table.deciders[-1] == "sailor" and step.events == ()
    assert board.table.record(-2).names[seat] == mover.title()
    assert board.refused(mover, "back").code == "spectator"


# ---- the idle
def test_idle_tables_close() -> None:
    board = Board().join("anna")
    assert board.due == Due(board.now + OPEN_IDLE, "close")
    board.join("bert").begin()
    assert board.due == Due(board.now + PLAY_IDLE, "close")
    board.add(table_events.Closed("idle"))
    assert board.due is None and board.table.status == store.CLOSED


# ---- downtime
def test_downtime_is_charged_to_nobody() -> None:
    board = Board(clock=CLOCK).seated(3)
    due = board.due
    assert due is not None
    board.wait(1000).add(table_events.Paused(999_000))
    assert board.due == Due(due.at + 999_000, "clock")
    mover = board.actor
    board.wait(20).play()
    assert board.chair(mover).bank == 100_000
    assert board.table.excused == board.now - 20_000


@pytest.mark.parametrize(
    ("gaps", "charged"),
    [
        ([], 0),
        ([(0, 50)], 0),
        ([(50, 150)], 50),
        ([(120, 150), (130, 160)], 40),
        ([(130, 160), (120, 150), (110, 115)], 45),
        ([(120, 190), (130, 140), (150, 300)], 80),
        ([(200, 200)], 0),
        ([(250, 300)], 0),
    ],
)
def test_gaps_count_once_and_only_within_the_decision(gaps: list[tuple[int, int]], charged: int) -> None:
    assert uncharged(gaps, 100, 200) == charged


def test_attendance_remembers_since_when_somebody_is_gone() -> None:
    found = Attendance()
    assert not found.note(set(), ("anna",), 5)
    assert found.left == {"anna": 5}
    assert found.note({"anna"}, ("anna", "bert"), 7) and found.left == {"bert": 7}
    assert found.note(set(), ("anna", "bert"), 9) and found.left == {"bert": 7, "anna": 9}


def test_times_are_in_the_lines() -> None:
    """Loaded at another time, everything is due when it was."""
    board = Board(clock=CLOCK).seated(3)
    end_of_time(board)
    board.wait(5).say(board.actor, "back")
    board.wait(5).play()
    twin = Table("table")
    catch_up(twin, board.lines)
    assert (twin.since, twin.renewed, twin.changed) == (board.table.since, board.table.renewed, board.now)
    assert [chair.bank for chair in twin.chairs] == [chair.bank for chair in board.table.chairs]
