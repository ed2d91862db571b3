"""Frames that come in: however they are cut, the same messages are heard."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from pelagos.server import messages
from pelagos.server.http.websocket import SLICE, TableSocket, is_whole, payload
from pelagos.server.messages import LONGEST
from tests.kit.raw_websocket import PING, TEXT, frame

ASKED = b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
ASKED += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
SHORT, LONG = b'{"do":"away","id":"a"}', b'{"do":"say","id":"b","text":"' + b"x" * 300 + b'"}'


class Wire:
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


def heard(*pieces: bytes) -> list[bytes]:
    """What a listener is given when these are read one after the other."""
    return session(*pieces)[0]


def session(*pieces: bytes, **options: Any) -> tuple[list[bytes], bytes]:
    """What a listener is given, and all that is written."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"

    def listen(socket: TableSocket) -> None:
        while (data := socket.take()) is not None:
            found.append(data)

    async def talk() -> None:
        given = {"ws_max_size": LONGEST, "ws_per_message_deflate": False, **options}
        config = uvicorn.Config(app, lifespan="off", log_config=None, **given)
        config.load()
        socket = TableSocket(config, ServerState(), {})
        socket.connection_made(line)  # type: ignore[arg-type]
        socket.data_received(ASKED)
        socket.listen(partial(listen, socket))
        for piece in pieces:
            await asyncio.sleep(0.01)
            socket.data_received(piece)
        await asyncio.sleep(0.01)
        socket.connection_lost(None)
        for task in list(socket.tasks):
            await task

    found: list[bytes] = []
    line = Wire()
    asyncio.run(talk())
    return found, line.written


def test_frame_by_frame() -> None:
    assert heard(frame(SHORT), frame(LONG), frame(SHORT)) == [SHORT, LONG, SHORT]
    assert is_whole(frame(SHORT)) and is_whole(frame(LONG)) and payload(frame(LONG)) == LONG


@pytest.mark.parametrize("cut", (1, 2, 3, 6, 7, 20, 335, 340))
def test_cut_anywhere(cut: int) -> None:
    whole = frame(LONG) + frame(SHORT)
    assert heard(whole[:cut], whole[cut:], frame(SHORT)) == [LONG, SHORT, SHORT]


def test_a_part_that_looks_like_a_whole_frame_is_none() -> None:
    inner = bytes([0x81, 0x80 | 10]) + bytes(14)
    outer = bytes([0x81, 0x80 | len(inner) - 4]) + inner  # its mask and its text look like a frame of their own
    assert is_whole(inner) and is_whole(outer)
    split = heard(outer[:2], inner)
    assert split == heard(outer) == [payload(outer)] != [payload(inner)]


def test_parts_of_one_message() -> None:
    assert heard(frame(b"ab", fin=False), frame(b"", PING), frame(b"cd", 0), frame(SHORT)) == [b"abcd", SHORT]
    assert heard(frame(b"ab", fin=False), frame(SHORT)) == [], "a text within a text is against RFC 6455"


def test_what_is_long_or_none_of_ours_is_for_the_library() -> None:
    assert not is_whole(frame(b"x" * SLICE)) and heard(frame(b"x" * LONGEST)) == [b"x" * LONGEST]
    assert heard(frame(b"x" * (LONGEST + 1))) == []
    assert not is_whole(frame(SHORT, masked=False)) and heard(frame(SHORT, masked=False)) == []
    assert heard(frame(SHORT, TEXT, reserved=4)) == []


def test_a_ping_comes_with_words_that_a_page_can_hear() -> None:
    """A browser answers pings by itself and tells nobody."""
    alive = frame(msgspec.json.encode(messages.Alive()), masked=False)
    pinged = frame(b"", PING, masked=False)[:1]
    _, written = session(frame(SHORT), ws_ping_interval=0.005)
    assert pinged in written and written.endswith(alive)
    assert alive not in session(frame(SHORT))[1]
