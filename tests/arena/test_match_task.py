"""One match: it is determined by its seeds, and a bad bot loses no more than its own moves."""

import sys
from dataclasses import replace

import pytest

from pelagos.arena import RunSettings, plan
from pelagos.arena import match_task as one_match
from pelagos.arena.match_task import play
from pelagos.bots.bot_registry import maker_of
from pelagos.core.game import InvalidInput
from pelagos.games import load

DRIFTERS = RunSettings("odysseus", ("drifter",) * 3, 3, seed=4)


def first(*bots, **changes):
    return next(iter(plan(replace(DRIFTERS, bots=bots or DRIFTERS.bots, **changes))))


def test_a_match_is_determined_by_its_seeds():
    task = first()
    result = play(task)
    assert play(task).same() == result.same()
    assert sum(result.scores) == pytest.approx(1)
    assert play(replace(task, luck=task.luck + 1)).digest != result.digest
    assert play(replace(task, chance=task.chance + 1)).digest != result.digest
    assert result.lengths["decisions"] == sum(times["count"] for times in result.times)
    assert 0 < result.lengths["rounds"] < result.lengths["moves"] <= result.lengths["decisions"]


def test_a_match_without_end_is_stopped_without_a_winner(monkeypatch):
    monkeypatch.setattr(one_match, "MAX_MOVES", 10)
    result = play(first())
    assert result.scores == [0.0] * 3
    assert result.lengths["moves"] == 10


def test_ulysses_counts_turns():
    assert play(first("sailor", "sailor", "sailor", game="ulysses")).lengths["turns"] > 3


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("return -5", "answered -5, which is not legal"),
        ("return 'no'", "answered 'no', which is not legal"),
        ("raise KeyError('lost')", "KeyError: 'lost'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("legal.append(-5); return -5", "answered -5, which is not legal"),
    ],
)
def test_an_answer_that_is_not_legal_is_replaced_and_reported(bot_file, lines, said):
    task = first(bot_file("bad", lines), "drifter", "drifter")
    result = play(task)
    seat = next(seat for seat, name in enumerate(result.seats) if name != "drifter")
    assert result.faults == [{"seat": seat, "count": result.times[seat]["count"], "first": said}]
    assert sum(result.scores) == pytest.approx(1)
    assert play(task).same() == result.same()


def test_a_bot_in_a_process_of_its_own(tmp_path):
    """It plays the same moves as in this process, is closed after the match, and its failures are reported."""
    command = f"process:{sys.executable} -m pelagos.bots.process.bot_host"
    there = play(first(f"{command} sailor", "drifter", "drifter", simulations=1))
    here = play(first("sailor", "drifter", "drifter", simulations=1))
    assert (there.faults, there.digest) == ([], here.digest)
    path = tmp_path / "bad.py"
    said = "print('{\"ready\": true}', flush=True)\ninput()\nprint('nonsense', flush=True)\n"
    path.write_text(f"import sys\n{said}sys.stdin.read()\n")  # it must not exit too early
    bad = play(first(f"process:{sys.executable} {path}", "drifter", "drifter", simulations=1))
    [fault] = bad.faults
    assert fault["count"] == bad.times[fault["seat"]]["count"]
    assert fault["first"].startswith("decision 1: wrote 'nonsense', which is not JSON")


def test_a_late_answer_is_counted(bot_file):
    """It depends on the clock, so it is not part of what two runs have in common."""
    slow = bot_file("slow", "import time; time.sleep(max(0, deadline + 0.03 - time.monotonic()))")
    result = play(first(slow, "drifter", "drifter", seconds=0.001))
    seat = result.seats.index(slow)
    assert result.times[seat]["late"] == result.times[seat]["count"] > 0
    assert result.faults == []


def test_a_watcher_that_fails_is_reported(tmp_path):
    path = tmp_path / "watcher.py"
    path.write_text(
        "class Bot:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, random, deadline): return legal[0]\n"
        "    def watch(self, before, entry, after): raise ValueError('blind')\n"
    )
    result = play(first(f"{path}:Bot", "drifter", "drifter"))
    [fault] = result.faults
    assert fault["first"] == "while watching: ValueError: blind"
    assert fault["count"] == result.lengths["moves"]


def test_a_bot_file_is_loaded_again_for_each_match(tmp_path):
    """Nothing is carried over from match to match, so it does not matter which worker plays which match."""
    path = tmp_path / "counter.py"
    path.write_text(
        "calls = 0\n"
        "class Bot:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, random, deadline):\n"
        "        global calls\n"
        "        calls += 1\n"
        "        return legal[calls % len(legal)]\n"
    )
    task = first(f"{path}:Bot", "drifter", "drifter")
    assert play(task).same() == play(task).same()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kraken", "there is no bot 'kraken'; there are: drifter, sailor"),
        ("sailor@many", "write a number of simulations after the @"),
        ("sailor@0", "write a number of simulations after the @"),
        ("nowhere/bot.py:Bot", "there is no file"),
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError"),
        ("pelagos.bots.drifter:Nobody", "there is no class 'Nobody' in pelagos.bots.drifter"),
        (":Bot", "cannot be imported"),
        ("process:'", "is not a valid command"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_message(name, said):
    with pytest.raises(InvalidInput, match=said.replace("(", r"\(")):
        maker_of(name)


def test_a_class_in_a_module_is_a_bot():
    assert play(first("pelagos.bots.drifter:Drifter", "drifter@5", "sailor")).faults == []
    assert type(maker_of("pelagos.bots.drifter:Drifter")(load("odysseus"))).__name__ == "Drifter"
