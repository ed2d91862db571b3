"""From a command to the lines it makes: who may do what at a table, and why not. Decides only; changes nothing."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pelagos.core.game import LETTERS, LONGEST_NAME, OVER, RulesError
from pelagos.core.game import Malformed as NoSentence
from pelagos.server import book, wire
from pelagos.server.table import NOBODY, Made, Table
from pelagos.store import store
from pelagos.store.store import Session

LONGEST_TEXT = 500  # characters of a line of chat


class Refusal(Exception):
    """What is not done: the kind of reason, the reason, the clause of the rules if there is one."""

    def __init__(self, code: str, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.clause = clause


Lines = list[book.Body | Made]


@dataclass(frozen=True)
class Desk:
    """One command of one person at a table, as it stands now."""

    table: Table
    session: Session
    may_enter: bool  # public, invited, or once let in

    def decide(self, command: wire.AnyCommand) -> Lines:
        """The lines that carry it out; raises Refusal."""
        return DUTIES[type(command)](self, command)

    # ---- coming and going
    def join(self, command: wire.Join) -> Lines:
        table = self.table
        if table.status != store.OPEN:
            raise Refusal("begun", "the game has begun: a seat can only be handed over by its owner")
        if not self.may_enter:
            raise Refusal("private", "this table is by invitation: open the link that you were sent")
        if self.seat != NOBODY:
            raise Refusal("seated", f"you sit here already, on seat {LETTERS[self.seat]}")
        free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
        if not free:
            raise Refusal("full", "every seat is taken")
        seat = free[0] if command.seat is None else command.seat
        if seat not in free:
            raise Refusal("taken", f"this seat is taken; free: {', '.join(LETTERS[found] for found in free)}")
        return [book.Seated(seat, self.session.person, self.unlike_others(), command.entropy)]

    def unlike_others(self) -> str:
        """A name that looks like nobody else's at this table, nor like a bot's."""
        names = {look(name) for chair in self.table.chairs for name in (chair.name, chair.level)}
        name, number = self.session.name, 2
        while look(name) in names:
            name = f"{self.session.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        return name

    def take_seat(self, seat: int, taken: int) -> book.Body:
        """A seat that is handed over to this person by who took it with line `taken`."""
        table = self.table
        if table.is_done:
            raise Refusal("done", "the game is over")
        if self.seat != NOBODY:
            raise Refusal("seated", f"you sit here already, on seat {LETTERS[self.seat]}")
        chair = table.chairs[seat]
        if not chair.person or chair.taken != taken:
            raise Refusal("seat", "whoever handed this seat over does not have it any more")
        return book.Seated(seat, self.session.person, self.unlike_others(), chair.entropy, "handover")

    def leave(self, command: wire.Leave) -> Lines:
        seat = self.sits()
        if self.table.is_done:
            raise Refusal("done", "the game is over: there is nothing to leave")
        lines: Lines = [book.Left(seat)]
        host_comes = self.table.status == store.OPEN and self.table.host not in ("", self.session.person)
        if len(self.table.people) == 1 and not host_comes:
            lines.append(book.Closed("deserted"))
        return lines

    def begin(self, command: wire.Begin) -> Lines:
        self.sits()
        table = self.table
        if table.status != store.OPEN:
            raise Refusal("begun", "the game has begun already" if table.is_playing else "the table is closed")
        is_host = table.host in ("", self.session.person)
        if not is_host and any(chair.is_free for chair in table.chairs):
            raise Refusal("host", "while seats are free, only who opened the table can begin")
        entropy = tuple(chair.entropy or secrets.token_hex(16) for chair in table.chairs)
        return [table.deal(entropy)]

    def close(self, command: wire.Close) -> Lines:
        if self.table.is_done:
            raise Refusal("done", "the table is closed already")
        if self.table.status != store.OPEN:
            raise Refusal("begun", "a game that has begun is nobody's to close")
        if self.session.person != self.table.host:
            raise Refusal("host", "only who opened the table can close it")
        return [book.Closed("host")]

    def rematch(self, command: wire.Rematch) -> Lines:
        self.sits()
        if not self.table.is_done:
            raise Refusal("playing", "the game is not over yet")
        if self.table.rematch:
            raise Refusal("rematch", f"it goes on at table {self.table.rematch}")
        return []  # the keeper opens the new table and writes the line

    # ---- playing
    def play(self, command: wire.Play) -> Lines:
        seat = self.plays()
        self.check_seq(command.seq)
        if self.table.chairs[seat].away:
            raise Refusal("away", "a bot plays for you: say that you are back first")
        try:
            return [self.table.move(seat, command.move)]
        except NoSentence as error:
            raise Refusal("malformed", error.reason, error.clause) from None
        except RulesError as error:
            raise Refusal("illegal", error.reason, error.clause) from None

    def undo(self, command: wire.Undo) -> Lines:
        seat = self.plays()
        self.check_seq(command.seq)
        move = self.table.moved
        if move is None or move.seat != seat:
            raise Refusal("undo", "only your own last move, and only while nobody else has done anything")
        why = self.table.why_no_undo(move)
        if why == "drawn":
            raise Refusal("undo", "this move cannot be taken back: something was drawn")
        if why == "revealed":
            raise Refusal("undo", "this move cannot be taken back: it has shown what was hidden")
        return [book.Undone(seat)]

    def check_seq(self, seq: int) -> None:
        """Whether the sender has seen the position as it is. Chat and the like may have come between."""
        if not self.table.position <= seq <= self.table.seq:
            raise Refusal("stale", f"the game has gone on: this was for line {seq}, it is at {self.table.position}")

    def away(self, command: wire.Away) -> Lines:
        seat = self.plays()
        if self.table.chairs[seat].away:
            raise Refusal("away", "a bot plays for you already")
        return [book.WentAway(seat, "asked")]

    def back(self, command: wire.Back) -> Lines:
        seat = self.plays()
        if not self.table.chairs[seat].away:
            raise Refusal("back", "you are playing yourself")
        return [book.CameBack(seat)]

    def vote(self, command: wire.Vote) -> Lines:
        seat = self.plays()
        table, about = self.table, command.seat
        if about >= len(table.chairs) or about == seat or not table.chairs[about].person:
            raise Refusal("vote", "vote about another person at this table")
        lines: Lines = [book.Voted(seat, about, command.out)]
        votes = len((table.chairs[about].votes | {seat}) if command.out else ())
        if votes >= table.votes_needed(about):
            lines.append(book.Left(about, "voted"))
        return lines

    def say(self, command: wire.Say) -> Lines:
        seat = self.sits()
        text = tidy(command.text, LONGEST_TEXT)
        if not text:
            raise Refusal("empty", "there is nothing to read in this")
        return [book.Said(seat, self.table.chairs[seat].name, text)]

    # ---- who is it
    @property
    def seat(self) -> int:
        return self.table.seat_of(self.session.person)

    def sits(self) -> int:
        if self.seat == NOBODY:
            raise Refusal("spectator", "only who sits at the table can do this; you are watching")
        return self.seat

    def plays(self) -> int:
        seat = self.sits()
        if self.table.status == store.OPEN:
            raise Refusal("not begun", "the game has not begun yet")
        if not self.table.is_playing or self.table.actor == OVER:
            raise Refusal("done", "the game is over")
        return seat


DUTIES: dict[type, Callable[[Desk, Any], Lines]] = {
    wire.Join: Desk.join,
    wire.Leave: Desk.leave,
    wire.Begin: Desk.begin,
    wire.Close: Desk.close,
    wire.Rematch: Desk.rematch,
    wire.Play: Desk.play,
    wire.Undo: Desk.undo,
    wire.Away: Desk.away,
    wire.Back: Desk.back,
    wire.Vote: Desk.vote,
    wire.Say: Desk.say,
}


def tidy(text: str, longest: int) -> str:
    """Plain text of one line, in one spelling (NFC), without marks that steer a screen or turn the reading round."""
    kept = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C" or c == JOINER)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return few_marks(" ".join(composed.split()))[:longest].strip(" " + JOINER)


def look(name: str) -> str:
    """Two names with the same look could be taken for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c for c in plain if unicodedata.category(c) not in ("Mn", "Cf")).split())


JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
STACK = 3  # marks on one letter; more grow over the lines above


def few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= STACK:
            kept.append(c)
    return "".join(kept)
