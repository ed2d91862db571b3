"""What other rooms know of Ulysses."""

from __future__ import annotations

from pelagos.manifest import Manifest, Note

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
        "thing": "ulysses-thing",
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
        "reveals": 1800,
    },
    sounds={
        **dict.fromkeys(("object", "black", "support", "build", "wind", "plague", "exchange"), "card"),
        "arrives": "ship",
    },
    moments={**dict.fromkeys(("arrives", "build", "exchange", "wins"), "mark"), "reveals": "card"},
    about={
        "card objection": "U7.5",
        "card temple": "U5.5",
        "card wind": "U9.1",
        "card plague": "U5.2",
        "card zeus": "U5.6",
        "card pandora": "U5.1",
        "side blue": "U6.1",
        "side red": "U7.2",
        "side black": "U7.8",
        "thing goal": "U8.1",
        "thing temple": "U4.2",
        "thing plague": "U6.1",
        "thing ship": "U8.1",
        "thing hand": "U3.1",
        "thing active": "U4.1",
        "thing pile": "U4.3",
        "colour": "U1.1",
    },
    notes=(
        Note("propose", "U6.1", verbs=("propose",), thing="thing ship"),
        Note("agree", "U7.1", verbs=("agree",), thing="side blue"),
        Note("bid", "U7.5", verbs=("pass",), thing="side red"),
        Note("lead", "U7.7", events=("support", "black"), thing="side blue"),
        Note("wind", "U9.1", verbs=("wind",), thing="card wind"),
        Note("reveals", "U8.1", events=("reveals",), thing="thing goal"),
        Note("plague", "U5.2", events=("plague",), thing="thing plague"),
        Note("build", "U5.5", verbs=("build",), thing="card temple"),
        Note("pandora", "U5.1", verbs=("pandora",), thing="card pandora"),
        Note("exchange", "U5.4", verbs=("exchange",), thing="thing goal"),
        Note("zeus", "U5.6", thing="card zeus"),
        Note("draws", "U4.2", events=("draws",), thing="thing temple"),
    ),
)
