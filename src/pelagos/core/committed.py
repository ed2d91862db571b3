"""Chance that can be checked afterwards: a secret seed promised before the deal, and a number from every seat.

The keeper publishes commitment(seed) first. Then each seat gives its entropy. So the keeper cannot choose a seed that
suits the seats, nor the seats numbers that suit the seed. docs/record.md has the formula.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from mypy_extensions import i64

from pelagos.core.chance import Chance

SEED_BYTES = 32
AN_ENTROPY = "1 to 64 hexadecimal digits, in lower case"
SPAN = 1 << 64  # a try is a number below this


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the seed and does not tell it."""
    return hashlib.sha256(seed).hexdigest()


def is_entropy(text: str) -> bool:
    """Fit to stand in a record as what a seat added."""
    return re.fullmatch("[0-9a-f]{1,64}", text) is not None


class Committed(Chance):
    """Each draw follows from the seed, the seats' entropy and its own number, counted over the whole match."""

    def __init__(self, seed: bytes, entropy: Sequence[str], drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        if not entropy or not all(map(is_entropy, entropy)):
            raise ValueError(f"each seat adds {AN_ENTROPY}")
        self.entropy = tuple(entropy)
        self.key = hmac.digest(seed, "\n".join(entropy).encode(), "sha256")
        self.drawn = drawn  # the number of the next draw; a table that is loaded sets it

    def below(self, n: i64) -> i64:
        if not 0 < n < SPAN:
            raise ValueError(f"nothing can be drawn from {n}")
        fair = SPAN - SPAN % n  # beyond it some outcomes would come once more often than others
        attempt = 0
        while (found := self.number(attempt)) >= fair:
            attempt += 1
        self.drawn += 1
        return found % n

    def number(self, attempt: int) -> int:
        """One try for the next draw: 64 bits."""
        message = self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
