"""What the server asks of a store. Whatever returns has been committed: a store that cannot say so raises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from pelagos.store.stored_line import StoredLine

OPEN, PLAYING, OVER, CLOSED, QUARANTINED = "open", "playing", "over", "closed", "quarantined"  # Head.status
ALIVE = 3.0  # seconds after its last sign of life until a process is taken for dead


class StoreRefused(Exception):
    """This store cannot be used: the sentence tells why, and what to do."""


class Unavailable(Exception):
    """Not now, or not known whether: disk full, I/O error, the database away. Nothing may be told as done."""


class Fenced(Exception):
    """Another process looks after this table now, or its book has gone on without you: claim it and load it again."""


class DuplicateRow(Exception):
    """This command of this person is in the book already, or the table exists already."""


class Head(Struct, frozen=True):
    """A table in a row, for lists and for waking up. Nothing secret is in it."""

    table: str  # its id
    game: str
    status: str
    public: bool
    seats: int
    free: int  # seats that a person can still take
    title: str  # JSON for lists, made and read by the server: names, clock, levels
    people: tuple[str, ...]  # ids of those who sit here
    mover: str  # id of the person who must decide, "" for nobody
    wake: int | None  # when something must happen by itself (milliseconds since 1970), None for never
    changed: int  # milliseconds since 1970


class Claim(Struct, frozen=True):
    """The right to write a table's lines: each new claim has a higher epoch, and the store refuses older ones."""

    table: str
    epoch: int
    # Milliseconds that nobody looked after it since its last keeper gave no sign of life, downtimes not counted; 0 for
    # none. It is told again with each claim until something is appended.
    gap: int


class Append(Struct, frozen=True):
    """Lines for one table, all or none, with its head as it stands then. Without lines it is only the head, and shows
    that the claim holds and the store can write. A command's id stands in one line only."""

    claim: Claim
    lines: tuple[StoredLine, ...]
    head: Head


class Post(Struct, frozen=True):
    """A command on its way to the process that looks after its table."""

    number: int
    table: str
    person: str
    body: str  # JSON, made and read by the server


class Session(Struct, frozen=True):
    """Somebody on one device."""

    person: str
    name: str


Woken = Callable[[str], None]  # gets what wake() was given; on the event loop


class Store(Protocol):
    """All methods may raise Unavailable."""

    @property
    def me(self) -> str:
        """This process, as the others know it."""

    @property
    def warnings(self) -> list[str]:
        """What whoever runs the server should know; complete after start()."""

    # ---- life
    async def start(self) -> None:
        """Opens, migrates if need be, checks, signs on; raises StoreRefused (settings) or Unavailable."""

    async def stop(self) -> None:
        """Gives back all claims, signs off, closes."""

    async def beat(self) -> None:
        """A sign of life of this process; called every second."""

    async def bury(self, process: str) -> None:
        """Another process has ended without a word, for certain: its tables are free at once."""

    @property
    def is_alive(self) -> bool:
        """Whether no other process can have taken this one for dead, and its tables with it."""

    @property
    def lapses(self) -> int:
        """How often others could have done so. Since then a claim may be lost without anybody having been told."""

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """When no process at all was alive, as (from, to) in milliseconds, that ended after `since`."""

    # ---- tables
    async def create(self, lines: Sequence[StoredLine], head: Head) -> Claim:
        """A new table, looked after by this process. Raises DuplicateRow when the id is taken."""

    async def append(self, append: Append) -> None:
        """Commits, together with what others append at the same time. Raises Fenced, DuplicateRow, Unavailable."""

    async def load(self, table: str, after: int = -1) -> list[StoredLine]:
        """The lines beyond `after`; [] when there is no such table."""

    async def head(self, table: str) -> Head | None: ...

    async def claim(self, table: str) -> Claim | None:
        """This process looks after the table from now on; None when one that is alive does, or there is no table."""

    async def owner(self, table: str) -> str:
        """The process that looks after it and is alive; "" for none."""

    async def release(self, claim: Claim) -> None:
        """Somebody else may have it."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose wake has come and that nobody alive looks after."""

    async def open_tables(self, limit: int) -> list[Head]:
        """Public, open, with a free seat; newest first."""

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        """Where he sits: his move first, then what changed last."""

    async def count_tables(self, person: str) -> int:
        """Open and running tables where he sits: for quotas."""

    async def quarantine(self, table: str, reason: str) -> None:
        """Set aside: it is listed as such and never loaded again."""

    # ---- people. Tokens come here as hashes only
    async def add_person(self, person: str, name: str, token: str, now: int) -> None:
        """With his first session. Raises DuplicateRow."""

    async def rename(self, person: str, name: str) -> None: ...

    async def session(self, token: str) -> Session | None: ...

    async def add_session(self, person: str, token: str, now: int) -> None: ...

    async def end_session(self, token: str) -> None: ...

    async def add_pass(self, token: str, kind: str, about: str, until: int) -> None:
        """A pass opens something once or until its time: kind 'code' (about: a person), 'invite' (a table),
        'seat' (a table and a seat). Raises DuplicateRow when there is one already."""

    async def find_pass(self, token: str, kind: str, now: int) -> str | None:
        """What it is about; None when there is none, or its time is over."""

    async def take_pass(self, token: str, kind: str, now: int) -> str | None:
        """The same, and it is gone: of two who take it at once, one gets it."""

    # ---- between processes
    async def wake(self, word: str) -> None:
        """Tells the other processes to look; may get lost, so they also look by themselves."""

    def listen(self, woken: Woken) -> None: ...

    async def post(self, table: str, person: str, body: str) -> int:
        """Leaves a command for the table's keeper; returns the post's number."""

    async def posts(self) -> list[Post]:
        """Commands without an answer, for tables that this process looks after; oldest first."""

    async def answer(self, number: int, text: str) -> None: ...

    async def answer_of(self, number: int) -> str | None: ...

    async def set_here(self, table: str, person: str, here: bool) -> None:
        """Whether he is connected to this process (a person may be connected several times, to several)."""

    async def here(self, table: str) -> set[str]:
        """Who is connected to any process that is alive."""
