"""The client's side of a websocket. It does no more than a measurement needs, so that it costs less than the server."""

import socket
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import NoReturn

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames; our servers send no others
MASKED = 0x80
NO_MASK = bytes(4)  # a mask that changes nothing, which is allowed and costs nothing
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any key is valid
PATIENCE = 30.0  # seconds for an answer while a table opens
SIZE = 65536  # bytes read at a time, more than an update has
ONE_TEXT = TEXT << 8 | 126  # the first two bytes of a text of 126 bytes to 64 kB; its length follows
head_of = Struct(">HH").unpack_from

Hear = Callable[[int, bytearray, int, int], None]  # seat, buffer, start and end; the buffer is reused afterwards


class Stuck(Exception):
    """The server does not do what it should, so there is no figure."""


class Socket:
    """A client's socket. While a table opens, `next_text` waits for each text; later texts go to `hear`."""

    def __init__(self, whose: str, seat: int, port: int, path: str, headers: dict[str, str]) -> None:
        asked = {"Host": "127.0.0.1", "Upgrade": "websocket", "Connection": "Upgrade"}
        asked |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY} | headers
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
        self.whose, self.seat = whose, seat
        self.texts: deque[bytes] = deque()  # received and not yet taken
        self.hear: Hear = self.keep
        self.rest = bytearray()  # the beginning of an incomplete frame
        self.connection = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.connection.sendall("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        self.recv_into, self.send = self.connection.recv_into, self.connection.send
        self.shake_hands()

    def shake_hands(self) -> None:
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = self.connection.recv(SIZE)
            if not more:
                self.fail(f"no websocket: {answer.decode(errors='replace')[:300]}")
            answer += more
        head, _, frames = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            self.fail(f"no websocket: {head.decode(errors='replace')[:300]}")
        self.read_frames(bytearray(frames))

    def keep(self, _: int, data: bytearray, start: int, end: int) -> None:
        self.texts.append(bytes(data[start:end]))

    def next_text(self) -> bytes:
        """Wait for the next text and return it."""
        buffer = bytearray(SIZE)
        while not self.texts:
            self.receive(buffer)
        return self.texts.popleft()

    def play_on(self, hear: Hear) -> None:
        """Never block on this socket again. Texts that came meanwhile go to `hear` first."""
        self.connection.setblocking(False)
        self.hear = hear
        for text in self.texts:
            hear(self.seat, bytearray(text), 0, len(text))

    def receive(self, buffer: bytearray) -> None:
        """Read once, and pass every whole frame on. Mostly there is one, and nothing is copied."""
        try:
            size = self.recv_into(buffer)
        except OSError as error:
            self.fail(f"lost: {error}")
        if head_of(buffer) == (ONE_TEXT, size - 4) and not self.rest:
            self.hear(self.seat, buffer, 4, size)
        elif size:
            self.read_frames(self.rest + buffer[:size])
        else:
            self.fail("lost: the server closed the connection")

    def read_frames(self, data: bytearray) -> None:
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end = start + length
            if end > size:
                break
            if data[at] == TEXT:
                self.hear(self.seat, data, start, end)
            else:
                self.control(data[at], bytes(data[start:end]))
            at = end
        self.rest = data[at:]

    def control(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self.say(body, PONG)
        elif kind == CLOSE:
            self.fail(f"closed by the server: {body[2:].decode(errors='replace')} ({int.from_bytes(body[:2], 'big')})")
        elif kind != PONG:
            self.fail(f"a frame of kind {kind:#x}")

    def say(self, body: bytes, kind: int = TEXT) -> None:
        length = len(body)
        if length < 126:
            frame = b"%c%c%b%b" % (kind, MASKED | length, NO_MASK, body)
        else:
            frame = b"%c%c%b%b%b" % (kind, MASKED | 126, length.to_bytes(2, "big"), NO_MASK, body)
        try:
            sent = self.send(frame)
        except OSError as error:
            self.fail(f"lost: {error}")
        # Only one move is under way, so the kernel has room for it, unless the server stopped reading long ago.
        if sent < len(frame):
            self.fail("full: the server does not read")

    def close(self) -> None:
        self.connection.close()

    def fail(self, why: str) -> NoReturn:
        raise Stuck(f"{self.whose}: socket {why}")
