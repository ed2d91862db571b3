"""What other rooms know of liar's dice."""

from __future__ import annotations

from pelagos.manifest import Manifest

MANIFEST = Manifest(
    name="liars_dice",
    seats=(2, 3, 4),  # L1.1
    clauses="L",
    levels=("drifter", "sailor"),
    default_verbs=("challenge",),  # the move of a seat that does not answer; before the first bid, the lowest bid
    default_cards=("1",),
    chapters=("round",),
    times={"bid": 600, "challenge": 900, "shows": 500, "counted": 900, "loses": 900},
    sounds={"challenge": "card"},
    moments={"challenge": "mark", "loses": "mark"},
)
