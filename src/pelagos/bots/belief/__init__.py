"""Beliefs: how likely each secret of the others is, inferred from public play alone. Each game has its own."""

from __future__ import annotations

from pelagos.bots.belief.belief import Belief
from pelagos.bots.belief.suspicion import Suspicion

__all__ = ["Belief", "Suspicion", "Thoughts"]

Thoughts = Belief | Suspicion  # what a searching bot may use
