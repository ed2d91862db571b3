"""A table is the sum of its lines: whatever happened there, its book gives it again, and its record verifies."""

import dataclasses
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
from pelagos.server.table.audience import Audience, Viewer, info, legal_moves
from pelagos.server.table.projections import catch_up, head_of, missed
from pelagos.server.table.table import RECENT, Table
from pelagos.store.stored_line import DamagedLog, StoredLine, line_after
from pelagos.terminal.commands.verify import checked
from tests.kit.games import GAMES, every_table, find
from tests.kit.local_table import PEOPLE
from tests.kit.local_table import LocalTable as Board
from tests.kit.random_play import random_move

MOST = 1200  # entries; random games of the bigger tables go on for long


def eventful(game: Game, seats: int, number: int) -> Iterator[Board]:
    """A random game with everything in it that can happen at a table; gives the board after each line."""
    chance, dice = Seeded(number), random.Random(number)
    board = Board(game.name, seats, number, clock=Clock(20, 60) if number % 2 else Clock())
    yield board
    board.join(*PEOPLE[:seats]).begin()
    strangers = iter(f"guest{count}" for count in range(1000))
    while board.table.is_playing and len(board.table.match.entries) < MOST:
        board.wait(dice.choice([0.1, 3, 25]))
        try:
            happens(board, dice, chance, strangers)
        except Refusal:
            continue
        yield board
    if board.table.is_playing:
        board.add(table_events.Closed("idle"))
        yield board


def happens(board: Board, dice: random.Random, chance: Seeded, strangers: Iterator[str]) -> None:
    table = board.table
    who = dice.choice(list(table.people) or [""])
    what = dice.random()
    if what < 0.02:
        board.say(who, "say", text="so be it")
    elif what < 0.12:
        board.say(who, "undo", seq=table.seq)
    elif what < 0.13:
        board.say(who, "away")
    elif what < 0.15:
        board.say(who, "back")
    elif what < 0.155:
        board.hand_over(who, next(strangers))
    elif what < 0.18 and len(table.people) > 2:
        board.say(who, "leave")
    elif what < 0.2:
        board.say(who, "vote", seat=dice.randrange(len(table.chairs)))
    elif what < 0.21:
        board.add(table_events.Paused(5000))
    elif what < 0.22 and table.chairs[table.actor].decides_itself:
        board.add(table_events.WentAway(table.actor, "clock"))
    else:
        move = random_move(table.match, chance)
        chair = table.chairs[table.actor]
        if chair.decides_itself:
            board.say(chair.person, "play", seq=table.seq, move=table.game.write(move))
        else:
            board.add(table.move(table.actor, move, "" if chair.bot else chair.level))


def picture(table: Table) -> dict[str, Any]:
    """Everything about a table that anybody could tell it by."""
    seats = range(len(table.chairs))
    return {
        "views": [table.game.view(table.match.state, who) for who in (PUBLIC, *seats)] if table.has_game else [],
        "legal": [legal_moves(table, who)[:50] for who in seats],
        "info": info(table, set(table.people), table.changed + 1000),
        "head": head_of(table, None),
        "chairs": [dataclasses.asdict(chair) for chair in table.chairs],
        "answered": dict(table.answered),
        "clock": (table.since, table.renewed, table.excused, table.position, table.drawn, table.undos),
        "undo": table.can_undo,
        "entries": (tuple(table.match.entries), tuple(table.deciders)),
        "last": table.last,
    }


def loaded(lines: list[StoredLine]) -> Table:
    table = Table("table")
    catch_up(table, lines)
    return table


@cache
def story(game: Game, seats: int) -> tuple[Board, dict[int, dict[str, Any]]]:
    """A whole game, and pictures taken on the way."""
    pictures: dict[int, dict[str, Any]] = {}
    board = None
    for board in eventful(game, seats, seats):
        if board.table.seq % 40 < 2:
            pictures[board.table.seq] = picture(board.table)
    assert board is not None
    pictures[board.table.seq] = picture(board.table)
    return board, pictures


@every_table
def test_any_beginning_of_the_book_gives_the_table_as_it_was(game: Game, seats: int) -> None:
    board, pictures = story(game, seats)
    twin = Table("table")
    for line in board.lines:
        catch_up(twin, [line])
        if line.seq in pictures:
            assert picture(twin) == pictures[line.seq]
    for seq in list(pictures)[::7]:
        assert picture(loaded(board.lines[: seq + 1])) == pictures[seq]


@pytest.mark.parametrize("number", [0, 1], ids=["no clock", "clock"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_a_room_remembers_of_a_table_is_what_there_is_to_know(game: Game, number: int) -> None:
    room, dice = Audience(), random.Random(number)
    for board in eventful(game, 4, number):
        if dice.random() < 0.05:
            room.attendance.here = {person for person in board.table.people if dice.random() < 0.7}
        now = board.now + dice.choice([0, 900])
        told = room.info(board.table, now)
        assert bytes(told) == msgspec.json.encode(info(board.table, room.attendance.here, now))


def test_everything_happens_in_these_games() -> None:
    lines = [line for game in GAMES for seats in game.seats for line in story(game, seats)[0].lines]
    kinds = {msgspec.json.decode(line.body)["kind"] for line in lines}
    assert kinds | {"rematched", "closed"} == {kind.__struct_config__.tag for kind in table_events.Body.__args__}


@every_table
def test_records_of_eventful_games_verify(game: Game, seats: int) -> None:
    board, _ = story(game, seats)
    text = write(board.table.record(PUBLIC))
    assert "\nseed " in text and "?" not in text and " ~sailor #" in text
    assert checked(text, find)
    record = parse(text, find)
    assert record.deciders == tuple(board.table.deciders)


@every_table
def test_nobody_has_more_of_the_record_than_he_saw_while_the_game_runs(game: Game, seats: int) -> None:
    board, _ = story(game, seats)
    running = loaded([line for line in board.lines if '"closed"' not in line.body[:20]][: len(board.lines) // 2])
    assert running.is_playing
    for who in (PUBLIC, *range(seats)):
        record = running.record(who)
        assert record.viewer == who and not record.seed
        assert record.entries == tuple(game.seen(entry, who) for entry in running.match.entries)
    assert running.record(FULL).entries == tuple(running.match.entries)


def test_what_was_missed_is_told_if_it_is_not_long_ago() -> None:
    board = Board().seated(3)
    for count in range(RECENT + 5):
        board.add(table_events.Said(0, "Anna", f"line {count}"), "anna")
    table, viewer = board.table, Viewer("", Deaf())
    first = table.recent[0][0].seq
    assert len(missed(table, viewer, first - 1)) == RECENT
    assert missed(table, viewer, first - 2) == [], "something would be left out"
    assert [event.args["text"] for event in missed(table, viewer, table.seq - 1)] == [f"line {RECENT + 4}"]
    assert missed(table, viewer, table.seq) == missed(table, viewer, 10**9) == missed(table, viewer, -1) == []
    viewer.muted.add("anna")
    assert missed(table, viewer, first) == []


class Deaf:
    def tell(self, *messages: bytes) -> None: ...

    def let_go(self, why: str) -> None: ...


# ---- books that are not sound
def changed(lines: list[StoredLine], at: int, body: str) -> list[StoredLine]:
    """A forger's book: one line changed, and linked anew."""
    last: StoredLine | None = None
    found: list[StoredLine] = []
    for line in lines:
        text = body if line.seq == at else line.body
        last = line_after(last, line.at, line.person, line.command, text)
        found.append(last)
    return found


def test_a_book_that_was_changed_is_not_believed() -> None:
    board = Board().seated(3)
    board.play()
    lines = board.lines
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
def test_a_line_that_cannot_be_is_found(body: str) -> None:
    board = Board().seated(3)
    board.play()
    with pytest.raises(DamagedLog):
        loaded(changed(board.lines, len(board.lines) - 1, body))
    with pytest.raises(DamagedLog):
        loaded(changed(board.lines, 0, body))


def test_a_table_of_other_rules_is_not_played_on() -> None:
    board = Board()
    opened = msgspec.json.decode(board.lines[0].body)
    for wrong in ({"version": 999}, {"board": "0" * 16}):
        with pytest.raises(DamagedLog, match="other rules"):
            loaded(changed(board.lines, 0, msgspec.json.encode({**opened, **wrong}).decode()))
