"""`pelagos arena`: its output, and one clear line for every refusal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pelagos.terminal.commands.arena_command import duration
from tests.kit.servers.processes import restore_ctrl_c

THREE = ("arena", "odysseus", "--bots", "sailor,drifter,drifter", "--workers", "1")


def without_times(text: str) -> list[str]:
    """Return the output without the lines about time."""
    return [line for line in text.splitlines() if " ms" not in line]


def test_run_prints_its_results(run: Any) -> None:
    done = run(*THREE, "--games", "6", "--duplicate", "--simulations", "5")
    assert done.exit_code == 0, done.output
    assert "6 matches of odysseus, 3 seats, 5 simulations per action, each deal in every seating" in done.stdout
    assert re.search(r"^sailor +1 .*33%", done.stdout, re.MULTILINE)
    assert re.search(r"^drifter +2 .*67%", done.stdout, re.MULTILINE)
    assert "6 of 6 matches" in done.stderr
    again = run(*THREE[:-1], "2", "--games", "6", "--duplicate", "--simulations", "5")
    assert without_times(again.stdout) == without_times(done.stdout)


def test_run_in_a_folder_resumes(run: Any, tmp_path: Path) -> None:
    words = (*THREE, "--games", "3", "--out", str(tmp_path / "run"))
    first, second = run(*words), run(*words)
    assert first.exit_code == second.exit_code == 0
    assert first.stdout == second.stdout, "no match was played again, so the times are the same too"
    refused = run(*words, "--seed", "2")
    assert refused.exit_code == 2 and "holds another run (seed 1 there, 2 here)" in refused.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "sailor,kraken,drifter", "--games", "3"), "there is no bot 'kraken'; there are: drifter, sailor"),
        (("--bots", "sailor,drifter", "--games", "2"), "is for 3 to 6 players: name 3 to 6 bots, not 2"),
        (("--bots", "sailor", "--games", "2"), "not 1"),
        (("--bots", "sailor,,drifter", "--games", "3"), "there is no bot ''"),
        (("--bots", "sailor,drifter,drifter", "--games", "7"), "give a multiple of 3, such as 6 or 9"),
        (("--bots", "sailor,drifter,drifter", "--games", "2"), "give a multiple of 3, such as 3"),
        (("--bots", "none.py:Bot,drifter,drifter", "--games", "3"), "there is no file none.py"),
        (("--bots", "json:dumps,drifter,drifter", "--games", "3"), "'json:dumps': cannot be made: TypeError"),
        (("--bots", "builtins:id,drifter,drifter", "--games", "3"), "is not a bot: it has no method 'choose'"),
        (
            ("--bots", "process:no-such-program,drifter,drifter", "--games", "3"),
            "there is no program 'no-such-program'",
        ),
        (("--bots", "process:true,drifter,drifter", "--games", "3"), "'process:true': does not start: decision 0: "),
        (("--bots", "a,b,c", "--games", "3", "--seconds", "1", "--simulations", "2"), "not both"),
        (("--bots", "a,b,c", "--games", "3", "--workers", "1", "--ray", "local"), "not both"),
        (("--bots", "sailor,drifter,drifter", "--games", "0"), "0 is not in the range"),
        (("--bots", "sailor,drifter,drifter", "--games", "3", "--seconds", "nan"), "nan"),
    ],
)
def test_invalid_arguments_are_refused(run: Any, words: tuple[str, ...], said: str) -> None:
    done = run("arena", "odysseus", *words)
    assert done.exit_code == 2
    assert said in done.stderr and done.stdout == ""


def test_lost_matches_are_reported(run: Any, tmp_path: Path) -> None:
    """Exit 1, and the output says how many matches are missing."""
    path = tmp_path / "fatal.py"
    path.write_text(
        "import os\n"
        "class Bot:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, random, deadline):\n"
        "        if view.who == 0: os._exit(7)\n"
        "        raise ValueError('lost')\n"
    )
    done = run("arena", "odysseus", "--bots", f"{path}:Bot,drifter,drifter", "--games", "3", "--workers", "1")
    assert done.exit_code == 1
    assert "1 matches are missing." in done.stdout
    assert "in 2 matches; the first fault: ValueError: lost" in done.stdout
    assert len(re.findall(r"match \d is played again: the process died", done.stderr)) == 2
    assert len(re.findall(r"match \d is lost: the process died", done.stderr)) == 1


def test_ctrl_c_stops_and_explains_how_to_resume(tmp_path: Path) -> None:
    """Like a terminal, send the signal to the whole process group. No process may print a traceback."""
    pid, bot = tmp_path / "pid", tmp_path / "endless.py"
    bot.write_text(
        "import pathlib, time\n"
        "class Bot:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, random, deadline):\n"
        f"        pathlib.Path({str(pid)!r}).touch()\n"
        "        time.sleep(600)\n"
    )
    words = ["--bots", ",".join([f"{bot}:Bot"] * 3), "--games", "3", "--workers", "1", "--out", str(tmp_path / "run")]
    command = [sys.executable, "-m", "pelagos", "arena", "odysseus", *words]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=restore_ctrl_c
    )
    while not pid.exists():
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == "Stopped. Run the same command again to resume.\n"


def test_durations() -> None:
    assert [duration(seconds) for seconds in (3, 600, 86400)] == ["3 s", "10 min", "24.0 h"]
