"""A websocket whose messages are written straight to it: no task and no queue for each viewer.

Measured for updates of 2 kB, this takes two thirds of what the usual way takes (docs/decisions/0011-server.md). The
handshake, pings, limits and the frames that come in are uvicorn's and websockets' own, but for the one kind of frame
that clients send all the time: a short text that came whole is read here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from pelagos.server import messages
from pelagos.server.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was not compiled
    from websockets.utils import apply_mask

MOST_WAITING = 1 << 20  # bytes for one who does not read; about 300 updates
MOST_UNREAD = 8  # messages of one sender that wait, until no more is read
MOST_QUEUED = 500  # the same, of what was read already
SLICE = 1024  # bytes that are read at a time: thousands of tiny frames at once would keep everybody waiting
FRAMES, FRAMES_BURST = 20, 200  # a second, of those that are no message: pings, pongs, parts
TEXT, MASKED = b"\x81", 0x80
ALIVE = msgspec.json.encode(messages.Alive())
CODES = {"slow": 1013, "moved": 1012, "stopping": 1012, "flood": 1008, "binary": 1003, "ended": 4001}


class TableSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.bucket = Bucket(FRAMES, FRAMES_BURST, monotonic())
        self.in_step = True  # all that was read so far came frame by frame
        self.inbox: deque[bytes] = deque()  # messages that nobody has taken yet
        self.ring: Callable[[], None] = nobody_listens  # tells that there may be one
        self.asked = b""  # the request that began it, for a neighbour who takes it over

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not when the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["pelagos"] = self

    @property
    def has_ended(self) -> bool:
        """Nobody is there any more, or one of the two has said good-bye."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    # ---- out
    def tell(self, *messages: bytes) -> None:
        """Sends text messages; whoever lets too much pile up is let go."""
        if self.has_ended:
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.let_go("slow")
            return
        self.transport.write(frame(messages[0]) if len(messages) == 1 else b"".join([frame(each) for each in messages]))

    def send_keepalive_ping(self) -> None:
        """A page is told too: who waits for somebody's move on a dead line would wait for ever."""
        super().send_keepalive_ping()
        self.tell(ALIVE)

    def let_go(self, why: str) -> None:
        if self.has_ended:
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CODES[why], "reason": why})
        if why == "slow":
            self.transport.abort()  # it would not read the farewell either
            return
        self.conn.send_close(CODES[why], why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def forget(self) -> None:
        """Another process has it now: it is closed here, and stays open there."""
        self.handshake_complete = self.close_sent = True  # nothing is owed
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """A refusal in place of the handshake completes it: uvicorn would log each one as a mistake of ours."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # ---- in
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.asked += data
        elif self.in_step:
            self.in_step = self.handshake_complete and is_whole(data)
            if self.in_step and data[0] == TEXT[0] and self.is_between():
                self.curr_msg_data_type, self.frames = "text", [payload(data)]
                self.send_receive_event_to_app()
                self.ring()
                return
        for start in range(0, len(data), SLICE):
            if self.has_ended:
                return
            super().data_received(data[start : start + SLICE])
            if len(self.inbox) > MOST_QUEUED:
                self.let_go("flood")
        self.ring()

    def is_between(self) -> bool:
        """Whether a message can begin now: no other is half said, and nobody has said good-bye."""
        return not self.has_ended and self.conn.state is State.OPEN and self.conn.current_size is None

    def is_flood(self) -> bool:
        """Whoever sends too many frames, or lets too many answers to them pile up, is let go."""
        flood = not self.bucket.take(monotonic()) or self.transport.get_write_buffer_size() > MOST_WAITING
        if flood:
            self.let_go("flood")
        return flood

    def handle_ping(self) -> None:
        if not self.is_flood():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self.is_flood():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.is_flood():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Text as bytes, for the one who reads JSON; it says what is wrong with letters that are none."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: nothing may be sent before we have answered the handshake
            return
        if self.curr_msg_data_type != "text":
            self.let_go("binary")
            return
        self.inbox.append(data)
        if not self.read_paused and len(self.inbox) >= MOST_UNREAD:  # not at each: that would be two system calls
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, ring: Callable[[], None]) -> None:
        """From now on it rings when messages have come, the first time now; they do not go by ASGI."""
        self.ring = ring
        ring()

    def take(self) -> bytes | None:
        """The next message, if there is one."""
        if not self.inbox:
            return None
        data = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return data

    def handle_parser_exception(self) -> None:
        if self.handshake_complete:
            super().handle_parser_exception()
        else:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        self.curr_msg_data_type = "text"
        self.frames = [bytes(event.data)]
        if event.fin:
            self.send_receive_event_to_app()


def nobody_listens() -> None: ...


def is_whole(data: bytes) -> bool:
    """Whether these bytes are one short masked frame, no more and no less."""
    if not 6 <= len(data) <= SLICE or not data[1] & MASKED:
        return False
    length = data[1] & ~MASKED
    return len(data) == (6 + length if length < 126 else 8 + int.from_bytes(data[2:4], "big")) and length < 127


def payload(data: bytes) -> bytes:
    """What a whole short frame says."""
    start = 2 if data[1] & ~MASKED < 126 else 4
    return apply_mask(data[start + 4 :], data[start : start + 4])


def frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: one whole text frame, not masked."""
    length = len(text)
    if length < 126:
        return b"".join((TEXT, bytes((length,)), text))
    if length < 1 << 16:
        return b"".join((TEXT, b"\x7e", length.to_bytes(2, "big"), text))
    return b"".join((TEXT, b"\x7f", length.to_bytes(8, "big"), text))
