"""A table is the sum of its events: its log restores it exactly, and its record verifies."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from pelagos.core.chance import Seeded
from pelagos.core.game import PUBLIC, Game
from pelagos.core.record import FULL, parse, write
from pelagos.server.messages import Clock
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.audience import Audience, Viewer, choices_for, info
from pelagos.server.table.projections import catch_up, head_of, missed
from pelagos.server.table.table import MAX_RECENT, Table
from pelagos.store.stored_line import DamagedLog, StoredLine, line_after
from pelagos.terminal.commands.verify import run_checks
from tests.kit.games.every_game import GAMES, every_table, find
from tests.kit.games.random_play import random_move
from tests.kit.servers.local_table import PEOPLE, LocalTable

MAX_ENTRIES = 1200  # random games with many seats are long


def eventful(game: Game, seats: int, number: int) -> Iterator[LocalTable]:
    """Play a random game with every kind of event; yield the table after each line."""
    chance, dice = Seeded(number), random.Random(number)
    local = LocalTable(game.name, seats, number, clock=Clock(20, 60) if number % 2 else Clock())
    yield local
    local.join(*PEOPLE[:seats]).begin()
    strangers = iter(f"guest{count}" for count in range(1000))
    while local.table.is_playing and len(local.table.match.entries) < MAX_ENTRIES:
        local.wait(dice.choice([0.1, 3, 25]))
        try:
            random_event(local, dice, chance, strangers)
        except Refusal:
            continue
        yield local
    if local.table.is_playing:
        local.add(table_events.Closed("idle"))
        yield local


def random_event(local: LocalTable, dice: random.Random, chance: Seeded, strangers: Iterator[str]) -> None:
    table = local.table
    who = dice.choice(list(table.people) or [""])
    what = dice.random()
    if what < 0.02:
        local.say(who, "say", text="so be it")
    elif what < 0.03:
        local.add(table_events.Hinted(max(0, table.seat_of(who))))
    elif what < 0.12:
        local.say(who, "undo", seq=table.seq)
    elif what < 0.13:
        local.say(who, "away")
    elif what < 0.15:
        local.say(who, "back")
    elif what < 0.155:
        local.hand_over(who, next(strangers))
    elif what < 0.18 and len(table.people) > 2:
        local.say(who, "leave")
    elif what < 0.2:
        local.say(who, "vote", seat=dice.randrange(len(table.chairs)))
    elif what < 0.21:
        local.add(table_events.Paused(5000))
    elif what < 0.22 and table.chairs[table.actor].decides_itself:
        local.add(table_events.WentAway(table.actor, "clock"))
    elif what < 0.23:
        local.say(next(strangers), "ask", may_enter=False)
    elif what < 0.24 and table.askers:
        local.say(who, "admit", asker=next(iter(table.askers.values())).number, let=what < 0.235)
    else:
        move = random_move(table.match, chance)
        chair = table.chairs[table.actor]
        if chair.decides_itself:
            local.say(chair.person, "play", seq=table.seq, move=table.game.write(move))
        else:
            local.add(table.prepare_move(table.actor, move, "" if chair.bot else chair.level))


def snapshot(table: Table) -> dict[str, Any]:
    """Return everything observable about a table."""
    seats = range(len(table.chairs))
    return {
        "views": [table.game.view(table.match.state, who) for who in (PUBLIC, *seats)] if table.has_game else [],
        "choices": [choices_for(table, who) for who in seats],
        "askers": (dict(table.askers), set(table.declined), dict(table.asks), table.guests),
        "info": info(table, set(table.people), table.changed + 1000),
        "head": head_of(table, table.changed),
        "chairs": [msgspec.structs.asdict(chair) for chair in table.chairs],
        "answered": dict(table.answered),
        "clock": (table.since, table.restarted, table.settled_until, table.position, table.draw_count, table.undos),
        "undo": table.can_undo,
        "entries": (tuple(table.match.entries), tuple(table.deciders)),
        "last": table.last,
    }


def loaded(lines: list[StoredLine]) -> Table:
    table = Table("table")
    catch_up(table, lines)
    return table


@cache
def played_table(game: Game, seats: int) -> tuple[LocalTable, dict[int, dict[str, Any]]]:
    """Play a whole game; return it with snapshots taken on the way."""
    snapshots: dict[int, dict[str, Any]] = {}
    local = None
    for local in eventful(game, seats, seats):
        if local.table.seq % 40 < 2:
            snapshots[local.table.seq] = snapshot(local.table)
    assert local is not None
    snapshots[local.table.seq] = snapshot(local.table)
    return local, snapshots


@every_table
def test_any_prefix_of_the_log_restores_the_table(game: Game, seats: int) -> None:
    local, snapshots = played_table(game, seats)
    copy = Table("table")
    for line in local.lines:
        catch_up(copy, [line])
        if line.seq in snapshots:
            assert snapshot(copy) == snapshots[line.seq]
    for seq in list(snapshots)[::7]:
        assert snapshot(loaded(local.lines[: seq + 1])) == snapshots[seq]


@pytest.mark.parametrize("number", [0, 1], ids=["no clock", "clock"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_cached_table_info_is_current(game: Game, number: int) -> None:
    audience, dice = Audience(), random.Random(number)
    for local in eventful(game, 4, number):
        if dice.random() < 0.05:
            audience.attendance.here = {person for person in local.table.people if dice.random() < 0.7}
        now = local.now + dice.choice([0, 900])
        encoded = audience.info(local.table, now)
        assert bytes(encoded) == msgspec.json.encode(info(local.table, audience.attendance.here, now))


def test_the_random_games_cover_every_event() -> None:
    lines = [line for game in GAMES for seats in game.seats for line in played_table(game, seats)[0].lines]
    kinds = {msgspec.json.decode(line.body)["kind"] for line in lines}
    assert kinds | {"rematched", "closed"} == {kind.__struct_config__.tag for kind in table_events.Body.__args__}


@every_table
def test_records_of_eventful_games_verify(game: Game, seats: int) -> None:
    local, _ = played_table(game, seats)
    text = write(local.table.record(PUBLIC))
    assert "\nseed " in text and "?" not in text and " ~sailor #" in text
    assert run_checks(text, find)
    record = parse(text, find)
    assert record.deciders == tuple(local.table.deciders)


@every_table
def test_during_a_game_a_record_holds_only_what_its_viewer_saw(game: Game, seats: int) -> None:
    local, _ = played_table(game, seats)
    running = loaded([line for line in local.lines if '"closed"' not in line.body[:20]][: len(local.lines) // 2])
    assert running.is_playing
    for who in (PUBLIC, *range(seats)):
        record = running.record(who)
        assert record.viewer == who and not record.seed
        assert record.entries == tuple(game.mask_entry(entry, who) for entry in running.match.entries)
    assert running.record(FULL).entries == tuple(running.match.entries)


def test_recent_missed_events_are_sent() -> None:
    local = LocalTable().seated(3)
    for count in range(MAX_RECENT + 5):
        local.add(table_events.Said(0, "Anna", f"line {count}"), "anna")
    table, viewer = local.table, Viewer("", NoConnection())
    first = table.recent[0].seq
    assert len(missed(table, viewer, first - 1)) == MAX_RECENT
    assert missed(table, viewer, first - 2) == [], "older lines would be left out"
    assert [event.args["text"] for event in missed(table, viewer, table.seq - 1)] == [f"line {MAX_RECENT + 4}"]
    assert missed(table, viewer, table.seq) == missed(table, viewer, 10**9) == missed(table, viewer, -1) == []
    viewer.muted.add("anna")
    assert missed(table, viewer, first) == []


class NoConnection:
    def send_text(self, *messages: bytes) -> None: ...

    def disconnect(self, why: str) -> None: ...


# ---- damaged logs
def changed(lines: list[StoredLine], at: int, body: str) -> list[StoredLine]:
    """Forge a log: change one line and link the chain again."""
    last: StoredLine | None = None
    found: list[StoredLine] = []
    for line in lines:
        text = body if line.seq == at else line.body
        last = line_after(last, line.at, line.person, line.command, text)
        found.append(last)
    return found


def test_a_changed_log_is_refused() -> None:
    local = LocalTable().seated(3)
    local.play()
    lines = local.lines
    with pytest.raises(DamagedLog):
        loaded([*lines[:2], *lines[3:]])
    with pytest.raises(DamagedLog):
        loaded([msgspec.structs.replace(lines[0], at=1), *lines[1:]])
    with pytest.raises(DamagedLog):
        loaded(lines[1:])


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "{}",
        '{"kind":"flown"}',
        '{"kind":"moved","seat":9,"entry":"A pass"}',
        '{"kind":"moved","seat":0,"entry":"A fly"}',
        '{"kind":"seated","seat":7,"person":"x","name":"x","entropy":""}',
        '{"kind":"undone","seat":0}',
        '{"kind":"away","seat":0,"why":"clock","more":1}',
        '{"kind":"opened","table":{"game":"ulysses","seats":3},"board":"x","version":1,"seed":"zz"}',
    ],
)
def test_an_impossible_line_is_refused(body: str) -> None:
    local = LocalTable().seated(3)
    local.play()
    with pytest.raises(DamagedLog):
        loaded(changed(local.lines, len(local.lines) - 1, body))
    with pytest.raises(DamagedLog):
        loaded(changed(local.lines, 0, body))


def test_a_table_of_other_rules_is_not_loaded() -> None:
    local = LocalTable()
    opened = msgspec.json.decode(local.lines[0].body)
    for wrong in ({"version": 999}, {"board": "0" * 16}):
        with pytest.raises(DamagedLog, match="another version of the rules"):
            loaded(changed(local.lines, 0, msgspec.json.encode({**opened, **wrong}).decode()))
