"""Nothing leaks: whatever a viewer may not know is drawn anew, and every byte that he is sent stays the same.

Two whole matches of which he sees the same (twins.py) are played through two whole servers (world.py): same commands,
same chat, same comings and goings. Compared is all that the viewer, a spectator with a name and one without are sent:
updates with events, views, legal moves, refusals of their commands, lists, records so far, what they missed, chat,
presence, metrics, the same through another process that follows the book, their number and order, and how long bots
let people wait. At every position also another twin, drawn whole by Game.imagine: what is made of it for the viewer
must be the same (update, list, refusals, and the events of the next move).

    python faults/leak.py            20,000 positions, then the planted leaks
    python faults/leak.py --quick    300 positions
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
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

from faults.kit.in_memory_server import NAMES, STRANGER, WATCHER, World, a_seed, new_store, still_time
from faults.kit.twin_matches import CHANGES, WILD, Chooser, alike, is_another_world, real_play, twin_of
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
from pelagos.server.table.table import Step, Table, events_for
from pelagos.store.store import Session

POSITIONS, QUICK = 20_000, 300
LONGEST = 120  # entries of one match
SHARE = 0.12  # of the positions where a rarer thing is done
NONSENSE = ("", "fly", "propose", "pass pass pass", "αβγ", "lay 99 x", "a" * 400)


class Leak(AssertionError):
    """Who could tell the worlds apart, and by what."""


@dataclass
class Found:
    positions: int = 0  # where the worlds differed
    alike: int = 0  # where they happened to be the same: not counted
    messages: int = 0
    bytes: int = 0
    imagined: int = 0
    moved: int = 0  # imagined worlds in which the next move could be made too
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
        return WATCHER if self.who == PUBLIC else NAMES[self.who]

    @property
    def bots(self) -> list[str | None]:
        """One seat is a bot's, never the viewer's."""
        bot = self.seed % self.seats
        return [None if seat in (self.who, self.seats - 1) or seat != bot else "sailor" for seat in range(self.seats)]

    @property
    def people(self) -> list[str]:
        return [NAMES[seat] for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def settings(self) -> dict[str, Any]:
        clock = {"seconds": 3600, "bank": 600} if self.seed % 2 else {}
        return {"game": self.game.name, "seats": self.seats, "bots": self.bots, "public": True, "clock": clock}


def cases(seed: int = 1, **how: Any) -> Any:
    """Both games, all numbers of seats, every seat and a spectator, again and again."""
    while True:
        for name in games.NAMES:
            game = load(name)
            for seats in game.seats:
                for who in range(PUBLIC, seats):
                    yield Case(game, seats, who, seed, **how)
                    seed += 1


# ---- two servers, one story
async def run_case(case: Case, found: Found, most: int, folder: Path) -> None:
    """Plays both matches; raises Leak at the first byte that differs."""
    random = Random(case.seed)
    true = real_play(case.game, case.seats, case.seed, case.longest, case.wild)
    twin = twin_of(case.game, true, case.who, random, case.changes)
    promise = a_seed(random)
    worlds = []
    for number, seed in enumerate((promise, a_seed(random))):
        worlds.append(World(folder / f"{case.seed}-{number}", folder / "empty", case.settings, seed, promise))
    try:
        for world, history in zip(worlds, (true, twin), strict=True):
            await world.start()
            await world.begin(case.people, history.entries[0])
        marks: dict[str, int] = {}
        compare(case, worlds, marks, found, "the deal")
        for i in range(1, len(true.entries)):
            if found.positions >= most:
                break
            differ = is_another_world(case.game, true.states[i], twin.states[i])
            entries = true.entries[i], twin.entries[i]
            await both(case, worlds, doings(case, worlds[0].table, true.entries[i], random), entries)
            compare(case, worlds, marks, found, f"entry {i} ({case.game.write(true.entries[i].actions)})")
            imagined(case, worlds[0].table, true.states[i], true.entries[i], random, found)
            found.positions += differ
            found.alike += not differ
            found.by[f"{case.game.name}, {case.seats} seats"] += differ
    finally:
        for world in worlds:
            await world.stop()


async def both(case: Case, worlds: list[World], plan: list[tuple[Any, ...]], entries: tuple[Entry, Entry]) -> None:
    """First everything in one world, then in the other: neither can wait for the other."""
    for world, entry in zip(worlds, entries, strict=True):
        for do, *args in plan:
            await do(world, *args)
        await world.move(entry)
        await maybe_undo(case, world, entry)
        world.time += 1500


def compare(case: Case, worlds: list[World], marks: dict[str, int], found: Found, where: str) -> None:
    """What has come since the last time."""
    for name in {case.name, WATCHER, STRANGER}:
        for key in (name, f"{name} elsewhere"):
            compare_one(key, worlds, marks, found, f"{case.game.name}, {case.seats} seats, {where}")
    compare_one("pace", worlds, marks, found, where)


def compare_one(key: str, worlds: list[World], marks: dict[str, int], found: Found, where: str) -> None:
    one, other = (world.heard.get(key, []) for world in worlds)
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
def doings(case: Case, table: Table, entry: Entry, random: Random) -> list[tuple[Any, ...]]:
    """The same for both worlds; nothing in it depends on what the viewer may not know."""
    plan: list[tuple[Any, ...]] = []
    me = case.name
    for text in bad_moves(case, table, entry, random):
        plan.append((say, me, "play", {"move": text, "seq": table.seq}))
    plan.append((say, me, *random.choice(bad_commands(table))))
    plan.append((ask, random.choice((me, WATCHER, STRANGER)), random.choice(pages(table))))
    rare: list[tuple[Any, ...]] = [
        (say, me, "say", {"text": "I wonder what you hold"}),
        (say, random.choice(case.people), "say", {"text": f"is it {random.randrange(99)}?"}),
        (again, me, random.randrange(table.seq + 2)),
        (again, random.choice((*case.people, WATCHER, STRANGER)), random.randrange(table.seq + 2)),
        (turn_away, random.choice(case.people)),
    ]
    plan += [doing for doing in rare if random.random() < SHARE]
    random.shuffle(plan)
    return plan


def bad_moves(case: Case, table: Table, entry: Entry, random: Random) -> list[str]:
    """Moves that are refused: not now, not his, not known to be possible, or no words at all."""
    game = case.game
    legal = set(table.match.state.legal()) if table.actor == case.who else set()
    knock = [random.randrange(len(game.table)) for _ in range(3)]
    found = [game.write([action]) for action in knock if action not in legal]
    if table.actor != case.who:
        found.append(game.write(entry.actions))  # what another is about to do
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


async def say(world: World, name: str, do: str, args: dict[str, Any]) -> None:
    await world.say(name, do, **args)


async def ask(world: World, name: str, path: str) -> None:
    await world.request(name, "GET", path)


async def again(world: World, name: str, since: int) -> None:
    """Somebody comes back and asks what he missed; the others see him go and come."""
    await world.go(name)
    await world.come(name, since)


async def turn_away(world: World, name: str) -> None:
    """A bot plays for him, or no longer."""
    chair = world.table.chairs[NAMES.index(name)]
    await world.say(name, "back" if chair.away else "away")


async def maybe_undo(case: Case, world: World, entry: Entry) -> None:
    """Every third move is taken back, or that is refused; then it is made again."""
    table = world.table
    chair = table.chairs[entry.seat]
    if table.seq % 3 or not chair.person:
        return
    answer = await world.say(chair.name, "undo", seq=table.seq)
    if answer["type"] == "answer":
        await world.replica.catch_up()
        await world.move(entry)


# ---- a world drawn whole
def imagined(case: Case, table: Table, state: State, entry: Entry, random: Random, found: Found) -> None:
    """The table as it would be in a world that the viewer cannot tell from this one."""
    game, who = case.game, case.who
    view = game.view(state, who)
    world = game.imagine(view, FastRandom(random.randrange(2**31)))
    true, other = with_state(table, state), with_state(table, world)
    knock = [random.randrange(len(game.table)) for _ in range(4)]
    where = f"{game.name}, {case.seats} seats, imagined before {game.write(entry.actions)}"
    for what, one, two in zip(SIDES, sides(true, who, knock), sides(other, who, knock), strict=True):
        if one != two:
            raise Leak(f"{where}: {what}: {one!r:.300} or {two!r:.300}")
    after, other_after = state.copy(), world.copy()
    again = alike(other_after, entry, entry, who, Chooser(game, random))
    alike(after, entry, entry, who, Chooser(game, random))
    found.imagined += 1
    if again is not None and game.view(after, who) == game.view(other_after, who):
        found.moved += 1
        steps = (true, Step(1, (), entry, state, after)), (other, Step(1, (), again, world, other_after))
        one, two = (events_for(table, step, who) for table, step in steps)
        if one != two:
            raise Leak(f"{where}: events: {one!r:.300} or {two!r:.300}")


SIDES = ("update", "list", "refusals")


def sides(table: Table, who: int, knock: list[int]) -> tuple[Any, ...]:
    audience, sent = Audience(), Sent()
    audience.viewers.append(Viewer(table.chairs[who].person if who != PUBLIC else "", sent))
    audience.welcome(table, audience.viewers[0], table.since)
    return sent.messages, head_of(table, None), [refusal(table, who, action) for action in knock]


class Sent:
    """A line that keeps what it is told."""

    def __init__(self) -> None:
        self.messages: tuple[bytes, ...] = ()

    def send_text(self, *messages: bytes) -> None:
        self.messages += messages

    def disconnect(self, why: str) -> None:
        raise Leak(f"let go: {why}")


def refusal(table: Table, who: int, action: int) -> Any:
    person = table.chairs[who].person if who != PUBLIC else "person-nobody"
    command = messages.Play(id="x", seq=table.seq, move=table.game.write([action]))
    try:
        return len(CommandHandler(table, Session(person, "x"), True).decide(command))
    except Refusal as error:
        return error.answer()


def with_state(table: Table, state: State) -> Table:
    found = copy.copy(table)
    found.match = Match(table.game, state, lambda state: state.legal()[0])
    found.match.entries = table.match.entries
    found.last_move = None
    found.source = lambda entropy: lambda state: state.legal()[0]  # type: ignore[method-assign]
    found.chairs = [copy.copy(chair) for chair in table.chairs]
    for chair in found.chairs:
        chair.away = ""
    return found


# ---- the experiment
@contextlib.contextmanager
def a_folder() -> Iterator[Path]:
    """In memory where there is such a place: nothing here is about disks."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder, still_time():
        asyncio.run(new_store(Path(folder) / "empty"))
        yield Path(folder)


def run(positions: int, seed: int = 1, most_cases: int = 10**9, first: int = 0, **how: Any) -> Found:
    """Until so many positions were compared; each case with a leak counts once."""
    found = Found()
    with a_folder() as folder:
        for number, case in enumerate(cases(seed, **how)):
            if found.positions >= positions or number >= most_cases:
                break
            if number >= first:
                try_case(case, found, positions, folder)
    return found


def run_one(case: Case, found: Found) -> None:
    with a_folder() as folder:
        try_case(case, found, 10**9, folder)


def try_case(case: Case, found: Found, positions: int, folder: Path) -> None:
    try:
        asyncio.run(run_case(case, found, positions, folder))
    except Leak as leak:
        found.leaks.append(f"viewer {case.who}, seed {case.seed}: {leak}")


def caught(name: str, **how: Any) -> str:
    """How a planted leak is noticed; "" when it is not."""
    found = Found()
    with planted(name), a_folder() as folder:
        for number, case in enumerate(cases(7, **how)):
            if found.leaks or number >= 24:
                break
            try_case(case, found, 10**9, folder)
    return found.leaks[0] if found.leaks else ""


def report(found: Found, seconds: float) -> None:
    print(f"{'table':24}{'positions':>12}")
    for name, count in sorted(found.by.items()):
        print(f"{name:24}{count:12,}")
    print(f"{found.messages:,} messages of {found.bytes / 1e6:,.0f} MB to viewers compared, {seconds:.0f} s")
    print(f"{found.imagined:,} imagined worlds, the next move made in {found.moved:,}")
    print(f"{found.alike:,} positions more where nothing hidden differed, not counted")
    for leak in found.leaks[:10]:
        print("  " + leak)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wanted = asked.positions or (QUICK if asked.quick else POSITIONS)
    how = {"longest": 40, "changes": 12} if asked.quick else {}
    began = time.monotonic()
    found = run(wanted, asked.seed, **how)
    report(found, time.monotonic() - began)
    seen = {name: caught(name, longest=40, changes=20) for name in PLANTS}
    for name, how_seen in seen.items():
        print(f"planted: {name}: {how_seen[:160] or 'NOT SEEN'}")
    ok = [
        bar("positions", found.positions, wanted, found.positions >= wanted),
        bar("leaks", len(found.leaks), 0, not found.leaks),
        bar("planted leaks caught", sum(map(bool, seen.values())), len(PLANTS), all(seen.values())),
    ]
    return 0 if all(ok) else 1


def bar(name: str, figure: object, wanted: object, ok: bool) -> bool:
    print(f"{name}: {figure}, bar {wanted}, {'ok' if ok else 'short'}")
    return ok


if __name__ == "__main__":
    sys.exit(main())
