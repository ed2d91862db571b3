"""Chance by a committed seed: the formula, uniformity, and that nobody can influence it from outside."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.core.committed import SPAN, Committed, commitment, is_entropy, new_seed
from pelagos.core.game import Game
from pelagos.core.match import Match
from tests.kit.games.every_game import every_table
from tests.kit.games.statistics import assert_uniform

SEED = bytes(range(32))
ENTROPY = ("0", "abc", "ffff")
# Computed by openssl, which shares no code with Pelagos: `openssl dgst -sha256 -mac HMAC -macopt hexkey:…`.
KEY = "7903a9eb9384bdde9e9b6dc5158a574fcf9d0d6053c88769eee5095bb22d0f36"
FIRST_TRIES = {0: 0xF714E77B2EE1F386, 1: 0xD6318D687DCCE3C7, 258: 0x646467CBC6FB4EAA}
SECOND_TRY_OF_0 = 0x68A00D01F905DAD2

seeds = st.binary(min_size=32, max_size=32)
entropies = st.lists(st.text("0123456789abcdef", min_size=1, max_size=64), min_size=1, max_size=6)
sizes = st.integers(1, 200) | st.integers(1, 2**63 - 1)


def by_the_documentation(seed: bytes, entropy: list[str], number: int, n: int) -> int:
    """Compute a draw as docs/reference/record.md describes it."""
    key = hmac.new(seed, "\n".join(entropy).encode(), hashlib.sha256).digest()
    for attempt in range(1000):
        message = bytes.fromhex(f"{number:016x}{attempt:08x}")
        found = int(hmac.new(key, message, hashlib.sha256).hexdigest()[:16], 16)
        if found // n < 2**64 // n:
            return found % n
    raise AssertionError("a thousand attempts")


# ---- the formula
def test_key_and_attempts_match_openssl() -> None:
    chance = Committed(SEED, ENTROPY)
    assert chance.key.hex() == KEY
    for drawn, expected in FIRST_TRIES.items():
        chance.drawn = drawn
        assert chance.number(0) == expected
    chance.drawn = 0
    assert chance.number(1) == SECOND_TRY_OF_0


def test_draws_match_openssl() -> None:
    for drawn, number in FIRST_TRIES.items():
        assert Committed(SEED, ENTROPY, drawn).below(1000) == number % 1000


def test_attempt_beyond_the_fair_part_is_rejected() -> None:
    """Less than two multiples of this n fit below 2**64, and the first attempt is above the first multiple."""
    n = 0xF714E77B2EE1F386  # the first attempt itself, which is one too high
    assert Committed(SEED, ENTROPY).below(n) == SECOND_TRY_OF_0
    assert Committed(SEED, ENTROPY).below(n + 1) == n


@given(seeds, entropies, st.integers(0, 2**40), sizes)
def test_draw_matches_the_documentation(seed: bytes, entropy: list[str], drawn: int, n: int) -> None:
    chance = Committed(seed, entropy, drawn)
    found = chance.below(n)
    assert found == by_the_documentation(seed, entropy, drawn, n)
    assert 0 <= found < n
    assert chance.drawn == drawn + 1


@given(seeds, entropies, st.lists(sizes, min_size=1, max_size=20), st.data())
def test_same_draws_again_and_from_any_point(
    seed: bytes, entropy: list[str], asked: list[int], data: st.DataObject
) -> None:
    """A table that is loaded continues where it was: only `drawn` must be stored."""
    chance = Committed(seed, entropy)
    found = [chance.below(n) for n in asked]
    kept = data.draw(st.integers(0, len(asked)))
    again = Committed(seed, entropy, kept)
    assert [again.below(n) for n in asked[kept:]] == found[kept:]
    assert again.drawn == len(asked)


def test_rejected_attempts_do_not_count_as_draws() -> None:
    chance = Committed(SEED, ENTROPY)
    n = 2**62 + 1  # a quarter of all attempts is rejected
    found = [chance.below(n) for _ in range(200)]
    assert found == [by_the_documentation(SEED, list(ENTROPY), i, n) for i in range(200)]
    first = [Committed(SEED, ENTROPY, i).number(0) for i in range(200)]
    rejected = sum(number >= SPAN - SPAN % n for number in first)
    assert 20 < rejected < 80
    assert chance.drawn == 200


# ---- uniform, and every input matters
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 37, 42, 100])
def test_draws_are_uniform(n: int) -> None:
    chance = Committed(SEED, ENTROPY)
    assert_uniform(Counter(chance.below(n) for _ in range(200 * n)), dict.fromkeys(range(n), 1))


def test_low_numbers_are_not_more_likely() -> None:
    """Without rejection the lower third would be drawn half of the time."""
    chance = Committed(SEED, ENTROPY)
    n = 3 * 2**61
    thirds = Counter(chance.below(n) // 2**61 for _ in range(3000))
    assert_uniform(thirds, dict.fromkeys(range(3), 1))


@pytest.mark.parametrize("entropy", [("1", "abc", "ffff"), ("0", "abc", "fffe"), ("0", "ab", "cffff"), ("0", "abc")])
def test_entropy_of_every_seat_matters(entropy: tuple[str, ...]) -> None:
    """Moving digits from one seat to the next changes the draws too."""
    ours, other = Committed(SEED, ENTROPY), Committed(SEED, entropy)
    assert [ours.below(2**60) for _ in range(5)] != [other.below(2**60) for _ in range(5)]


def test_seed_matters() -> None:
    assert Committed(SEED[::-1], ENTROPY).below(2**60) != Committed(SEED, ENTROPY).below(2**60)


# ---- seeds, commitments, entropy
def test_commitment_matches_openssl() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_seeds_are_long_and_never_the_same() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32


@pytest.mark.parametrize("text", ["0", "f", "09af", "a" * 64])
def test_entropy_is_hexadecimal(text: str) -> None:
    assert is_entropy(text)


@pytest.mark.parametrize("text", ["", "A", "g", "0x1", " 1", "1 ", "1\n", "a" * 65, "١", "1\n2"])
def test_invalid_entropy_is_refused(text: str) -> None:
    assert not is_entropy(text)
    with pytest.raises(ValueError, match="hexadecimal"):
        Committed(SEED, ["1", text])


def test_source_without_seats_or_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="each seat"):
        Committed(SEED, [])
    for seed in (b"", SEED[:31], SEED + b"0"):
        with pytest.raises(ValueError, match="32 bytes"):
            Committed(seed, ENTROPY)


@pytest.mark.parametrize("n", [0, -1])
def test_drawing_from_no_outcomes_is_refused(n: int) -> None:
    chance = Committed(SEED, ENTROPY)
    with pytest.raises(ValueError, match="cannot draw"):
        chance.below(n)
    assert chance.drawn == 0


# ---- in play
@every_table
def test_match_draws_from_the_seed(game: Game, seats: int) -> None:
    """This works in both builds although the class is not compiled, and `drawn` counts the draws."""
    chance = Committed(SEED, ["5"] * seats)
    match = Match.begin(game, seats, chance)
    assert chance.drawn == len(match.entries[0].draws) > 10
    assert Match.begin(game, seats, Committed(SEED, ["5"] * seats)).entries == match.entries
