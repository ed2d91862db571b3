"""The server's side of a bot process: start it, show it what its seats have seen, ask it, end it when it fails.

It gets one request at a time. Nothing here blocks the event loop.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from pelagos.bots.process import bot_protocol
from pelagos.bots.process.pipe_process import ENVIRONMENT, KEPT_ERRORS, WATCHDOG, PipeBroken
from pelagos.core.game import View
from pelagos.server.bots.bot_request import BotKey, BotRequest, SeenEntry

BOT_WORKER = (sys.executable, "-m", "pelagos.server.bots.bot_worker")
MAX_BOTS = 200  # in one process
START_TIMEOUT = 30.0  # seconds to start a process, or to make a bot
GRACE = 2.0  # seconds beyond a bot's time after which it counts as hanging
SHOW_TIMEOUT = 10.0  # seconds for a process to take in one batch of entries
EXIT_TIMEOUT = 1.0  # seconds to wait for a process to exit, and for its last line of output
ENTRIES_AT_ONCE = 8  # entries shown in one batch: encoding a long story at once would block the event loop


class BotFailed(Exception):
    """A bot has failed but its process works. The message says in English what the bot did."""


@dataclass
class ShownBot:
    """A bot in the process, and what it has been shown."""

    number: int
    story_id: int
    watches: bool
    shown: int = 0
    last: View | None = None

    def to_show(self, seen: SeenEntry) -> tuple[View | None, tuple[Any, ...], View]:
        """Return an entry as it is sent: without the view before it, if that equals the view after the previous one."""
        before, entry, after = seen
        is_known = before is self.last or before == self.last
        self.last = after
        return None if is_known else before, (entry.seat, entry.actions, entry.draws), after


class BotProcess:
    def __init__(self, command: Sequence[str] = BOT_WORKER, max_bots: int = MAX_BOTS) -> None:
        self.command = command
        self.max_bots = max_bots
        self.process: Process | None = None
        self.pid = 0  # of the bot process itself; `process` is the watchdog around it
        self.starts = 0
        self.sent = 0  # bytes
        self.errors = b""
        self.error_reader: asyncio.Task[None] | None = None
        self.numbers = count(1)
        self.known: OrderedDict[BotKey, ShownBot] = OrderedDict()  # least recently asked first
        self.forgotten: list[int] = []  # bots that the process has not been told to forget yet

    # ---- asking
    async def think(self, request: BotRequest, seconds: float) -> int:
        """Return a legal action. Raise BotFailed; after any other exception the caller must end the process."""
        if self.process is None:
            await self.start()
        known = await self.bot_for(request)
        await self.show(known, request)
        question = {"do": "choose", "bot": known.number, "view": request.view, "legal": request.legal}
        answer = await self.call({**question, "seed": request.seed, "seconds": seconds}, seconds + GRACE)
        play: int = answer["play"]
        if play not in request.legal:
            raise BotFailed(f"answered {play}, which is not legal")
        return play

    async def bot_for(self, request: BotRequest) -> ShownBot:
        """Return the bot that has been shown this story so far, or a new one."""
        known = self.known.get(request.key)
        if known is None or known.story_id != request.story_id or known.shown > len(request.story):
            self.forget(request.key)
            known = await self.meet(request)
        self.known[request.key] = known
        self.known.move_to_end(request.key)
        if len(self.known) > self.max_bots:
            self.forget(next(iter(self.known)))
        while self.forgotten:
            await self.call({"do": "forget", "bot": self.forgotten.pop()}, SHOW_TIMEOUT)
        return known

    async def meet(self, request: BotRequest) -> ShownBot:
        number = next(self.numbers)
        game = bot_protocol.hello(request.game).decode()
        question = {"do": "meet", "bot": number, "game": game, "level": request.key.level}
        return ShownBot(number, request.story_id, (await self.call(question, START_TIMEOUT))["watches"])

    async def show(self, known: ShownBot, request: BotRequest) -> None:
        """Show a bot the part of the story that it has not seen yet, if it is one that watches."""
        while known.watches and known.shown < len(request.story):
            until = min(known.shown + ENTRIES_AT_ONCE, len(request.story))
            news = [known.to_show(request.story[i]) for i in range(known.shown, until)]
            await self.call({"do": "watch", "bot": known.number, "seen": news}, SHOW_TIMEOUT)
            known.shown = until

    def forget(self, key: BotKey) -> None:
        known = self.known.pop(key, None)
        if known is not None:
            self.forgotten.append(known.number)

    # ---- the pipe
    async def call(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        await self.send(msgspec.json.encode(message) + b"\n", seconds)
        answer = await self.read_answer(seconds)
        if "failed" in answer:
            raise BotFailed(f"failed: {answer['failed']}")
        return answer

    async def send(self, line: bytes, seconds: float) -> None:
        process = self.require_process()
        assert process.stdin is not None
        self.sent += len(line)
        process.stdin.write(line)
        async with asyncio.timeout(seconds):
            await process.stdin.drain()

    async def read_answer(self, seconds: float) -> dict[str, Any]:
        process = self.require_process()
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise PipeBroken("died")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    def require_process(self) -> Process:
        if self.process is None:
            raise PipeBroken("died")
        return self.process

    # ---- starting and ending
    async def start(self) -> None:
        """Start the process under a watchdog, which ends it when the server dies.

        It gets a session of its own, so that it can be killed together with its children.
        """
        kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        watchdog = (sys.executable, "-I", "-S", WATCHDOG)
        self.starts += 1
        self.process = await asyncio.create_subprocess_exec(
            *watchdog, *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True, env=kept
        )
        self.errors = b""
        self.error_reader = asyncio.create_task(self.keep_errors(self.process))
        self.pid = (await self.read_answer(START_TIMEOUT))["pid"]

    async def keep_errors(self, process: Process) -> None:
        """Read the process's stderr and keep the end of it."""
        assert process.stderr is not None
        while found := await process.stderr.read(KEPT_ERRORS):
            self.errors = (self.errors + found)[-KEPT_ERRORS:]

    async def end(self, seconds: float = 0.0) -> str:
        """End the process and return the last line it wrote to stderr. It has `seconds` to exit by itself."""
        process, self.process = self.process, None
        self.known.clear()
        self.forgotten.clear()
        if process is None:
            return ""
        await within(seconds, process.wait())
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await within(EXIT_TIMEOUT, process.wait())
        if self.error_reader is not None:
            await within(EXIT_TIMEOUT, self.error_reader)
        lines = self.errors.decode("utf-8", "replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "")


async def within(seconds: float, what: Awaitable[object]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await what
