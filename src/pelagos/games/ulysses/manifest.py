"""What other rooms know of Ulysses."""

from __future__ import annotations

from pelagos.manifest import Manifest

MANIFEST = Manifest(
    name="ulysses",
    seats=(3, 4, 5),  # U2.5: there is no game for two
    clauses="U",
    boards=("mediterranean",),
    variants=("first-voyage",),
    first_clause="U2.3",
    is_first_free=True,
    levels=("drifter", "sailor", "navigator", "olympian"),
    # First what changes nothing, then what a turn requires, then what completes a half-made choice, then what frees a
    # ship that is stuck.
    default_verbs=(
        *("agree", "pass", "end", "done"),
        "propose",
        *("lay", "discard", "return", "at"),
        *("remove", "exchange"),
    ),
    default_cards=("plague", "temple", "wind", "pandora", "objection", "zeus"),
    kinds={
        **{"place": "place", "goal": "place", "goals": "place", "ship": "place"},
        **{"colour": "colour", "given": "colour"},
        "side": "side",
        "card": "ulysses-card",
    },
    chapters=("turn",),
    implied={"end": ("turn", "shuffle")},
    times={
        "propose": 700,
        "object": 900,
        "black": 900,
        "support": 800,
        "pass": 350,
        "agree": 350,
        "plague": 800,
        "remove": 800,
        "build": 700,
        "pandora": 600,
        "exchange": 700,
        "wind": 700,
        "arrives": 1500,
        "reveals": 900,
    },
    sounds={
        **dict.fromkeys(("object", "black", "support", "build", "wind", "plague", "exchange"), "card"),
        "arrives": "ship",
    },
)
