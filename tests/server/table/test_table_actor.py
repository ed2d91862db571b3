"""TableActor without sockets: time passing, people connecting and disconnecting, failures."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from pelagos.core.record import FULL, write
from pelagos.server import messages
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster import table_registry
from pelagos.server.http.app import App
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_actor, table_events
from pelagos.server.table.audience import info
from pelagos.server.table.table_actor import TableActor
from pelagos.store.sql import transactions
from pelagos.store.store import Session
from tests.kit.bot_processes import bot_pid
from tests.server.local_server import (
    ANNA,
    BERT,
    CLEO,
    LocalServer,
    first_move,
    mover,
    play,
    run_with_server,
    unload_idle_tables,
    until,
)


# ---- time
def test_a_bot_stands_in_when_the_clock_runs_out_until_the_player_returns(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, clock=messages.Clock(30, 10))
        late = mover(actor)
        entries = len(actor.table.match.entries)
        server.bots.may_answer.clear()
        await server.pass_time(actor, 39.9)
        assert actor.table.chairs[actor.table.actor].away == ""
        await server.pass_time(actor, 0.2)
        assert actor.table.chairs[actor.table.actor].away == "clock"
        server.bots.may_answer.set()
        await until(lambda: len(actor.table.match.entries) > entries)
        assert actor.table.deciders[entries] == "sailor"
        assert " ~sailor #" in write(actor.table.record(FULL))
        seat = actor.table.seat_of(late.person)
        connection = await server.watch(actor.table.id, late.person)
        assert not actor.table.chairs[seat].away, "connecting ends the stand-in"
        assert "table-back" in [event["name"] for update in connection.updates for event in update["events"]]

    run_with_server(tmp_path, work)


def test_opening_a_second_tab_ends_the_stand_in(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, clock=messages.Clock(30))
        late = mover(actor)
        await server.watch(actor.table.id, late.person)
        server.bots.may_answer.clear()
        await server.pass_time(actor, 31)
        assert actor.table.chairs[actor.table.seat_of(late.person)].away == "clock", "connected but not deciding"
        await server.watch(actor.table.id, late.person)
        assert actor.table.chairs[actor.table.seat_of(late.person)].away == ""

    run_with_server(tmp_path, work)


def test_a_requested_stand_in_stays_until_the_player_sends_back(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        server.bots.may_answer.clear()
        await server.do(actor.table.id, ANNA, messages.Away(server.id))
        await server.watch(actor.table.id, "anna")
        assert actor.table.chairs[0].away == "asked"
        await server.do(actor.table.id, ANNA, messages.Back(server.id))
        assert actor.table.chairs[0].away == ""

    run_with_server(tmp_path, work)


def test_absent_players_are_waited_for_as_long_as_patience_says(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, patience=60)
        late = mover(actor)
        others = [session.person for session in (ANNA, BERT, CLEO) if session is not late]
        server.bots.may_answer.clear()
        await server.pass_time(actor, 1000)
        assert actor.table.chairs[actor.table.actor].away == "", "nobody waits"
        await server.watch(actor.table.id, others[0])
        await server.pass_time(actor, 59)
        await server.pass_time(actor, 2)
        assert actor.table.chairs[actor.table.actor].away == "absent"
        await server.watch(actor.table.id, late.person)
        assert actor.table.chairs[actor.table.actor].away == ""

    run_with_server(tmp_path, work)


def test_bots_pause_while_no_player_is_connected(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, seats=3)
        while actor.table.chairs[actor.table.actor].person:
            await play(server, actor)
        entries = len(actor.table.match.entries)
        await asyncio.sleep(0.05)
        assert len(actor.table.match.entries) == entries
        await server.watch(actor.table.id, "anna")
        await until(lambda: len(actor.table.match.entries) > entries)
        await until(lambda: actor.table.chairs[actor.table.actor].person == "anna")
        await server.disconnect(actor, "anna")
        assert actor.due is not None and actor.due.what == "close"

    run_with_server(tmp_path, work)


def test_idle_tables_close_by_themselves(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT)
        server.bots.may_answer.clear()
        await server.pass_time(actor, 29 * 86400)
        assert actor.table.is_playing
        await server.pass_time(actor, 2 * 86400)
        assert (actor.table.status, actor.table.why, actor.due) == ("closed", "idle", None)

    run_with_server(tmp_path, work)


# ---- unloading and loading
def test_an_unloaded_table_answers_the_same_and_is_loaded_only_when_needed(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, seats=3)
        id = actor.table.id
        command = messages.Say("same", "hello")
        first = await server.do(id, ANNA, command)
        await server.watch(id, "anna")
        await until(lambda: actor.table.chairs[actor.table.actor].person == "anna")
        await play(server, actor)
        await server.disconnect(actor, "anna")
        assert actor.is_idle
        await unload_idle_tables(server.registry)
        assert id not in server.registry.homes
        assert await server.store.due(server.registry.now() + 1000, 10) == [], "nothing is due until somebody connects"
        assert await server.do(id, ANNA, command) == first
        assert (await server.home(id)) is not actor

    run_with_server(tmp_path, work)


def test_heartbeats_do_not_wait_for_unloading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unloading sixty tables has taken three seconds, after which a process without heartbeats counts as dead."""
    heartbeats: list[int] = []
    begun: list[int] = []

    async def never() -> None:
        begun.append(len(heartbeats))
        await asyncio.Event().wait()

    async def beat() -> None:
        heartbeats.append(1)

    async def work(server: LocalServer) -> None:
        monkeypatch.setattr(table_registry, "SWEEP_INTERVAL", 0.01)
        monkeypatch.setattr(server.registry, "unload_idle", never)
        monkeypatch.setattr(server.store, "heartbeat", beat)
        tasks = [asyncio.create_task(server.registry.send_heartbeats()), asyncio.create_task(server.registry.sweep())]
        await until(lambda: begun)
        await until(lambda: len(heartbeats) > begun[0] + 2, "no heartbeat while a table is unloaded")
        assert len(begun) == 1, "the first unloading is still in progress"
        for task in tasks:
            task.cancel()

    run_with_server(tmp_path, work)


def test_an_unloaded_table_is_loaded_when_its_clock_runs_out(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        id = actor.table.id
        await unload_idle_tables(server.registry)
        assert id not in server.registry.homes
        assert await server.store.due(server.registry.now() + 599_000, 10) == []
        server.registry.time += 601_000
        assert await server.store.due(server.registry.now(), 10) == [id]
        await server.registry.load_due()
        again = await server.home(id)
        await until(lambda: len(again.table.match.entries) > 1)
        assert again.table.deciders[1] == "sailor"

    run_with_server(tmp_path, work)


def test_downtime_is_subtracted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        id, since = actor.table.id, actor.table.since
        gap = (since + 100_000, since + 900_000)

        async def downtimes(_: int) -> list[tuple[int, int]]:
            return [gap]

        monkeypatch.setattr(server.store, "downtimes", downtimes)
        await unload_idle_tables(server.registry)
        server.registry.time = since + 950_000
        again = await server.home(id)
        await again.submit(again.noop)
        assert again.table.since == since + 800_000 and again.table.chairs[again.table.actor].away == ""
        await unload_idle_tables(server.registry)
        last = await server.home(id)
        await last.submit(last.noop)
        assert last is not again and last.table.since == since + 800_000

    run_with_server(tmp_path, work)


# ---- when the store fails
COMMANDS = ("play", "undo", "say", "away", "vote", "leave", "rematch")


@pytest.mark.parametrize("do", COMMANDS)
def test_a_failed_commit_changes_nothing_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, do: str) -> None:
    """The disk fails in SQLite's commit. Nothing is reloaded, and the same command is carried out once it works."""
    monkeypatch.setattr(table_actor, "RETRY_DELAY", 0.01)

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        who, command = await ready_for(server, actor, do)
        connection = await server.watch(actor.table.id, "anna")
        before, table, sent = picture(actor), actor.table, len(connection.updates)
        monkeypatch.setattr(transactions, "line_rows", failing_disk)
        with pytest.raises(Refusal) as caught:
            await actor.ask(who, command, True)
        assert caught.value.code == "unavailable"
        assert actor.table is table and picture(actor) == before
        assert len(connection.updates) == sent, "nobody is told of it"
        monkeypatch.undo()
        await until(lambda: len(connection.updates) > sent, "the table does not go on")
        assert actor.table is table, "it was loaded again"
        assert await actor.ask(who, command, True) == messages.Answer(command.id, table.seq + 1)
        assert picture(actor) != before

    run_with_server(tmp_path, work)


def failing_disk(*args: Any) -> Any:
    raise sqlite3.OperationalError("disk I/O error")


async def ready_for(server: LocalServer, actor: TableActor, do: str) -> tuple[Session, messages.AnyCommand]:
    """Bring the table to a position in which the command is possible; return it with its sender."""
    who, id = mover(actor), server.id
    if do == "undo":
        while actor.table.can_undo < 0:
            who = mover(actor)
            await play(server, actor)
        return who, messages.Undo(id, actor.table.seq)
    if do == "rematch":
        await actor.commit([table_events.Closed("idle")])
    commands: dict[str, messages.AnyCommand] = {
        "play": messages.Play(id, first_move(actor), actor.table.seq),
        "say": messages.Say(id, "hello"),
        "away": messages.Away(id),
        "vote": messages.Vote(id, (actor.table.seat_of(who.person) + 1) % 3),
        "leave": messages.Leave(id),
        "rematch": messages.Rematch(id),
    }
    return who, commands[do]


def picture(actor: TableActor) -> Any:
    """Return what can be seen of a table."""
    table = actor.table
    views = [table.game.view(table.match.state, seat) for seat in range(3)]
    about = info(table, set(), table.changed)
    return views, about, table.match.entries.copy(), table.seq, table.answered.copy(), table.can_undo, table.since


def test_a_table_continues_when_the_store_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "RETRY_DELAY", 0.01)

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO, clock=messages.Clock(600))
        connection = await server.watch(actor.table.id, "anna")
        seq, since = actor.table.seq, actor.table.since
        server.store.broken = True
        command = messages.Say("once", "hello")
        with pytest.raises(Refusal) as caught:
            await actor.ask(ANNA, command, True)
        assert caught.value.code == "unavailable"
        with pytest.raises(Refusal):
            await actor.ask(BERT, messages.Say("other", "hello"), True)
        assert connection.sent[-1]["type"] == "trouble"
        server.registry.time += 500_000
        server.store.broken = False
        await until(lambda: connection.sent[-1]["type"] == "update")
        assert (await actor.ask(ANNA, command, True)) == messages.Answer("once", seq + 2), "the pause comes first"
        assert actor.table.since == since + 500_000, "an outage is charged to nobody"
        assert [viewer.person for viewer in actor.audience.viewers] == ["anna"]
        await play(server, actor)

    run_with_server(tmp_path, work)


def test_a_command_written_despite_an_error_is_not_carried_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actor, "RETRY_DELAY", 0.01)

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        seq = actor.table.seq
        server.store.late = True
        connection = await server.watch(actor.table.id, "anna")
        with pytest.raises(Refusal):
            await actor.ask(ANNA, messages.Say("once", "hello"), True)
        await until(lambda: connection.sent[-1]["type"] == "update")
        answer = await actor.ask(ANNA, messages.Say("once", "hello"), True)
        assert answer == messages.Answer("once", seq + 1) and actor.table.seq == seq + 1

    run_with_server(tmp_path, work)


def test_a_bug_does_not_stop_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "RETRY_DELAY", 0.01)

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)

        connection = await server.watch(actor.table.id, "anna")

        async def mistake() -> None:
            raise KeyError("oops")

        with pytest.raises(Refusal) as caught:
            await actor.submit(mistake)
        assert caught.value.code == "fault"
        await until(lambda: connection.sent[-1]["type"] == "update")
        await play(server, actor)

    run_with_server(tmp_path, work)


@pytest.mark.parametrize("is_taken", (True, False))
def test_after_missed_heartbeats_a_process_checks_that_it_still_has_the_table(tmp_path: Path, is_taken: bool) -> None:
    """It checks even if no command comes. Otherwise its viewers would never get another update."""

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        connection = await server.watch(actor.table.id, "anna")
        if is_taken:
            await server.store.write(transactions.single("UPDATE tables SET owner = NULL, epoch = epoch + 1"))
        server.store.lapses += 1
        server.registry.check_all_tables()
        if is_taken:
            await until(lambda: connection.disconnected == "moved")
            assert actor.table.id not in server.registry.homes
        else:
            await play(server, actor)
            assert connection.disconnected == "" and connection.updates[-1]["seq"] == actor.table.seq

    run_with_server(tmp_path, work)


def test_a_process_that_may_be_thought_dead_remembers_no_refusals(tmp_path: Path) -> None:
    """Another process may have carried the command out."""

    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        command = messages.Play(server.id, "propose nowhere", actor.table.seq)
        server.store.alive = False
        with pytest.raises(Refusal) as refusal:
            await actor.ask(mover(actor), command, True)
        assert refusal.value.code == "unavailable"
        server.store.alive = True
        answer = await actor.ask(mover(actor), command, True)
        assert isinstance(answer, messages.Refused) and answer.code == "malformed"

    run_with_server(tmp_path, work)


def test_no_request_waits_for_an_actor_that_has_ended(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        begun = asyncio.Event()

        async def slow() -> None:
            begun.set()
            await asyncio.sleep(60)

        asked = actor.submit(slow)
        await begun.wait()
        actor.task.cancel()
        with pytest.raises(Refusal):
            await asyncio.wait_for(asked, 5)
        actor.end("stopping")
        with pytest.raises(Refusal):
            await asyncio.wait_for(actor.info(), 5)

    run_with_server(tmp_path, work)


# ---- bots
def test_a_bots_move_for_an_undone_position_is_not_played(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA)
        await server.watch(actor.table.id, "anna")
        while True:
            await until(lambda: actor.table.chairs[actor.table.actor].person == "anna")
            server.bots.may_answer.clear()
            await play(server, actor)
            if actor.table.can_undo == 0 and actor.table.actor != 0:
                break
            server.bots.may_answer.set()
        bot, position, entries = actor.table.actor, actor.bot_seat.position, len(actor.table.match.entries)
        legal = actor.table.match.state.legal()[:1]
        await server.do(actor.table.id, ANNA, messages.Undo(server.id, actor.table.seq))
        await play(server, actor)
        assert (actor.table.actor, len(actor.table.match.entries)) == (bot, entries)
        await actor.submit(actor.bot_moves, bot, legal, position, "sailor")
        assert len(actor.table.match.entries) == entries, "the move was for another position"
        server.bots.may_answer.set()
        await until(lambda: len(actor.table.match.entries) > entries)

    run_with_server(tmp_path, work)


def test_a_killed_bot_process_does_not_stop_a_table(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        real = BotPool(1, 0.1)
        server.registry.bot_pool = real
        try:
            actor = await server.open(ANNA, BERT, seats=3)
            for session in (ANNA, BERT):
                await server.do(actor.table.id, session, messages.Away(server.id))
            await server.watch(actor.table.id, "anna")
            await until(lambda: real.answered > 0)
            os.kill(bot_pid(real.quick.process), signal.SIGKILL)
            await until(lambda: real.quick.starts > 1, "the killed process was not replaced")
            lines = actor.table.seq
            await until(lambda: actor.table.seq > lines + 2 and real.answered > 3, "the bots have stopped")
            assert actor.table.is_playing and actor.table.id in server.registry.homes
        finally:
            await real.stop()

    run_with_server(tmp_path, work)


# ---- what viewers get
def test_each_line_is_sent_once_in_order_and_missed_lines_are_sent_later(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        server.bots.may_answer.clear()
        id, seq = actor.table.id, actor.table.seq
        connection = await server.watch(id, "anna")
        await server.do(id, ANNA, messages.Vote(server.id, 1))
        await server.do(id, CLEO, messages.Vote(server.id, 1))  # a vote and its consequence: two lines
        await server.do(id, ANNA, messages.Say(server.id, "hello"))
        assert [update["seq"] for update in connection.updates] == [seq, seq + 1, seq + 2, seq + 3, seq + 4]
        sent = [event for update in connection.updates[1:] for event in update["events"]]
        missed = await server.watch(id, "anna", since=seq)
        assert [message["events"] for message in missed.updates] == [sent]
        assert (await server.watch(id, "anna", since=seq + 4)).updates[0]["events"] == []
        assert (await server.watch(id, "", since=10**9)).updates[0]["events"] == []

    run_with_server(tmp_path, work)


def test_the_log_can_be_read_although_the_table_is_unloaded_meanwhile(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        id = await server.registry.open(messages.NewTable("ulysses", 3, public=True), ANNA)
        app = App(server.registry)

        async def muted(session: Session | None, id: str) -> set[str]:
            before = await server.home(id)
            for _ in range(2):
                await server.registry.unload_idle()
            assert await server.home(id) is not before, "the table was not unloaded"
            return set()

        app.muted = muted  # type: ignore[method-assign]
        scope = {"type": "http", "headers": [], "query_string": b"", "path_params": {"id": id}}
        answer = await asyncio.wait_for(app.log(Request(scope)), 10)
        assert [line["seq"] for line in json.loads(bytes(answer.body))["lines"]] == [0]

    run_with_server(tmp_path, work)


def test_a_muted_person_is_not_heard_even_if_they_join_later(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        new = messages.NewTable("ulysses", 3, pace=0)
        id = await server.registry.open(new, ANNA)
        await server.registry.identities.mute(ANNA, "bert", True)
        await server.registry.identities.mute(ANNA, "bert", True)
        connection, other = await server.watch(id, "anna"), await server.watch(id, "cleo")
        await server.do(id, BERT, messages.Join(server.id))
        await server.do(id, BERT, messages.Say(server.id, "rude words"))
        assert "rude" not in json.dumps(connection.sent) and "rude" in json.dumps(other.sent)
        assert [update["seq"] for update in connection.updates] == [0, 1, 2], (
            "no gap in the numbers shows that chat was hidden"
        )

    run_with_server(tmp_path, work)


def test_a_rematch_opens_one_table_with_a_host_from_the_old_one(tmp_path: Path) -> None:
    async def work(server: LocalServer) -> None:
        actor = await server.open(ANNA, BERT, CLEO)
        id = actor.table.id
        await server.do(id, ANNA, messages.Leave(server.id))
        await actor.commit([table_events.Closed("idle")])
        await server.do(id, BERT, messages.Rematch(server.id))
        again = await actor.ask(CLEO, messages.Rematch(server.id), True)
        assert isinstance(again, messages.Refused) and actor.table.rematch in again.reason
        new = (await server.home(actor.table.rematch)).table
        assert new.host == "bert", "anna has left"
        assert set(new.guests) == {"bert", "cleo"}
        assert (new.settings.game, new.settings.seats) == ("ulysses", 3) and new.seed != actor.table.seed

    run_with_server(tmp_path, work)
