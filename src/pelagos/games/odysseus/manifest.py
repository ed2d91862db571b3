"""What other rooms know of Odysseus."""

from __future__ import annotations

from pelagos.manifest import Manifest

MANIFEST = Manifest(
    name="odysseus",
    seats=(3, 4, 5, 6),  # O2.2
    clauses="O",
    boards=("archipelago",),
    first_clause="O4.1",
    variants=("first-voyage",),
    levels=("drifter", "sailor", "navigator", "olympian"),
    # First what changes nothing, then what a round requires, then what completes a half-made choice.
    default_verbs=("pass", "allow", "disk", "start", "play", "face", "on", "take"),
    default_cards=("1", "d", "2", "3", "5"),
    kinds={
        **{"god": "god", "mine": "god", "theirs": "god"},
        **{"space": "space", "source": "space", "on": "space"},
        **{"colour": "colour", "rival": "colour", "route": "colour"},
        **{"adventure": "adventure", "adventures": "adventure"},
        "island": "island",
        "card": "odysseus-card",
    },
    rows={"worths": ("adventures", "points")},
    chapters=("round",),
    implied={"allow": ("takes-effect",)},
    times={
        "start": 600,
        "pass": 350,
        "play": 700,
        "down": 700,
        "trade": 1000,
        "block": 1000,
        "takes-effect": 600,
        "turned": 1200,
        "sails": 2200,
        "completes": 1200,
        "disk": 800,
        "power-zeus": 900,
        "power-poseidon": 900,
        "power-hades": 900,
        "power-aphrodite": 900,
        "power-hermes": 1000,
    },
    sounds={**dict.fromkeys(("play", "down", "trade"), "card"), "sails": "ship"},
)
