"""Nothing leaks: when everything that a viewer may not know changes, every byte that the viewer gets stays the same.

Two whole matches that look the same to the viewer (twin_matches.py) are played through two whole servers
(in_memory_server.py), with the same commands, the same chat and the same people coming and going. The experiment
compares everything that the viewer, a spectator with a name and a stranger get: updates with events, views and
choices, refusals of their commands, lists, records so far, missed events, chat, presence, metrics, the same through
another process that follows the log, the number and order of messages, and how long bots let people wait. At every
position it also tries another twin, drawn whole by Game.imagine: the update, the list, the refusals and the events of
the next move that are made of it for the viewer must be the same.

    python -m faults.experiments.leak            20,000 positions, then the planted leaks
    python -m faults.experiments.leak --quick    300 positions
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from librt.random import Random as FastRandom

from faults.kit.in_memory_server import (
    NAMES,
    SPECTATOR,
    STRANGER,
    InMemoryServer,
    frozen_metrics,
    new_store,
    random_seed,
)
from faults.kit.report import Report
from faults.kit.twin_matches import CHANGES, WILD, Chooser, alike, differs_for_somebody, real_play, twin_of
from faults.plants.leaks import PLANTS, planted
from pelagos import games
from pelagos.core.game import PUBLIC, Entry, Game, State
from pelagos.core.match import Match
from pelagos.games import load
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.commands import CommandHandler
from pelagos.server.table.projections import head_of
from pelagos.server.table.table import GameStep, Table, events_for
from pelagos.store.store import Session

POSITIONS, QUICK = 20_000, 300
LONGEST = 120  # entries of one match
RARE = 0.12  # share of positions at which each of the rarer actions happens
NONSENSE = ("", "fly", "propose", "pass pass pass", "αβγ", "lay 99 x", "a" * 400)


class Leak(AssertionError):
    """A difference that a viewer can see."""


@dataclass
class Found:
    positions: int = 0  # at which the secrets differed
    alike: int = 0  # at which they happened to be the same, so they prove nothing
    messages: int = 0
    bytes: int = 0
    imagined: int = 0
    moved: int = 0  # imagined states in which the next move was legal too
    by: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """One match and one viewer."""

    game: Game
    seats: int
    who: int
    seed: int
    longest: int = LONGEST
    changes: int = CHANGES
    wild: float = WILD

    @property
    def name(self) -> str:
        return SPECTATOR if self.who == PUBLIC else NAMES[self.who]

    @property
    def bots(self) -> list[str | None]:
        """Return the bots by seat. One seat is a bot's, and never the viewer's."""
        bot = self.seed % self.seats
        return [None if seat in (self.who, self.seats - 1) or seat != bot else "sailor" for seat in range(self.seats)]

    @property
    def people(self) -> list[str]:
        return [NAMES[seat] for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def settings(self) -> dict[str, Any]:
        clock = {"seconds": 3600, "bank": 600} if self.seed % 2 else {}
        return {"game": self.game.name, "seats": self.seats, "bots": self.bots, "public": True, "clock": clock}


def cases(seed: int = 1, **how: Any) -> Iterator[Case]:
    """Yield cases without end: both games, all numbers of seats, every seat and a spectator."""
    while True:
        for name in games.NAMES:
            game = load(name)
            for seats in game.seats:
                for who in range(PUBLIC, seats):
                    yield Case(game, seats, who, seed, **how)
                    seed += 1


# ---- two servers, the same commands
async def run_case(case: Case, found: Found, most: int, folder: Path) -> None:
    """Play both matches. Raise Leak at the first byte that differs."""
    random = Random(case.seed)
    true = real_play(case.game, case.seats, case.seed, case.longest, case.wild)
    twin = twin_of(case.game, true, case.who, random, case.changes)
    promise = random_seed(random)
    servers = []
    for number, seed in enumerate((promise, random_seed(random))):
        servers.append(InMemoryServer(folder / f"{case.seed}-{number}", folder / "empty", case.settings, seed, promise))
    try:
        for server, history in zip(servers, (true, twin), strict=True):
            await server.start()
            await server.begin(case.people, history.entries[0])
        marks: dict[str, int] = {}
        compare(case, servers, marks, found, "the deal")
        for i in range(1, len(true.entries)):
            if found.positions >= most:
                break
            differ = differs_for_somebody(case.game, true.states[i], twin.states[i])
            entries = true.entries[i], twin.entries[i]
            await both(case, servers, side_actions(case, servers[0].table, true.entries[i], random), entries)
            compare(case, servers, marks, found, f"entry {i} ({case.game.write(true.entries[i].actions)})")
            imagined(case, servers[0].table, true.states[i], true.entries[i], random, found)
            found.positions += differ
            found.alike += not differ
            found.by[f"{case.game.name}, {case.seats} seats"] += differ
    finally:
        for server in servers:
            await server.stop()


async def both(
    case: Case, servers: list[InMemoryServer], plan: list[tuple[Any, ...]], entries: tuple[Entry, Entry]
) -> None:
    """Run everything on one server, then on the other: at the same time, one would wait for the other."""
    for server, entry in zip(servers, entries, strict=True):
        for action, *args in plan:
            await action(server, *args)
        await server.move(entry)
        await maybe_undo(case, server, entry)
        server.time += 1500


def compare(case: Case, servers: list[InMemoryServer], marks: dict[str, int], found: Found, where: str) -> None:
    """Compare what each viewer has received since the last time."""
    for name in {case.name, SPECTATOR, STRANGER}:
        for key in (name, f"{name} elsewhere"):
            compare_one(key, servers, marks, found, f"{case.game.name}, {case.seats} seats, {where}")
    compare_one("pace", servers, marks, found, where)


def compare_one(key: str, servers: list[InMemoryServer], marks: dict[str, int], found: Found, where: str) -> None:
    one, other = (server.received.get(key, []) for server in servers)
    new = one[marks.get(key, 0) :], other[marks.get(key, 0) :]
    marks[key] = len(one)
    found.messages += len(new[0])
    found.bytes += sum(map(len, new[0]))
    for a, b in zip(*new, strict=False):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            raise Leak(f"{where}: {key or 'a stranger'}: …{a[max(0, at - 60) : at + 60]!r} or {b[at : at + 60]!r}")
    if len(new[0]) != len(new[1]):
        raise Leak(f"{where}: {key or 'a stranger'}: {len(new[0])} messages or {len(new[1])}")


# ---- what people do beside their moves
def side_actions(case: Case, table: Table, entry: Entry, random: Random) -> list[tuple[Any, ...]]:
    """Return actions for both servers. Nothing in them depends on what the viewer may not know."""
    plan: list[tuple[Any, ...]] = []
    me = case.name
    for text in bad_moves(case, table, entry, random):
        plan.append((say, me, "play", {"move": text, "seq": table.seq}))
    plan.append((say, me, *random.choice(bad_commands(table))))
    plan.append((ask, random.choice((me, SPECTATOR, STRANGER)), random.choice(pages(table))))
    rare: list[tuple[Any, ...]] = [
        (say, me, "say", {"text": "I wonder what you hold"}),
        (say, random.choice(case.people), "say", {"text": f"is it {random.randrange(99)}?"}),
        (reconnect, me, random.randrange(table.seq + 2)),
        (reconnect, random.choice((*case.people, SPECTATOR, STRANGER)), random.randrange(table.seq + 2)),
        (toggle_away, random.choice(case.people)),
    ]
    plan += [action for action in rare if random.random() < RARE]
    random.shuffle(plan)
    return plan


def bad_moves(case: Case, table: Table, entry: Entry, random: Random) -> list[str]:
    """Return moves that are refused: not legal, out of turn, or not valid text."""
    game = case.game
    legal = set(table.match.state.legal()) if table.actor == case.who else set()
    tried = [random.randrange(len(game.table)) for _ in range(3)]
    found = [game.write([action]) for action in tried if action not in legal]
    if table.actor != case.who:
        found.append(game.write(entry.actions))  # what another seat is about to do
    return [*found, random.choice(NONSENSE)]


def bad_commands(table: Table) -> list[tuple[str, dict[str, Any]]]:
    return [
        ("undo", {"seq": max(0, table.seq - 1)}),
        ("play", {"seq": max(0, table.seq - 1), "move": "pass"}),
        ("join", {}),
        ("begin", {}),
        ("close", {}),
        ("rematch", {}),
        ("back", {}),
        ("vote", {"seat": 5}),
        ("dance", {}),
    ]


def pages(table: Table) -> list[str]:
    here = f"/api/tables/{table.id}"
    return [
        "/api/tables",
        "/api/me/tables",
        "/api/me",
        here,
        f"{here}/record",
        f"{here}/log",
        "/metrics",
        f"{here}/invite",
        "/api/nothing",
    ]


async def say(server: InMemoryServer, name: str, do: str, args: dict[str, Any]) -> None:
    await server.say(name, do, **args)


async def ask(server: InMemoryServer, name: str, path: str) -> None:
    await server.request(name, "GET", path)


async def reconnect(server: InMemoryServer, name: str, since: int) -> None:
    """Let somebody leave, come back and ask for what was missed. The others see both."""
    await server.disconnect(name)
    await server.connect(name, since)


async def toggle_away(server: InMemoryServer, name: str) -> None:
    """Let a bot play for somebody, or no longer."""
    chair = server.table.chairs[NAMES.index(name)]
    await server.say(name, "back" if chair.away else "away")


async def maybe_undo(case: Case, server: InMemoryServer, entry: Entry) -> None:
    """Undo every third move, or be refused; then make it again."""
    table = server.table
    chair = table.chairs[entry.seat]
    if table.seq % 3 or not chair.person:
        return
    answer = await server.say(chair.name, "undo", seq=table.seq)
    if answer["type"] == "answer":
        await server.replica.catch_up()
        await server.move(entry)


# ---- an imagined state
def imagined(case: Case, table: Table, state: State, entry: Entry, random: Random, found: Found) -> None:
    """Compare the table with the same table in a state that the viewer cannot tell from the true one."""
    game, who = case.game, case.who
    view = game.view(state, who)
    twin = game.imagine(view, FastRandom(random.randrange(2**31)))
    true, other = with_state(table, state), with_state(table, twin)
    tried = [random.randrange(len(game.table)) for _ in range(4)]
    where = f"{game.name}, {case.seats} seats, imagined before {game.write(entry.actions)}"
    for what, one, two in zip(OUTPUTS, outputs(true, who, tried), outputs(other, who, tried), strict=True):
        if one != two:
            raise Leak(f"{where}: {what}: {one!r:.300} or {two!r:.300}")
    after, other_after = state.copy(), twin.copy()
    again = alike(other_after, entry, entry, who, Chooser(game, random))
    alike(after, entry, entry, who, Chooser(game, random))
    found.imagined += 1
    if again is not None and game.view(after, who) == game.view(other_after, who):
        found.moved += 1
        steps = (
            (true, GameStep(1, (), entry=entry, before=state, after=after)),
            (other, GameStep(1, (), entry=again, before=twin, after=other_after)),
        )
        one, two = (events_for(table, step, who) for table, step in steps)
        if one != two:
            raise Leak(f"{where}: events: {one!r:.300} or {two!r:.300}")


OUTPUTS = ("update", "list", "refusals")


def outputs(table: Table, who: int, tried: list[int]) -> tuple[Any, ...]:
    audience, sent = Audience(), Sent()
    audience.viewers.append(Viewer(table.chairs[who].person if who != PUBLIC else "", sent))
    audience.welcome(table, audience.viewers[0], table.since)
    return sent.messages, head_of(table, table.since), [refusal(table, who, action) for action in tried]


class Sent:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: tuple[bytes, ...] = ()

    def send_text(self, *messages: bytes) -> None:
        self.messages += messages

    def disconnect(self, why: str) -> None:
        raise Leak(f"connection closed: {why}")


def refusal(table: Table, who: int, action: int) -> Any:
    person = table.chairs[who].person if who != PUBLIC else "person-nobody"
    command = messages.Play(id="x", seq=table.seq, move=table.game.write([action]))
    try:
        return len(CommandHandler(table, Session(person, "x"), True).decide(command))
    except Refusal as error:
        return error.answer()


def with_state(table: Table, state: State) -> Table:
    """Return the table in another state, with nothing to undo and no stand-ins."""
    found = table.copy()
    found.match = Match(table.game, state)
    found.match.entries = table.match.entries
    found.last_move = None
    found.source = lambda entropy: lambda state: state.legal()[0]  # type: ignore[method-assign]
    for seat in range(len(found.chairs)):
        found.change_chair(seat, away="")
    return found


# ---- the experiment
@contextlib.contextmanager
def memory_folder() -> Iterator[Path]:
    """Yield a temporary folder, in memory if possible: this experiment is not about disks."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder, frozen_metrics():
        asyncio.run(new_store(Path(folder) / "empty"))
        yield Path(folder)


def run(positions: int, seed: int = 1, most_cases: int = 10**9, first: int = 0, **how: Any) -> Found:
    """Compare this many positions. A case with a leak ends at the leak."""
    found = Found()
    with memory_folder() as folder:
        for number, case in enumerate(cases(seed, **how)):
            if found.positions >= positions or number >= most_cases:
                break
            if number >= first:
                try_case(case, found, positions, folder)
    return found


def run_one(case: Case, found: Found) -> None:
    with memory_folder() as folder:
        try_case(case, found, 10**9, folder)


def try_case(case: Case, found: Found, positions: int, folder: Path) -> None:
    try:
        asyncio.run(run_case(case, found, positions, folder))
    except Leak as leak:
        found.leaks.append(f"viewer {case.who}, seed {case.seed}: {leak}")


def caught(name: str, **how: Any) -> str:
    """Return how a planted leak is noticed, or "" if it is not."""
    found = Found()
    with planted(name), memory_folder() as folder:
        for number, case in enumerate(cases(7, **how)):
            if found.leaks or number >= 24:
                break
            try_case(case, found, 10**9, folder)
    return found.leaks[0] if found.leaks else ""


def describe(found: Found, seconds: float) -> None:
    print(f"{'table':24}{'positions':>12}")
    for name, count in sorted(found.by.items()):
        print(f"{name:24}{count:12,}")
    print(f"{found.messages:,} messages of {found.bytes / 1e6:,.0f} MB to viewers compared, {seconds:.0f} s")
    print(f"{found.imagined:,} imagined states, the next move made in {found.moved:,}")
    print(f"{found.alike:,} more positions where no secret differed, not counted")
    for leak in found.leaks[:10]:
        print("  " + leak)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wanted = args.positions or (QUICK if args.quick else POSITIONS)
    how = {"longest": 40, "changes": 12} if args.quick else {}
    began = time.monotonic()
    found = run(wanted, args.seed, **how)
    describe(found, time.monotonic() - began)
    seen = {name: caught(name, longest=40, changes=20) for name in PLANTS}
    for name, how_seen in seen.items():
        print(f"planted: {name}: {how_seen[:160] or 'NOT SEEN'}")
    report = Report()
    report.add("positions", f"{found.positions}", f"bar {wanted}", found.positions >= wanted)
    report.expect_none("leaks", found.leaks)
    report.add("planted leaks caught", f"{sum(map(bool, seen.values()))}", f"bar {len(PLANTS)}", all(seen.values()))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
