"""Holds what people were told against what stands in the books."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from faults.kit.report import Bars
from faults.kit.retrying_players import Ledger
from pelagos.core.record import FULL
from pelagos.core.record import write as write_record
from pelagos.games import load as load_game
from pelagos.server.table.projections import catch_up
from pelagos.server.table.table import Table
from pelagos.store.factory import open_store
from pelagos.store.integrity import integrity
from pelagos.store.sql.sql_store import SqlStore
from pelagos.store.stored_line import StoredLine
from pelagos.terminal.commands.verify import checked


@dataclass
class Findings:
    books: int = 0
    lines: int = 0
    verified: int = 0  # games that were played to the end, and every draw was as promised
    lost: list[str] = field(default_factory=list)  # told as done, and not in the book where it was told to be
    doubled: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)  # told as refused, and in the book
    broken: list[str] = field(default_factory=list)  # books that do not hold together or do not replay

    def tell(self, bars: Bars) -> None:
        bars.none("acknowledged commands lost", self.lost)
        bars.none("commands doubled", self.doubled)
        bars.none("refused, but in the book", self.denied)
        bars.none("books that do not hold or replay", self.broken)


async def examine(word: str, ledger: Ledger) -> Findings:
    """Reads every book of a store."""
    store = open_store(word, read_only=True)
    await store.start()
    try:
        found = Findings(broken=[f"{table}: {why}" async for table, why in integrity(store)])
        books = {table: await store.load(table) for table in await all_tables(store)}
    finally:
        await store.stop()
    found.books, found.lines = len(books), sum(map(len, books.values()))
    for table, lines in books.items():
        replay(table, lines, found)
    compare(books, ledger, found)
    return found


async def all_tables(store: SqlStore) -> list[str]:
    tables: list[str] = []
    while rows := await store.logs(tables[-1] if tables else "", 1000):
        tables += [row[0] for row in rows]
    return tables


def replay(id: str, lines: list[StoredLine], found: Findings) -> None:
    table = Table(id)
    try:
        catch_up(table, lines)
        if table.is_done and table.has_game:
            checked(write_record(table.record(FULL)), load_game)
            found.verified += 1
    except ValueError as error:
        found.broken.append(f"{id}: {error}")


def compare(books: dict[str, list[StoredLine]], ledger: Ledger, found: Findings) -> None:
    commands = Counter(line.command for lines in books.values() for line in lines if line.command)
    found.doubled += [command for command, times in commands.items() if times > 1]
    for id, told in ledger.told.items():
        if not told.done:
            found.denied += [f"{id} {told.answer['code']}"] if commands[id] else []
        elif not stands(books.get(told.table, []), told.answer["seq"], id):
            found.lost.append(f"{told.table} line {told.answer['seq']}")


def stands(lines: list[StoredLine], seq: int, command: str) -> bool:
    return seq < len(lines) and lines[seq].seq == seq and lines[seq].command == command
