"""Checks before any request is handled: its origin, its token, its length. Security headers for every response."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.server import messages
from pelagos.server.refusal import Refusal

COOKIE = "pelagos"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def token_of(request: HTTPConnection) -> str:
    """Return the token from a program's Authorization header or a browser's cookie; it is read from nowhere else."""
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token if word.lower() == "bearer" else request.cookies.get(COOKIE, "")


def check_origin(request: HTTPConnection, origins: frozenset[str]) -> None:
    """Refuse requests from other sites' pages: a browser always sends their origin, and would send the cookie too."""
    origin = request.headers.get("origin")
    if origin is None:
        if request.headers.get("sec-fetch-site", "none") in ("none", "same-origin") and COOKIE not in request.cookies:
            return  # a program, not a browser
        raise Refusal("origin", "refused-origin-missing")
    if origin not in (origins or {own_origin(request)}):
        raise Refusal("origin", "refused-origin")


def check_id(request: HTTPConnection) -> None:
    """Refuse what cannot be a table's id before it reaches the store: a link can hold text that a database rejects."""
    if re.fullmatch("[a-z2-7]{16}", request.path_params.get("id", "a" * 16)) is None:
        raise Refusal("no table", "refused-no-table")


def own_origin(request: HTTPConnection) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return f"{scheme}://{request.headers.get('host', '')}"


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


class IdOnly(msgspec.Struct):
    id: messages.Id


id_decoder = msgspec.json.Decoder(IdOnly)


def id_in(data: bytes) -> str:
    """Return the id of a command that is otherwise malformed, so that the refusal can name it; "" if it has none."""
    try:
        return str(messages.read(data, id_decoder).id)
    except messages.InvalidMessage:
        return ""


async def body_of(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Read and decode the message in a request; raise InvalidMessage."""
    return messages.read(await data_of(request), decoder)


async def data_of(request: Request) -> bytes:
    """Read a request's body; raise InvalidMessage as soon as it is too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > messages.LONGEST:
            raise messages.InvalidMessage(f"longer than {messages.LONGEST} bytes")
    return data


# ---- security headers
class HttpGuard:
    """ASGI middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, with_headers)
