"""Many games of drifters, and what came of them."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, median
from typing import Any

from librt.random import Random

from pelagos.core.game import CHANCE, LETTERS, OVER, Entry, Game, State
from pelagos.core.record import Record, write
from pelagos.terminal.drifter import NAME
from pelagos.terminal.ulysses.tally import WAYS, Tally

SURE = 1.959964  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Played:
    """What a simulation keeps of a game."""

    winner: int
    first: int  # the seat that began
    turns: int
    decisions: int
    movements: Counter[str]
    record: Record | None


# ---- playing
def play(game: Game, seats: int, seed: int, keep: bool) -> Played:
    """One game; the same as core.playout plays from this seed, but watched."""
    state: Any = game.start(seats)
    random, room, tally, entries = Random(seed), state.room(), Tally(), Entries()
    decisions, first = 0, -1
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            draw = state.outcome(random.randrange(state.stakes()))
            if keep:
                entries.draw(int(state.witness()), int(draw))
            state.apply(draw)
            continue
        if first < 0:
            first = int(state.active)
        action = room[random.randrange(state.moves(room))]
        tally.before(state)
        state.apply(action)
        tally.after(state)
        decisions += 1
        if keep:
            entries.decide(actor, int(action), state)
    winner = int(state.winner)
    record = Record(game, (NAME,) * seats, tuple(entries.made()), (winner,)) if keep else None
    return Played(winner, first, int(state.turn), decisions, tally.movements, record)


class Entries:
    """Puts small decisions and draws together as the record has them."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, list[int], list[tuple[int, int]]]] = [(CHANCE, [], [])]
        self.is_open = False  # a move not finished

    def draw(self, witness: int, outcome: int) -> None:
        self.parts[-1][2].append((witness, outcome))

    def decide(self, seat: int, action: int, after: State) -> None:
        if not self.is_open:
            self.parts.append((seat, [], []))
        self.parts[-1][1].append(action)
        self.is_open = not after.settled()

    def made(self) -> Iterator[Entry]:
        return (Entry(seat, tuple(actions), tuple(draws)) for seat, actions, draws in self.parts)


def run(game: Game, seats: int, seeds: Iterable[int], folder: Path | None) -> tuple[list[Played], float]:
    """Plays a game for each seed; the seconds are those of play, not of writing."""
    games: list[Played] = []
    seconds = 0.0
    for seed in seeds:
        begun = time.perf_counter()
        played = play(game, seats, seed, folder is not None)
        seconds += time.perf_counter() - begun
        if folder is not None and played.record is not None:
            folder.joinpath(f"{game.name}-{seats}-{seed}.txt").write_text(write(played.record), "utf-8")
        games.append(Played(played.winner, played.first, played.turns, played.decisions, played.movements, None))
    return games, seconds


# ---- counting
def summary(game: Game, seats: int, seed: int, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """All that is reported, as plain data. Only `time` differs between two runs of one seed."""
    decisions = sum(played.decisions for played in games)
    places = Counter((played.winner - played.first) % seats for played in games)
    winners = Counter(played.winner for played in games)
    movements = sum((played.movements for played in games), Counter[str]())
    return {
        "game": game.name,
        "version": game.version,
        "board": {"name": game.board_name, "mark": game.board_mark},
        "players": seats,
        "seed": seed,
        "games": len(games),
        "turns": spread([played.turns for played in games]),
        "decisions": spread([played.decisions for played in games]),
        "wins_by_seat": {LETTERS[seat]: share(winners[seat], len(games)) for seat in range(seats)},
        "wins_by_place_in_order": {str(place + 1): share(places[place], len(games)) for place in range(seats)},
        "movements": {way: share(movements[way], sum(movements.values())) for way in WAYS},
        "time": {"seconds": round(seconds, 3), "decisions_per_second": round(decisions / seconds) if seconds else 0},
    }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(mean(numbers), 2), "median": median(numbers), "least": min(numbers), "most": max(numbers)}


def share(count: int, total: int) -> dict[str, Any]:
    """A count, its share of the total, and the 95 % interval of that share."""
    low, high = wilson(count, total)
    part = count / total if total else 0.0
    return {"count": count, "share": round(part, 4), "interval": [round(low, 4), round(high, 4)]}


def wilson(count: int, total: int) -> tuple[float, float]:
    """Wilson's interval: sound for small counts too, and never outside 0 to 1."""
    if total == 0:
        return 0.0, 1.0
    part, square = count / total, SURE * SURE / total
    middle = (part + square / 2) / (1 + square)
    reach = SURE * sqrt(part * (1 - part) / total + square / (4 * total)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# ---- showing
def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, indent=2)


def as_text(found: dict[str, Any]) -> list[str]:
    time = found["time"]
    return [
        f"{found['games']:,} games of {found['game']}, {found['players']} players, first seed {found['seed']}",
        "",
        "Length       mean    median     least      most",
        spread_line("turns", found["turns"]),
        spread_line("decisions", found["decisions"]),
        "",
        *share_lines("Wins by seat", found["wins_by_seat"]),
        *share_lines("Wins by place in the order of the first turn", found["wins_by_place_in_order"]),
        *share_lines("Movements decided by", found["movements"]),
        f"{time['seconds']:.1f} s, {time['decisions_per_second']:,} decisions a second",
    ]


def spread_line(name: str, found: dict[str, float]) -> str:
    return f"  {name:9}{found['mean']:>8,.1f}{found['median']:>10,.1f}{found['least']:>10,}{found['most']:>10,}"


def share_lines(title: str, found: dict[str, Any]) -> list[str]:
    lines = [title]
    for name, row in found.items():
        low, high = row["interval"]
        lines.append(f"  {name:10}{row['count']:>9,}{row['share']:>9.1%}   ({low:.1%} to {high:.1%})")
    return [*lines, ""]
