"""A game outside of the package plays everywhere: in the terminal, the arena, OpenSpiel and on a server."""

import asyncio
import os
import re

import pytest

from pelagos.locale import LANGUAGES, say
from tests.kit.games.third_game import ENVIRONMENT, EXAMPLES, FOLDER, NAME, pelagos, python
from tests.kit.servers.api_player import start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    server = ServerProcess(folder / "store.sqlite", *options, log=folder / "log")
    try:
        yield server.start(ENVIRONMENT).wait()
    finally:
        server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal(language, tmp_path):
    """By numbers alone, in every language, with a record that is a whole game."""
    path = tmp_path / "game.txt"
    words = ("--players", "3", "--seed", "4", "--bots", "sailor", "--language", language, "--record", str(path))
    done = pelagos("play", NAME, *words, typed="help\nwhy\nboard\n" + "1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert say(language, "plain-over") in done.stdout and "bid 3 5" in done.stdout
    prompt = say(language, "play-prompt", most=2).partition("(")[0]
    lines = re.sub(rf"{prompt}\(.*?> ", "", done.stdout).replace(str(path), "FILE").split("\n")
    assert max(map(len, lines)) <= 80
    assert pelagos("check", str(path)).returncode == 0
    told = pelagos("replay", str(path), "--language", language)
    assert told.returncode == 0 and "sailor" in told.stdout


def test_a_refused_move_in_the_terminal():
    done = pelagos("play", NAME, "--players", "2", "--seed", "4", typed="challenge\nbid 11 1\nquit\n")
    told = " ".join(done.stdout.split())
    assert "No: nobody has bid in this round: make a bid [L3.4]" in told
    assert "No: only 10 dice are in the game: challenge the last bid, or bid on fewer dice [L3.2]" in told


def test_the_laws_and_many_games():
    assert "Every law held." in pelagos("laws", NAME, "--positions", "100").stdout
    assert "5 games of liars_dice" in pelagos("simulate", NAME, "--players", "2", "--games", "5").stdout


def test_the_sailor_beats_the_drifter_in_the_arena():
    done = pelagos("arena", NAME, "--bots", "sailor,drifter", "--games", "40", "--workers", "2")
    assert done.returncode == 0, done.stderr
    shares = dict(re.findall(r"^(sailor|drifter)\b.*?(\d+\.\d)%", done.stdout, re.MULTILINE))
    assert float(shares["sailor"]) > 60 > float(shares["drifter"]), done.stdout


SPIEL = """
import pyspiel
import pelagos.adapters.openspiel
game = pyspiel.load_game("python_pelagos_liars_dice", {"players": 3})
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
print(game.num_players(), game.num_distinct_actions())
"""


def test_openspiel():
    pytest.importorskip("pyspiel")
    done = python("-c", SPIEL)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-2:] == ["3", "34"]


def test_a_table_on_a_server(server):
    """Two people and two bots play to the end. Updates say the position in sentences."""

    async def play() -> None:
        table, people = await start_game(server.url, NAME, ["Anna", "Bert"], 4, bots=[None, None, "sailor", "drifter"])
        async with people[0].look(table) as anna, people[1].look(table) as bert:
            await asyncio.gather(play_out(anna), play_out(bert))
            assert anna.last["table"]["winners"] == bert.last["table"]["winners"] != []
            assert [event["name"] for event in anna.last["summary"]].count("now-dice") == 4
        record = (await people[0].http.get(f"/api/tables/{table}/record")).text
        assert record.startswith("pelagos record 1\ngame liars_dice 1\n")
        for person in people:
            await person.leave()

    asyncio.run(play())
    assert "default move" not in server.log.read_text("utf-8")  # the bots, in processes of their own, know the game


async def play_out(socket):
    while True:
        update = await socket.until(lambda new: new["choices"] or new["table"]["status"] == "over")
        if update["table"]["status"] == "over":
            return
        answer = await socket.ask("play", seq=update["seq"], move=any_move(update))
        assert answer["type"] == "answer" or answer["code"] == "stale", answer


def test_the_server_hands_the_game_to_browsers(server):
    """The page was built without it: its manifest, messages and rules come from the server."""

    async def get() -> None:
        _, (anna, _) = await start_game(server.url, NAME, ["Anna", "Bert"])
        games = (await anna.http.get("/api/games")).json()["games"]
        assert [each["name"] for each in games] == ["ulysses", "odysseus", NAME]
        for language in LANGUAGES:
            fluent = (await anna.http.get(f"/api/games/{NAME}/messages/{language}")).json()["fluent"]
            assert "liars_dice-bid" in fluent and "web-what-liars_dice" in fluent
            assert "liars_dice-examples" not in fluent  # of the terminal alone
            rules = (await anna.http.get(f"/api/games/{NAME}/rules/{language}")).json()
            assert len(rules["sections"]) == 5

    asyncio.run(get())


# ---- what a wrong name says
def test_a_game_without_the_variable_does_not_exist():
    done = pelagos("play", NAME, games="")
    assert done.returncode == 2 and "'liars_dice' is not one of 'ulysses', 'odysseus'" in done.stderr


@pytest.mark.parametrize("entry", ["nonesuch", "json", "tests", "./tests", "/nowhere/nothing"])
def test_what_is_no_game_ends_the_program(entry):
    done = pelagos("rules", "ulysses", "U1.1", games=f"{FOLDER},{entry}")
    assert done.returncode == 1
    assert f"PELAGOS_GAMES names '{entry}', which is not a game" in done.stderr


def test_two_games_of_one_name_end_the_program():
    done = pelagos("rules", "ulysses", "U1.1", games=f"{FOLDER}, {FOLDER}")
    assert (done.returncode, done.stderr) == (
        1,
        "pelagos: liars_dice and liars_dice are both called 'liars_dice'; see PELAGOS_GAMES\n",
    )


def test_a_game_can_be_named_by_its_package(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")]))
    assert "last player with dice" in pelagos("rules", NAME, "L5.1", games=NAME).stdout


def test_a_level_that_a_game_does_not_have_is_refused():
    """Never the bots of another game."""
    done = pelagos("play", NAME, "--bots", "navigator")
    assert done.returncode == 2 and "liars_dice has no navigator; its levels are: drifter, sailor" in done.stderr
