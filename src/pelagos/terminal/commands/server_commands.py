"""The commands about a server and its store: `serve`, `play` in the browser, `backup`, `export` and `examine`."""

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
from pelagos.store.integrity import check_integrity
from pelagos.store.store import StoreRefused, Unavailable
from pelagos.store.stored_line import DamagedLog
from pelagos.terminal.files import CommandRefused, game_of_board, load_game, read_text_or_refuse

T = TypeVar("T")


def default_store() -> str:
    """Return the path of the default store in the user's home directory."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base, "pelagos", "pelagos.sqlite"))


def read_limits(words: Iterable[str]) -> Limits:
    """Read changed limits, such as `tables=5`."""
    limits = Limits()
    kinds = {field.name: type(getattr(limits, field.name)) for field in fields(Limits)}
    for word in words:
        name, _, value = word.partition("=")
        if name not in kinds:
            raise CommandRefused(f"there is no limit '{name[:20]}'; there are: {', '.join(kinds)}")
        try:
            number = kinds[name](value)
        except ValueError:
            raise CommandRefused(f"'{word[:40]}': write a number after =") from None
        if not 0 < number < 1e9:
            raise CommandRefused(f"'{word[:40]}': a limit must be above 0 and below 1e9")
        limits = replace(limits, **{name: number})
    return limits


def or_refuse(work: Callable[[], T]) -> T:
    """Run the work. An error of the store becomes one line instead of a traceback."""
    try:
        return work()
    except (StoreRefused, Unavailable) as error:
        raise CommandRefused(str(error)) from None


def make_store_folder(store: str) -> None:
    """Create the directory of a store that is a file."""
    if is_postgres(store):
        return
    try:
        Path(store).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandRefused(f"{Path(store).parent}: cannot be created: {error.strerror}") from None


def host(settings: ServerSettings, browser: bool = False) -> None:
    check_root(settings.root)
    if settings.boards and not Path(settings.boards).is_dir():
        raise CommandRefused(f"--boards {settings.boards}: is not a directory")
    make_store_folder(settings.store)
    check_port(settings.host, settings.port)
    or_refuse(lambda: serve(settings, lambda: print_addresses(settings, browser)))


def read_usual_board(path: str) -> str:
    """Return the text of a board file that takes the place of its game's own board."""
    load_game(game_of_board(path), path)  # refuses a bad file
    return read_text_or_refuse(path)


def check_root(root: str) -> None:
    if root and re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", root) is None:
        raise CommandRefused(
            f"--root '{root[:40]}': must be a path that starts with a slash and does not end with one, such as /games"
        )


def check_port(address: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((address, port))
        except OSError as error:
            raise CommandRefused(f"{address}:{port} cannot be used: {error.strerror}; choose another --port") from None


def first_free_port(address: str, port: int = 8000) -> int:
    """Return the first free port, so that `pelagos play` works while other servers run."""
    for tried in range(port, port + 20):
        try:
            check_port(address, tried)
        except CommandRefused:
            continue
        return tried
    return port


def print_addresses(settings: ServerSettings, browser: bool) -> None:
    is_public = settings.host in ("0.0.0.0", "::")
    here = "127.0.0.1" if is_public else settings.host
    click.echo(f"Pelagos serves at http://{here}:{settings.port}/  (press Ctrl-C to stop)")
    if is_public:
        click.echo(f"On your network:  http://{own_address()}:{settings.port}/")
    click.echo(f"Tables are saved in {settings.store if not is_postgres(settings.store) else 'PostgreSQL'}")
    sys.stdout.flush()
    if browser:
        webbrowser.open(f"http://{here}:{settings.port}/")


def own_address() -> str:
    """Return the address of this computer in its network. The system knows it; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address (RFC 5737)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


# ---- the store
def copy_store(store: str, target: str) -> None:
    or_refuse(lambda: backup(store, target))
    click.echo(f"{target}: a full copy of {store}")


def export(store: str, table: str) -> str:
    """Return the full record of a table, secrets included. For operators of the server."""

    async def found() -> str:
        opened = open_store(store, read_only=True)
        await opened.start()
        try:
            record = (await load(opened, table)).record(FULL)
            return write_record(record)
        finally:
            await opened.stop()

    try:
        return or_refuse(lambda: asyncio.run(found()))
    except NoTable:
        raise CommandRefused(f"there is no table '{table[:40]}' in {store}") from None
    except DamagedLog as error:
        raise CommandRefused(f"table {table}: {error}") from None


def examine(store: str) -> list[str]:
    """Return the problems found in the logs of all tables."""

    async def found() -> list[str]:
        opened = open_store(store, read_only=True)
        await opened.start()
        try:
            return [f"{table}: {problem}" async for table, problem in check_integrity(opened)]
        finally:
            await opened.stop()

    return or_refuse(lambda: asyncio.run(found()))
