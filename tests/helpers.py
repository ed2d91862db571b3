"""What several tests need: every game, positions, random play, chi-square, a forger of records, the golden ones."""

from __future__ import annotations

import hashlib
import importlib
import json
import signal
import sys
from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from pelagos import games
from pelagos.core import laws, record
from pelagos.core.chance import Chance, Seeded
from pelagos.core.game import Game, Impossible
from pelagos.core.match import Match
from pelagos.core.record import Record, record_of
from pelagos.games import load

NAMES = ("Athena", "Poseidon", "Hermes", "Hera", "Apollo", "Artemis")
RECORDS = Path(__file__).parent / "records"
GOLDEN = {  # the seed of the golden game for each number of seats
    "ulysses": {3: 21, 4: 20, 5: 16},
    "odysseus": {3: 12, 4: 3, 5: 8, 6: 12},
}

find = cache(load)  # the game of a name; made once, since tests ask thousands of times

# ---- every game
GAMES = tuple(find(name) for name in games.NAMES)
TABLES = [pytest.param(game, seats, id=f"{game.name} {seats}") for game in GAMES for seats in game.seats]
every_game = pytest.mark.parametrize("game", GAMES, ids=games.NAMES)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


# ---- boards
def board_text(name: str) -> str:
    """The file of the board that comes with a game."""
    (found,) = resources.files(f"pelagos.games.{name}").joinpath("boards").iterdir()
    return found.read_text("utf-8")


def parse_board(name: str, text: str) -> Any:
    return importlib.import_module(f"pelagos.games.{name}.board").parse(text)


def board_refusal(name: str, spoilt: object) -> str:
    """What is said to a bad board, given as text or as data."""
    with pytest.raises(Impossible) as caught:
        parse_board(name, spoilt if isinstance(spoilt, str) else json.dumps(spoilt))
    return str(caught.value)


def loaded(name: str, content: object, folder: Path) -> Game:
    """A game on another board, read from a file as a player would give it."""
    path = folder / "board.json"
    path.write_text(json.dumps(content), "utf-8")
    return load(name, str(path))


# ---- positions
def match_of(game: Game, seats: int, *lines: str) -> Match:
    """A position to play on; whatever is drawn is the first possible outcome."""
    given = [(key, value) for key, _, value in (line.partition(" ") for line in lines)]
    return Match(game, game.setup(seats, given), lambda state: state.legal()[0])


def told(match: Match, seat: int, move: str, who: int) -> dict[str, Mapping[str, Any]]:
    """The events that `who` hears of a move, by name."""
    before = match.game.view(match.state, who)
    entry = match.game.seen(match.play(seat, move), who)
    return {event.name: event.args for event in match.game.tell(before, entry, match.game.view(match.state, who))}


def fields(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__dataclass_fields__}


# ---- laws
def law_broken_by(game: Game, seats: int) -> str | None:
    """The first law that a game with a planted mistake breaks."""
    report = laws.run(game, seats, 3000)
    return report.broken.law if report.broken else None


# ---- worlds
def assert_uniform(found: Mapping[Hashable, int], expected: Mapping[Hashable, int]) -> None:
    """By chi-square, against the number of ways to each; the seed is fixed, so a failure is a mistake."""
    assert set(found) <= set(expected), "a world that cannot be"
    statistic, most = chi_square(Counter(found), expected)
    assert statistic < most


def chi_square(found: Mapping[Hashable, int], expected: Mapping[Hashable, int]) -> tuple[float, float]:
    """The statistic, and what it may be at the most: the mean of its distribution and six deviations."""
    total, weight = sum(found.values()), sum(expected.values())
    wanted = {key: total * ways / weight for key, ways in expected.items()}
    statistic = sum((found[key] - wanted[key]) ** 2 / wanted[key] for key in wanted)
    freedom = len(wanted) - 1
    return statistic, freedom + 6 * (2 * freedom) ** 0.5


# ---- random play
def random_move(match: Match, chance: Chance) -> list[int]:
    """A whole move for the one who must decide, each small decision drawn evenly."""
    state = match.state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        actions.append(legal[chance.below(len(legal))])
        state.apply(actions[-1])
    return actions


def random_match(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Match:
    """A game played at random to its end, or until it has so many entries. The same seed gives the same game."""
    chance = Seeded(seed)
    match = Match.begin(game, seats, chance)
    while not match.is_over and len(match.entries) < entries:
        match.play(match.actor, random_move(match, chance))
    return match


def random_record(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Record:
    return record_of(random_match(game, seats, seed, entries), NAMES[:seats])


# ---- forging
def relinked(text: str) -> str:
    """A changed record with hashes that fit again, as a forger would make it; by docs/record.md, not by our code."""
    lines = text.removesuffix("\n").split("\n")
    head = next((i for i, line in enumerate(lines) if line.startswith("result ")), len(lines) - 1) + 1
    link = linked("", "\n".join(lines[:head]))
    for i in range(head, len(lines)):
        body = lines[i].rpartition(" #")[0] or lines[i]
        link = linked(link, body)
        lines[i] = f"{body} #{link}"
    return "\n".join(lines) + "\n"


def linked(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


# ---- golden games
def golden_path(name: str, seats: int) -> Path:
    return RECORDS / f"{name}-{seats}.txt"


def make_golden(name: str) -> None:
    """Plays the golden games of a game anew and writes tests/records. For when its rules, notation or default board
    were changed on purpose and `version` was bumped: `make setup && .venv/bin/python tests/helpers.py odysseus`."""
    for seats, seed in GOLDEN[name].items():
        golden_path(name, seats).write_text(record.write(random_record(find(name), seats, seed)), "utf-8")


def page_examples() -> str:
    """The two records of docs/record.md: the same nine entries, in full and as A saw them."""
    full = random_record(find("ulysses"), 3, seed=171, entries=9)
    return f"{record.write(full)}\n{record.write(full.seen_by(0))}"


if __name__ == "__main__":
    for each in sys.argv[1:] or games.NAMES:
        make_golden(each)
    print(page_examples())  # to be pasted into the page, and its explanations looked through


def hears_ctrl_c() -> None:
    """For `preexec_fn`: tests that run in the background of a shell ignore Ctrl-C, and what they start would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
