"""What a hostile client sends: invalid frames and messages, bad handshakes and bad requests."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from random import Random

from tests.kit.servers.raw_websocket import (
    BINARY,
    CLOSE,
    MASK,
    MORE,
    PING,
    PONG,
    TEXT,
    bearer,
    frame,
    handshake,
    post,
    request,
)

POST = b"POST /api/people HTTP/1.1\r\nHost: {host}\r\n"


# ---- messages after which the server may keep the socket
def forbidden_command(random: Random, seq: int = 0) -> dict[str, object]:
    """Return a well-formed command that a spectator may not give."""
    return random.choice(
        [
            {"do": "play", "id": "h-1", "seq": random.randrange(300), "move": "pass"},
            {"do": "play", "id": f"h-{random.randrange(10**6)}", "seq": random.randrange(300), "move": "pass"},
            {"do": "begin", "id": "h-2"},
            {"do": "leave", "id": "h-3"},
            {"do": "close", "id": "h-4"},
            {"do": "say", "id": "h-5", "text": "hello " + chr(random.randrange(32, 0xD000))},
            {"do": "vote", "id": "h-6", "seat": 1},
            {"do": "undo", "id": "h-7", "seq": random.randrange(300)},
            {"do": "join", "id": "h-8", "seat": 0},
            {"do": "rematch", "id": "h-9"},
            {"do": "away", "id": "h-10"},
        ]
    )


def cut_off(random: Random) -> bytes:
    text = json.dumps(forbidden_command(random)).encode()
    return text[: random.randrange(len(text))]


def deeply_nested(random: Random) -> bytes:
    n = random.randrange(10, 4000)
    return random.choice((b"[" * n + b"]" * n, b'{"a":' * (n // 5) + b"1" + b"}" * (n // 5), b"[" * n, b"{" * n))


def wrong_types(random: Random) -> bytes:
    command = forbidden_command(random)
    key = random.choice(list(command))
    command[key] = random.choice([None, [], {}, 1e308, -1, 2**70, "x" * 2000, True, "\ud800", [[1]], {"do": "play"}])
    if random.random() < 0.3:
        command[random.choice(("seat", "person", "by", "__class__", "seq "))] = random.choice((0, "A", None))
    return json.dumps(command).encode("utf-8", "surrogatepass")


def odd_numbers(random: Random) -> bytes:
    number = random.choice(("NaN", "Infinity", "-0", "1e999", "9" * 400, "0x10", "01", "1.", "\u0661"))
    return f'{{"do":"play","id":"h-n","seq":{number},"move":"pass"}}'.encode()


def invalid_utf8(random: Random) -> bytes:
    return b'{"do":"say","id":"h-u","text":"' + random.randbytes(random.randrange(1, 60)) + b'"}'


def lone_surrogates(random: Random) -> bytes:
    return b'{"do":"say","id":"h-s","text":"\\ud800\\udfff\\ud800"}'


MESSAGES: tuple[Callable[[Random], bytes], ...] = (
    lambda random: json.dumps(forbidden_command(random)).encode(),
    lambda random: random.randbytes(random.randrange(300)),
    cut_off,
    deeply_nested,
    wrong_types,
    odd_numbers,
    invalid_utf8,
    lone_surrogates,
    lambda random: b"",
    lambda random: b"null",
    lambda random: b'"' + b"a" * random.randrange(8000) + b'"',
)


def message(random: Random) -> bytes:
    """Return a message in one frame or in several."""
    data = random.choice(MESSAGES)(random)
    how = random.random()
    if how < 0.85:
        return frame(data)
    if how < 0.9:
        return frame(random.randbytes(random.randrange(126)), random.choice((PING, PONG)))
    half = len(data) // 2
    ping = frame(b"x", PING) if how < 0.95 else b""
    return frame(data[:half], TEXT, False) + ping + frame(b"", MORE, False) + frame(data[half:], MORE)


# ---- input after which the server must close the socket
def endless(random: Random) -> bytes:
    """Return fragments of a message that never ends. Some of them are empty."""
    size = random.choice((0, 0, 1, 100))
    return frame(b"[", TEXT, False) + frame(b"a" * size, MORE, False) * random.randrange(1, 400)


ENDINGS: tuple[Callable[[Random], bytes], ...] = (
    lambda random: frame(b"a" * random.choice((8193, 9000, 70_000))),
    lambda random: b"\x81\xff" + (2**40).to_bytes(8, "big") + MASK + b"abc",
    lambda random: b"\x81\xff" + (2**63 + 5).to_bytes(8, "big") + MASK,
    lambda random: frame(b"{}", masked=False),
    lambda random: frame(b"{}", reserved=random.randrange(1, 8)),
    lambda random: frame(b"a" * 126, PING),
    lambda random: frame(b"a", PING, fin=False),
    lambda random: frame(b"a", random.choice((3, 7, 11, 15))),
    lambda random: frame(b"a", MORE),
    lambda random: frame(b"a", TEXT, False) + frame(b"b", TEXT),
    lambda random: frame(random.randbytes(20), BINARY),
    lambda random: frame(b"a", BINARY, False) + frame(b"b", MORE),
    lambda random: frame(random.choice((b"\x03", b"\xff\xff", b"\x03\xe8\xff\xfe", b"")), CLOSE),
    lambda random: random.randbytes(random.randrange(1, 400)),
    lambda random: message(random)[:-1],
    endless,
    lambda random: b"",
)


FLOOD_FRAMES = 2000
FLOODS = (
    frame(b"x" * 125, PING) * FLOOD_FRAMES,
    frame(b"", PING) * FLOOD_FRAMES,
    frame(b"", PONG) * FLOOD_FRAMES,
    frame(b"[", TEXT, False) + frame(b"", MORE, False) * (FLOOD_FRAMES - 1),
    frame(b"{}") * FLOOD_FRAMES,
)


# ---- handshakes and requests: one connection each
class HostileRequests:
    """Requests about one table. `ended` is the token of a session that has ended, `spy` the token of a spectator."""

    def __init__(self, table: str, host: str, ended: str, spy: str) -> None:
        self.table = table
        self.host = host
        self.ended = ended
        self.spy = spy
        self.socket = f"/api/tables/{table}/socket"
        self.commands = f"/api/tables/{table}/commands"

    def good(self) -> bytes:
        """Return a spectator's handshake, which the server accepts."""
        return handshake(self.socket, bearer(self.spy)).replace(b"{host}", self.host.encode())

    def bad(self, random: Random) -> bytes:
        """Return a handshake or request that the server must refuse, or bytes that are neither."""
        made = random.choice((self.handshakes, self.requests, self.bodies, self.noise))(random)
        return made.replace(b"{host}", self.host.encode())

    def handshakes(self, random: Random) -> bytes:
        guess = base64.urlsafe_b64encode(random.randbytes(32)).decode().rstrip("=")
        whole = handshake(self.socket, bearer(self.spy))
        return random.choice(
            [
                whole[: random.randrange(len(whole))],
                handshake(self.socket, "Origin: https://evil.example", bearer(self.spy)),
                handshake(self.socket, "Origin: null", f"Cookie: pelagos={self.spy}"),
                handshake(self.socket, f"Cookie: pelagos={self.spy}"),
                handshake(self.socket, bearer(guess)) + frame(json.dumps(forbidden_command(random)).encode()),
                handshake(self.socket, bearer(self.ended)) + frame(json.dumps(forbidden_command(random)).encode()),
                handshake(self.socket, bearer("\u00fc\u0394" * 30)),
                handshake(self.socket, "Cookie: " + "a=b; " * 500),
                handshake(self.socket, version="12"),
                handshake(self.socket, key="short"),
                handshake(self.socket + "?since=" + random.choice(("-1", "9" * 30, "%ff", "1e3", "٣"))[:20]),
                handshake("/api/tables/none/socket"),
                handshake("/api/tables/%00%ff/socket"),
                handshake("/api/tables/../../socket"),
                handshake("/healthz"),
                handshake(self.socket, "X-Long: " + "a" * random.choice((5000, 20_000))),
                handshake(self.socket, "Sec-WebSocket-Extensions: permessage-deflate; x=" + "y" * 200),
                handshake(self.socket, "Sec-WebSocket-Protocol: a, b, c"),
            ]
        )

    def requests(self, random: Random) -> bytes:
        path = random.choice(
            [
                *("/api/me", "/api/tables", "/api/me/tables", self.commands, "/%2e%2e/%2e%2e/etc/passwd"),
                *("/api/tables/%ff%fe/record", "/static/../app.py", "//", "/\\", "/api/tables/a%00b/record", "*"),
                "/t/" + "a" * 3000,
            ]
        )
        method = random.choice(("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW", "get"))
        token = random.choice((bearer(self.ended), bearer("x" * 43), "Authorization: Basic =", "Cookie: pelagos"))
        return request(method, path, "Host: {host}", token, *([] if method == "GET" else ["Content-Length: 0"]))

    def bodies(self, random: Random) -> bytes:
        path = random.choice(
            [self.commands, "/api/people", "/api/session", "/api/tables", f"/api/tables/{self.table}/enter"]
            + [f"/api/tables/{self.table}/{what}" for what in ("take", "mute", "invite", "handover")]
            + ["/api/me/name", "/api/session/end"]
        )
        makers: tuple[Callable[[], bytes], ...] = (
            lambda: b'{"name":""}',
            lambda: b'{"name":"\\u202e\\u0000"}',
            lambda: b'{"code":"' + random.randbytes(4).hex().encode() + b'"}',
            lambda: b'{"invite":"' + random.randbytes(4).hex().encode() + b'"}',
            lambda: json.dumps(forbidden_command(random)).encode(),
            lambda: b"a" * random.choice((9000, 60_000)),
            lambda: random.choice(MESSAGES)(random),
        )
        body = random.choice(makers)()
        token = random.choice((bearer(self.ended), bearer("guess"), bearer(self.spy), "X: y"))
        if b'"name"' in body and "people" in path:
            token = "Origin: https://evil.example"
        if path.endswith("end"):
            token = bearer("guess")  # so that the spy stays signed in
        origin = random.choice(("X-Y: z", "Origin: https://evil.example", "Origin: http://{host}.evil.example"))
        return post(path, body, token, origin)

    def noise(self, random: Random) -> bytes:
        return random.choice(
            [
                random.randbytes(random.randrange(1, 2000)),
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                POST + b"Content-Length: -5\r\n\r\n",
                POST + b"Content-Length: 99999999999\r\n\r\nab",
                POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
                POST + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
                POST + b"Transfer-Encoding: chunked\r\n\r\n2329\r\n" + b"a" * 9001,
                b"GET /api/tables HTTP/1.1\r\nHost: {host}\r\n\r\n" * 20,
                b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 2000,
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + random.randbytes(100),
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\r\n\r\n\r\n",
                b"",
            ]
        )
