"""A client for a Pelagos server: sign-in, requests, and the websocket of a table."""

from __future__ import annotations

import json
import os
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pelagos.core.game import LETTERS
from pelagos.locale import has_message, say
from pelagos.locale.formatter import Formatter
from pelagos.terminal.files import CommandRefused, printable

TIMEOUT = 15.0  # seconds to wait for an answer
MAX_MESSAGE = 1 << 20  # bytes; a whole view has about 2,000


@dataclass(frozen=True)
class Link:
    """A link to a table, `http://host:8000/t/TABLE#invite=WORD`, or to a server."""

    server: str
    table: str
    invite: str
    seat: str

    @classmethod
    def read(cls, text: str) -> Link:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CommandRefused(f"'{text[:60]}' is not a link such as http://SERVER/t/TABLE#invite=WORD")
        root, found, table = parts.path.partition("/t/")
        words = parse_qs(parts.fragment)
        server = f"{parts.scheme}://{parts.netloc}{root.rstrip('/')}"
        return cls(server, table.strip("/") if found else "", *(words.get(key, [""])[0] for key in ("invite", "seat")))


class ServerClient:
    """Requests to one server, with the player's token there."""

    def __init__(self, url: str, keys: Path | None = None, language: str = "en") -> None:
        self.url = url
        self.language = language  # of error messages
        self.keys = keys or default_keys()
        self.token = self.saved_tokens().get(url, "")

    def say(self, message: str) -> str:
        return say(self.language, message, server=self.url)

    # ---- identity
    def saved_tokens(self) -> dict[str, str]:
        """Return the tokens saved on this computer, by server. A token makes a returning player the same person."""
        try:
            found = json.loads(self.keys.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(url): str(token) for url, token in found.items()} if isinstance(found, dict) else {}

    def sign_in(self, name: str) -> str:
        """Return the player's name on the server. Register a new player if the saved token is missing or unknown."""
        if self.token:
            try:
                return str(self.get("/api/me")["name"])
            except CommandRefused:
                self.token = ""
        found = self.post("/api/people", name=name, bearer=True)
        self.save_token(str(found["token"]))
        return str(found["name"])

    def sign_in_with_code(self, code: str) -> str:
        found = self.post("/api/session", code=code, bearer=True)
        self.save_token(str(found["token"]))
        return str(found["name"])

    def save_token(self, token: str) -> None:
        self.token = token
        tokens = {**self.saved_tokens(), self.url: token}
        try:
            self.keys.parent.mkdir(parents=True, exist_ok=True)
            part = self.keys.with_name(self.keys.name + ".part")
            part.touch(0o600)
            part.write_text(json.dumps(tokens, indent=1), "utf-8")
            part.replace(self.keys)
        except OSError as error:
            raise CommandRefused(f"{self.keys}: cannot be written: {error.strerror}") from None

    # ---- requests
    def get(self, path: str) -> Any:
        return self.request(path, None)

    def post(self, path: str, **body: Any) -> Any:
        return self.request(path, json.dumps(body).encode())

    def text(self, path: str) -> str:
        return self.fetch(path, None).decode()

    def request(self, path: str, body: bytes | None) -> Any:
        try:
            return json.loads(self.fetch(path, body))
        except ValueError:
            raise CommandRefused(self.say("join-no-server")) from None

    def fetch(self, path: str, body: bytes | None) -> bytes:
        request = urllib.request.Request(self.url + path, body, self.headers() | {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise CommandRefused(self.reason_in(error.read())) from None
        except (urllib.error.URLError, OSError) as error:
            reason = printable(str(getattr(error, "reason", error)))
            raise CommandRefused(f"{self.say('join-no-answer')} ({reason})") from None

    def reason_in(self, body: bytes) -> str:
        try:
            return reason_of(json.loads(body), Formatter(self.language, "", LETTERS))
        except (ValueError, LookupError, TypeError, AttributeError):
            return self.say("join-no-server")

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # ---- a table
    def open_socket(self, table: str, since: int | None = None) -> TableSocketClient:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"
        query = "" if since is None else f"?since={since}"
        try:
            return TableSocketClient(
                connect(
                    address + query,
                    additional_headers=self.headers(),
                    compression=None,
                    max_size=MAX_MESSAGE,
                    open_timeout=TIMEOUT,
                )
            )
        except InvalidStatus as error:
            raise CommandRefused(self.reason_in(bytes(error.response.body or b""))) from None
        except (OSError, WebSocketException) as error:
            raise ConnectionLost(printable(str(error))) from None


class ConnectionLost(Exception):
    """The connection to the server is lost."""


class TableSocketClient:
    """The websocket of one table: receives messages and sends commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, timeout: float | None = None) -> dict[str, Any] | None:
        """Return the next message, or None if none comes in time."""
        try:
            found: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        except TimeoutError:
            return None
        except (ConnectionClosed, OSError) as error:
            raise ConnectionLost(str(error)) from None
        return found

    def send(self, do: str, id: str = "", **args: Any) -> str:
        id = id or secrets.token_hex(8)
        try:
            self.socket.send(json.dumps({"do": do, "id": id, **args}))
        except (ConnectionClosed, OSError) as error:
            raise ConnectionLost(str(error)) from None
        return id

    def close(self) -> None:
        self.socket.close()


def default_keys() -> Path:
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base, "pelagos", "keys.json")


def reason_of(message: Mapping[str, Any], formatter: Formatter) -> str:
    """Return why a server refused a command or is in trouble. An unknown message id falls back to the server's text."""
    name = str(message.get("name", ""))
    if not has_message(formatter.language, name):
        return printable(str(message["reason"]))
    return printable(formatter.reason(name, message.get("args", {})))
