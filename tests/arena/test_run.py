"""Runs: the results do not depend on the workers, and killed processes lose or repeat nothing."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from pelagos.arena.result import Setback
from pelagos.arena.results_file import PLAN, RESULTS, ResultsFile
from pelagos.arena.run import on_processes, run
from pelagos.core.game import InvalidInput
from tests.arena.kit import SMALL, played, same


@pytest.fixture(scope="module")
def whole():
    """The results of the small run without failures."""
    return same(played(SMALL).results)


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_does_not_matter(whole, workers):
    assert same(played(SMALL, workers).results) == whole


def numbers(folder):
    return [json.loads(line)["match"] for line in (folder / RESULTS).read_text().splitlines()]


# ---- workers that die
KILL = "if not {marker}.exists(): {marker}.touch(); os.kill(os.getpid(), signal.SIGKILL)"


def test_a_killed_worker_costs_a_retry(bot_file, tmp_path):
    """The bot kills its own process once, then plays normally. Its match is played again, and no other twice."""
    marker, folder, news = tmp_path / "killed", tmp_path / "run", []
    bot = bot_file("fatal", KILL.format(marker=f"pathlib.Path({str(marker)!r})"))
    settings = replace(SMALL, bots=(bot, "drifter", "drifter"))
    results_file = run(settings, on_processes(2), folder, lambda results_file, found: news.append(found))
    assert marker.exists()
    [setback] = [found for found in news if isinstance(found, Setback)]
    assert setback.reason == "the process died" and not setback.lost
    assert sorted(numbers(folder)) == list(range(6))
    assert same(results_file.results) == same(played(settings).results)


def test_only_the_match_that_kills_every_worker_is_lost(bot_file, tmp_path):
    """The bot kills its process when it has the first seat: in two of six matches, three times each."""
    bot = bot_file("fatal", "if view.who == 0: os._exit(7)")
    news = []
    results_file = run(
        replace(SMALL, bots=(bot, "drifter", "drifter")),
        on_processes(2),
        None,
        lambda results_file, found: news.append(found),
    )
    assert len(results_file.results) == 4
    setbacks = [found for found in news if isinstance(found, Setback)]
    assert len(setbacks) == 6 and sum(found.lost for found in setbacks) == 2
    assert {found.reason for found in setbacks} == {"the process died"}


def test_a_run_stops_after_too_many_lost_matches(bot_file):
    bot = bot_file("fatal", "os._exit(7)")
    with pytest.raises(InvalidInput, match="stopped, because 5 matches were lost"):
        played(replace(SMALL, bots=(bot,) * 3, games=15))


# ---- runs that die
SCRIPT = """
from dataclasses import replace
from pathlib import Path
from pelagos.arena import RunSettings
from pelagos.arena.run import on_processes, run
if __name__ == "__main__":
    run(RunSettings(**{settings!r}), on_processes(2), Path({folder!r}))
"""


def test_a_killed_run_can_be_continued(bot_file, tmp_path):
    """A real process is killed in the middle of a run. The second start plays only the missing matches."""
    folder, script = tmp_path / "run", tmp_path / "script.py"
    slow = bot_file("slow", "import time; time.sleep(0.001)")
    settings = replace(SMALL, bots=(slow, "drifter", "drifter"), games=9)
    script.write_text(SCRIPT.format(settings=settings.__dict__, folder=str(folder)))
    process = subprocess.Popen([sys.executable, str(script)], env=os.environ)
    while not (folder / RESULTS).exists() or len(numbers(folder)) < 2:
        assert process.poll() is None, "ended too early"
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = numbers(folder)
    assert 2 <= len(before) < 9
    assert same(played(settings, 2, folder).results) == same(played(settings, 2).results)
    assert numbers(folder)[: len(before)] == before
    assert sorted(numbers(folder)) == list(range(9))


def test_a_killed_run_leaves_no_workers(bot_file, tmp_path):
    """The bot writes down its process id and never answers; its process must end with the run."""
    script, pid = tmp_path / "script.py", tmp_path / "pid"
    bot = bot_file("endless", f"pathlib.Path({str(pid)!r}).write_text(str(os.getpid()))\nimport time; time.sleep(600)")
    settings = replace(SMALL, bots=(bot, bot, bot))
    script.write_text(SCRIPT.format(settings=settings.__dict__, folder=str(tmp_path / "run")))
    process = subprocess.Popen([sys.executable, str(script)], env=os.environ)
    while not pid.exists() or not pid.read_text():
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    worker = int(pid.read_text())
    for _ in range(3000):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker is still running")


# ---- the results file
def test_a_truncated_last_line_is_removed(whole, tmp_path):
    played(SMALL, 1, tmp_path)
    path = tmp_path / RESULTS
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    results_file = played(SMALL, 1, tmp_path)
    assert same(results_file.results) == whole
    assert sorted(numbers(tmp_path)) == list(range(6))
    path.write_bytes(lines[0][:40])
    assert same(played(SMALL, 1, tmp_path).results) == whole


def test_stored_matches_are_not_played_again(tmp_path):
    played(SMALL, 1, tmp_path)
    before = (tmp_path / RESULTS).read_bytes()

    def idle(tasks):
        assert list(tasks) == []
        yield from ()

    results_file = run(SMALL, idle, tmp_path)
    assert len(results_file.results) == 6
    assert (tmp_path / RESULTS).read_bytes() == before


def test_a_result_is_added_once(tmp_path):
    [first, *_] = played(SMALL).results
    results_file = ResultsFile(SMALL, {}, tmp_path)
    assert results_file.add(first) and not results_file.add(first)
    results_file.close()
    assert numbers(tmp_path) == [0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 6}, "seed 5 there, 6 here"),
        ({"bots": ("drifter",) * 3}, "bots drifter,drifter,sailor there, drifter,drifter,drifter here"),
        ({"duplicate": True}, "duplicate False there, True here"),
        ({"simulations": 0}, "simulations 1 there, 0 here"),
    ],
)
def test_another_run_in_the_same_folder_is_refused(tmp_path, change, said):
    played(SMALL, 1, tmp_path)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(InvalidInput, match=said):
        played(replace(SMALL, **change), 1, tmp_path)
    assert (tmp_path / RESULTS).read_bytes() == before


def test_a_run_may_grow(whole, tmp_path):
    played(replace(SMALL, games=3), 1, tmp_path)
    assert same(played(SMALL, 1, tmp_path).results) == whole
    assert json.loads((tmp_path / PLAN).read_text())["games"] == 6
    assert same(played(replace(SMALL, games=3), 1, tmp_path).results) == whole[:3]
    assert json.loads((tmp_path / PLAN).read_text())["games"] == 6


def test_two_runs_at_once_in_one_folder_are_refused(tmp_path):
    pytest.importorskip("fcntl")
    results_file = ResultsFile(SMALL, {}, tmp_path)
    with pytest.raises(InvalidInput, match="another run is writing there"):
        ResultsFile(SMALL, {}, tmp_path)
    results_file.close()
    ResultsFile(SMALL, {}, tmp_path).close()


def test_a_damaged_results_file_is_refused_with_the_line(tmp_path):
    played(SMALL, 1, tmp_path)
    path = tmp_path / RESULTS
    lines = path.read_bytes().splitlines(keepends=True)
    for spoilt in (b"{}\n", b"\xff\n", b"[]\n", b"not json\n", lines[1].replace(b"sailor", b"kraken")):
        path.write_bytes(lines[0] + spoilt + lines[2])
        with pytest.raises(InvalidInput, match=f"{RESULTS}:2: .*delete this line"):
            played(SMALL, 1, tmp_path)
    path.write_bytes(b"".join(lines))
    for spoilt in ("{}", "[]", "no"):
        (tmp_path / PLAN).write_text(spoilt)
        with pytest.raises(InvalidInput, match="is not the plan of an arena run"):
            played(SMALL, 1, tmp_path)
    (tmp_path / PLAN).unlink()
    with pytest.raises(InvalidInput, match=f"has results but no {PLAN}"):
        played(SMALL, 1, tmp_path)


def test_an_impossible_folder_is_refused(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(InvalidInput, match="file"):
        played(SMALL, 1, tmp_path / "file")
