"""What happens at a table without a command, and when: bots, clocks, absent players, idle tables. Server time only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from pelagos.server.table.table import Table

DAY = 86_400_000  # milliseconds
OPEN_IDLE = DAY  # before the game, a table without a new line closes after this
PLAY_IDLE = 30 * DAY  # the same during a game; with a clock, the time for one decision comes on top


@dataclass
class Attendance:
    """The people who are connected, and when each absent player left."""

    here: set[str] = field(default_factory=set)
    left: dict[str, int] = field(default_factory=dict)  # milliseconds since 1970

    def note(self, here: set[str], people: tuple[str, ...], now: int) -> bool:
        """Set who is connected; return whether that has changed."""
        changed = here != self.here
        self.here = here
        self.left = {person: self.left.get(person, now) for person in people if person not in here}
        return changed

    def any_player_here(self, table: Table) -> bool:
        """Whether any player of the table is connected."""
        return not self.here.isdisjoint(table.people)


class Due(NamedTuple):
    at: int  # milliseconds since 1970
    what: Literal["bot", "clock", "absent", "close"]


def next_due(table: Table, attendance: Attendance, now: int) -> Due | None:
    """Return what is due next: a bot's move, the end of a decision's time or of the wait for an absent player, or
    closing an idle table."""
    if table.is_done:
        return None
    if not table.is_playing:
        return Due(table.changed + OPEN_IDLE, "close")
    idle = table.changed + PLAY_IDLE + table.clock.seconds * 1000
    return play_due(table, attendance, now) or Due(idle, "close")


def play_due(table: Table, attendance: Attendance, now: int) -> Due | None:
    chair, seconds = table.chairs[table.actor], table.clock.seconds
    if not chair.decides_itself:
        # Without a clock the game pauses while no player is connected, so bots do not play it out overnight.
        return Due(now, "bot") if seconds or attendance.any_player_here(table) else None
    if seconds:
        return Due(table.since + seconds * 1000 + chair.bank, "clock")
    if chair.person not in attendance.here and attendance.any_player_here(table):
        since = max(table.since, attendance.left.get(chair.person, table.since))
        return Due(since + table.settings.patience * 1000, "absent")
    return None
