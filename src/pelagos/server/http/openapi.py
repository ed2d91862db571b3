"""Describe the protocol: OpenAPI for the HTTP interface, JSON Schema for the socket. Generated from messages.py."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec

from pelagos.server import messages

PLACE = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Call:
    """One call of the HTTP interface."""

    method: str
    path: str
    text: str
    asks: Any = None
    gives: Any = None
    status: int = 200
    open: bool = False  # no session needed


CALLS = (
    Call("post", "/api/people", "Create a person: a name, no account.", messages.NewPerson, messages.Me, open=True),
    Call("post", "/api/session", "Sign in with a code or a personal link.", messages.SignIn, messages.Me, open=True),
    Call("post", "/api/session/end", "Sign out on this device."),
    Call("get", "/api/me", "Return your name.", None, messages.Me),
    Call("post", "/api/me/name", "Change your name, for future tables.", messages.NewName, messages.Me),
    Call("post", "/api/me/code", "Create a code for another device: works once, for ten minutes.", None, messages.Pass),
    Call("post", "/api/me/link", "Create a personal link for another device: works for a year.", None, messages.Pass),
    Call("get", "/api/me/tables", "List your tables, those waiting for your move first.", None, messages.TableList),
    Call("get", "/api/tables", "List public tables with a free seat.", None, messages.TableList, open=True),
    Call(
        "post",
        "/api/tables",
        "Open a table. Then join it: you have no seat yet.",
        messages.NewTable,
        messages.Opened,
        201,
    ),
    Call(
        "get",
        "/api/tables/{id}",
        "Return a table: its seats, settings and commitment.",
        None,
        messages.TableInfo,
        open=True,
    ),
    Call(
        "get",
        "/api/tables/{id}/game",
        "Return the table's game, its board and its names.",
        None,
        messages.GameInfo,
        open=True,
    ),
    Call(
        "get",
        "/api/tables/{id}/entry",
        "Return the game of a table, and whether you may enter.",
        None,
        messages.EntryStatus,
        open=True,
    ),
    Call("post", "/api/tables/{id}/enter", "Enter a table with an invitation.", messages.EnterTable),
    Call(
        "post", "/api/tables/{id}/invite", "Create an invitation; for the host and players.", None, messages.Pass, 201
    ),
    Call(
        "post",
        "/api/tables/{id}/handover",
        "Create a pass that gives your seat to somebody else.",
        None,
        messages.Pass,
        201,
    ),
    Call("post", "/api/tables/{id}/take", "Take a seat with a handover pass.", messages.TakeSeat, messages.Answer),
    Call(
        "post",
        "/api/tables/{id}/hint",
        "Ask a strong bot what it would do in your place; the log tells everybody.",
        messages.AskHint,
        messages.Hint,
    ),
    Call("post", "/api/tables/{id}/mute", "Mute a player's chat, or unmute it.", messages.MutePlayer),
    Call(
        "post", "/api/tables/{id}/commands", "Send a command, as over the socket.", messages.AnyCommand, messages.Answer
    ),
    Call(
        "get",
        "/api/tables/{id}/record",
        "Return the record as you may see it; complete once the game is over.",
        open=True,
    ),
    Call(
        "get",
        "/api/tables/{id}/ending",
        "Lay a finished game open: all secrets, standings, voyage and moments.",
        None,
        messages.Ending,
        open=True,
    ),
    Call("get", "/api/tables/{id}/log", "Return the events of the last 200 lines.", None, messages.Log, open=True),
    Call(
        "get",
        "/api/games",
        "List the games, and the boards to play on.",
        None,
        messages.GameList,
        open=True,
    ),
    Call("get", "/api/games/{game}", "Return a game, its board and its names.", None, messages.GameInfo, open=True),
    Call(
        "get",
        "/api/games/{game}/messages/{language}",
        "Return a game's messages, as Fluent.",
        None,
        messages.GameMessages,
        open=True,
    ),
    Call(
        "get", "/api/games/{game}/rules/{language}", "Return the rules of a game.", None, messages.RulesText, open=True
    ),
    Call("get", "/api/games/{game}/lessons", "List the lessons of a game.", None, messages.LessonList, open=True),
    Call(
        "post",
        "/api/lessons/{game}/{lesson}",
        "Play a lesson: send your moves so far, get what happens up to your next one.",
        messages.LessonMoves,
        messages.LessonStage,
        open=True,
    ),
    Call("get", "/api/openapi.json", "Return this description.", open=True),
    Call("get", "/api/schema.json", "Return the JSON Schema of the socket's messages.", open=True),
    Call("get", "/healthz", "Check that the server and its store respond.", open=True),
    Call("get", "/metrics", "Return counters for Prometheus.", open=True),
)
FROM_CLIENT = messages.AnyCommand
FROM_SERVER = (
    messages.Update | messages.Answer | messages.Refused | messages.Presence | messages.Trouble | messages.Alive
)


def version_here() -> str:
    try:
        return version("pelagos")
    except PackageNotFoundError:  # run from its source
        return "0"


@cache
def openapi() -> dict[str, Any]:
    shapes = {shape for call in CALLS for shape in (call.asks, call.gives) if shape is not None} | {messages.Refused}
    ordered = sorted(shapes, key=str)
    found, components = msgspec.json.schema_components(ordered, ref_template=PLACE)
    refs = dict(zip(ordered, found, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call, refs)
    bearer = {"type": "http", "scheme": "bearer"}
    cookie = {"type": "apiKey", "in": "cookie", "name": "pelagos"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pelagos", "version": version_here()},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"bearer": bearer, "cookie": cookie}},
    }


def operation(call: Call, refs: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    if call.gives is not None:
        good["content"] = {"application/json": {"schema": refs[call.gives]}}
    refused = {"description": "Refused.", "content": {"application/json": {"schema": refs[messages.Refused]}}}
    found: dict[str, Any] = {
        "summary": call.text,
        "responses": {str(call.status): good, "4XX": refused, "5XX": refused},
    }
    if call.asks is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs[call.asks]}}}
    if names := re.findall(r"{(\w+)}", call.path):
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    if not call.open:
        found["security"] = [{"bearer": []}, {"cookie": []}]
    return found


@cache
def schemas() -> dict[str, Any]:
    """Return the JSON Schema of the socket's messages, in both directions."""
    (client, server), components = msgspec.json.schema_components(
        [FROM_CLIENT, FROM_SERVER], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": messages.PROTOCOL,
        "client": client,
        "server": server,
        "$defs": components,
    }
