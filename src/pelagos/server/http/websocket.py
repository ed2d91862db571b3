"""The socket of one viewer: uvicorn accepts the connection, and `websockets` reads and writes the frames.

Updates are written straight to the transport, without a task and a queue for each viewer. Measured for updates of 2 kB,
this took two thirds of the time of the usual way (docs/decisions/0014-moves-per-second.md). Messages do not go through
ASGI either: the application answers the handshake, and then only learns when the client is gone.

Only public names of both libraries are used. Of `websockets` that is `ServerProtocol`, which does no I/O. uvicorn's
option `ws` takes a class of asyncio protocols. For each request to upgrade, uvicorn makes one with its configuration
and its state, connects it to the transport and feeds it the request. The protocol enters itself into `connections` of
the state, and its task into `tasks`: when the server stops, uvicorn calls `shutdown` and waits until both are empty.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from secrets import token_bytes
from time import monotonic
from typing import Any
from urllib.parse import unquote

import msgspec
import uvicorn
from starlette.types import Message
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from pelagos.server import messages
from pelagos.server.limits import Bucket

MAX_UNSENT = 1 << 20  # bytes waiting for a client that does not read; about 300 updates
PAUSE_READING_AT = 8  # received messages waiting to be handled; then reading pauses
MAX_QUEUED = 500  # received messages waiting, of data that was read before the pause
CHUNK = 1024  # bytes parsed at a time: thousands of tiny frames at once would block the event loop
CONTROL_FRAMES, CONTROL_FRAMES_BURST = 20, 200  # a second: pings, pongs and fragments
PING_EVERY = 20.0  # seconds; a ping must be answered before the next one
ALIVE = msgspec.json.encode(messages.Alive())
GONE: Message = {"type": "websocket.disconnect", "code": 1006}  # the application does not read the code
CODES = {"slow": 1013, "moved": 1012, "stopping": 1012, "flood": 1008, "binary": 1003, "ended": 4001}
CODES |= {"silent": 1011, "fault": 1011}
log = logging.getLogger(__name__)


class TableSocket(asyncio.Protocol):
    transport: asyncio.Transport
    acceptance: Response  # "101 Switching Protocols", if the application accepts the handshake
    denial: Message  # the head of the response, if it does not

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.app = config.loaded_app
        self.connections: set[Any] = server_state.connections
        self.tasks = server_state.tasks
        self.asgi_events: asyncio.Queue[Message] = asyncio.Queue()
        self.handshake = b""  # the request, for another process that takes the socket over
        self.protocol = ServerProtocol(max_size=messages.LONGEST)
        self.bucket = Bucket(CONTROL_FRAMES, CONTROL_FRAMES_BURST, monotonic())
        self.fragments: list[Any] = []  # of a message that is not complete
        self.inbox: deque[bytes] = deque()  # messages received and not handled yet
        self.on_message: Callable[[], None] = no_listener  # called when the inbox may have messages
        self.ping = b""  # the content of the last ping, until it is answered
        self.timer: asyncio.TimerHandle | None = None  # of the next ping

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.asgi_events.put_nowait(GONE)
        if self.timer is not None:
            self.timer.cancel()

    @property
    def has_ended(self) -> bool:
        """Whether the connection is closed or closing, from either side."""
        return self.transport.is_closing()

    # ---- the handshake
    def open(self, request: Request) -> None:
        """Refuse an invalid handshake, and let the application answer a valid one."""
        self.acceptance = self.protocol.accept(request)
        if self.acceptance.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return self.respond(self.acceptance)
        self.asgi_events.put_nowait({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self.run(self.scope_of(request)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def scope_of(self, request: Request) -> Any:
        path, _, query = request.path.partition("?")
        peer = self.transport.get_extra_info("peername")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "client": peer and peer[:2],
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "extensions": {"websocket.http.response": {}, "pelagos": self},
        }

    async def run(self, scope: Any) -> None:
        try:
            await self.app(scope, self.asgi_events.get, self.send)
        except Exception:
            log.exception("socket failed")
        self.disconnect("fault")

    async def send(self, message: Message) -> None:
        """Answer the handshake as the application says through ASGI."""
        match message["type"]:
            case "websocket.accept":
                self.respond(self.acceptance)
                self.schedule_ping()
            case "websocket.http.response.start":
                self.denial = message
            case "websocket.http.response.body":
                self.deny(message["body"])
            case "websocket.close":  # there is nothing at this path
                self.respond(self.protocol.reject(HTTPStatus.FORBIDDEN, ""))

    def deny(self, body: bytes) -> None:
        response = self.protocol.reject(self.denial["status"], body.decode())
        del response.headers["Content-Length"], response.headers["Content-Type"]  # the application sets its own
        response.headers.update([(name.decode(), value.decode()) for name, value in self.denial["headers"]])
        self.respond(response)

    def respond(self, response: Response) -> None:
        """Answer the handshake. Each answer but "101 Switching Protocols" ends the connection."""
        if not self.has_ended:
            self.protocol.send_response(response)
            self.flush()

    # ---- sending
    def send_text(self, *messages: bytes) -> None:
        """Send text messages; disconnect a client that lets too much pile up."""
        if self.has_ended:
            return
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            return self.disconnect("slow")
        for message in messages:
            self.protocol.send_text(message)
        self.flush()

    def flush(self) -> None:
        """Write what the library has to send. Close the connection if it says that nothing more is to come."""
        self.transport.write(b"".join(self.protocol.data_to_send()))
        if self.protocol.close_expected():
            self.transport.close()
            self.asgi_events.put_nowait(GONE)  # now: the connection is only lost once the client has read the rest

    def schedule_ping(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(PING_EVERY, self.send_ping)

    def send_ping(self) -> None:
        """Ping the client, or disconnect it if it has not answered the last ping.

        Alive goes with each ping. Browsers hide pings from pages, and a page must notice a dead connection too.
        """
        self.schedule_ping()
        if self.has_ended:
            self.transport.abort()  # the client has not read the rest since the last ping
        elif self.ping:
            self.disconnect("silent")
        else:
            self.ping = token_bytes(4)
            self.protocol.send_ping(self.ping)
            self.send_text(ALIVE)

    # ---- the end
    def disconnect(self, why: str) -> None:
        if self.has_ended:
            return
        if why == "slow":
            self.transport.abort()  # a client that does not read would not read a close frame either
        elif self.protocol.state is State.CONNECTING:
            self.respond(self.protocol.reject(HTTPStatus.SERVICE_UNAVAILABLE, why))
        else:
            self.protocol.fail(CODES[why], why)
            self.flush()

    def shutdown(self) -> None:
        """Disconnect: uvicorn stops."""
        self.disconnect("stopping")

    def abandon(self) -> None:
        """Close the socket in this process only: another process has taken it over."""
        self.transport.abort()

    # ---- receiving
    def data_received(self, data: bytes) -> None:
        if not self.handshake:
            self.handshake = data
        elif self.protocol.state is State.CONNECTING:
            return self.transport.abort()  # RFC 6455, 4.1: a client may send nothing before the handshake is answered
        for start in range(0, len(data), CHUNK):
            self.protocol.receive_data(data[start : start + CHUNK])
            for event in self.protocol.events_received():
                self.receive(event)
            self.flush()
        self.on_message()

    def receive(self, event: Request | Response | Frame) -> None:
        """Handle the request, then each frame. The library answers pings and close frames, and `flush` sends that."""
        match event:
            case Request():
                self.open(event)
            case _ if self.has_ended:
                pass
            case Frame(opcode=Opcode.TEXT):
                self.receive_text(event)
            case _ if self.is_flooding():
                self.disconnect("flood")
            case Frame(opcode=Opcode.CONT):
                self.receive_text(event)
            case Frame(opcode=Opcode.BINARY):
                self.disconnect("binary")
            case Frame(opcode=Opcode.PONG) if event.data == self.ping:
                self.ping = b""

    def is_flooding(self) -> bool:
        """Whether the client sends too many frames or lets the replies to them pile up."""
        return not self.bucket.take(monotonic()) or self.transport.get_write_buffer_size() > MAX_UNSENT

    def receive_text(self, frame: Frame) -> None:
        """Put a complete message into the inbox. Text stays bytes; the JSON decoder reports invalid UTF-8."""
        self.fragments.append(frame.data)
        if not frame.fin:
            return
        self.inbox.append(b"".join(self.fragments))
        self.fragments.clear()
        if len(self.inbox) > MAX_QUEUED:
            self.disconnect("flood")
        elif len(self.inbox) >= PAUSE_READING_AT:  # not at every message: to pause and resume costs two system calls
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
        if not self.inbox:
            self.transport.resume_reading()
        return data


def no_listener() -> None: ...
