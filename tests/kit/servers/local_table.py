"""A table without a server. The changes of each command are made at once; the test sets the time."""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Any, cast

from pelagos.core.match import whole_moves
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.commands import CommandHandler
from pelagos.server.table.deadlines import Attendance, Due, next_due
from pelagos.server.table.table import Change, Step, Table, events_for
from pelagos.store.store import Session
from pelagos.store.stored_line import StoredLine
from tests.kit.games.every_game import find

START = 1_700_000_000_000
PEOPLE = ("anna", "bert", "cleo", "dora", "emil", "finn")


class LocalTable:
    """A table and its log."""

    def __init__(self, game: str = "ulysses", seats: int = 3, number: int = 0, **settings: Any) -> None:
        self.now = START
        self.lines: list[StoredLine] = []
        self.table = Table("table")
        self.ids = count()
        self.attendance = Attendance()
        new = messages.NewTable(cast(Any, game), seats, **{"level": "sailor", **settings})
        rules = find(game)
        seed = hashlib.sha256(f"{game} {seats} {number}".encode()).hexdigest()
        self.add(table_events.TableOpened(new, rules.board_mark, rules.version, seed), "anna")

    def add(self, change: Change, person: str = "", command: str = "") -> Step:
        line, step = self.table.add(change, self.now, person, command)
        self.lines.append(line)
        return step

    # ---- people
    def ask(self, person: str, command: messages.AnyCommand, may_enter: bool = True) -> list[Step]:
        """Carry out a command, or raise Refusal."""
        changes = CommandHandler(self.table, Session(person, person.title()), may_enter).decide(command)
        ids = [command.id] + [""] * len(changes)
        return [self.add(change, person, id) for change, id in zip(changes, ids, strict=False)]

    def say(self, person: str, do: str, may_enter: bool = True, **args: Any) -> list[Step]:
        kinds = {kind.__struct_config__.tag: kind for kind in messages.AnyCommand.__args__}
        return self.ask(person, kinds[do](id=f"c{next(self.ids)}", **args), may_enter)

    def refused(self, person: str, do: str, may_enter: bool = True, **args: Any) -> Refusal:
        before = self.table.seq
        try:
            self.say(person, do, may_enter, **args)
        except Refusal as error:
            assert self.table.seq == before
            return error
        raise AssertionError("not refused")

    def join(self, *people: str) -> LocalTable:
        for person in people:
            self.say(person, "join", entropy=hashlib.sha256(person.encode()).hexdigest())
        return self

    def begin(self) -> LocalTable:
        self.say("anna", "begin")
        return self

    def seated(self, people: int) -> LocalTable:
        return self.join(*PEOPLE[:people]).begin()

    def hand_over(self, giver: str, taker: str) -> Step:
        seat = self.table.seat_of(giver)
        return self.add(
            CommandHandler(self.table, Session(taker, taker.title()), True).take_seat(seat, self.chair(giver).taken)
        )

    # ---- the game
    @property
    def actor(self) -> str:
        return self.table.chairs[self.table.actor].person

    @property
    def moves(self) -> list[str]:
        return [self.table.game.write(move) for move in whole_moves(self.table.match.state)]

    def play(self, move: str = "") -> Step:
        """Let the person to move make this move, or the first legal one."""
        move = move or self.table.game.write(next(whole_moves(self.table.match.state)))
        (step,) = self.say(self.actor, "play", seq=self.table.seq, move=move)
        return step

    def bot_plays(self) -> Step:
        """Let the bot to move make the first legal move, as the table actor would."""
        chair = self.table.chairs[self.table.actor]
        made = self.table.prepare_move(
            self.table.actor, next(whole_moves(self.table.match.state)), "" if chair.bot else chair.level
        )
        return self.add(made)

    def until(self, person: str) -> LocalTable:
        """Play on until this person is to move."""
        while self.actor != person:
            if self.table.chairs[self.table.actor].decides_itself:
                self.play()
            else:
                self.bot_plays()
        return self

    # ---- time
    def chair(self, person: str) -> Any:
        return self.table.chairs[self.table.seat_of(person)]

    def here(self, *people: str) -> None:
        self.attendance.note(set(people), self.table.people, self.now)

    @property
    def due(self) -> Due | None:
        return next_due(self.table, self.attendance, self.now)

    def wait(self, seconds: float) -> LocalTable:
        self.now += round(seconds * 1000)
        return self

    def words(self, step: Step, who: int = -1) -> list[str]:
        return [event.name for event in events_for(self.table, step, who)]
