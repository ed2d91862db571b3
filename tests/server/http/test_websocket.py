"""One socket: however the bytes are cut, the same messages are received; and how it opens, stays alive and ends."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from unittest import mock

import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from pelagos.server import messages
from pelagos.server.http import websocket
from pelagos.server.http.websocket import CHUNK, CONTROL_FRAMES_BURST, MAX_QUEUED, MAX_UNSENT, TableSocket
from pelagos.server.messages import LONGEST
from tests.kit.servers.raw_websocket import BINARY, CLOSE, MORE, PING, PONG, TEXT, frame, handshake, take_frames

HANDSHAKE = handshake("/a%20b?since=1", "X-Name: Ren\xe9").replace(b"{host}", b"x").replace("é".encode(), b"\xe9")
SHORT, LONG = b'{"do":"away","id":"a"}', b'{"do":"say","id":"b","text":"' + b"x" * 300 + b'"}'
ALIVE = msgspec.json.encode(messages.Alive())
ACCEPT = {"type": "websocket.accept"}
NOT_FOUND = {"type": "websocket.close"}
DENY = {"type": "websocket.http.response.start", "status": 429, "headers": [(b"content-length", b"2"), (b"x-a", b"b")]}
DENIED = {"type": "websocket.http.response.body", "body": b"{}"}


class FakeTransport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.unsent = 0
        self.end = ""
        self.is_reading = True

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ("::1", 80, 0, 0)}.get(name)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.end != ""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "aborted"

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


class Connection:
    """A socket on a fake transport, below an application that answers the handshake and waits for the end."""

    def __init__(self, *answers: Any) -> None:
        self.answers = answers
        self.transport = FakeTransport()
        self.state = ServerState()
        self.scope: dict[str, Any] = {}
        self.received: list[bytes] = []
        config = uvicorn.Config(self.app, interface="asgi3", lifespan="off", log_config=None)
        config.load()
        self.socket = TableSocket(config=config, server_state=self.state, app_state={})
        self.socket.connection_made(self.transport)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        assert (await receive())["type"] == "websocket.connect"
        for answer in self.answers:
            await send(answer)
        assert (await receive())["type"] == "websocket.disconnect"

    def listen(self) -> None:
        while (data := self.socket.next_message()) is not None:
            self.received.append(data)

    async def read(self, *pieces: bytes) -> None:
        for piece in pieces:
            if not self.transport.is_closing():
                self.socket.data_received(piece)
                await asyncio.sleep(0.002)

    @property
    def response(self) -> str:
        return self.transport.written.partition(b"\r\n\r\n")[0].decode()

    @property
    def frames(self) -> list[tuple[int, bytes]]:
        """The frames sent, by opcode."""
        return list(take_frames(self.transport.written.partition(b"\r\n\r\n")[2]))

    @property
    def end(self) -> tuple[int, str]:
        """Code and reason of the close frame. It is the last frame, and the application has been told."""
        opcode, body = self.frames[-1]
        assert opcode == CLOSE and self.transport.end == "closed" and not self.state.tasks
        return int.from_bytes(body[:2], "big"), body[2:].decode()


@asynccontextmanager
async def connected(*answers: Any) -> AsyncIterator[Connection]:
    """Make a connection, and check that nothing is left of it for which uvicorn would wait."""
    connection = Connection(*answers)
    assert len(connection.state.connections) == 1
    await connection.read(HANDSHAKE)
    yield connection
    connection.socket.connection_lost(None)
    await asyncio.sleep(0.002)
    assert not connection.state.connections and not connection.state.tasks
    assert connection.socket.timer is None or connection.socket.timer.cancelled()


def received(*pieces: bytes) -> list[bytes]:
    """Return the messages received when these pieces are read one after the other."""
    return asyncio.run(connection_after(*pieces)).received


def end_after(*pieces: bytes) -> tuple[int, str]:
    """Return with which code and reason the socket closes the connection on reading this."""
    return asyncio.run(connection_after(*pieces)).end


async def until(is_true: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not is_true():
            await asyncio.sleep(0.001)


async def connection_after(*pieces: bytes) -> Connection:
    async with connected(ACCEPT) as connection:
        connection.socket.subscribe(connection.listen)
        await connection.read(*pieces)
    return connection


# ---- messages
def test_frame_by_frame() -> None:
    assert received(frame(SHORT), frame(LONG), frame(SHORT)) == [SHORT, LONG, SHORT]


@pytest.mark.parametrize("cut", (1, 2, 3, 6, 7, 20, 335, 340))
def test_frames_cut_anywhere(cut: int) -> None:
    whole = frame(LONG) + frame(SHORT)
    assert received(whole[:cut], whole[cut:], frame(SHORT)) == [LONG, SHORT, SHORT]


def test_part_of_a_frame_that_looks_like_a_frame_is_not_one() -> None:
    inner = frame(b"ab")
    assert received(frame(inner)[:6], frame(inner)[6:]) == [inner]


def test_fragmented_message() -> None:
    assert received(frame(b"ab", fin=False), frame(b"", PING), frame(b"cd", MORE), frame(SHORT)) == [b"abcd", SHORT]
    assert end_after(frame(b"ab", fin=False), frame(SHORT))[0] == 1002, "RFC 6455, 5.4"


def test_messages_of_the_greatest_length_are_received() -> None:
    assert received(frame(b"x" * LONGEST)) == [b"x" * LONGEST]
    assert end_after(frame(b"x" * (LONGEST + 1)))[0] == 1009
    half = b"x" * (LONGEST // 2)
    assert end_after(frame(half, fin=False), frame(half + b"xx", MORE))[0] == 1009


def test_invalid_frames_end_the_connection() -> None:
    assert end_after(frame(SHORT, masked=False))[0] == 1002
    assert end_after(frame(SHORT, TEXT, reserved=4))[0] == 1002
    assert end_after(frame(SHORT, BINARY)) == (1003, "binary")
    assert received(frame(SHORT, BINARY) + frame(SHORT)) == [], "what comes after it is not handled"


def test_messages_before_a_close_frame_are_received_wherever_a_chunk_ends() -> None:
    messages = [SHORT] * (CHUNK // len(SHORT))
    closing = b"".join(map(frame, messages)) + frame(b"\x03\xe8bye", CLOSE)
    assert received(closing) == received(closing + frame(SHORT) * 100) == messages
    assert end_after(closing + bytes(2 * CHUNK)) == (1000, "bye"), "RFC 6455, 5.5.1: it is sent back"


def test_reading_pauses_until_all_messages_are_handled() -> None:
    async def work() -> None:
        async with connected(ACCEPT) as connection:
            socket, transport = connection.socket, connection.transport
            await connection.read(frame(SHORT) * (websocket.PAUSE_READING_AT - 1))
            assert transport.is_reading
            await connection.read(frame(SHORT))
            assert not transport.is_reading
            while socket.next_message():
                assert transport.is_reading == (not socket.inbox)

    asyncio.run(work())


# ---- limits
def test_floods_end_the_connection() -> None:
    too_many = CONTROL_FRAMES_BURST + 20
    for opcode in (PING, PONG):
        assert end_after(frame(b"", opcode) * too_many) == (1008, "flood")
    assert end_after(frame(b"", fin=False) + frame(b"", MORE, fin=False) * too_many) == (1008, "flood")

    async def work() -> None:
        async with connected(ACCEPT) as connection:
            await connection.read(frame(b"") * MAX_QUEUED)
            assert not connection.transport.end
            await connection.read(frame(b""))
            assert connection.end == (1008, "flood")

    asyncio.run(work())


def test_a_client_that_does_not_read_is_disconnected() -> None:
    async def work() -> None:
        async with connected(ACCEPT) as connection:
            connection.transport.unsent = MAX_UNSENT
            connection.socket.send_text(SHORT, LONG)
            assert connection.frames == [(TEXT, SHORT), (TEXT, LONG)]
            connection.transport.unsent += 1
            connection.socket.send_text(SHORT)
            connection.socket.send_text(SHORT)
            assert connection.transport.end == "aborted" and len(connection.frames) == 2
        async with connected(ACCEPT) as connection:
            connection.transport.unsent = MAX_UNSENT + 1
            await connection.read(frame(b"", PING))
            assert connection.end == (1008, "flood")

    asyncio.run(work())


# ---- the handshake
def test_the_application_is_told_of_the_request() -> None:
    async def work() -> None:
        async with connected(ACCEPT) as connection:
            assert connection.response.startswith("HTTP/1.1 101 ")
            scope = connection.scope
            assert (scope["path"], scope["query_string"], scope["client"]) == ("/a b", b"since=1", ("::1", 80))
            assert (b"x-name", b"Ren\xe9") in scope["headers"]
            assert connection.socket.handshake == HANDSHAKE

    asyncio.run(work())


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (HANDSHAKE.replace(b"GET", b"POST"), 405),
        (HANDSHAKE.replace(b"Version: 13", b"Version: 12"), 400),
        (HANDSHAKE.replace(b"Sec-WebSocket-Key", b"X"), 400),
        (HANDSHAKE.replace(b"since=1", b"since=" + b"1" * 9000), 414),
        (HANDSHAKE.replace(b"Host", b"Long: " + b"x" * 9000 + b"\r\nHost"), 431),
        (b"nonsense\r\n\r\n", 0),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_invalid_handshakes_do_not_reach_the_application(request_: bytes, status: int) -> None:
    async def work() -> None:
        connection = Connection(ACCEPT)
        await connection.read(request_)
        assert connection.response.startswith(f"HTTP/1.1 {status} " if status else "")
        assert connection.transport.end == "closed" and not connection.scope

    asyncio.run(work())


def test_the_application_can_refuse_a_handshake() -> None:
    async def work() -> None:
        async with connected(DENY, DENIED) as connection:
            lines = connection.response.lower().splitlines()
            assert lines[0].startswith("http/1.1 429 ") and connection.transport.written.endswith(b"\r\n\r\n{}")
            assert "x-a: b" in lines and "connection: close" in lines and lines.count("content-length: 2") == 1
            assert connection.transport.end == "closed"
        async with connected(NOT_FOUND) as connection:
            assert connection.response.startswith("HTTP/1.1 403 ") and connection.transport.end == "closed"

    asyncio.run(work())


def test_a_client_may_send_nothing_before_the_handshake_is_answered() -> None:
    async def work() -> None:
        async with connected() as connection:
            await connection.read(frame(SHORT))
            assert connection.transport.end == "aborted" and not connection.received

    asyncio.run(work())


def test_an_error_of_the_application_ends_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with connected(ACCEPT, {}) as connection:
            assert connection.end == (1011, "fault")
        async with connected({}) as connection:
            assert connection.response.startswith("HTTP/1.1 503 ")

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


# ---- pings
def test_each_ping_comes_with_a_message_that_pages_receive() -> None:
    """A browser answers pings by itself and hides them from the page."""

    async def work() -> None:
        async with connected(ACCEPT) as connection:
            for pings in range(1, 5):
                await until(lambda: len(connection.frames) == 2 * pings)  # noqa: B023
                await connection.read(frame(connection.frames[-2][1], PONG))
            assert [opcode for opcode, _ in connection.frames] == [PING, TEXT] * 4
            assert connection.frames[-1] == (TEXT, ALIVE)

    with mock.patch.object(websocket, "PING_EVERY", 0.05):
        asyncio.run(work())


@pytest.mark.parametrize("pongs", [[], [b"", b"another"]])
def test_a_client_that_does_not_answer_a_ping_is_disconnected(pongs: list[bytes]) -> None:
    async def work() -> None:
        async with connected(ACCEPT) as connection:
            await until(lambda: connection.frames)
            await connection.read(*[frame(content, PONG) for content in pongs])
            await until(lambda: connection.transport.end and not connection.state.tasks)
            assert len(connection.frames) == 3 and connection.end == (1011, "silent")

    with mock.patch.object(websocket, "PING_EVERY", 0.02):
        asyncio.run(work())


def test_a_connection_that_cannot_be_closed_is_aborted() -> None:
    """The client does not read what is left."""

    async def work() -> None:
        async with connected(ACCEPT) as connection:
            connection.socket.disconnect("ended")
            assert connection.transport.end == "closed"
            await until(lambda: connection.transport.end == "aborted")

    with mock.patch.object(websocket, "PING_EVERY", 0.01):
        asyncio.run(work())


# ---- the end
def test_stopping() -> None:
    async def work() -> None:
        async with connected(ACCEPT) as connection:
            connection.socket.shutdown()
            connection.socket.shutdown()
            connection.socket.send_text(SHORT)
            await asyncio.sleep(0.002)
            assert len(connection.frames) == 1 and connection.end == (1012, "stopping")
        async with connected() as connection:
            connection.socket.shutdown()
            assert connection.response.startswith("HTTP/1.1 503 ") and connection.transport.end == "closed"

    asyncio.run(work())


def test_nothing_is_sent_to_a_socket_that_another_process_has_taken_over() -> None:
    async def work() -> None:
        async with connected() as connection:
            connection.socket.abandon()
            assert connection.transport.end == "aborted"
        assert not connection.transport.written

    asyncio.run(work())
