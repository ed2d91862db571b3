"""One table in one process, without sockets: what its keeper does when time passes, people come and go, things fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest
from starlette.requests import Request

from pelagos.core.record import FULL, write
from pelagos.server import messages
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster import table_registry
from pelagos.server.http.app import App
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_actor, table_events
from pelagos.store.sql import transactions
from pelagos.store.store import Session
from tests.server.place import ANNA, BERT, CLEO, Place, mover, play, put_away, until, within


# ---- time
def test_the_clock_runs_out_a_bot_stands_in_and_the_seat_is_given_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, clock=messages.Clock(30, 10))
        late = mover(found)
        entries = len(found.table.match.entries)
        place.quick.may.clear()
        await place.pass_time(found, 39.9)
        assert found.table.chairs[found.table.actor].away == ""
        await place.pass_time(found, 0.2)
        assert found.table.chairs[found.table.actor].away == "clock"
        place.quick.may.set()
        await until(lambda: len(found.table.match.entries) > entries)
        assert found.table.deciders[entries] == "sailor"
        assert " ~sailor #" in write(found.table.record(FULL))
        seat = found.table.seat_of(late.person)
        line = await place.look(found.table.id, late.person)
        assert not found.table.chairs[seat].away, "who connects is back"
        assert "table-back" in [event["name"] for update in line.updates for event in update["events"]]

    within(tmp_path, work)


def test_a_second_tab_is_coming_back_too(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, clock=messages.Clock(30))
        late = mover(found)
        await place.look(found.table.id, late.person)
        place.quick.may.clear()
        await place.pass_time(found, 31)
        assert found.table.chairs[found.table.seat_of(late.person)].away == "clock", "he is there, and asleep"
        await place.look(found.table.id, late.person)
        assert found.table.chairs[found.table.seat_of(late.person)].away == ""

    within(tmp_path, work)


def test_who_asked_for_a_bot_keeps_it_until_he_says_so(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        place.quick.may.clear()
        await place.do(found.table.id, ANNA, messages.Away(place.id))
        await place.look(found.table.id, "anna")
        assert found.table.chairs[0].away == "asked"
        await place.do(found.table.id, ANNA, messages.Back(place.id))
        assert found.table.chairs[0].away == ""

    within(tmp_path, work)


def test_the_absent_are_waited_for_with_patience(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, patience=60)
        late = mover(found)
        others = [session.person for session in (ANNA, BERT, CLEO) if session is not late]
        place.quick.may.clear()
        await place.pass_time(found, 1000)
        assert found.table.chairs[found.table.actor].away == "", "nobody waits"
        await place.look(found.table.id, others[0])
        await place.pass_time(found, 59)
        await place.pass_time(found, 2)
        assert found.table.chairs[found.table.actor].away == "absent"
        await place.look(found.table.id, late.person)
        assert found.table.chairs[found.table.actor].away == ""

    within(tmp_path, work)


def test_bots_rest_while_nobody_is_there(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, seats=3)
        while found.table.chairs[found.table.actor].person:
            await play(place, found)
        entries = len(found.table.match.entries)
        await asyncio.sleep(0.05)
        assert len(found.table.match.entries) == entries
        await place.look(found.table.id, "anna")
        await until(lambda: len(found.table.match.entries) > entries)
        await until(lambda: found.table.chairs[found.table.actor].person == "anna")
        await place.go(found, "anna")
        assert found.due is not None and found.due.what == "close"

    within(tmp_path, work)


def test_idle_tables_close_by_themselves(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT)
        place.quick.may.clear()
        await place.pass_time(found, 29 * 86400)
        assert found.table.is_playing
        await place.pass_time(found, 2 * 86400)
        assert (found.table.status, found.table.why, found.due) == ("closed", "idle", None)

    within(tmp_path, work)


# ---- put away, and woken
def test_a_table_that_was_put_away_answers_alike_and_is_not_woken_for_nothing(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, seats=3)
        id = found.table.id
        command = messages.Say("same", "hello")
        first = await place.do(id, ANNA, command)
        await place.look(id, "anna")
        await until(lambda: found.table.chairs[found.table.actor].person == "anna")
        await play(place, found)
        await place.go(found, "anna")
        assert found.is_idle
        await put_away(place.registry)
        assert id not in place.registry.homes
        assert await place.store.due(place.registry.now() + 1000, 10) == [], "it rests until somebody comes"
        assert await place.do(id, ANNA, command) == first
        assert (await place.home(id)) is not found

    within(tmp_path, work)


def test_signs_of_life_do_not_wait_until_all_is_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To put sixty tables away has taken three seconds, after which a process is taken for dead."""
    beats: list[int] = []
    begun: list[int] = []

    async def never() -> None:
        begun.append(len(beats))
        await asyncio.Event().wait()

    async def beat() -> None:
        beats.append(1)

    async def work(place: Place) -> None:
        monkeypatch.setattr(table_registry, "SWEEP", 0.01)
        monkeypatch.setattr(place.registry, "put_away", never)
        monkeypatch.setattr(place.store, "heartbeat", beat)
        tasks = [asyncio.create_task(place.registry.live()), asyncio.create_task(place.registry.sweep())]
        await until(lambda: begun)
        await until(lambda: len(beats) > begun[0] + 2, "no sign of life while a table is put away")
        assert len(begun) == 1, "it is still at the first"
        for task in tasks:
            task.cancel()

    within(tmp_path, work)


def test_with_a_clock_a_table_is_woken_when_time_is_over(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        id = found.table.id
        await put_away(place.registry)
        assert id not in place.registry.homes
        assert await place.store.due(place.registry.now() + 599_000, 10) == []
        place.registry.time += 601_000
        assert await place.store.due(place.registry.now(), 10) == [id]
        await place.registry.wake_due()
        again = await place.home(id)
        await until(lambda: len(again.table.match.entries) > 1)
        assert again.table.deciders[1] == "sailor"

    within(tmp_path, work)


def test_downtime_is_excused_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        id, since = found.table.id, found.table.since
        gap = (since + 100_000, since + 900_000)

        async def downtimes(_: int) -> list[tuple[int, int]]:
            return [gap]

        place.store.downtimes = downtimes  # type: ignore[method-assign]
        await put_away(place.registry)
        place.registry.time = since + 950_000
        again = await place.home(id)
        await again.do(again.nothing)
        assert again.table.since == since + 800_000 and again.table.chairs[again.table.actor].away == ""
        await put_away(place.registry)
        last = await place.home(id)
        await last.do(last.nothing)
        assert last is not again and last.table.since == since + 800_000

    within(tmp_path, work)


# ---- when the store fails
def test_a_table_goes_on_when_the_store_can_be_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "AGAIN", 0.01)

    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        line = await place.look(found.table.id, "anna")
        seq, since = found.table.seq, found.table.since
        place.store.broken = True
        command = messages.Say("once", "hello")
        with pytest.raises(Refusal) as caught:
            await found.ask(ANNA, command, True)
        assert caught.value.code == "unavailable"
        with pytest.raises(Refusal):
            await found.ask(BERT, messages.Say("other", "hello"), True)
        assert line.heard[-1]["type"] == "trouble"
        place.registry.time += 500_000
        place.store.broken = False
        await until(lambda: line.heard[-1]["type"] == "update")
        assert (await found.ask(ANNA, command, True)) == messages.Answer("once", seq + 2), "the pause comes first"
        assert found.table.since == since + 500_000, "nobody pays for our trouble"
        assert [viewer.person for viewer in found.audience.viewers] == ["anna"]
        await play(place, found)

    within(tmp_path, work)


def test_what_was_written_after_all_is_answered_and_not_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actor, "AGAIN", 0.01)

    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        seq = found.table.seq
        place.store.late = True
        line = await place.look(found.table.id, "anna")
        with pytest.raises(Refusal):
            await found.ask(ANNA, messages.Say("once", "hello"), True)
        await until(lambda: line.heard[-1]["type"] == "update")
        answer = await found.ask(ANNA, messages.Say("once", "hello"), True)
        assert answer == messages.Answer("once", seq + 1) and found.table.seq == seq + 1

    within(tmp_path, work)


def test_our_own_mistakes_stop_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "AGAIN", 0.01)

    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)

        line = await place.look(found.table.id, "anna")

        async def mistake() -> None:
            raise KeyError("oops")

        with pytest.raises(Refusal) as caught:
            await found.do(mistake)
        assert caught.value.code == "fault"
        await until(lambda: line.heard[-1]["type"] == "update")
        await play(place, found)

    within(tmp_path, work)


@pytest.mark.parametrize("is_taken", (True, False))
def test_who_was_taken_for_dead_looks_whether_the_table_is_still_his(tmp_path: Path, is_taken: bool) -> None:
    """Even if nobody here does anything: those who look on would wait for ever."""

    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        line = await place.look(found.table.id, "anna")
        if is_taken:
            await place.store.write(transactions.single("UPDATE tables SET owner = NULL, epoch = epoch + 1"))
        place.store.lapses += 1
        place.registry.look_after_all()
        if is_taken:
            await until(lambda: line.gone == "moved")
            assert found.table.id not in place.registry.homes
        else:
            await play(place, found)
            assert line.gone == "" and line.updates[-1]["seq"] == found.table.seq

    within(tmp_path, work)


def test_who_may_be_taken_for_dead_refuses_nothing_for_good(tmp_path: Path) -> None:
    """The command may have been carried out by another."""

    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        command = messages.Play(place.id, "propose nowhere", found.table.seq)
        place.store.alive = False
        with pytest.raises(Refusal) as refusal:
            await found.ask(mover(found), command, True)
        assert refusal.value.code == "unavailable"
        place.store.alive = True
        answer = await found.ask(mover(found), command, True)
        assert isinstance(answer, messages.Refused) and answer.code == "malformed"

    within(tmp_path, work)


def test_nobody_waits_for_a_keeper_that_has_ended(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        begun = asyncio.Event()

        async def slow() -> None:
            begun.set()
            await asyncio.sleep(60)

        asked = found.do(slow)
        await begun.wait()
        found.task.cancel()
        with pytest.raises(Refusal):
            await asyncio.wait_for(asked, 5)
        found.end("stopping")
        with pytest.raises(Refusal):
            await asyncio.wait_for(found.info(), 5)

    within(tmp_path, work)


# ---- bots
def test_a_bots_thought_about_a_move_taken_back_is_not_played(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA)
        table = found.table
        await place.look(table.id, "anna")
        while True:
            await until(lambda: table.chairs[table.actor].person == "anna")
            place.quick.may.clear()
            await play(place, found)
            if table.can_undo == 0 and table.actor != 0:
                break
            place.quick.may.set()
        bot, position, entries = table.actor, found.bot_seat.position, len(table.match.entries)
        legal = table.match.state.legal()[:1]
        await place.do(table.id, ANNA, messages.Undo(place.id, table.seq))
        await play(place, found)
        assert (table.actor, len(table.match.entries)) == (bot, entries)
        await found.do(lambda: found.bot_moves(bot, legal, position, "sailor"))
        assert len(table.match.entries) == entries, "it was thought about another position"
        place.quick.may.set()
        await until(lambda: len(table.match.entries) > entries)

    within(tmp_path, work)


def test_a_killed_thinker_stops_no_table(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        real = BotPool(1, 0.1)
        place.registry.bot_pool = real
        try:
            found = await place.open(ANNA, BERT, seats=3)
            for session in (ANNA, BERT):
                await place.do(found.table.id, session, messages.Away(place.id))
            await place.look(found.table.id, "anna")
            await until(lambda: real.answered > 0)
            os.kill(real.quick.bot_process.pid, signal.SIGKILL)
            await until(lambda: real.restarts > 0, "nobody has noticed")
            lines = found.table.seq
            await until(lambda: found.table.seq > lines + 2 and real.answered > 3, "the bots have stopped")
            assert found.table.is_playing and found.table.id in place.registry.homes
        finally:
            await real.stop()

    within(tmp_path, work)


# ---- what viewers get
def test_each_line_is_told_once_in_order_and_what_was_missed_too(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        place.quick.may.clear()
        id, seq = found.table.id, found.table.seq
        line = await place.look(id, "anna")
        await place.do(id, ANNA, messages.Vote(place.id, 1))
        await place.do(id, CLEO, messages.Vote(place.id, 1))  # a vote and its consequence: two lines
        await place.do(id, ANNA, messages.Say(place.id, "hello"))
        assert [update["seq"] for update in line.updates] == [seq, seq + 1, seq + 2, seq + 3, seq + 4]
        told = [event for update in line.updates[1:] for event in update["events"]]
        missed = await place.look(id, "anna", since=seq)
        assert [message["events"] for message in missed.updates] == [told]
        assert (await place.look(id, "anna", since=seq + 4)).updates[0]["events"] == []
        assert (await place.look(id, "", since=10**9)).updates[0]["events"] == []

    within(tmp_path, work)


def test_the_log_is_told_though_the_table_is_put_away_meanwhile(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        id = await place.registry.open(messages.NewTable("ulysses", 3, public=True), ANNA)
        app = App(place.registry)

        async def muted(session: Session | None, id: str) -> set[str]:
            before = await place.home(id)
            for _ in range(2):
                await place.registry.put_away()
            assert await place.home(id) is not before, "nothing was put away"
            return set()

        app.muted = muted  # type: ignore[method-assign]
        scope = {"type": "http", "headers": [], "query_string": b"", "path_params": {"id": id}}
        answer = await asyncio.wait_for(app.log(Request(scope)), 10)
        assert [line["seq"] for line in json.loads(answer.body)["lines"]] == [0]

    within(tmp_path, work)


def test_who_is_muted_is_not_heard_even_if_he_comes_later(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        new = messages.NewTable("ulysses", 3, pace=0)
        id = await place.registry.open(new, ANNA)
        await place.registry.people.mute(ANNA, "bert", True)
        await place.registry.people.mute(ANNA, "bert", True)
        line, other = await place.look(id, "anna"), await place.look(id, "cleo")
        await place.do(id, BERT, messages.Join(place.id))
        await place.do(id, BERT, messages.Say(place.id, "rude words"))
        assert "rude" not in json.dumps(line.heard) and "rude" in json.dumps(other.heard)
        assert [update["seq"] for update in line.updates] == [0, 1, 2], "no gap tells of it"

    within(tmp_path, work)


def test_a_rematch_is_one_table_and_its_host_is_there(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        found = await place.open(ANNA, BERT, CLEO)
        id = found.table.id
        await place.do(id, ANNA, messages.Leave(place.id))
        await found.write([table_events.Closed("idle")])
        await place.do(id, BERT, messages.Rematch(place.id))
        again = await found.ask(CLEO, messages.Rematch(place.id), True)
        assert isinstance(again, messages.Refused) and found.table.rematch in again.reason
        new = (await place.home(found.table.rematch)).table
        assert new.host == "bert", "anna has left"
        assert set(new.guests) == {"bert", "cleo"}
        assert (new.settings.game, new.settings.seats) == ("ulysses", 3) and new.seed != found.table.seed

    within(tmp_path, work)
