"""Websocket frames and HTTP requests as bytes, including invalid ones."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator

KEY = base64.b64encode(os.urandom(16)).decode()
MASK = b"\x0f\xf0\x55\xaa"
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0  # opcodes; MORE continues a message


def frame(data: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Return a client's frame (RFC 6455, 5.2). The other arguments make it an invalid one."""
    head = bytes((fin << 7 | reserved << 4 | opcode,))
    mask = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes((mask | len(data),))
    elif len(data) < 1 << 16:
        head += bytes((mask | 126,)) + len(data).to_bytes(2, "big")
    else:
        head += bytes((mask | 127,)) + len(data).to_bytes(8, "big")
    if not masked:
        return head + data
    key = (MASK * (len(data) // 4 + 1))[: len(data)]
    return head + MASK + (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(len(data), "big")


def take_frames(data: bytearray) -> Iterator[tuple[int, bytes]]:
    """Take whole frames of a server off the front of `data`, as opcode and body."""
    while len(data) >= 2:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return
        opcode, body = data[0] & 15, bytes(data[start : start + size])
        del data[: start + size]
        yield opcode, body


def handshake(path: str, *headers: str, version: str = "13", key: str = KEY) -> bytes:
    """Return the request that opens a websocket. `{host}` in it is for the caller to fill in."""
    lines = ["Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"]
    return request("GET", path, *lines, f"Sec-WebSocket-Version: {version}", *headers)


def request(method: str, path: str, *headers: str, body: bytes = b"") -> bytes:
    return (f"{method} {path} HTTP/1.1\r\n" + "".join(f"{line}\r\n" for line in headers) + "\r\n").encode() + body


def post(path: str, body: bytes, *headers: str) -> bytes:
    return request("POST", path, "Host: {host}", f"Content-Length: {len(body)}", *headers, body=body)


def bearer(token: str) -> str:
    return f"Authorization: Bearer {token}"
