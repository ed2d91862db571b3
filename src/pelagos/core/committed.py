"""Verifiable chance: a secret seed, committed to before the deal, combined with a number from every seat.

The server publishes commitment(seed) first. Then each seat sends its entropy. So the server cannot choose a seed after
seeing the entropy, and the seats cannot choose entropy after seeing the seed. docs/reference/record.md has the formula.
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
ENTROPY_FORMAT = "1 to 64 hexadecimal digits, in lower case"
SPAN = 1 << 64  # each attempt at a draw is a number below this


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the hash to publish before the deal. It fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()


def is_entropy(text: str) -> bool:
    """Return True if the text is valid as a seat's entropy in a record."""
    return re.fullmatch("[0-9a-f]{1,64}", text) is not None


class Committed(Chance):
    """A source that computes each draw from the seed, the seats' entropy and the draw's number in the match."""

    def __init__(self, seed: bytes, entropy: Sequence[str], drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        if not entropy or not all(map(is_entropy, entropy)):
            raise ValueError(f"the entropy of each seat is {ENTROPY_FORMAT}")
        self.entropy = tuple(entropy)
        self.key = hmac.digest(seed, "\n".join(entropy).encode(), "sha256")
        self.drawn = drawn  # the number of the next draw; set when a table is loaded from its log

    def below(self, n: i64) -> i64:
        if not 0 < n < SPAN:
            raise ValueError(f"cannot draw from {n} outcomes")
        fair = SPAN - SPAN % n  # numbers from here on are rejected: they would make some outcomes more likely
        attempt = 0
        while (found := self.number(attempt)) >= fair:
            attempt += 1
        self.drawn += 1
        return found % n

    def number(self, attempt: int) -> int:
        """Return the 64-bit number of one attempt at the next draw."""
        message = self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
