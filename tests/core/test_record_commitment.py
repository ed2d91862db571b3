"""Commitments and deciders in a record: writing, reading, masking and refusing them."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.committed import Committed
from pelagos.core.game import PUBLIC, Game
from pelagos.core.record import Damaged, Record, parse, replay, write
from tests.kit.games.committed_records import entropy_of, honest_record, seed_of
from tests.kit.games.every_game import every_game, every_table, find
from tests.kit.games.forged_records import rehashed as relinked
from tests.kit.games.random_play import random_record

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "record.md"
HEX = "0123456789abcdef" * 4
WORDS = ("", "", "sailor", "clock", "", "drifter")


@cache
def whole(game: Game, seats: int = 3) -> Record:
    """Return a short, closed game. Bots or the clock decided some of its entries."""
    return replace(honest_record(game, seats, 1, 6), deciders=WORDS)


# ---- writing and reading
@every_table
def test_print_and_parse_are_inverse(game: Game, seats: int) -> None:
    full = whole(game, seats)
    variants = [full, replace(full, seed=""), replace(full, deciders=())]
    for record in (*variants, *(full.seen_by(who) for who in (PUBLIC, *range(seats)))):
        text = write(record)
        assert parse(text, find) == record
        assert write(parse(text, find)) == text == relinked(text)
    replay(parse(write(full), find))


@every_game
def test_commitment_lines_follow_the_seats(game: Game) -> None:
    lines = write(whole(game)).split("\n")
    seed, entropy = seed_of(1), entropy_of(1, 3)
    assert lines[6:11] == [
        f"commitment {hashlib.sha256(seed).hexdigest()}",
        *(f"entropy {letter} {text}" for letter, text in zip("ABC", entropy, strict=True)),
        f"seed {seed.hex()}",
    ]
    assert lines[11] == "view full"
    assert re.fullmatch(r"2 [ABC] [^~]* ~sailor #[0-9a-f]{16}", lines[15])
    assert re.fullmatch(r"3 [ABC] [^~]* ~clock #[0-9a-f]{16}", lines[16])
    assert "~" not in lines[14] + lines[17]


@every_game
def test_old_record_has_no_commitment(game: Game) -> None:
    record = random_record(game, 3, 1, 5)
    assert (record.commitment, record.entropy, record.seed, record.deciders) == ("", (), "", ())
    assert not re.search("^(commitment|entropy|seed) |~", write(record), re.MULTILINE)
    assert [record.decider(i) for i in range(5)] == [""] * 5


@every_game
def test_decider_follows_the_draws(game: Game) -> None:
    record = honest_record(game, 3, 2, 60)
    found = next(i for i, entry in enumerate(record.entries) if i and entry.draws)
    record = replace(record, deciders=tuple("clock" if i == found else "" for i in range(60)))
    assert re.search(rf"^{found} [ABC] .* \| .* ~clock #", write(record), re.MULTILINE)
    assert parse(write(record), find).decider(found) == "clock"


# ---- masked records
@every_game
@pytest.mark.parametrize("who", [PUBLIC, 0, 1, 2])
def test_masked_record_has_the_commitment_but_not_the_seed(game: Game, who: int) -> None:
    """The seed reveals every draw: with it, nothing in a masked record would be hidden."""
    full = whole(game)
    seen = full.seen_by(who)
    assert (seen.commitment, seen.entropy, seen.deciders) == (full.commitment, full.entropy, full.deciders)
    assert full.seed not in write(seen)


@every_game
def test_seed_in_a_masked_record_is_damage(game: Game) -> None:
    for viewer in ("A", "public"):
        text = write(whole(game)).replace("view full", f"view {viewer}")
        assert damage(relinked(text)) == (12, "the seed reveals every draw, so only a full record may have it")


# ---- refusals
def damage(text: str) -> tuple[int, str]:
    with pytest.raises(Damaged) as caught:
        parse(text, find)
    return caught.value.line, caught.value.reason


DIGEST = "is 64 hexadecimal digits, in lower case"
ENTROPY = "the entropy of a seat is 1 to 64 hexadecimal digits, in lower case"


@every_game
@pytest.mark.parametrize(
    ("pattern", "new", "line", "said"),
    [
        (r"commitment .", "commitment ", 7, f"a commitment {DIGEST}"),
        (r"commitment .", "commitment A", 7, f"a commitment {DIGEST}"),
        (r"commitment .", "commitment g", 7, f"a commitment {DIGEST}"),
        (r"commitment .*", "commitment", 7, "expected 'view …'"),
        (r"commitment .*\n", "", 7, "expected 'view …', found 'entropy A"),
        (r"entropy A .*", "entropy A ", 8, ENTROPY),
        (r"entropy A .*", "entropy A", 8, ENTROPY),
        (r"entropy A .*", "entropy A 12 ", 8, ENTROPY),
        (r"entropy A .*", "entropy A ABC", 8, ENTROPY),
        (r"entropy A .*", f"entropy A {HEX}0", 8, ENTROPY),
        (r"entropy B", "entropy C", 9, "entropy of seat 'C' is out of order"),
        (r"entropy B .*\n", "", 9, "entropy of seat 'C' is out of order"),
        (r"entropy C .*\n", "", 10, "expected 'entropy …', found 'seed"),
        (r"entropy C (.*)", r"entropy C \1\nentropy D \1", 11, "expected 'view …'"),
        (r"seed .*", "seed 12", 11, f"a seed {DIGEST}"),
        (r"seed ......", "seed ABCDEF", 11, f"a seed {DIGEST}"),
        (r"seed (.*)", r"seed \1\nseed \1", 12, "expected 'view …'"),
        (r"(commitment .*)", r"\1\n\1", 8, "expected 'entropy …'"),
        (r"(seed .*)\n(view .*)", r"\2\n\1", 12, "expected 'result …'"),
        (r"(?s)commitment .*(?=seed)", "", 7, "expected 'view …', found 'seed"),
        (r" ~sailor", " ~", 16, "'~' is not a valid decider"),
        (r" ~sailor", " ~Sailor", 16, "'~Sailor' is not a valid decider"),
        (r" ~sailor", " ~sailor 2", 16, "is not a valid decider"),
        (r" ~sailor", " ~sailor ~clock", 16, "is not a valid decider"),
        (r" ~sailor", " ~" + "x" * 21, 16, "is not a valid decider: one word of at most 20 lower-case letters"),
        (r" ~sailor", "  ~sailor", 16, ""),
        (r"^(0 deal .*) #", r"\1 ~clock #", 14, "a deal has no decider"),
    ],
)
def test_invalid_line_is_refused(game: Game, pattern: str, new: str, line: int, said: str) -> None:
    """Even if the hashes match."""
    text = write(whole(game))
    forged = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
    assert forged != text
    found, reason = damage(relinked(forged))
    assert found == line
    assert said in reason


@every_game
def test_every_changed_character_is_noticed(game: Game) -> None:
    """It is found at its own line, or at the first hash."""
    text = write(whole(game))
    for i in range(text.index("commitment "), text.index("view ")):
        assert damage(text[:i] + chr(ord(text[i]) ^ 1) + text[i + 1 :])[0] <= 14
    for i in range(text.index("~sailor"), text.index("~sailor") + 7):
        assert damage(text[:i] + chr(ord(text[i]) ^ 1) + text[i + 1 :])[0] == 16


@every_game
@pytest.mark.parametrize(
    "wrong",
    [
        {"commitment": "12"},
        {"commitment": ""},
        {"commitment": HEX.upper()},
        {"entropy": ()},
        {"entropy": ("1", "2")},
        {"entropy": ("1", "2", "")},
        {"entropy": ("1", "2", "3\nseed")},
        {"seed": "12"},
        {"viewer": 0},
        {"deciders": ("sailor",)},
        {"deciders": ("", "", "a b", "", "", "")},
        {"deciders": ("", "", "~", "", "", "")},
    ],
)
def test_record_that_could_not_be_read_back_is_refused(game: Game, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        replace(whole(game), **wrong)


# ---- the page
def test_page_shows_a_commitment_and_its_first_draw() -> None:
    page = PAGE.read_text("utf-8")
    (block,) = re.findall(r"```\n(commitment .*?)```", page, re.DOTALL)
    found = dict(line.rsplit(" ", 1) for line in block.strip().split("\n"))
    seed = bytes.fromhex(found.pop("seed"))
    assert hashlib.sha256(seed).hexdigest() == found.pop("commitment")
    assert list(found) == ["entropy A", "entropy B", "entropy C"]
    first = "ABC"[Committed(seed, list(found.values())).below(3)]
    assert f"`first={first}`" in page.partition("## Deals that can be verified")[2]


def test_formula_on_the_page_is_the_one_used() -> None:
    """The Python code on the page is run unchanged."""
    page = PAGE.read_text("utf-8").partition("## Deals that can be verified")[2]
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    scope: dict[str, Any] = {}
    exec(source, scope)
    chance = Committed(seed_of(1), ["12", "ab", "0"], 7)
    sizes = [1, 2, 3, 50, 2**62 + 1, 2**62 + 1, 2**62 + 1, 2**63 - 1]
    for number, n in enumerate(sizes, 7):
        assert scope["draw"](seed_of(1), ["12", "ab", "0"], number, n) == chance.below(n)
