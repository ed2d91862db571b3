"""The client's side of a websocket, no more than a measurement needs: it must cost less than what it measures."""

import asyncio
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames; our servers send no others
MASKED = 0x80
NO_MASK = bytes(4)  # a mask that changes nothing: allowed, and free
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any will do


class Socket(asyncio.Protocol):
    def __init__(self, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        asked = {"Host": "127.0.0.1", "Upgrade": "websocket", "Connection": "Upgrade"}
        asked |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY} | headers
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
        self.request = "".join(f"{line}\r\n" for line in [*lines, ""]).encode()
        self.hear = hear
        self.rest = b""
        self.closing = False

    async def open(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.opened = loop.create_future()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(f"no websocket: {head.decode(errors='replace')[:300]}"))
                return
            self.opened.set_result(None)
        self.rest = self.read_frames(data)

    def read_frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left over."""
        while len(data) >= 2:
            length, start = data[1], 2
            if length == 126:
                length, start = int.from_bytes(data[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(data[2:10], "big"), 10
            end = start + length
            if len(data) < max(start, end):
                break
            self.read_frame(data[0], data[start:end])
            data = data[end:]
        return data

    def read_frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self.say(body, PONG)
        elif kind == CLOSE:
            self.fail(f"closed by the server: {body[2:].decode(errors='replace')} ({int.from_bytes(body[:2], 'big')})")
        elif kind != PONG:
            self.fail(f"a frame of kind {kind:#x}")

    def say(self, body: bytes, kind: int = TEXT) -> None:
        length = len(body)
        size = bytes([MASKED | length]) if length < 126 else bytes([MASKED | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + NO_MASK + body)

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(f"lost: {error or 'the server hung up'}")

    def fail(self, why: str) -> None:
        """What goes wrong in a measurement ends it: the loop's handler hears of it."""
        if not self.closing:
            self.close()
            raise ConnectionError(f"socket {why}")
