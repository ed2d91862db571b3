"""From a command to the lines it makes: who may do what at a table, and why not. Decides only; changes nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pelagos.core.game import LETTERS, LONGEST_NAME, OVER, RulesError
from pelagos.core.game import Malformed as NoSentence
from pelagos.server import messages
from pelagos.server.clean_text import tidy
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.table import NOBODY, Made, Table
from pelagos.store import store
from pelagos.store.store import Session

LONGEST_TEXT = 500  # characters of a line of chat
MOST_ASIDES = 2000  # commands of one person at one table that are no moves: books are not for filling disks


Lines = list[table_events.Body | Made]


@dataclass(slots=True)
class CommandHandler:
    """One command of one person at a table, as it stands now."""

    table: Table
    session: Session
    may_enter: bool  # public, invited, or once let in

    def decide(self, command: messages.AnyCommand) -> Lines:
        """The lines that carry it out; raises Refusal."""
        if self.table.asides[self.session.person] >= MOST_ASIDES and not isinstance(
            command, messages.Play | messages.Leave
        ):
            raise Refusal("rate", "refused-asides")
        return DUTIES[type(command)](self, command)

    # ---- coming and going
    def join(self, command: messages.Join) -> Lines:
        table = self.table
        if table.status != store.OPEN:
            raise Refusal("begun", "refused-begun-seat")
        if not self.may_enter:
            raise Refusal("private", "refused-private")
        if self.seat != NOBODY:
            raise Refusal("seated", "refused-seated", letter=LETTERS[self.seat])
        free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
        if not free:
            raise Refusal("full", "refused-full")
        seat = free[0] if command.seat is None else command.seat
        if seat not in free:
            raise Refusal("taken", "refused-taken", free=", ".join(LETTERS[found] for found in free))
        return [table_events.Seated(seat, self.session.person, self.unlike_others(), command.entropy)]

    def unlike_others(self) -> str:
        """A name that looks like nobody else's at this table, nor like a bot's."""
        names = {look(name) for chair in self.table.chairs for name in (chair.name, chair.level)}
        name, number = self.session.name, 2
        while look(name) in names:
            name = f"{self.session.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        return name

    def take_seat(self, seat: int, taken: int) -> table_events.Body:
        """A seat that is handed over to this person by who took it with line `taken`."""
        table = self.table
        if table.is_done:
            raise Refusal("done", "refused-over")
        if self.seat != NOBODY:
            raise Refusal("seated", "refused-seated", letter=LETTERS[self.seat])
        chair = table.chairs[seat]
        if not chair.person or chair.taken != taken:
            raise Refusal("seat", "refused-handed")
        return table_events.Seated(seat, self.session.person, self.unlike_others(), chair.entropy, "handover")

    def leave(self, command: messages.Leave) -> Lines:
        seat = self.sits()
        if self.table.is_done:
            raise Refusal("done", "refused-leave")
        lines: Lines = [table_events.Left(seat)]
        host_comes = self.table.status == store.OPEN and self.table.host not in ("", self.session.person)
        if len(self.table.people) == 1 and not host_comes:
            lines.append(table_events.Closed("deserted"))
        return lines

    def begin(self, command: messages.Begin) -> Lines:
        self.sits()
        table = self.table
        if table.status != store.OPEN:
            raise Refusal("begun", "refused-begun" if table.is_playing else "refused-closed")
        is_host = table.host in ("", self.session.person)
        if not is_host and any(chair.is_free for chair in table.chairs):
            raise Refusal("host", "refused-host-begins")
        entropy = tuple(chair.entropy or "0" for chair in table.chairs)
        return [table.deal(entropy)]

    def close(self, command: messages.Close) -> Lines:
        if self.table.is_done:
            raise Refusal("done", "refused-closed")
        if self.table.status != store.OPEN:
            raise Refusal("begun", "refused-begun-close")
        if self.session.person != self.table.host:
            raise Refusal("host", "refused-host-closes")
        return [table_events.Closed("host")]

    def rematch(self, command: messages.Rematch) -> Lines:
        self.sits()
        if not self.table.is_done:
            raise Refusal("playing", "refused-playing")
        if self.table.rematch:
            raise Refusal("rematch", "refused-rematch", table=self.table.rematch)
        return []  # the keeper opens the new table and writes the line

    # ---- playing
    def play(self, command: messages.Play) -> Lines:
        seat = self.plays()
        self.check_seq(command.seq)
        if self.table.chairs[seat].away:
            raise Refusal("away", "refused-away-now")
        try:
            return [self.table.move(seat, command.move)]
        except NoSentence as error:
            raise Refusal("malformed", error.why.name, error.clause, **error.why.args) from None
        except RulesError as error:
            raise Refusal("illegal", error.why.name, error.clause, **error.why.args) from None

    def undo(self, command: messages.Undo) -> Lines:
        seat = self.plays()
        self.check_seq(command.seq)
        move = self.table.moved
        if move is None or move.seat != seat:
            raise Refusal("undo", "refused-undo")
        why = self.table.why_no_undo(move)
        if why == "drawn":
            raise Refusal("undo", "refused-undo-drawn")
        if why == "revealed":
            raise Refusal("undo", "refused-undo-shown")
        return [table_events.Undone(seat)]

    def check_seq(self, seq: int) -> None:
        """Whether the sender has seen the position as it is. Chat and the like may have come between."""
        if not self.table.position <= seq <= self.table.seq:
            raise Refusal("stale", "refused-stale", seq=seq, now=self.table.position)

    def away(self, command: messages.Away) -> Lines:
        seat = self.plays()
        if self.table.chairs[seat].away:
            raise Refusal("away", "refused-away")
        return [table_events.WentAway(seat, "asked")]

    def back(self, command: messages.Back) -> Lines:
        seat = self.plays()
        if not self.table.chairs[seat].away:
            raise Refusal("back", "refused-back")
        return [table_events.CameBack(seat)]

    def vote(self, command: messages.Vote) -> Lines:
        seat = self.plays()
        table, about = self.table, command.seat
        if about >= len(table.chairs) or about == seat or not table.chairs[about].person:
            raise Refusal("vote", "refused-vote")
        lines: Lines = [table_events.Voted(seat, about, command.out)]
        votes = len((table.chairs[about].votes | {seat}) if command.out else ())
        if votes >= table.votes_needed(about):
            lines.append(table_events.Left(about, "voted"))
        return lines

    def say(self, command: messages.Say) -> Lines:
        seat = self.sits()
        text = tidy(command.text, LONGEST_TEXT)
        if not text:
            raise Refusal("empty", "refused-empty")
        return [table_events.Said(seat, self.table.chairs[seat].name, text)]

    # ---- who is it
    @property
    def seat(self) -> int:
        return self.table.seat_of(self.session.person)

    def sits(self) -> int:
        seat = self.seat
        if seat == NOBODY:
            raise Refusal("spectator", "refused-spectator")
        return seat

    def plays(self) -> int:
        seat = self.sits()
        if self.table.status == store.OPEN:
            raise Refusal("not begun", "refused-not-begun")
        if not self.table.is_playing or self.table.actor == OVER:
            raise Refusal("done", "refused-over")
        return seat


DUTIES: dict[type, Callable[[CommandHandler, Any], Lines]] = {
    messages.Join: CommandHandler.join,
    messages.Leave: CommandHandler.leave,
    messages.Begin: CommandHandler.begin,
    messages.Close: CommandHandler.close,
    messages.Rematch: CommandHandler.rematch,
    messages.Play: CommandHandler.play,
    messages.Undo: CommandHandler.undo,
    messages.Away: CommandHandler.away,
    messages.Back: CommandHandler.back,
    messages.Vote: CommandHandler.vote,
    messages.Say: CommandHandler.say,
}


def look(name: str) -> str:
    """Two names with the same look could be taken for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c for c in plain if unicodedata.category(c) not in ("Mn", "Cf")).split())
