"""Tables on a real server: who may enter, who gets what, and the same answer to the same command."""

import asyncio
import json
import re
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from pelagos.terminal.commands.verify import run_checks
from tests.kit.games.every_game import find
from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, new_id, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def come(server: ServerProcess, *names: str) -> list[ApiPlayer]:
    return [await ApiPlayer.come(server.url, name) for name in names]


def nobody(server: ServerProcess) -> ApiPlayer:
    return ApiPlayer(server.url, "", "")


async def opened(player: ApiPlayer, **settings: Any) -> tuple[str, str]:
    """Open a private table; return its id and its invitation."""
    asked = {"game": "ulysses", "seats": 3, "pace": 0, **settings}
    found = (await player.http.post("/api/tables", json=asked)).json()
    return found["id"], found["invite"]


async def denied(player: ApiPlayer, table: str) -> dict[str, Any]:
    """Return the refusal of a socket."""
    with pytest.raises(websockets.InvalidStatus) as caught:
        async with player.look(table):
            pass
    return {"status": caught.value.response.status_code, **json.loads(caught.value.response.body or b"{}")}


# ---- who may enter
def test_a_private_table_is_closed_to_strangers_and_open_to_the_invited(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert = await come(server, "Anna", "Bert")
        table, invite = await opened(anna)
        await anna.say(table, "join")
        await anna.say(table, "begin")
        for stranger in (bert, nobody(server)):
            assert (await denied(stranger, table))["status"] == 403
            answer = await stranger.http.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (403, "private")
        assert (await nobody(server).http.post(f"/api/tables/{table}/commands", json={})).status_code == 401
        for do in ("leave", "begin", "rematch", "away"):
            assert (await bert.say(table, do))["code"] == "spectator"
        assert (await bert.post(f"/api/tables/{table}/mute", seat=0))["code"] == "private"
        assert (await bert.post(f"/api/tables/{table}/invite"))["code"] == "spectator"
        again = await anna.post(f"/api/tables/{table}/invite")
        assert again["qr"].startswith("<svg")
        assert (await bert.post(f"/api/tables/{table}/handover"))["code"] == "spectator"
        assert (await bert.post(f"/api/tables/{table}/enter", invite="guess"))["code"] == "invite"
        other, _ = await opened(anna)
        assert (await bert.post(f"/api/tables/{other}/enter", invite=invite))["code"] == "invite"
        for word in (invite, invite, again["word"]):
            assert (await bert.post(f"/api/tables/{table}/enter", invite=word)) == {}
        async with bert.look(table) as look:
            assert (await look.until(bool))["you"] == -1
        assert (await bert.http.get(f"/api/tables/{table}/record")).status_code == 200

    run(work())


def test_a_table_before_the_game_has_no_record(server: ServerProcess) -> None:
    async def work() -> None:
        (anna,) = await come(server, "Anna")
        table = await anna.open("ulysses", 3)
        async with anna.look(table) as look:
            await look.until(bool)
            answer = await nobody(server).http.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "not begun")
            await look.ask("join")
            assert {message["type"] for message in look.messages} <= {"update", "here", "answer"}

    run(work())


def test_unknown_tables_are_not_found(server: ServerProcess) -> None:
    async def work() -> None:
        (anna,) = await come(server, "Anna")
        for id in ("nowhere", "%00", "%FF", "x" * 300, "..%2f..", "'; --"):
            answer = await anna.http.get(f"/api/tables/{id}/record")
            assert answer.status_code == 404, (id, answer.text)
            answer = await anna.http.post(f"/api/tables/{id}/commands", json={"do": "leave", "id": "a"})
            assert answer.status_code in (404, 405), (id, answer.text)
        assert (await denied(anna, "nowhere"))["code"] == "no table"

    run(work())


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 2},
        {"seats": 6},
        {"bots": ["sailor"] * 3},
        {"bots": [None] * 4},
        {"bots": ["admiral"]},
        {"clock": {"seconds": -1}},
        {"board": "atlantis"},
        {"patience": 1},
        {"more": 1},
    ],
)
def test_invalid_tables_are_refused(server: ServerProcess, wrong: dict[str, Any]) -> None:
    async def work() -> None:
        (anna,) = await come(server, "Anna")
        answer = await anna.http.post("/api/tables", json={"game": "ulysses", "seats": 3, **wrong})
        assert answer.status_code == 400 and answer.json()["reason"], answer.text

    run(work())


@pytest.mark.parametrize(
    ("game", "first", "clause"), [("ulysses", 3, "U2.3"), ("odysseus", 0, "O4.1"), ("odysseus", "winner", "O4.1")]
)
def test_a_first_player_that_cannot_be_is_refused(server: ServerProcess, game: str, first: Any, clause: str) -> None:
    async def work() -> None:
        (anna,) = await come(server, "Anna")
        answer = await anna.http.post("/api/tables", json={"game": game, "seats": 3, "first": first})
        assert (answer.status_code, answer.json()["code"], answer.json()["clause"]) == (409, "first", clause)
        for wrong in (-1, 6, "loser", None, 1.5):
            answer = await anna.http.post("/api/tables", json={"game": "ulysses", "seats": 3, "first": wrong})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    run(work())


def test_a_table_of_an_unknown_game_is_refused(server: ServerProcess) -> None:
    """It never gets another game's rules or bots."""

    async def work() -> None:
        (anna,) = await come(server, "Anna")
        answer = await anna.http.post("/api/tables", json={"game": "chess", "seats": 3})
        assert (answer.status_code, answer.json()["code"]) == (404, "no game")
        assert "ulysses, odysseus" in answer.json()["reason"]

    run(work())


def test_the_same_request_twice_opens_one_table(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert = await come(server, "Anna", "Bert")
        ids = [(await opened(player, id="mine"))[0] for player in (anna, anna, bert)]
        assert ids[0] == ids[1] != ids[2]

    run(work())


def test_lists(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert = await come(server, "Anna", "Bert")
        public, private = await anna.open("odysseus", 3, clock={"seconds": 60}), (await opened(anna))[0]

        async def listed(player: ApiPlayer, path: str = "/api/tables") -> list[dict[str, Any]]:
            return list((await player.http.get(path)).json()["tables"])

        found = {row["id"]: row for row in await listed(nobody(server))}
        assert public in found and private not in found
        assert (found[public]["free"], found[public]["clock"]["seconds"]) == (3, 60)
        assert {row["id"] for row in await listed(anna, "/api/me/tables")} == {public, private}
        assert await listed(bert, "/api/me/tables") == []
        for player in (anna, bert):
            await player.say(public, "join")
        await anna.say(public, "begin")
        assert public not in {row["id"] for row in await listed(nobody(server))}
        others = [await anna.open("ulysses", 3) for _ in range(2)]
        async with anna.look(public) as a, bert.look(public) as b:
            for look in (a, b):  # until a person must decide, if a bot begins
                await look.until(lambda new: new["table"]["actor"] in (0, 1))
            mine, look = (anna, a) if a.last["table"]["actor"] == 0 else (bert, b)
            assert look.last["choices"]
            rows = await listed(mine, "/api/me/tables")
            assert rows[0]["id"] == public and rows[0]["yours"], "tables waiting for the person's move come first"
        assert {row["id"] for row in await listed(anna, "/api/me/tables")} == {public, private, *others}

    run(work())


def test_a_rematch_admits_the_players_of_the_old_table(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert = await come(server, "Anna", "Bert")
        table, invite = await opened(anna)
        await bert.post(f"/api/tables/{table}/enter", invite=invite)
        for player in (anna, bert):
            await player.say(table, "join")
        await anna.say(table, "close")
        async with anna.look(table) as look:
            await bert.say(table, "rematch")
            again = (await look.until(lambda new: new["table"]["rematch"]))["table"]["rematch"]
        assert again in (await anna.say(table, "rematch"))["reason"]
        assert (await bert.say(again, "join"))["type"] == "answer", "no invitation is needed"
        assert (await anna.say(again, "join"))["type"] == "answer"

    run(work())


# ---- the same command, the same answer
def test_a_command_sent_again_gets_the_same_answer_even_after_a_restart(tmp_path: Path) -> None:
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]

    async def first(server: ServerProcess) -> tuple[ApiPlayer, str, dict[str, Any], dict[str, Any], int]:
        table, (anna,) = await start_game(server.url, "ulysses", ["Anna"], 3)
        async with anna.look(table) as a, anna.look(table) as b:
            await a.until(lambda new: new["choices"])
            play = {"id": new_id(), "seq": a.last["seq"], "move": any_move(a.last)}
            say = {"id": new_id(), "text": "hello"}
            answers = [await a.ask("play", **play), await b.ask("play", **play), await anna.say(table, "play", **play)]
            assert answers[0]["type"] == "answer" and answers[1:] == answers[:1] * 2
            said = [await anna.say(table, "say", **say), await b.ask("say", **say)]
            assert said[0] == said[1]
            bad = {"id": new_id(), "seq": a.last["seq"], "move": "fly"}
            refused = [await a.ask("play", **bad), await b.ask("play", **bad), await anna.say(table, "play", **bad)]
            assert refused[0]["code"] in ("malformed", "stale") and refused[1:] == refused[:1] * 2
            await asyncio.sleep(0.2)
        return anna, table, play, answers[0], said[0]["seq"]

    async def second(anna: ApiPlayer, table: str, play: dict[str, Any], answer: dict[str, Any], since: int) -> None:
        again = ApiPlayer(anna.url, "Anna", anna.token)
        assert await again.say(table, "play", **play) == answer
        async with again.look(table, since=since - 1) as look:
            names = [event["name"] for event in (await look.until(bool))["events"]]
            assert "table-said" in names and "table-joined" not in names
            assert await look.ask("play", **play) == answer

    with ServerProcess(tmp_path / "store.sqlite", *options) as server:
        known = asyncio.run(first(server))
        server.kill(signal.SIGKILL)
        server.start().wait()
        asyncio.run(second(*known))


# ---- the clock
def test_a_clock_of_one_second_keeps_the_game_moving(server: ServerProcess) -> None:
    async def work() -> None:
        clock = {"seconds": 1, "bank": 0}
        table, (anna, bert) = await start_game(server.url, "odysseus", ["Anna", "Bert"], 3, clock=clock)
        async with bert.look(table) as look:
            update = await look.until(lambda new: new["table"]["status"] in ("over", "closed") or deputy(new) == 2, 60)
            assert deputy(update) == 2, "neither player decides"
            async with anna.look(table) as a:
                await a.until(lambda new: not new["table"]["seats"][0]["away"])
                assert (await a.ask("back"))["code"] == "back"
            await look.until(lambda new: decided(look) > 3)
        record = (await bert.http.get(f"/api/tables/{table}/record")).text
        assert " ~sailor #" in record

    def deputy(update: dict[str, Any]) -> int:
        return sum(seat["away"] for seat in update["table"]["seats"])

    def decided(look: PlayerSocket) -> int:
        events = [event for message in look.messages if message["type"] == "update" for event in message["events"]]
        return sum(event["name"] == "table-decided" and event["args"]["by"] == "sailor" for event in events)

    run(work())


def test_the_record_verifies_after_all_players_have_left(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        async with nobody(server).look(table) as look:
            for player in (anna, bert):
                await player.say(table, "leave")
            update = await look.until(lambda new: new["table"]["status"] == "closed")
            assert update["table"]["why"] == "deserted" and update["table"]["seed"]
        assert run_checks((await nobody(server).http.get(f"/api/tables/{table}/record")).text, find)

    run(work())


def test_the_log_has_the_same_events_as_the_updates(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        async with anna.look(table) as mine, nobody(server).look(table) as others:
            await mine.until(bool)
            await others.until(bool)
            for player in (anna, bert):
                await player.say(table, "away")
            await anna.say(table, "say", text="is this written down?")
            await mine.until(lambda new: any(event["name"] == "table-said" for event in new["events"]))
            await others.until(lambda new: new["seq"] >= mine.last["seq"])
            for player, look in ((anna, mine), (nobody(server), others)):
                log = (await player.http.get(f"/api/tables/{table}/log")).json()
                lines = log["lines"]
                assert log["game"] == "ulysses"
                # the first update has the current state and no events
                _, *updates = [message for message in look.messages if message["type"] == "update"]
                sent = {message["seq"]: message["events"] for message in updates}
                logged = {line["seq"]: line["events"] for line in lines}
                assert list(logged) == sorted(logged) and logged[0] is not None
                assert sent and {seq: logged[seq] for seq in sent} == sent

    run(work())


# ---- tabs and spectators
def test_a_person_with_two_tabs_is_present_until_both_are_closed(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        async with bert.look(table) as b:
            async with anna.look(table) as first:
                async with anna.look(table) as second:
                    await asyncio.gather(first.until(bool), second.until(bool))
                    await anna.say(table, "say", text="both hear it")
                    for look in (first, second):
                        await look.until(lambda new: any(event["name"] == "table-said" for event in new["events"]))
                    assert first.last == second.last
                await bert.say(table, "say", text="one tab")
                await b.until(lambda new: any(event["args"].get("text") == "one tab" for event in new["events"]))
                await asyncio.sleep(0.2)
                await bert.say(table, "say", text="still")
                update = await b.until(lambda new: any(event["args"].get("text") == "still" for event in new["events"]))
                assert update["table"]["seats"][0]["here"], "the other tab is open"
            while b.messages[-1] != {"type": "here", "here": [False, True, False]}:
                await b.next()

    run(work())


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_spectators_see_the_public_view_and_can_do_nothing(server: ServerProcess, game: str) -> None:
    async def work() -> None:
        table, (anna, _) = await start_game(server.url, game, ["Anna", "Bert"], 3)
        (cleo,) = await come(server, "Cleo")
        async with nobody(server).look(table) as blind, cleo.look(table) as named, anna.look(table) as own:
            updates = [await look.until(bool) for look in (blind, named, own)]
            assert updates[0]["view"] == updates[1]["view"] != updates[2]["view"]
            assert updates[0]["view"]["who"] == -1 and updates[2]["view"]["who"] == 0
            for update in updates[:2]:
                assert (update["you"], update["choices"], update["undo"]) == (-1, None, False)
                assert update["table"]["seed"] == ""
            commands: dict[str, dict[str, Any]] = {
                "say": {"text": "x"},
                "leave": {},
                "vote": {"seat": 0},
                "begin": {},
                "away": {},
            }
            for do, args in commands.items():
                assert (await named.ask(do, **args))["code"] == "spectator"
                assert (await blind.ask(do, **args))["code"] == "stranger"
            play = {"seq": updates[0]["seq"], "move": "pass"}
            assert (await named.ask("play", **play))["code"] == "spectator"
            assert (await named.ask("join"))["code"] == "begun"

    run(work())


def test_a_public_screen_shows_no_secrets_of_a_player(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        async with nobody(server).look(table) as blind, anna.look(table, query="?public") as screen:
            update = await screen.until(bool)
            assert update["view"] == (await blind.until(bool))["view"] and update["you"] == -1
            assert not update["table"]["seats"][0]["here"], "a public screen does not count as present"
            assert (await screen.ask("say", text="x"))["code"] == "stranger"
        path = f"/api/tables/{table}/log"
        logs = [await anna.http.get(path + "?public"), await bert.http.get(path)]
        public = (await nobody(server).http.get(f"/api/tables/{table}/log")).json()
        assert logs[0].json() == public != logs[1].json()

    run(work())


# ---- chat
def test_chat_is_cleaned_and_not_sent_to_people_who_muted_it(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        async with anna.look(table) as a, nobody(server).look(table) as c:
            await a.until(bool)
            assert (await anna.post(f"/api/tables/{table}/mute", seat=0))["code"] == "mute"
            assert (await anna.post(f"/api/tables/{table}/mute", seat=2))["code"] == "mute"
            for _ in range(2):
                assert await anna.post(f"/api/tables/{table}/mute", seat=1) == {}
            seq = a.last["seq"]
            await bert.say(table, "say", text="<script>bad\u202e</script>" + "x" * 900)
            await anna.say(table, "say", text="fine")
            await asyncio.gather(*(look.until(lambda new: "fine" in json.dumps(new["events"])) for look in (a, c)))
            assert "script" not in json.dumps(a.messages)
            heard = next(m for m in c.messages if m["type"] == "update" and "script" in json.dumps(m["events"]))
            text = heard["events"][0]["args"]["text"]
            assert len(text) == 500 and "\u202e" not in text
            seqs = [message["seq"] for message in a.messages if message["type"] == "update"]
            assert seqs == list(range(seqs[0], seqs[-1] + 1)), "no gap in the numbers shows that chat was hidden"
        async with anna.look(table, since=seq) as again:
            assert "script" not in json.dumps(await again.until(bool)), "nor later"
        assert await anna.post(f"/api/tables/{table}/mute", seat=1, mute=False) == {}
        async with anna.look(table, since=seq) as again:
            assert "script" in json.dumps(await again.until(bool))

    run(work())


# ---- other devices, other people
def test_a_seat_is_handed_over_by_a_link(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert, cleo, dora = await come(server, "Anna", "Bert", "Cleo", "Dora")
        table, invite = await opened(anna)
        await bert.post(f"/api/tables/{table}/enter", invite=invite)
        for player in (anna, bert):
            await player.say(table, "join")
        await anna.say(table, "begin")
        found = (await bert.http.post(f"/api/tables/{table}/handover")).json()
        assert found["qr"].startswith("<svg")
        other, _ = await opened(anna)
        wrong = await cleo.post(f"/api/tables/{other}/take", handover=found["word"], id="t")
        assert wrong["code"] == "seat"
        assert (await cleo.post(f"/api/tables/{table}/take", handover="guess", id="t"))["code"] == "seat"
        async with bert.look(table) as b:
            await b.until(lambda new: new["you"] == 1)
            taken = await cleo.post(f"/api/tables/{table}/take", handover=found["word"], id="t")
            assert taken["type"] == "answer"
            update = await b.until(lambda new: new["you"] == -1)
            assert update["choices"] is None and update["view"]["who"] == -1, "now a spectator"
        assert await cleo.post(f"/api/tables/{table}/take", handover=found["word"], id="t") == taken
        assert (await dora.post(f"/api/tables/{table}/take", handover=found["word"], id="t"))["code"] == "seat"
        async with cleo.look(table) as c:
            assert (await c.until(bool))["you"] == 1

    run(work())


def test_codes_and_links_sign_in_another_device(server: ServerProcess) -> None:
    async def work() -> None:
        (anna,) = await come(server, "Anna")
        code = (await anna.http.post("/api/me/code")).json()["word"]
        link = (await anna.http.post("/api/me/link")).json()["word"]
        table = await anna.open("ulysses", 3)

        async def back(word: str) -> Any:
            return (await nobody(server).http.post("/api/session", json={"code": word, "bearer": True})).json()

        first = await back(code.lower().replace("-", " "))
        assert first["name"] == "Anna" and first["token"] != anna.token
        assert (await back(code))["code"] == "code", "a code opens once"
        second, third = await back(link), await back(link)
        assert len({first["token"], second["token"], third["token"], anna.token}) == 4
        other = ApiPlayer(server.url, "Anna", second["token"])
        assert (await other.http.get("/api/me/tables")).json()["tables"][0]["id"] == table
        async with other.look(table) as gone, anna.look(table) as stays:
            await other.http.post("/api/session/end")
            with pytest.raises(ConnectionClosed, match="4001"):
                while True:
                    await gone.next()
            assert (await stays.ask("join"))["type"] == "answer"
        assert (await other.http.get("/api/me")).status_code == 401
        assert (await anna.http.get("/api/me")).status_code == 200, "only one device was signed out"
        assert (await back("guess"))["code"] == "code"

    run(work())


def test_links_in_pages_work(server: ServerProcess) -> None:
    """The links are relative, so they work under any path of a proxy."""

    async def work() -> None:
        http = nobody(server).http
        for page in ("/", "/t/abcdefghijklmnop", "/verify.html"):
            found = await http.get(page)
            assert found.status_code == 200
            links = re.findall(r'(?:href|src)="([^"]+)"', found.text)
            assert links
            for link in links:
                assert not link.startswith("/")
                assert (await http.get(str(httpx.URL(server.url + page).join(link)))).status_code == 200, link

    run(work())


def test_names_are_cleaned_and_numbered(server: ServerProcess) -> None:
    async def work() -> None:
        anna, other = await come(server, " <b>Anna</b>\u202e ", "<b>anna</b>")
        assert anna.name == "<b>Anna</b>"
        assert (await anna.post("/api/me/name", name="\u200b"))["code"] == "name"
        assert (await anna.post("/api/me/name", name="Anna Maria"))["name"] == "Anna Maria"
        await other.post("/api/me/name", name="ANNA MARIA")
        table = await anna.open("ulysses", 3)
        for player in (anna, other):
            await player.say(table, "join")
        async with nobody(server).look(table) as look:
            names = [seat["name"] for seat in (await look.until(bool))["table"]["seats"]]
        assert names == ["Anna Maria", "ANNA MARIA 2", ""]

    run(work())
