"""The calls that describe a game and its rules."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from pelagos.bots.process.bot_protocol import hello
from pelagos.core.rules_page import clauses_of
from pelagos.games import NAMES, load
from pelagos.locale import LANGUAGES
from pelagos.registry import manifest_of
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.server_process import ServerProcess


def get(server: ServerProcess, path: str, **headers: str) -> Any:
    return asyncio.run(ApiPlayer(server.url, "", "").http.get(path, headers=headers))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_described_as_in_the_bot_protocol(server: ServerProcess, name: str) -> None:
    game, said = load(name), json.loads(hello(load(name)))
    found = get(server, f"/api/games/{name}").json()
    assert found == {
        **{"name": name, "version": game.version, "seats": list(game.seats)},
        **{"board": said["board"], "names": said["names"]},
        "manifest": json.loads(msgspec.json.encode(manifest_of(name))),
        "numbers": dict(game.numbers),
        "variant": "",
    }
    assert found["board"]["file"]["name"] == game.board_name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_rules_come_whole_and_in_order(server: ServerProcess, name: str, language: str) -> None:
    found = get(server, f"/api/games/{name}/rules/{language}").json()
    clauses = [clause for section in found["sections"] for clause in section["clauses"]]
    assert {clause["id"]: clause["text"] for clause in clauses} == clauses_of(f"pelagos.games.{name}", language)
    assert [clause["id"] for clause in clauses] == list(load(name).rules)
    assert found["title"] == name.capitalize() and "**" in found["intro"]
    *sections, examples = found["sections"]
    assert all(clause["id"].startswith(section["id"] + ".") for section in sections for clause in section["clauses"])
    assert all(section["title"] and not section["intro"] for section in sections)
    assert examples["id"] == "" and examples["intro"]


@pytest.mark.parametrize("path", ["ulysses", "odysseus/rules/de"])
def test_unchanged_data_is_not_sent_again(server: ServerProcess, path: str) -> None:
    first = get(server, f"/api/games/{path}")
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], "W/" + first.headers["etag"], '"x", ' + first.headers["etag"]):
        again = get(server, f"/api/games/{path}", **{"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    assert get(server, f"/api/games/{path}", **{"If-None-Match": '"x"'}).content == first.content


@pytest.mark.parametrize("path", ["chess", "chess/rules/en", "ulysses/rules/la", "ulysses/rules/..%2fen"])
def test_unknown_games_and_languages_are_not_found(server: ServerProcess, path: str) -> None:
    answer = get(server, f"/api/games/{path}")
    assert answer.status_code == 404
    if "%" not in path:
        assert answer.json()["code"] == "no game"
