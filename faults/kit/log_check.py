"""Compare what players were told with what the table logs in the store say."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from faults.kit.report import Report
from faults.kit.retrying_players import ReplyLog
from pelagos.core.record import FULL
from pelagos.core.record import write as write_record
from pelagos.games import load as load_game
from pelagos.server.table.projections import catch_up
from pelagos.server.table.table import Table
from pelagos.store.factory import open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.sql.sql_store import SqlStore
from pelagos.store.stored_line import StoredLine
from pelagos.terminal.commands.verify import run_checks


@dataclass
class Findings:
    """What a check of all table logs found."""

    logs: int = 0
    lines: int = 0
    verified: int = 0  # games played to the end in which every draw followed from the promised seed
    lost: list[str] = field(default_factory=list)  # acknowledged, but not in the line that the answer named
    doubled: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)  # refused, but in the log
    broken: list[str] = field(default_factory=list)  # logs whose hashes do not fit or that do not replay

    def add_to(self, report: Report) -> None:
        report.expect_none("acknowledged commands lost", self.lost)
        report.expect_none("commands doubled", self.doubled)
        report.expect_none("refused, but in the log", self.denied)
        report.expect_none("logs that are broken or do not replay", self.broken)


async def check_logs(store_name: str, replies: ReplyLog) -> Findings:
    """Read every table log of a store and compare it with the replies."""
    store = open_store(store_name, read_only=True)
    await store.start()
    try:
        found = Findings(broken=[f"{table}: {why}" async for table, why in check_integrity(store)])
        logs = {table: await store.load(table) for table in await all_tables(store)}
    finally:
        await store.stop()
    found.logs, found.lines = len(logs), sum(map(len, logs.values()))
    for table, lines in logs.items():
        replay(table, lines, found)
    compare(logs, replies, found)
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
            run_checks(write_record(table.record(FULL)), load_game)
            found.verified += 1
    except ValueError as error:
        found.broken.append(f"{id}: {error}")


def compare(logs: dict[str, list[StoredLine]], replies: ReplyLog, found: Findings) -> None:
    times = Counter(line.command for lines in logs.values() for line in lines if line.command)
    found.doubled += [command for command, count in times.items() if count > 1]
    for id, reply in replies.replies.items():
        if not reply.is_done:
            found.denied += [f"{id} {reply.answer['code']}"] if times[id] else []
        elif not is_in_line(logs.get(reply.table, []), reply.answer["seq"], id):
            found.lost.append(f"{reply.table} line {reply.answer['seq']}")


def is_in_line(lines: list[StoredLine], seq: int, command: str) -> bool:
    return seq < len(lines) and lines[seq].seq == seq and lines[seq].command == command
