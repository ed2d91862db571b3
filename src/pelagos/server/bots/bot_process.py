"""A process in which bots think, as the server holds it: started when it is needed, shown what its seats have seen,
asked one thing after the other, ended when it fails. Nothing here makes the event loop wait."""

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
from pelagos.server.bots.bot_request import BotKey, BotRequest, Seen

BOT_WORKER = (sys.executable, "-m", "pelagos.server.bots.bot_worker")
KEPT = 200  # bots in one process
START = 30.0  # seconds until a process must be ready, or a bot be made
PATIENCE = 2.0  # seconds beyond its time after which a bot is taken to hang
SHOWING = 10.0  # seconds for a process to take in what it is shown at a time
LAST_WORDS = 1.0  # seconds, to learn how a process has ended
SHOWN = 8  # entries at a time: a long story must not keep the event loop busy


class BotFailed(Exception):
    """A bot has failed, and its process is in order: what it did, for people."""


@dataclass
class ShownBot:
    """A bot in the process, and what it has been shown."""

    number: int
    tale: int
    watches: bool
    shown: int = 0
    last: View | None = None

    def news(self, seen: Seen) -> tuple[View | None, tuple[Any, ...], View]:
        """As it is sent: the view before only where it is another than that after the entry before."""
        before, entry, after = seen
        is_known = before is self.last or before == self.last
        self.last = after
        return None if is_known else before, (entry.seat, entry.actions, entry.draws), after


class BotProcess:
    def __init__(self, command: Sequence[str] = BOT_WORKER, kept: int = KEPT) -> None:
        self.command = command
        self.kept = kept
        self.process: Process | None = None
        self.pid = 0  # of the thinker itself; the process is its leash
        self.starts = 0
        self.sent = 0  # bytes
        self.errors = b""
        self.listening: asyncio.Task[None] | None = None
        self.numbers = count(1)
        self.known: OrderedDict[BotKey, ShownBot] = OrderedDict()  # the one asked last comes last
        self.unwanted: list[int] = []  # bots that the process still has

    # ---- asking
    async def think(self, ask: BotRequest, seconds: float) -> int:
        """A legal answer. Raises BotFailed, or whatever has befallen the process; that must be ended then."""
        if self.process is None:
            await self.start()
        known = await self.acquainted(ask)
        await self.show(known, ask)
        question = {"do": "choose", "bot": known.number, "view": ask.view, "legal": ask.legal}
        answer = await self.call({**question, "seed": ask.seed, "seconds": seconds}, seconds + PATIENCE)
        play: int = answer["play"]
        if play not in ask.legal:
            raise BotFailed(f"answered {play}, which is not legal")
        return play

    async def acquainted(self, ask: BotRequest) -> ShownBot:
        """The bot that has followed this story so far, or a new one."""
        known = self.known.get(ask.key)
        if known is None or known.tale != ask.tale or known.shown > len(ask.story):
            self.forget(ask.key)
            known = await self.meet(ask)
        self.known[ask.key] = known
        self.known.move_to_end(ask.key)
        if len(self.known) > self.kept:
            self.forget(next(iter(self.known)))
        while self.unwanted:
            await self.call({"do": "forget", "bot": self.unwanted.pop()}, SHOWING)
        return known

    async def meet(self, ask: BotRequest) -> ShownBot:
        number = next(self.numbers)
        question = {"do": "meet", "bot": number, "game": bot_protocol.hello(ask.game).decode(), "level": ask.key.level}
        return ShownBot(number, ask.tale, (await self.call(question, START))["watches"])

    async def show(self, known: ShownBot, ask: BotRequest) -> None:
        """What it has not seen yet, if it is one that watches."""
        while known.watches and known.shown < len(ask.story):
            until = min(known.shown + SHOWN, len(ask.story))
            news = [known.news(ask.story[i]) for i in range(known.shown, until)]
            await self.call({"do": "watch", "bot": known.number, "seen": news}, SHOWING)
            known.shown = until

    def forget(self, key: BotKey) -> None:
        known = self.known.pop(key, None)
        if known is not None:
            self.unwanted.append(known.number)

    # ---- lines to it and from it
    async def call(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        await self.send(msgspec.json.encode(message) + b"\n", seconds)
        answer = await self.hear(seconds)
        if "failed" in answer:
            raise BotFailed(f"failed: {answer['failed']}")
        return answer

    async def send(self, line: bytes, seconds: float) -> None:
        process = self.running()
        assert process.stdin is not None
        self.sent += len(line)
        process.stdin.write(line)
        async with asyncio.timeout(seconds):
            await process.stdin.drain()

    async def hear(self, seconds: float) -> dict[str, Any]:
        process = self.running()
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise PipeBroken("died")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    def running(self) -> Process:
        if self.process is None:
            raise PipeBroken("died")
        return self.process

    # ---- beginning and ending
    async def start(self) -> None:
        """In a session of its own, so that all of it can be ended at once; the leash ends it when we are gone."""
        kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        watchdog = (sys.executable, "-I", "-S", WATCHDOG)
        self.starts += 1
        self.process = await asyncio.create_subprocess_exec(
            *watchdog, *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True, env=kept
        )
        self.errors = b""
        self.listening = asyncio.create_task(self.listen(self.process))
        self.pid = (await self.hear(START))["pid"]

    async def listen(self, process: Process) -> None:
        """Keeps its last words."""
        assert process.stderr is not None
        while found := await process.stderr.read(KEPT_ERRORS):
            self.errors = (self.errors + found)[-KEPT_ERRORS:]

    async def end(self, seconds: float = 0.0) -> str:
        """Ends the process, which has so many seconds to leave by itself, and all it knew; the last line it wrote."""
        process, self.process = self.process, None
        self.known.clear()
        self.unwanted.clear()
        if process is None:
            return ""
        await within(seconds, process.wait())
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await within(LAST_WORDS, process.wait())
        if self.listening is not None:
            await within(LAST_WORDS, self.listening)
        lines = self.errors.decode("utf-8", "replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "")


async def within(seconds: float, what: Awaitable[object]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await what
