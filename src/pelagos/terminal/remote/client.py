"""A server far away, as the terminal talks to it: who one is there, its tables, one socket."""

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
from pelagos.locale import knows, say
from pelagos.locale.words import Words
from pelagos.terminal.files import CommandRefused, printable

PATIENCE = 15.0  # seconds for an answer
LONGEST = 1 << 20  # bytes of a message: a whole view has about 2,000


@dataclass(frozen=True)
class Link:
    """`http://host:8000/t/TABLE#invite=WORD`, or only the server."""

    server: str
    table: str
    invite: str
    seat: str

    @classmethod
    def read(cls, text: str) -> Link:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CommandRefused(f"'{text[:60]}' is no link: http://SERVER/t/TABLE#invite=WORD")
        root, found, table = parts.path.partition("/t/")
        words = parse_qs(parts.fragment)
        server = f"{parts.scheme}://{parts.netloc}{root.rstrip('/')}"
        return cls(server, table.strip("/") if found else "", *(words.get(key, [""])[0] for key in ("invite", "seat")))


class ServerClient:
    """One server, and who we are there."""

    def __init__(self, url: str, keys: Path | None = None, language: str = "en") -> None:
        self.url = url
        self.language = language  # in which we want to hear why not
        self.keys = keys or default_keys()
        self.token = self.known().get(url, "")

    def say(self, message: str) -> str:
        return say(self.language, message, server=self.url)

    # ---- who we are
    def known(self) -> dict[str, str]:
        """The tokens of this computer, by server: whoever comes back is the same person."""
        try:
            found = json.loads(self.keys.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(url): str(token) for url, token in found.items()} if isinstance(found, dict) else {}

    def sign_in(self, name: str) -> str:
        """Our name there; somebody new if we are not known."""
        if self.token:
            try:
                return str(self.get("/api/me")["name"])
            except CommandRefused:
                self.token = ""
        found = self.post("/api/people", name=name, bearer=True)
        self.keep(str(found["token"]))
        return str(found["name"])

    def come_back(self, code: str) -> str:
        found = self.post("/api/session", code=code, bearer=True)
        self.keep(str(found["token"]))
        return str(found["name"])

    def keep(self, token: str) -> None:
        self.token = token
        known = {**self.known(), self.url: token}
        try:
            self.keys.parent.mkdir(parents=True, exist_ok=True)
            part = self.keys.with_name(self.keys.name + ".part")
            part.touch(0o600)
            part.write_text(json.dumps(known, indent=1), "utf-8")
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
        asked = urllib.request.Request(self.url + path, body, self.headers() | {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise CommandRefused(self.reason_in(error.read())) from None
        except (urllib.error.URLError, OSError) as error:
            reason = printable(str(getattr(error, "reason", error)))
            raise CommandRefused(f"{self.say('join-no-answer')} ({reason})") from None

    def reason_in(self, body: bytes) -> str:
        try:
            return reason_of(json.loads(body), Words(self.language, "", LETTERS))
        except (ValueError, LookupError, TypeError, AttributeError):
            return self.say("join-no-server")

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # ---- a table
    def look(self, table: str, since: int | None = None) -> TableSocketClient:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"
        query = "" if since is None else f"?since={since}"
        try:
            return TableSocketClient(
                connect(
                    address + query,
                    additional_headers=self.headers(),
                    compression=None,
                    max_size=LONGEST,
                    open_timeout=PATIENCE,
                )
            )
        except InvalidStatus as error:
            raise CommandRefused(self.reason_in(bytes(error.response.body or b""))) from None
        except (OSError, WebSocketException) as error:
            raise ConnectionLost(printable(str(error))) from None


class ConnectionLost(Exception):
    """The connection is gone."""


class TableSocketClient:
    """Messages in, commands out."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, patience: float | None = None) -> dict[str, Any] | None:
        """The next message; None when none came in time."""
        try:
            found: dict[str, Any] = json.loads(self.socket.recv(timeout=patience))
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


def reason_of(told: Mapping[str, Any], words: Words) -> str:
    """Why a server refused, or is in trouble: by its message if we have it, else in its own words."""
    name = str(told.get("name", ""))
    if not knows(words.language, name):
        return printable(str(told["reason"]))
    return printable(words.reason(name, told.get("args", {})))
