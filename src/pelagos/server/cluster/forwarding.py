"""Carry out commands that clients sent to another process, for tables that this process runs."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from pelagos.server.cluster.replica import Forwarded
from pelagos.server.cluster.table_home import ForwardingHost
from pelagos.server.refusal import Refusal
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import Post, Unavailable

forwarded_decoder = msgspec.json.Decoder(Forwarded)
POLL = 0.5  # seconds; the delay if a notification is lost


async def deliver(host: ForwardingHost) -> None:
    """Carry out forwarded commands as they come, each in a task of its own."""
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
        home = await host.home(post.table)  # the store lists only posts for tables of this process
    except Refusal:
        return
    if not isinstance(home, TableActor):
        return  # the table has moved: the process that runs it finds the post
    forwarded = forwarded_decoder.decode(post.body)
    try:
        answer = await forwarded.give(home, post.person)
    except Refusal as error:
        answer = error.answer(forwarded.id)
    try:
        await host.store.answer(post.number, msgspec.json.encode(answer).decode())
        await host.store.wake(f"answer {post.number}")
    except Unavailable:
        return  # the post is found again; the command's id keeps it from being carried out twice
