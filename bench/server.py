"""Live tables: our server with a durable store beside boardgame.io, whose matches are in files or in memory."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.live import boardgameio, ours
from bench.live.contender import Contender, Slice
from bench.live.loop import Loop
from bench.live.websocket import Stuck

FLATFILE_BAR, MEMORY_AIM = 3, 1  # times boardgame.io's moves a second; a missed aim is no failure
TABLES = 100
WARM_UP = 0.5  # seconds of each slice
FULL, QUICK = (9, 8.0, 320), (3, 1.5, 60)  # rounds, seconds of a slice, tables in reserve for games that end

NOTES = """\
- {tables} tables of four sockets; a move is done when all four seats have seen it, then the next is sent; a figure is
  the median of {rounds} slices of {seconds} s, one contender after another, while the tables of the others rest
- when a game ends, a table that was opened before takes its place: only moves are measured ({short} games began in the
  measured time, because no table was left)
- ours: {workers} workers, one for each core, on one SQLite file with synchronous FULL: a move is durable before it is
  answered; random moves of the choices
- boardgame.io: one Node process, its socket.io transport; voyage has a state like ours (2 kB a view, hands and goals
  hidden by playerView), counter only a number; it lists no legal moves and draws nothing
- its store is in memory, or its own FlatFile store: files without fsync, of which each move writes two, one of them the
  match's whole log
- bytes: one update to one seat, the whole view; server %: of one core, with child processes
- moves/cpu s: moves for a second of the server's processor time, so a busy machine matters less
- the generator is this process, the same for all: one epoll loop over raw frames, of which it reads no more than it
  needs; it shares the cores with the server
- an Odysseus view has 0.9 kB, less than voyage's, which is in our favour
- the bars are for the compiled build; measured here: {builds}
- an aim that is short does not fail the script; a bar that is short does"""


def measure(tables: int, reserve: int, rounds: int, seconds: float, node: Path | None) -> list[Contender]:
    """Measure every contender in turn, round after round, so that noise hits all."""
    loop = Loop()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="pelagos-bench-")))
        peers = stack.enter_context(boardgameio.server(loop, tables, reserve, folder))
        peers += stack.enter_context(boardgameio.server(loop, tables, reserve, folder, on_disk=True))
        if node is not None:
            peers += stack.enter_context(boardgameio.server(loop, tables, reserve, folder, other=node))
        mine = stack.enter_context(ours.server(loop, tables, reserve, folder))
        contenders = [*mine, *peers]
        for _ in range(rounds):
            for contender in contenders:
                contender.measure(WARM_UP, seconds)
    return contenders


def show(contenders: list[Contender]) -> None:
    width = max(len(contender.name) for contender in contenders) + 2
    heads = ("moves/s", "p50 ms", "p99 ms", "bytes", "server %", "generator %", "moves/cpu s")
    print(" " * width + "".join(f"{head:>13}" for head in heads))
    for contender in contenders:
        figures = zip(*map(figures_of, contender.slices), strict=True)
        print(f"{contender.name:{width}}" + "".join(f"{median(each):>13,.0f}" for each in figures))


def figures_of(found: Slice) -> tuple[float, ...]:
    shares = 100 * found.server, 100 * found.generator
    each_second = found.rate / found.server if found.server else 0.0
    return found.rate, 1000 * found.at(0.5), 1000 * found.at(0.99), found.size, *shares, each_second


def ratio(mine: Contender, peer: Contender) -> float:
    return median(a.rate / b.rate for a, b in zip(mine.slices, peer.slices, strict=True))


def reached(mine: Contender, peer: Contender, kind: str, bound: float) -> bool:
    """Print a bar or an aim. Return whether it is met."""
    found = ratio(mine, peer)
    verdict = "ok" if found >= bound else "short"
    print(f"{mine.name} beside {peer.name}: {found:.2f} times its moves/s, {kind} {bound}, {verdict}")
    return found >= bound


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seconds", type=float, help="of a slice")
    parser.add_argument("--quick", action="store_true", help="under a minute, so fewer and shorter slices")
    parser.add_argument("--node", type=Path, help="run the peer on this Node too, beside the one that the bar is for")
    given = parser.parse_args()
    rounds, seconds, reserve = QUICK if given.quick else FULL
    rounds, seconds = given.rounds or rounds, given.seconds or seconds
    try:
        contenders = measure(given.tables, reserve, rounds, seconds, given.node)
    except boardgameio.Missing as missing:
        print(missing)
        return 2
    except Stuck as stuck:
        print(stuck, file=sys.stderr)
        return 1
    show(contenders)
    builds = ", ".join(dict.fromkeys(contender.runs_on for contender in contenders))
    short = sum(contender.short for contender in contenders)
    print(
        NOTES.format(
            tables=given.tables, rounds=rounds, seconds=seconds, workers=ours.WORKERS, builds=builds, short=short
        )
    )
    named = {contender.name: contender for contender in contenders}
    on_disk, in_memory = named["boardgame.io voyage, FlatFile"], named["boardgame.io voyage"]
    for peer in [found for found in contenders if found.name.startswith("boardgame.io voyage, v")]:
        for name in ours.NAMES:
            print(f"{name} beside {peer.name}: {ratio(named[name], peer):.2f} times its moves/s")
    met = [reached(named[name], on_disk, "bar", FLATFILE_BAR) for name in ours.NAMES]
    for name in ours.NAMES:
        reached(named[name], in_memory, "aim", MEMORY_AIM)
    return 0 if all(met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
