"""What is due at a table, and when, so that no game gets stuck. All times are simulated."""

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
from tests.kit.servers.local_table import LocalTable

CLOCK = Clock(30, 100)


def end_of_time(local: LocalTable) -> None:
    """Do what TableActor does when a decision's time is over."""
    assert local.due is not None and local.due.what == "clock"
    local.now = local.due.at
    local.add(table_events.WentAway(local.table.actor, "clock"))


# ---- clocks
def test_a_decision_has_its_seconds_and_then_the_bank() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    mover = local.actor
    assert local.due == Due(local.now + 130_000, "clock")
    assert time_left(local.table, local.now + 10_000) == 20_000
    local.wait(50).play()
    assert local.chair(mover).bank == 80_000
    assert local.due is not None and local.due.at == local.now + (130_000 if local.actor != mover else 110_000)
    mover, bank = local.actor, local.chair(local.actor).bank
    local.wait(29).play()
    assert local.chair(mover).bank == bank, "within its seconds a decision takes nothing from the bank"


def test_a_clock_can_be_days() -> None:
    local = LocalTable(clock=Clock(3 * 86400, 86400)).seated(3)
    assert local.due == Due(local.now + 4 * DAY, "clock")


def test_without_a_clock_nothing_is_charged() -> None:
    local = LocalTable().seated(3)
    mover = local.actor
    local.here("anna", "bert", "cleo")
    local.wait(10 * 86400).play()
    assert local.chair(mover).bank == 0 and time_left(local.table, local.now) is None


def test_chat_gives_no_extra_time() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    due = local.due
    local.wait(20).say(local.actor, "say", text="wait")
    assert local.due == due


def test_a_bot_stands_in_when_the_time_runs_out_and_the_record_says_so() -> None:
    local = LocalTable(clock=CLOCK, level="navigator").seated(3)
    mover = local.actor
    end_of_time(local)
    assert local.chair(mover).away == "clock" and local.chair(mover).bank == 0
    assert local.due == Due(local.now, "bot")
    assert local.refused(mover, "play", seq=local.table.seq, move=local.moves[0]).code == "away"
    step = local.bot_plays()
    assert step.events[0].name == "table-decided" and step.events[0].args["by"] == "navigator"
    assert local.table.deciders[-1] == "navigator"
    assert " ~navigator #" in written(local)


def written(local: LocalTable) -> str:
    return write(local.table.record(FULL))


def test_a_stand_ins_thinking_is_charged_to_no_player() -> None:
    local = LocalTable(clock=Clock(1, 100)).seated(3)
    mover = local.actor
    local.say(mover, "away")
    local.wait(60).bot_plays()
    assert local.chair(mover).bank == 100_000


def test_a_player_back_after_the_clock_gets_new_time_but_only_once() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    mover = local.actor
    end_of_time(local)
    local.wait(0.5).say(mover, "back")
    assert local.due == Due(local.now + 30_000, "clock"), "the bank is gone"
    end_of_time(local)
    local.wait(0.5).say(mover, "back")
    assert local.due is not None and local.due.at < local.now, "leaving and returning cannot hold up the game"


def test_leaving_and_returning_gains_no_time() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    due = local.due
    local.wait(20).say(local.actor, "away")
    assert local.refused(local.actor, "away").code == "away"
    local.wait(1).say(local.actor, "back")
    assert local.due == due
    assert local.refused(local.actor, "back").code == "back"


def test_a_new_owner_is_not_charged_for_the_former_owners_time() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    local.wait(29)
    local.hand_over(local.actor, "dora")
    assert local.due == Due(local.now + 130_000, "clock")
    assert local.chair("dora").decides_itself


# ---- the absent
def test_a_bot_stands_in_for_an_absent_player_while_others_wait() -> None:
    local = LocalTable(patience=60).seated(3)
    local.here("anna", "bert", "cleo")
    assert local.due is not None and local.due.what == "close"
    mover = local.actor
    others = [person for person in ("anna", "bert", "cleo") if person != mover]
    local.wait(10).here(*others)
    assert local.due == Due(local.now + 60_000, "absent")
    left = local.now
    local.wait(30).say(others[0], "say", text="where are you?")
    assert local.due == Due(left + 60_000, "absent"), "chat does not extend the wait"
    local.here()
    assert local.due.what == "close", "nobody waits"


def test_a_player_who_never_connects_is_replaced_too() -> None:
    local = LocalTable(patience=60)
    local.here("anna")
    local.seated(2).until("bert")
    due = local.due
    assert due == Due(local.table.since + 60_000, "absent")
    local.wait(60)
    assert local.due == due


def test_patience_begins_with_the_decision() -> None:
    local = LocalTable(patience=60).seated(2).until("anna")
    local.here("anna")
    local.wait(500).until("bert")
    assert local.due == Due(local.now + 60_000, "absent")


def test_bots_pause_while_no_player_is_connected_unless_there_is_a_clock() -> None:
    local = LocalTable().join("anna").begin()
    while local.table.chairs[local.table.actor].decides_itself:
        local.play()
    assert local.due == Due(local.table.changed + PLAY_IDLE, "close")
    local.here("anna")
    assert local.due == Due(local.now, "bot")
    local.here("dora")
    assert local.due.what == "close", "a spectator is not a player"
    local = LocalTable(clock=CLOCK).join("anna").begin()
    while local.table.chairs[local.table.actor].decides_itself:
        local.play()
    assert local.due == Due(local.now, "bot")


def test_a_player_who_leaves_is_replaced_for_good() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    mover, seat = local.actor, local.table.actor
    local.say(mover, "leave")
    assert local.due == Due(local.now, "bot")
    step = local.bot_plays()
    assert local.table.deciders[-1] == "sailor" and step.events == ()
    assert local.table.record(-2).names[seat] == mover.title()
    assert local.refused(mover, "back").code == "spectator"


# ---- the idle
def test_idle_tables_close() -> None:
    local = LocalTable().join("anna")
    assert local.due == Due(local.now + OPEN_IDLE, "close")
    local.join("bert").begin()
    assert local.due == Due(local.now + PLAY_IDLE, "close")
    local.add(table_events.Closed("idle"))
    assert local.due is None and local.table.status == store.CLOSED


# ---- downtime
def test_downtime_is_charged_to_no_player() -> None:
    local = LocalTable(clock=CLOCK).seated(3)
    due = local.due
    assert due is not None
    local.wait(1000).add(table_events.Paused(999_000))
    assert local.due == Due(due.at + 999_000, "clock")
    mover = local.actor
    local.wait(20).play()
    assert local.chair(mover).bank == 100_000
    assert local.table.settled_until == local.now - 20_000


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


def test_attendance_remembers_when_people_left() -> None:
    found = Attendance()
    assert not found.note(set(), ("anna",), 5)
    assert found.left == {"anna": 5}
    assert found.note({"anna"}, ("anna", "bert"), 7) and found.left == {"bert": 7}
    assert found.note(set(), ("anna", "bert"), 9) and found.left == {"bert": 7, "anna": 9}


def test_times_come_from_the_lines() -> None:
    """A table loaded at another time has the same deadlines."""
    local = LocalTable(clock=CLOCK).seated(3)
    end_of_time(local)
    local.wait(5).say(local.actor, "back")
    local.wait(5).play()
    copy = Table("table")
    catch_up(copy, local.lines)
    assert (copy.since, copy.restarted, copy.changed) == (local.table.since, local.table.restarted, local.now)
    assert [chair.bank for chair in copy.chairs] == [chair.bank for chair in local.table.chairs]
