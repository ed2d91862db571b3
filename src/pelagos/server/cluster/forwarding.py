"""Commands that came to another process and belong to tables looked after here."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from pelagos.server import messages
from pelagos.server.cluster.replica import ForwardedCommand
from pelagos.server.cluster.table_home import ForwardingHost
from pelagos.server.refusal import Refusal
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import Post, Session, Unavailable

POLL = 0.5  # seconds: what a lost wake costs


async def deliver(host: ForwardingHost) -> None:
    """Takes what is waiting, table by table side by side."""
    busy: dict[int, asyncio.Task[None]] = {}
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(host.delivering.wait(), POLL)
        host.delivering.clear()
        try:
            for post in await host.store.posts():
                if post.number not in busy:
                    busy[post.number] = asyncio.create_task(handle(host, post))
            busy = {number: task for number, task in busy.items() if not task.done()}
        except Unavailable:
            continue


async def handle(host: ForwardingHost, post: Post) -> None:
    try:
        home = await host.home(post.table)  # the store says that it is ours, so it must be here
    except Refusal:
        return
    if not isinstance(home, TableActor):
        return  # it has moved: its keeper finds the post
    posted = msgspec.json.decode(post.body.encode(), type=ForwardedCommand)
    session = Session(post.person, posted.name)
    try:
        if posted.taking is not None:
            answer: messages.Answer | messages.Refused | None = await home.take_seat(session, posted.taking)
        elif posted.command is not None:
            answer = await home.ask(session, posted.command, posted.may_enter)
        else:
            return
    except Refusal as error:
        id = posted.command.id if posted.command else posted.taking.id if posted.taking else ""
        answer = error.answer(id)
    try:
        await host.store.answer(post.number, msgspec.json.encode(answer).decode())
        await host.store.wake(f"answer {post.number}")
    except Unavailable:
        return  # it is found again, and the command's id makes that harmless
