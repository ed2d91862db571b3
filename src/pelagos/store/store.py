"""The interface between the server and a store.

A method that returns has committed its work. A store that cannot be sure raises an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from pelagos.store.stored_line import StoredLine

OPEN, PLAYING, OVER, CLOSED, QUARANTINED = "open", "playing", "over", "closed", "quarantined"  # Head.status
ALIVE = 3.0  # seconds without a heartbeat after which a process is presumed dead


class StoreRefused(Exception):
    """This store cannot be used. The message says why, and what to do."""


class Unavailable(Exception):
    """The store failed for now, or cannot tell whether it did the work: disk full, I/O error, database away.

    Nothing may be reported as done.
    """


class Fenced(Exception):
    """Another process owns this table now, or its log is longer than the caller knows: claim it and load it again."""


class DuplicateRow(Exception):
    """The log already has this command of this person, or the table already exists."""


class Head(Struct, frozen=True):
    """Summary of a table in one database row, for lists and for finding tables that are due. It holds no secret."""

    table: str  # its id
    game: str
    status: str
    public: bool
    seats: int
    free: int  # seats that a person can still take
    title: str  # JSON for lists, written and read by the server: names, clock, levels
    people: tuple[str, ...]  # ids of the people who sit at the table
    mover: str  # id of the person who must decide, "" for nobody
    wake: int | None  # when the server must act without a command (milliseconds since 1970), None for never
    changed: int  # milliseconds since 1970


class Claim(Struct, frozen=True):
    """The right to write a table's log. Each new claim has a higher epoch, and the store refuses older epochs."""

    table: str
    epoch: int
    # Milliseconds without a living owner: from the last heartbeat of an owner that died until its tables were freed,
    # downtimes excluded; 0 if no owner died. Later claims repeat the figure until a line is appended.
    gap: int


class Opening(Struct, frozen=True):
    """A new table that no process owns yet: its first lines, and the head after them."""

    lines: tuple[StoredLine, ...]
    head: Head


class Append(Struct, frozen=True):
    """Lines for one table, with the head as it is after them, and tables that they open: written all or none.

    Without lines, only the head is written; that also checks that the claim holds and that the store can write.
    The id of a command appears in one line only.
    """

    claim: Claim
    lines: tuple[StoredLine, ...]
    head: Head
    openings: tuple[Opening, ...] = ()


class Post(Struct, frozen=True):
    """A command forwarded to the process that owns its table."""

    number: int
    table: str
    person: str
    body: str  # JSON, written and read by the server


class Session(Struct, frozen=True):
    """A person on one device."""

    person: str
    name: str


Listener = Callable[[str], None]  # called on the event loop with the text that another process passed to wake()


class Store(Protocol):
    """All methods may raise Unavailable."""

    @property
    def process_id(self) -> str:
        """The id of this process in the store: random, and new at each start."""

    @property
    def warnings(self) -> list[str]:
        """Warnings for the operator; complete after start()."""

    # ---- life
    async def start(self) -> None:
        """Open the store, migrate it if necessary, check it, and register this process.

        Raises StoreRefused (wrong settings) or Unavailable.
        """

    async def stop(self) -> None:
        """Release all claims, unregister this process, and close the store."""

    async def heartbeat(self) -> None:
        """Record that this process is alive; called every second."""

    async def declare_dead(self, process: str) -> None:
        """Free the tables of another process at once. The caller knows for certain that it has ended."""

    @property
    def is_alive(self) -> bool:
        """Whether the last heartbeat is so recent that no other process can have taken the tables of this one."""

    @property
    def lapses(self) -> int:
        """How often the heartbeat came too late. After a lapse a claim may be lost without an error being raised."""

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """Return when no process was alive, as (from, to) in milliseconds, where `to` is after `since`."""

    # ---- tables
    async def create(self, lines: Sequence[StoredLine], head: Head) -> Claim:
        """Create a table, owned by this process. Raises DuplicateRow if the id is taken."""

    async def append(self, append: Append) -> None:
        """Commit lines, together with those appended at the same time. Raises Fenced, DuplicateRow, Unavailable."""

    async def load(self, table: str, after: int = -1) -> list[StoredLine]:
        """Return the lines after line `after`; [] if there is no such table."""

    async def head(self, table: str) -> Head | None: ...

    async def claim(self, table: str) -> Claim | None:
        """Make this process the owner of the table. Return None if a living process owns it, or there is no table."""

    async def owner(self, table: str) -> str:
        """Return the living process that owns the table; "" for none."""

    async def release(self, claim: Claim) -> None:
        """Give the table back, so that any process may claim it."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables whose `wake` time has come and that no living process owns."""

    async def open_tables(self, limit: int) -> list[Head]:
        """Return public, open tables with a free seat, the last changed first."""

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        """Return the tables where the person sits: those waiting for their move first, then the last changed first."""

    async def count_tables(self, person: str) -> int:
        """Count the open and running tables where the person sits, for quotas."""

    async def quarantine(self, table: str, reason: str) -> None:
        """Take a table out of use: it is listed as quarantined and can never be claimed again."""

    # ---- people. Tokens reach the store only as hashes
    async def add_person(self, person: str, name: str, token: str, now: int) -> None:
        """Add a person with their first session. Raises DuplicateRow."""

    async def rename(self, person: str, name: str) -> None: ...

    async def session(self, token: str) -> Session | None: ...

    async def add_session(self, person: str, token: str, now: int) -> None: ...

    async def end_session(self, token: str) -> None: ...

    async def add_pass(self, token: str, kind: str, about: str, until: int) -> None:
        """Add a pass, which gives access to something until it is taken or expires.

        Its kind is 'code' (`about` is a person), 'invite' (a table) or 'seat' (a table and a seat). Raises DuplicateRow
        if this pass already exists.
        """

    async def find_pass(self, token: str, kind: str, now: int) -> str | None:
        """Return what the pass is about; None if there is none or it has expired."""

    async def take_pass(self, token: str, kind: str, now: int) -> str | None:
        """Find a pass and delete it. If two callers take it at once, only one gets it."""

    # ---- between processes
    async def wake(self, word: str) -> None:
        """Notify the other processes. A notification may get lost, so they also poll."""

    def listen(self, listener: Listener) -> None: ...

    async def post(self, table: str, person: str, body: str) -> int:
        """Leave a command for the owner of the table; return the number of the post."""

    async def posts(self) -> list[Post]:
        """Return the unanswered commands for the tables that this process owns, oldest first."""

    async def answer(self, number: int, text: str) -> None: ...

    async def answer_of(self, number: int) -> str | None: ...

    async def set_here(self, table: str, person: str, here: bool) -> None:
        """Record whether the person is connected to this process. A person may be connected to several processes."""

    async def here(self, table: str) -> set[str]:
        """Return the people who are connected to any living process."""
