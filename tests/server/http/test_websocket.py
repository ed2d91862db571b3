"""Incoming frames: however the bytes are cut, the same messages are received."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from pelagos.server import messages
from pelagos.server.http.websocket import CHUNK, TableSocket, is_single_frame, payload
from pelagos.server.messages import LONGEST
from tests.kit.servers.raw_websocket import PING, TEXT, frame

HANDSHAKE = b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
HANDSHAKE += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
SHORT, LONG = b'{"do":"away","id":"a"}', b'{"do":"say","id":"b","text":"' + b"x" * 300 + b'"}'


class FakeTransport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    resume_reading = pause_reading
    abort = close


def received(*pieces: bytes) -> list[bytes]:
    """Return the messages received when these pieces are read one after the other."""
    return session(*pieces)[0]


def session(*pieces: bytes, **options: Any) -> tuple[list[bytes], bytes]:
    """Return the messages received and all bytes written."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"

    def receive_all(socket: TableSocket) -> None:
        while (data := socket.next_message()) is not None:
            found.append(data)

    async def talk() -> None:
        given = {"ws_max_size": LONGEST, "ws_per_message_deflate": False, **options}
        config = uvicorn.Config(app, lifespan="off", log_config=None, **given)
        config.load()
        socket = TableSocket(config, ServerState(), {})
        socket.connection_made(transport)  # type: ignore[arg-type]
        socket.data_received(HANDSHAKE)
        socket.subscribe(partial(receive_all, socket))
        for piece in pieces:
            await asyncio.sleep(0.01)
            socket.data_received(piece)
        await asyncio.sleep(0.01)
        socket.connection_lost(None)
        for task in list(socket.tasks):
            await task

    found: list[bytes] = []
    transport = FakeTransport()
    asyncio.run(talk())
    return found, transport.written


def test_frame_by_frame() -> None:
    assert received(frame(SHORT), frame(LONG), frame(SHORT)) == [SHORT, LONG, SHORT]
    assert is_single_frame(frame(SHORT)) and is_single_frame(frame(LONG)) and payload(frame(LONG)) == LONG


@pytest.mark.parametrize("cut", (1, 2, 3, 6, 7, 20, 335, 340))
def test_frames_cut_anywhere(cut: int) -> None:
    whole = frame(LONG) + frame(SHORT)
    assert received(whole[:cut], whole[cut:], frame(SHORT)) == [LONG, SHORT, SHORT]


def test_part_of_a_frame_that_looks_like_a_frame_is_not_one() -> None:
    inner = bytes([0x81, 0x80 | 10]) + bytes(14)
    outer = bytes([0x81, 0x80 | len(inner) - 4]) + inner  # its mask and payload look like a frame
    assert is_single_frame(inner) and is_single_frame(outer)
    split = received(outer[:2], inner)
    assert split == received(outer) == [payload(outer)] != [payload(inner)]


def test_fragmented_message() -> None:
    assert received(frame(b"ab", fin=False), frame(b"", PING), frame(b"cd", 0), frame(SHORT)) == [b"abcd", SHORT]
    assert received(frame(b"ab", fin=False), frame(SHORT)) == [], (
        "a text frame within a fragmented text is against RFC 6455"
    )


def test_long_and_invalid_frames_are_left_to_the_library() -> None:
    assert not is_single_frame(frame(b"x" * CHUNK)) and received(frame(b"x" * LONGEST)) == [b"x" * LONGEST]
    assert received(frame(b"x" * (LONGEST + 1))) == []
    assert not is_single_frame(frame(SHORT, masked=False)) and received(frame(SHORT, masked=False)) == []
    assert received(frame(SHORT, TEXT, reserved=4)) == []


def test_a_ping_comes_with_a_message_that_pages_receive() -> None:
    """A browser answers pings by itself and hides them from the page."""
    alive = frame(msgspec.json.encode(messages.Alive()), masked=False)
    pinged = frame(b"", PING, masked=False)[:1]
    _, written = session(frame(SHORT), ws_ping_interval=0.005)
    assert pinged in written and written.endswith(alive)
    assert alive not in session(frame(SHORT))[1]
