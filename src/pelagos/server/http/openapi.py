"""The wire described for others: OpenAPI for the HTTP interface, JSON Schema for the socket. Made from wire.py."""

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
    """One request that the server takes."""

    method: str
    path: str
    text: str
    asks: Any = None
    gives: Any = None
    status: int = 200
    open: bool = False  # no session needed


CALLS = (
    Call("post", "/api/people", "Somebody new: a name, no account.", messages.NewPerson, messages.Me, open=True),
    Call(
        "post", "/api/session", "Come back with a code or a personal link.", messages.Comeback, messages.Me, open=True
    ),
    Call("post", "/api/session/end", "Forget this device."),
    Call("get", "/api/me", "Who I am.", None, messages.Me),
    Call("post", "/api/me/name", "Another name, for tables to come.", messages.NewName, messages.Me),
    Call("post", "/api/me/code", "A code for another device: once, ten minutes.", None, messages.Pass),
    Call("post", "/api/me/link", "A personal link for another device: a year.", None, messages.Pass),
    Call("get", "/api/me/tables", "My tables, those where I must decide first.", None, messages.TableList),
    Call("get", "/api/tables", "Public tables with a free seat.", None, messages.TableList, open=True),
    Call(
        "post",
        "/api/tables",
        "Open a table. Then join it: nobody sits there yet.",
        messages.NewTable,
        messages.Opened,
        201,
    ),
    Call(
        "get", "/api/tables/{id}", "A table: who sits there, and what is promised.", None, messages.TableInfo, open=True
    ),
    Call("post", "/api/tables/{id}/enter", "Come in with an invitation.", messages.Entrance),
    Call("post", "/api/tables/{id}/invite", "A new invitation, by somebody who sits there.", None, messages.Pass, 201),
    Call("post", "/api/tables/{id}/handover", "A pass for my seat, for somebody else.", None, messages.Pass, 201),
    Call("post", "/api/tables/{id}/take", "Take a seat that is handed over.", messages.Taking, messages.Answer),
    Call("post", "/api/tables/{id}/mute", "Read somebody's chat no more, or again.", messages.Muting),
    Call("post", "/api/tables/{id}/commands", "A command, as over the socket.", messages.AnyCommand, messages.Answer),
    Call("get", "/api/tables/{id}/record", "The game so far as I saw it; all of it once it is over.", open=True),
    Call("get", "/api/tables/{id}/log", "What was told at the last 200 lines.", None, messages.Log, open=True),
    Call("get", "/api/games/{game}", "A game, its board, and its words.", None, messages.GameInfo, open=True),
    Call("get", "/api/games/{game}/rules/{language}", "The rules of a game.", None, messages.RulesText, open=True),
    Call("get", "/api/openapi.json", "This description.", open=True),
    Call("get", "/api/schema.json", "What goes over the sockets.", open=True),
    Call("get", "/healthz", "Whether the server and its store answer.", open=True),
    Call("get", "/metrics", "Counters for Prometheus.", open=True),
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
    """What goes over the socket, each way."""
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
