"""Bots in processes of their own: they play as well as in this process, and misbehaving ones do no harm."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from librt.random import Random

from pelagos.bots import SeatedBots, bot_of
from pelagos.bots.bot_registry import maker_of
from pelagos.bots.process import bot_protocol
from pelagos.bots.process.bot_host import game_of, serve
from pelagos.bots.process.pipe_process import (
    ENDED,
    ENVIRONMENT,
    KEPT_ERRORS,
    LONGEST_LINE,
    MAX_OUTPUT,
    PipeBroken,
    PipeProcess,
)
from pelagos.bots.process.process_bot import (
    GIVEN_UP,
    PATIENCE,
    RESTARTS,
    Failure,
    ProcessBot,
    command_of,
    host_command,
)
from pelagos.bots.process.process_seat import START, parse_answer, parse_ready
from pelagos.core.chance import Seeded
from pelagos.core.game import Game, InvalidInput
from pelagos.core.match import Match
from pelagos.core.record import entry_words
from tests.kit.bot_processes import assert_gone, is_running
from tests.kit.games.boards import board_text, loaded
from tests.kit.games.every_game import every_game, find

NEVER = float("inf")
ROOT = Path(__file__).parent.parent.parent
HOSTILE = str(Path(__file__).with_name("hostile.py"))
LONG = 60.0  # seconds; more than enough for anything here


class Reseeded:
    """A bot that gets a new random generator for each decision, as a bot in a process does."""

    def __init__(self, bot):
        self.bot = bot

    def choose(self, view, legal, random, deadline):
        return self.bot.choose(view, legal, Random(random.randrange(bot_protocol.SEEDS)), deadline)


def played(game, bots, seed, seconds=NEVER, most=100_000):
    """Play a whole game, or its first entries. Match.play checks every move."""
    seated = SeatedBots(game, bots, seed, seconds)
    match = Match.begin(game, len(bots), Seeded(seed))
    while not match.is_over and len(match.entries) < most:
        before = match.state
        seated.show(before, match.play(match.actor, seated.move(before)), match.state)
    return match


def with_sailors(game, bot):
    return {0: bot, 1: bot_of("sailor", game), 2: bot_of("sailor", game)}


def question(game, seats=3, seed=1):
    """Return a view and its legal actions."""
    state = Match.begin(game, seats, Seeded(seed)).state
    return game.view(state, int(state.actor())), state.legal()


# ---- processes that must have ended
@pytest.fixture
def pids(tmp_path):
    """A file for process ids. After the test none of these processes may be running."""
    path = tmp_path / "pids"
    path.touch()
    yield path
    assert_gone([int(line) for line in path.read_text().split()])


def hostile(how, pids):
    return [sys.executable, HOSTILE, how, str(pids)]


# ---- Python bots behind bot_host
@every_game
def test_a_hosted_sailor_plays_like_one_in_this_process(game):
    here = played(game, {seat: Reseeded(bot_of("sailor", game)) for seat in range(3)}, 7)
    hosted_bots = {seat: ProcessBot(host_command("sailor"), game, start=LONG) for seat in range(3)}
    there = played(game, hosted_bots, 7)
    watchdogs = [bot.seat.process.process.pid for bot in hosted_bots.values() if bot.seat is not None]
    assert len(watchdogs) == 3
    for bot in hosted_bots.values():
        bot.close()
    assert there.entries == here.entries
    assert [bot.failures for bot in hosted_bots.values()] == [[], [], []]
    assert_gone(watchdogs)


def test_a_hosted_bot_plays_on_the_board_of_the_table(tmp_path):
    data = json.loads(board_text("odysseus"))
    first, second, *rest = data["islands"].items()
    game = loaded("odysseus", data | {"islands": dict([second, first, *rest])}, tmp_path)
    assert game.board_mark != find("odysseus").board_mark
    assert game_of(json.loads(bot_protocol.hello(game))).board_mark == game.board_mark
    with ProcessBot(host_command("sailor"), game, start=LONG) as bot:
        played(game, with_sailors(game, bot), 3, most=20)
    assert bot.failures == []
    assert bot.decision > 0


CHATTY = """
class Chatty:
    made = 0

    def __init__(self, game):
        Chatty.made += 1
        self.game, self.seen = game, 0

    def choose(self, view, legal, random, deadline):
        print("thinking", legal, flush=True)
        return legal[self.seen % len(legal)]

    def watch(self, before, entry, after):
        assert type(before) is type(after) and before != after
        self.seen += 1
"""


@every_game
def test_a_class_in_a_file_plays_and_may_print(game, tmp_path):
    path = tmp_path / "chatty.py"
    path.write_text(CHATTY)
    here = played(game, with_sailors(game, maker_of(f"{path}:Chatty", 0)(game)), 2, most=40)
    with ProcessBot(host_command(f"{path}:Chatty"), game, start=LONG) as bot:
        there = played(game, with_sailors(game, bot), 2, most=40)
    assert bot.failures == []
    assert there.entries == here.entries


@pytest.mark.parametrize("spec", ["kraken", "no.such.module:Bot", "json:Bot", "/nowhere/bot.py:Bot", "json:__name__"])
def test_a_host_refuses_what_is_not_a_bot(spec):
    with pytest.raises(InvalidInput):
        maker_of(spec, 0)
    done = subprocess.run(host_command(spec), input=bot_protocol.hello(find("ulysses")), capture_output=True)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.startswith(b"pelagos: ")
    assert done.stderr.count(b"\n") == 1


def test_a_host_serves_until_bye():
    """Call serve() without a process. A second `begin` makes a second bot."""
    game = find("ulysses")
    made: list[Game] = []
    answers: list[bytes] = []
    view, legal = question(game)
    words = [game.write([action]) for action in legal]
    ask = bot_protocol.choose(4, words, 5, 1.0, view)

    def make(name, found):
        made.append(found)
        return bot_of("drifter", found)

    entry = Match.begin(game, 3, Seeded(1)).entries[0]
    watch = bot_protocol.watch(game, game.mask_entry(entry, view.who), view)
    serve(
        [
            bot_protocol.hello(game),
            bot_protocol.begin(view),
            ask,
            watch,
            bot_protocol.begin(view),
            ask,
            bot_protocol.bye(),
            ask,
        ],
        answers.append,
        make,
    )
    assert [json.loads(line) for line in answers[1:]] == [json.loads(answers[1])] * 2
    assert json.loads(answers[1])["id"] == 4
    assert json.loads(answers[1])["play"] in words
    assert len(made) == 2
    serve([], answers.append, make)  # input that ends before `hello`
    assert len(made) == 2


def test_a_delayed_line_leaves_less_time():
    """The time counts from when the question was sent, if it says when."""
    game, left = find("ulysses"), []

    class Clock:
        def choose(self, view, legal, random, deadline):
            left.append(deadline - time.monotonic())
            return legal[0]

    view, legal = question(game)
    ask = json.loads(bot_protocol.choose(1, [game.write([action]) for action in legal], 5, 3600.0, view))
    questions = [ask, *(ask | {"sent": time.time() + seconds} for seconds in (0, -3000, 3000))]
    lines = [bot_protocol.hello(game), *map(bot_protocol.line_of, questions)]
    serve(lines, lambda line: None, lambda name, game: Clock())
    on_time, just_sent, late, early = left
    assert 600 < min(on_time, just_sent, early) <= 3600  # this takes less than 3000 s on any machine
    assert late <= 600


def test_a_host_of_another_protocol_refuses():
    hello = bot_protocol.hello(find("ulysses")).replace(b'"protocol":1', b'"protocol":99')
    answers: list[bytes] = []
    serve([hello], answers.append, bot_of)
    assert "protocol 1, not 99" in json.loads(answers[0])["error"]


def test_the_command_line_serves_bots_too():
    game = find("odysseus")
    with ProcessBot([sys.executable, "-m", "pelagos", "bot", "drifter"], game, start=LONG) as bot:
        played(game, with_sailors(game, bot), 3, most=10)
    assert bot.decision > 0
    assert bot.failures == []


# ---- another language
@pytest.mark.skipif(shutil.which("perl") is None, reason="there is no perl here")
@every_game
def test_the_perl_example_plays_a_whole_game(game):
    with ProcessBot(["perl", str(ROOT / "docs" / "examples" / "bot.pl")], game, start=LONG) as bot:
        match = played(game, with_sailors(game, bot), 5)
    assert bot.failures == []
    assert bot.decision > 5
    assert match.is_over


def test_the_protocol_documentation_is_correct(monkeypatch):
    page = (ROOT / "docs" / "reference" / "bot-protocol.md").read_text("utf-8")
    examples = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    assert parse_answer(json.dumps(examples[1]).encode()) == (17, "object cicones")
    parse_ready(json.dumps(examples[0]).encode())
    for figure in (f"{LONGEST_LINE:,} bytes", f"{KEPT_ERRORS:,} bytes", f"within {START:g} seconds", *ENVIRONMENT):
        assert figure in page
    assert (MAX_OUTPUT, PATIENCE, RESTARTS, bot_protocol.PROTOCOL) == (1_000_000, 1.0, 3, 1)
    if shutil.which("perl"):
        monkeypatch.chdir(ROOT)
        example = re.search(r"```python\n(.*?)```", page, re.DOTALL)
        assert example is not None
        exec(example[1], {})


# ---- hostile ones
FAILS = {
    "sleeps": "seems to hang",
    "never_ready": "not ready",
    "dies_at_once": "ended",
    "dies_later": "ended",
    "garbage": "not JSON",
    "deep": "not JSON",
    "number": "instead of an answer",
    "floods": "a line of more than",
    "babbles": "for one question",
    "illegal": "'sail home', which is not a legal choice",
    "foresees": "before it was asked: the question is 1",
    "ignores_sigterm": "seems to hang",
    "does_not_read": "seems to hang",
    "forks": "ended",
}


@pytest.mark.parametrize("how", FAILS)
def test_the_match_goes_on_whatever_a_bot_does(how, pids):
    """The match ends legally, the failure is recorded, and no process is left."""
    game = find("odysseus" if how in ("dies_later", "forks", "illegal") else "ulysses")
    quick = 0.5 if how == "never_ready" else LONG
    seconds = 0.3 if how in ("sleeps", "never_ready", "ignores_sigterm", "does_not_read") else LONG
    with ProcessBot(hostile(how, pids), game, start=quick, patience=0.0, restarts=1) as bot:
        assert played(game, with_sailors(game, bot), 3, seconds).is_over
        assert bot.starts_left == 0  # it was restarted once
    assert any(FAILS[how] in failure.what for failure in bot.failures), bot.failures
    assert bot.defaults > 0


def test_one_bad_bot_does_not_disturb_another_table(pids):
    game = find("odysseus")
    alone = played(game, {seat: Reseeded(bot_of("sailor", game)) for seat in range(3)}, 4)
    with (
        ProcessBot(host_command("sailor"), game, start=LONG) as good,
        ProcessBot(hostile("floods", pids), game, start=LONG, restarts=0) as bad,
        ProcessBot(hostile("illegal", pids), game, start=LONG, restarts=0) as worse,
    ):
        assert played(game, {0: bad, 1: worse, 2: bot_of("sailor", game)}, 4, LONG).is_over
        beside = {0: good, 1: Reseeded(bot_of("sailor", game)), 2: Reseeded(bot_of("sailor", game))}
        assert played(game, beside, 4).entries == alone.entries
    assert good.failures == []
    assert bad.failures
    assert worse.failures


def test_a_bot_that_writes_many_errors_plays_on(pids):
    game = find("odysseus")
    with ProcessBot(hostile("complains", pids), game, start=LONG) as bot:
        played(game, with_sailors(game, bot), 3, LONG, most=15)
    assert bot.decision > 0
    assert bot.failures == []


def test_a_late_answer_is_not_used_for_the_next_question(pids):
    game = find("ulysses")
    view, legal = question(game)
    with ProcessBot(hostile("slow_once", pids), game, start=LONG, patience=LONG) as bot:
        bot.choose(view, legal, Random(1), time.monotonic() + 0.2)
        assert "did not answer within" in bot.failures[0].what
        assert bot.choose(view, legal, Random(1), NEVER) == legal[-1]
        assert bot.choose(view, legal, Random(1), NEVER) == legal[0]
    assert len(bot.failures) == 1
    assert bot.defaults == 1


def test_a_failure_is_described(pids):
    game = find("ulysses")
    view, legal = question(game)
    with ProcessBot(hostile("dies_later", pids), game, start=LONG) as bot:
        for _ in range(5):
            bot.choose(view, legal, Random(1), NEVER)
    assert [(failure.decision, failure.what) for failure in bot.failures] == [(5, "the process ended")]
    assert "out of ideas" in bot.failures[0].error_output
    assert str(bot.failures[0]).startswith("decision 5: the process ended (last line of standard error: ")
    assert str(Failure(2, "is still starting")) == "decision 2: is still starting"


def test_a_bot_that_fails_too_often_is_not_restarted(pids):
    game = find("ulysses")
    view, legal = question(game)
    with ProcessBot(hostile("dies_at_once", pids), game, start=LONG, restarts=2) as bot:
        for _ in range(6):
            bot.choose(view, legal, Random(1), time.monotonic() + LONG)
    assert len(pids.read_text().split()) == 3
    assert [failure.what for failure in bot.failures] == ["the process ended"] * 3 + [GIVEN_UP]
    assert bot.defaults == 6


def test_a_missing_program_is_refused():
    with pytest.raises(InvalidInput, match="no program 'no-such-program-here'"):
        ProcessBot(["no-such-program-here"], find("ulysses"))
    with pytest.raises(InvalidInput, match="no program"):
        ProcessBot([], find("ulysses"))
    assert command_of("perl 'my bot.pl' -x") == ["perl", "my bot.pl", "-x"]
    with pytest.raises(InvalidInput, match="is not a valid command"):
        command_of("perl 'my bot.pl")


# ---- what a process is sent
LOGGING_BOT = """
import json, os, sys
with open(sys.argv[1], "a") as log:
    log.write(f"run {os.environ.get('PELAGOS_SECRET')}\\n")
    asked = 0
    for line in sys.stdin:
        log.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"ready": True}), flush=True)
        elif message["type"] == "choose":
            asked += 1
            if len(sys.argv) > 2 and asked == int(sys.argv[2]):
                sys.exit(1)
            print(json.dumps({"id": message["id"], "play": message["legal"][0]}), flush=True)
"""


def listener(path, *dies_at):
    return [sys.executable, "-c", LOGGING_BOT, str(path), *map(str, dies_at)]


def runs_in(path):
    """Return the lines that each process was sent."""
    return [part.splitlines()[1:] for part in path.read_text().split("run ")[1:]]


@every_game
def test_a_new_process_gets_the_game_so_far(game, tmp_path):
    with ProcessBot(listener(tmp_path / "log", 4), game, start=LONG) as bot:
        match = played(game, with_sailors(game, bot), 6, LONG, most=60)
    first, second, *_ = runs_in(tmp_path / "log")
    history = [line for line in first if '"type":"choose"' not in line]
    assert bot.decision >= 4
    assert second[: len(history)] == history
    everything = [json.loads(line)["entry"] for line in second if '"type":"watch"' in line]
    assert everything == [
        entry_words(game, game.mask_entry(entry, 0)) for entry in match.entries[1 : len(everything) + 1]
    ]
    assert [json.loads(line)["type"] for line in second[:3]] == ["hello", "begin", "watch"]


def test_a_new_game_starts_a_new_history(tmp_path):
    """A process for the second game is not sent the first."""
    game = find("odysseus")
    with ProcessBot(listener(tmp_path / "log"), game, start=LONG) as bot:
        for seed in (1, 2):
            played(game, with_sailors(game, bot), seed, LONG, most=6)
        assert len(bot.story) == 5
    (lines,) = runs_in(tmp_path / "log")
    assert [json.loads(line)["type"] for line in lines].count("begin") == 2


@every_game
def test_nothing_but_its_seat_reaches_a_process(game, tmp_path, monkeypatch):
    """If the secrets of others are redrawn, all lines stay the same. Environment variables are not passed on."""
    monkeypatch.setenv("PELAGOS_SECRET", "the password")
    match = Match.begin(game, 4, Seeded(8))
    seat, view = match.actor, game.view(match.state, match.actor)
    worlds = [match.state, game.imagine(view, Random(1)), game.imagine(view, Random(2))]
    for number, world in enumerate(worlds):
        with ProcessBot(listener(tmp_path / str(number)), game, start=LONG) as bot:
            seated, other = SeatedBots(game, {seat: bot}, 1, LONG), Match(game, world, lambda state: state.legal()[0])
            other.play(seat, seated.move(other.state))
    logs = [re.sub(r'"(ms|sent)":[\d.]+', "", (tmp_path / str(number)).read_text()) for number in range(3)]
    assert logs[0] == logs[1] == logs[2]
    assert "password" not in logs[0]
    assert logs[0].count('"type":"choose"') >= 1


# ---- the end of a process
ORPHANED = """
import os, sys, time
from pelagos.bots.process.process_bot import ProcessBot
from pelagos.games import load
bot = ProcessBot([sys.executable, *sys.argv[1:]], load("ulysses"), start=60)
print("ready", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("how", ["sleeps", "ignores_sigterm"])
def test_a_bot_process_ends_with_its_parent(how, pids):
    """Even if the bot never reads its input, and the parent is killed without warning."""
    parent = subprocess.Popen([sys.executable, "-c", ORPHANED, *hostile(how, pids)[1:]], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    assert parent.stdout.readline() == b"ready\n"
    (pid,) = map(int, pids.read_text().split())
    assert is_running(pid)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    assert_gone([pid])


def test_an_ended_process_can_be_closed():
    """Even if reading its pipes has already reported the end."""
    child = PipeProcess([sys.executable, "-c", ""])
    child.process.wait()
    for _ in range(3):
        with pytest.raises(PipeBroken, match="ended"):
            child.transfer(LONG)
    assert child.end(ENDED) == "(exit status 0)"


def test_a_process_that_reads_late_gets_everything():
    """What the pipe does not hold is buffered, and sent while we wait for the answer."""
    reads = "import sys; print(len(sys.stdin.readline()), flush=True)"
    child = PipeProcess([sys.executable, "-c", reads])
    child.send(b"x" * 999_999 + b"\n")
    assert child.receive(time.monotonic() + LONG) == b"1000000"
    child.close(LONG)


def test_close_ends_the_process(pids):
    with ProcessBot(hostile("ignores_sigterm", pids), find("ulysses"), start=LONG) as bot:
        (pid,) = map(int, pids.read_text().split())
        assert is_running(pid)
    assert_gone([pid])
    bot.close()  # closing twice does no harm
    view, legal = question(find("ulysses"))
    assert bot.choose(view, legal, Random(1), NEVER) in legal
    assert str(bot.failures[-1]).endswith("not started again")
