"""Sets as bits and rows as bytes: helper functions of the compiled rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def bit(n: i64) -> i64:
    """Return the number with only bit n set. `1 << n` would be wrong: mypyc 2.4 shifts the literal as a 32-bit int."""
    return (n - n + 1) << n


def bit_count(mask: i64) -> i64:
    """Return the number of bits that are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the position of the n-th bit that is set, counted from 0 and from the lowest bit."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    place: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


def list_bits(mask: i64, first: i64, buffer: vec[i64]) -> i64:
    """Write `first` + p into `buffer` for each bit p that is set. Return how many there are."""
    n: i64 = 0
    p: i64 = 0
    while mask != 0:
        if mask & 1 == 1:
            buffer[n] = first + p
            n += 1
        mask >>= 1
        p += 1
    return n


def zeros(n: int) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(n)])


def full(n: int, value: int) -> vec[u8]:
    return vec[u8]([u8(value) for _ in range(n)])


def packed(values: list[int]) -> vec[u8]:
    return vec[u8]([u8(value) for value in values])
