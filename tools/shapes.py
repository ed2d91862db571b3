"""Print the protocol's shapes as one JSON Schema, from which web/bake/types.mjs makes web/src/net/shapes.ts."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from pelagos.core.game import PUBLIC
from pelagos.games import NAMES, load
from pelagos.server.http.openapi import CALLS, FROM_CLIENT, FROM_SERVER


def shapes() -> dict[str, Any]:
    bodies = {shape for call in CALLS for shape in (call.asks, call.gives) if isinstance(shape, type)}
    named = sorted(bodies, key=lambda shape: shape.__name__)
    found, parts = msgspec.json.schema_components([FROM_CLIENT, FROM_SERVER, *named], ref_template="#/$defs/{name}")
    for name in NAMES:
        _, more = msgspec.json.schema_components([view_of(name)], ref_template="#/$defs/{name}")
        parts |= {f"{name.capitalize()}View" if part == "View" else part: shape for part, shape in more.items()}
    parts["Manifest"]["required"] = sorted(parts["Manifest"]["properties"])  # the server sends every field
    parts |= {"Command": found[0], "Message": found[1]}
    for name, shape in parts.items():
        shape["title"] = name
        if "properties" in shape:
            shape.setdefault("additionalProperties", False)
            for field in shape["properties"].values():
                field.pop("default", None)  # beside a reference it would make a second type
    return {"$defs": parts}


def view_of(name: str) -> type:
    game = load(name)
    return type(game.view(game.start(game.seats[0]), PUBLIC))


if __name__ == "__main__":
    print(json.dumps(shapes(), indent=1, sort_keys=True))
