"""Print the protocol's shapes as one JSON Schema, from which web/bake/types.mjs makes web/src/net/shapes.ts."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from pelagos.games.odysseus.view import View as OdysseusView
from pelagos.games.ulysses.view import View as UlyssesView
from pelagos.server.http.openapi import CALLS, FROM_CLIENT, FROM_SERVER


def shapes() -> dict[str, Any]:
    bodies = {shape for call in CALLS for shape in (call.asks, call.gives) if isinstance(shape, type)}
    named = sorted(bodies, key=lambda shape: shape.__name__)
    found, parts = msgspec.json.schema_components([FROM_CLIENT, FROM_SERVER, *named], ref_template="#/$defs/{name}")
    for name, view in (("UlyssesView", UlyssesView), ("OdysseusView", OdysseusView)):
        _, more = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
        parts |= {name if part == "View" else part: shape for part, shape in more.items()}
    parts |= {"Command": found[0], "Message": found[1]}
    for name, shape in parts.items():
        shape["title"] = name
        if "properties" in shape:
            shape.setdefault("additionalProperties", False)
            for field in shape["properties"].values():
                field.pop("default", None)  # beside a reference it would make a second type
    return {"$defs": parts}


if __name__ == "__main__":
    print(json.dumps(shapes(), indent=1, sort_keys=True))
