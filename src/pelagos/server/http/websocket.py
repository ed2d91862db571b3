"""A websocket protocol that writes messages straight to the transport: no task and no queue for each viewer.

Measured for updates of 2 kB, this takes two thirds of the time of the usual way (docs/decisions/0011-server.md). The
handshake, pings, limits and incoming frames are handled by uvicorn and websockets. There is one exception, the kind of
frame that clients send most: a short text frame that arrives whole is parsed here.
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

MAX_UNSENT = 1 << 20  # bytes waiting for a client that does not read; about 300 updates
PAUSE_READING_AT = 8  # received messages waiting to be handled; then reading pauses
MAX_QUEUED = 500  # received messages waiting, of data that was read before the pause
CHUNK = 1024  # bytes parsed at a time: thousands of tiny frames at once would block the event loop
CONTROL_FRAMES, CONTROL_FRAMES_BURST = 20, 200  # a second: pings, pongs and fragments
TEXT, MASKED = b"\x81", 0x80
ALIVE = msgspec.json.encode(messages.Alive())
CODES = {"slow": 1013, "moved": 1012, "stopping": 1012, "flood": 1008, "binary": 1003, "ended": 4001}


class TableSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.bucket = Bucket(CONTROL_FRAMES, CONTROL_FRAMES_BURST, monotonic())
        self.frame_aligned = True  # so far each read was exactly one frame, so the next one starts a frame
        self.inbox: deque[bytes] = deque()  # messages received and not handled yet
        self.on_message: Callable[[], None] = no_listener  # called when the inbox may have messages
        self.handshake = b""  # the request, for another process that takes the socket over

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not when the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["pelagos"] = self

    @property
    def has_ended(self) -> bool:
        """Whether the connection is closed or closing, from either side."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    # ---- sending
    def send_text(self, *messages: bytes) -> None:
        """Send text messages; disconnect a client that lets too much pile up."""
        if self.has_ended:
            return
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self.disconnect("slow")
            return
        self.transport.write(frame(messages[0]) if len(messages) == 1 else b"".join([frame(each) for each in messages]))

    def send_keepalive_ping(self) -> None:
        """Send Alive with each ping. Browsers hide pings from pages, and a page must notice a dead connection too."""
        super().send_keepalive_ping()
        self.send_text(ALIVE)

    def disconnect(self, why: str) -> None:
        if self.has_ended:
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CODES[why], "reason": why})
        if why == "slow":
            self.transport.abort()  # a client that does not read would not read a close frame either
            return
        self.conn.send_close(CODES[why], why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def abandon(self) -> None:
        """Close the socket in this process only: another process has taken it over."""
        self.handshake_complete = self.close_sent = True  # uvicorn must send nothing more
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Mark a handshake that was answered with an HTTP error as complete: uvicorn would log it as an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # ---- receiving
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.handshake += data
        elif self.frame_aligned:
            self.frame_aligned = self.handshake_complete and is_single_frame(data)
            if self.frame_aligned and data[0] == TEXT[0] and self.can_start_message():
                self.curr_msg_data_type, self.frames = "text", [payload(data)]
                self.send_receive_event_to_app()
                self.on_message()
                return
        for start in range(0, len(data), CHUNK):
            if self.has_ended:
                return
            super().data_received(data[start : start + CHUNK])
            if len(self.inbox) > MAX_QUEUED:
                self.disconnect("flood")
        self.on_message()

    def can_start_message(self) -> bool:
        """Whether the next frame can start a message: none is half received, and neither side is closing."""
        return not self.has_ended and self.conn.state is State.OPEN and self.conn.current_size is None

    def end_flood(self) -> bool:
        """Disconnect a client that sends too many frames or lets the replies to them pile up; return whether it did."""
        flood = not self.bucket.take(monotonic()) or self.transport.get_write_buffer_size() > MAX_UNSENT
        if flood:
            self.disconnect("flood")
        return flood

    def handle_ping(self) -> None:
        if not self.end_flood():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self.end_flood():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.end_flood():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Put a message into the inbox. Text stays bytes; the JSON decoder reports invalid UTF-8."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: a client may send nothing before the handshake is answered
            return
        if self.curr_msg_data_type != "text":
            self.disconnect("binary")
            return
        self.inbox.append(data)
        # Not at every message: to pause and resume costs two system calls.
        if not self.read_paused and len(self.inbox) >= PAUSE_READING_AT:
            self.read_paused = True
            self.transport.pause_reading()

    def subscribe(self, on_message: Callable[[], None]) -> None:
        """Call on_message() now and whenever messages have come. They do not go through ASGI."""
        self.on_message = on_message
        on_message()

    def next_message(self) -> bytes | None:
        """Return the next message, if there is one, and resume reading once the inbox is empty."""
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


def no_listener() -> None: ...


def is_single_frame(data: bytes) -> bool:
    """Whether these bytes are exactly one short masked frame."""
    if not 6 <= len(data) <= CHUNK or not data[1] & MASKED:
        return False
    length = data[1] & ~MASKED
    return len(data) == (6 + length if length < 126 else 8 + int.from_bytes(data[2:4], "big")) and length < 127


def payload(data: bytes) -> bytes:
    """Return the payload of a whole short frame."""
    start = 2 if data[1] & ~MASKED < 126 else 4
    return apply_mask(data[start + 4 :], data[start : start + 4])


def frame(text: bytes) -> bytes:
    """Encode one whole unmasked text frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return b"".join((TEXT, bytes((length,)), text))
    if length < 1 << 16:
        return b"".join((TEXT, b"\x7e", length.to_bytes(2, "big"), text))
    return b"".join((TEXT, b"\x7f", length.to_bytes(8, "big"), text))
