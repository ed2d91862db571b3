"""Serving tables from the command line: the server, the server of one household, backup and export."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from pathlib import Path
from typing import TypeVar

import click

from pelagos.core.record import FULL
from pelagos.core.record import write as write_record
from pelagos.server.limits import Limits
from pelagos.server.serve import serve
from pelagos.server.settings import ServerSettings
from pelagos.server.table.projections import NoTable, load
from pelagos.store.backup import backup
from pelagos.store.factory import is_postgres, open_store
from pelagos.store.integrity import integrity
from pelagos.store.store import StoreRefused, Unavailable
from pelagos.store.stored_line import DamagedLog
from pelagos.terminal.files import CommandRefused

T = TypeVar("T")


def default_store() -> str:
    """Where the tables of this computer are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base, "pelagos", "pelagos.sqlite"))


def read_limits(words: Iterable[str]) -> Limits:
    """`tables=5`: one of the limits, changed."""
    limits = Limits()
    kinds = {field.name: type(getattr(limits, field.name)) for field in fields(Limits)}
    for word in words:
        name, _, value = word.partition("=")
        if name not in kinds:
            raise CommandRefused(f"there is no limit '{name[:20]}'; there are: {', '.join(kinds)}")
        try:
            number = kinds[name](value)
        except ValueError:
            raise CommandRefused(f"'{word[:40]}': after = comes a number") from None
        if not 0 < number < 1e9:
            raise CommandRefused(f"'{word[:40]}': a limit is above 0; a large number is as good as none")
        limits = replace(limits, **{name: number})
    return limits


def told(work: Callable[[], T]) -> T:
    """What the store refuses is one sentence, not a traceback."""
    try:
        return work()
    except (StoreRefused, Unavailable) as error:
        raise CommandRefused(str(error)) from None


def make_room(store: str) -> None:
    """The folder of the store, if it is a file that is not there yet."""
    if is_postgres(store):
        return
    try:
        Path(store).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandRefused(f"{Path(store).parent}: cannot be made: {error.strerror}") from None


def host(settings: ServerSettings, browser: bool = False) -> None:
    check_root(settings.root)
    make_room(settings.store)
    check_port(settings.host, settings.port)
    told(lambda: serve(settings, lambda: say_where(settings, browser)))


def check_root(root: str) -> None:
    if root and re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", root) is None:
        raise CommandRefused(f"--root '{root[:40]}': a path with a slash before and none behind, such as /games")


def check_port(address: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((address, port))
        except OSError as error:
            raise CommandRefused(f"{address}:{port} cannot be had: {error.strerror}; choose another --port") from None


def first_free(address: str, port: int = 8000) -> int:
    """Whoever just wants to play shall not have to think about what else runs here."""
    for tried in range(port, port + 20):
        try:
            check_port(address, tried)
        except CommandRefused:
            continue
        return tried
    return port


def say_where(settings: ServerSettings, browser: bool) -> None:
    everywhere = settings.host in ("0.0.0.0", "::")
    here = "127.0.0.1" if everywhere else settings.host
    click.echo(f"Pelagos serves at http://{here}:{settings.port}/  (Ctrl-C stops it)")
    if everywhere:
        click.echo(f"In this house:  http://{own_address()}:{settings.port}/")
    click.echo(f"Its tables are kept in {settings.store if not is_postgres(settings.store) else 'PostgreSQL'}")
    sys.stdout.flush()
    if browser:
        webbrowser.open(f"http://{here}:{settings.port}/")


def own_address() -> str:
    """Of this computer in its own network: asked of the system, nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address that nobody has (RFC 5737)
            return str(asked.getsockname()[0])
        except OSError:
            return "127.0.0.1"


# ---- what is kept
def keep_copy(store: str, target: str) -> None:
    told(lambda: backup(store, target))
    click.echo(f"{target}: a whole copy of {store}")


def export(store: str, table: str) -> str:
    """The full record of a table, secrets included: for the one whose server it is."""

    async def found() -> str:
        opened = open_store(store, read_only=True)
        await opened.start()
        try:
            record = (await load(opened, table)).record(FULL)
            return write_record(record)
        finally:
            await opened.stop()

    try:
        return told(lambda: asyncio.run(found()))
    except NoTable:
        raise CommandRefused(f"there is no table '{table[:40]}' in {store}") from None
    except DamagedLog as error:
        raise CommandRefused(f"table {table}: {error}") from None


def examine(store: str) -> list[str]:
    """Tables whose books are not as they were written."""

    async def found() -> list[str]:
        opened = open_store(store, read_only=True)
        await opened.start()
        try:
            return [f"{table}: {problem}" async for table, problem in integrity(opened)]
        finally:
            await opened.stop()

    return told(lambda: asyncio.run(found()))
