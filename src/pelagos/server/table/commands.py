"""Turn a command into the changes that carry it out, or refuse it with a reason. Changes nothing itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from pelagos.bots import hint
from pelagos.core.game import CHANCE, LETTERS, LONGEST_NAME, OVER, RulesError
from pelagos.core.game import Malformed as MalformedMove
from pelagos.registry import manifest_of
from pelagos.server import messages
from pelagos.server.clean_text import tidy
from pelagos.server.identity import new_id
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.table import NOBODY, Change, RematchOpened, Table
from pelagos.store import store
from pelagos.store.store import Session

MAX_CHAT_LENGTH = 500  # characters
# Commands that are not moves, for each person and table: without a limit, one person could fill the disk.
MAX_OTHER_COMMANDS = 2000
# Requests to come in, of one person and of all people at one table: strangers can make them, and each is a line.
MAX_ASKS_EACH = 3
MAX_ASKS = 100


Changes = list[Change]


@dataclass(slots=True)
class CommandHandler:
    """Decide commands of one person at a table in its current state."""

    table: Table
    session: Session
    may_enter: bool  # the table is public, or the person has or had an invitation

    def decide(self, command: messages.AnyCommand) -> Changes:
        """Return the changes that carry the command out, a line each; raise Refusal."""
        others = self.table.other_commands.get(self.session.person, 0)
        if others >= MAX_OTHER_COMMANDS and not isinstance(command, messages.Play | messages.Leave):
            raise Refusal("rate", "refused-asides")
        return HANDLERS[type(command)](self, command)

    # ---- seats and the table
    def join(self, command: messages.Join) -> Changes:
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
        return [table_events.Seated(seat, self.session.person, self.unique_name(), command.entropy)]

    def unique_name(self) -> str:
        """Return the person's name, numbered if it looks like another name at this table or like a bot's."""
        names = {skeleton(name) for chair in self.table.chairs for name in (chair.name, chair.level)}
        name, number = self.session.name, 2
        while skeleton(name) in names:
            name = f"{self.session.name[: LONGEST_NAME - 3]} {number}"
            number += 1
        return name

    def take_seat(self, seat: int, taken: int) -> table_events.Body:
        """Take over a seat from the owner who took it with line `taken`; refuse if it has changed hands since."""
        table = self.table
        if table.is_done:
            raise Refusal("done", "refused-over")
        if self.seat != NOBODY:
            raise Refusal("seated", "refused-seated", letter=LETTERS[self.seat])
        chair = table.chairs[seat]
        if not chair.person or chair.taken != taken:
            raise Refusal("seat", "refused-handed")
        return table_events.Seated(seat, self.session.person, self.unique_name(), chair.entropy, "handover")

    def leave(self, command: messages.Leave) -> Changes:
        seat = self.require_seat()
        if self.table.is_done:
            raise Refusal("done", "refused-leave")
        changes: Changes = [table_events.Left(seat)]
        host_comes = self.table.status == store.OPEN and self.table.host not in ("", self.session.person)
        if len(self.table.people) == 1 and not host_comes:
            changes.append(table_events.Closed("deserted"))
        return changes

    def begin(self, command: messages.Begin) -> Changes:
        """Deal. The host needs no seat for it: they may be the screen that everybody looks at."""
        table = self.table
        if self.session.person != table.host or not table.people:
            self.require_seat()
        if table.status != store.OPEN:
            raise Refusal("begun", "refused-begun" if table.is_playing else "refused-closed")
        is_host = table.host in ("", self.session.person)
        if not is_host and any(chair.is_free for chair in table.chairs):
            raise Refusal("host", "refused-host-begins")
        return [table.prepare_deal(chosen_first(table))]

    def close(self, command: messages.Close) -> Changes:
        if self.table.is_done:
            raise Refusal("done", "refused-closed")
        if self.table.status != store.OPEN:
            raise Refusal("begun", "refused-begun-close")
        if self.session.person != self.table.host:
            raise Refusal("host", "refused-host-closes")
        return [table_events.Closed("host")]

    def rematch(self, command: messages.Rematch) -> Changes:
        """Open a table with the same settings. The players of this one may enter it without an invitation."""
        self.require_seat()
        table = self.table
        if not table.is_done:
            raise Refusal("playing", "refused-playing")
        if table.rematch:
            raise Refusal("rematch", "refused-rematch", table=table.rematch)
        host = table.host if table.host in table.people else self.session.person
        first = table.settings.first if command.first is None else command.first
        check_first(table.settings.game, table.settings.seats, first)
        new = replace(table.settings, id=UNSET, first=first)
        opening = table_events.opening(table.game, new, table.people, winner_of(table))
        return [RematchOpened(table_events.Rematched(new_id()), host, opening)]

    # ---- people at the door
    def ask(self, command: messages.AskToJoin) -> Changes:
        table, person = self.table, self.session.person
        if self.may_enter or person in table.guests:
            raise Refusal("inside", "refused-inside")
        if person in table.askers:
            raise Refusal("asking", "refused-asking")
        if table.asks.get(person, 0) >= MAX_ASKS_EACH or sum(table.asks.values()) >= MAX_ASKS:
            raise Refusal("asks", "refused-asks")
        return [table_events.AskedToJoin(person, self.unique_name())]

    def admit(self, command: messages.Admit) -> Changes:
        table = self.table
        if self.session.person not in (*table.people, table.host):
            raise Refusal("spectator", "refused-inviter")
        found = [(person, asker) for person, asker in table.askers.items() if asker.number == command.asker]
        if not found:
            raise Refusal("asker", "refused-asker")
        person, asker = found[0]
        return [table_events.AskAnswered(person, asker.name, command.let)]

    # ---- playing
    def play(self, command: messages.Play) -> Changes:
        seat = self.require_game()
        self.check_seq(command.seq)
        if self.table.chairs[seat].away:
            raise Refusal("away", "refused-away-now")
        try:
            return [self.table.prepare_move(seat, command.move)]
        except MalformedMove as error:
            raise Refusal("malformed", error.why.name, error.clause, **error.why.args) from None
        except RulesError as error:
            raise Refusal("illegal", error.why.name, error.clause, **error.why.args) from None

    def undo(self, command: messages.Undo) -> Changes:
        seat = self.require_game()
        self.check_seq(command.seq)
        move = self.table.last_move
        if move is None or move.seat != seat:
            raise Refusal("undo", "refused-undo")
        why = self.table.why_no_undo()
        if why == "drawn":
            raise Refusal("undo", "refused-undo-drawn")
        if why == "revealed":
            raise Refusal("undo", "refused-undo-shown")
        return [table_events.Undone(seat)]

    def hint(self, command: messages.TakeHint) -> Changes:
        seat = self.require_game()
        self.check_seq(command.seq)
        if hint.LEVEL not in manifest_of(self.table.settings.game).levels:
            raise Refusal("hint", "refused-hint-game")
        if not self.table.allows_hints:
            raise Refusal("hint", "refused-hint")
        if self.table.actor != seat or self.table.chairs[seat].away:
            raise Refusal("hint", "refused-hint-turn")
        return [table_events.Hinted(seat)]

    def check_seq(self, seq: int) -> None:
        """Refuse if the position has changed since line `seq`; later lines such as chat do not matter."""
        if not self.table.position <= seq <= self.table.seq:
            raise Refusal("stale", "refused-stale", seq=seq, now=self.table.position)

    def away(self, command: messages.Away) -> Changes:
        seat = self.require_game()
        if self.table.chairs[seat].away:
            raise Refusal("away", "refused-away")
        return [table_events.WentAway(seat, "asked")]

    def back(self, command: messages.Back) -> Changes:
        seat = self.require_game()
        if not self.table.chairs[seat].away:
            raise Refusal("back", "refused-back")
        return [table_events.CameBack(seat)]

    def vote(self, command: messages.Vote) -> Changes:
        seat = self.require_game()
        table, about = self.table, command.seat
        if about >= len(table.chairs) or about == seat or not table.chairs[about].person:
            raise Refusal("vote", "refused-vote")
        changes: Changes = [table_events.Voted(seat, about, command.out)]
        votes = len((table.chairs[about].votes | {seat}) if command.out else ())
        if votes >= table.votes_needed(about):
            changes.append(table_events.Left(about, "voted"))
        return changes

    def say(self, command: messages.Say) -> Changes:
        seat = self.require_seat()
        text = tidy(command.text, MAX_CHAT_LENGTH)
        if not text:
            raise Refusal("empty", "refused-empty")
        return [table_events.Said(seat, self.table.chairs[seat].name, text)]

    # ---- the person
    @property
    def seat(self) -> int:
        return self.table.seat_of(self.session.person)

    def require_seat(self) -> int:
        """Return the person's seat; refuse spectators."""
        seat = self.table.seat_of(self.session.person)
        if seat == NOBODY:
            raise Refusal("spectator", "refused-spectator")
        return seat

    def require_game(self) -> int:
        """Return the person's seat; refuse if no game is in progress."""
        seat = self.require_seat()
        if self.table.status == store.OPEN:
            raise Refusal("not begun", "refused-not-begun")
        if not self.table.is_playing or self.table.actor == OVER:
            raise Refusal("done", "refused-over")
        return seat


HANDLERS: dict[type, Callable[[CommandHandler, Any], Changes]] = {
    messages.Join: CommandHandler.join,
    messages.Leave: CommandHandler.leave,
    messages.Begin: CommandHandler.begin,
    messages.Close: CommandHandler.close,
    messages.Rematch: CommandHandler.rematch,
    messages.Play: CommandHandler.play,
    messages.Undo: CommandHandler.undo,
    messages.TakeHint: CommandHandler.hint,
    messages.Away: CommandHandler.away,
    messages.Back: CommandHandler.back,
    messages.Vote: CommandHandler.vote,
    messages.Say: CommandHandler.say,
    messages.AskToJoin: CommandHandler.ask,
    messages.Admit: CommandHandler.admit,
}


def check_first(game: str, seats: int, first: messages.First) -> None:
    """Refuse a choice of the first player that the game does not have."""
    manifest = manifest_of(game)
    if first != "lot" and not manifest.is_first_free:
        raise Refusal("first", "refused-first-rules", manifest.first_clause, game=game)
    if isinstance(first, int) and first >= seats:
        raise Refusal("first", "refused-first-seat", manifest.first_clause, letter=LETTERS[first], count=seats)


def chosen_first(table: Table) -> int:
    """Return the seat that goes first by the settings, or CHANCE for the lot."""
    first = table.settings.first
    if isinstance(first, int):
        return first
    if first == "lot" or table.winner is None:
        return CHANCE
    seat, person = table.winner.seat, table.winner.person
    if person:
        return max(CHANCE, table.seat_of(person))  # by lot if they do not play
    return CHANCE if table.chairs[seat].person else seat  # a bot's win stays with its seat


def winner_of(table: Table) -> table_events.Winner | None:
    """Return the only winner of a table's game. After a shared win, or none, there is no such player."""
    seats = table.match.winners if table.match.is_over else []
    return table_events.Winner(seats[0], table.chairs[seats[0]].person) if len(seats) == 1 else None


def skeleton(name: str) -> str:
    """Return the same text for names that look alike: same letters, whatever their case, marks and spaces."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c for c in plain if unicodedata.category(c) not in ("Mn", "Cf")).split())
