"""The protocol's description: served, complete, and true of real traffic."""

import asyncio
import json
from typing import Any

import jsonschema
import msgspec
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012
from starlette.routing import Route, WebSocketRoute

from pelagos.server import messages
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http.app import App
from pelagos.server.http.openapi import CALLS, openapi, schemas
from pelagos.server.limits import Limits
from pelagos.store.sqlite.sqlite_store import SqliteStore
from tests.kit.servers.api_player import ApiPlayer, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import ServerProcess


def test_every_route_is_described_and_nothing_else(tmp_path: Any) -> None:
    async def main() -> None:
        app = App(TableRegistry(SqliteStore(tmp_path / "none"), BotPool(1, 1.0), Limits()))
        routes = [route for route in app.routes() if isinstance(route, Route) and route.path != "/t/{id}"]
        found = {
            (method.lower(), route.path) for route in routes for method in (route.methods or ()) if method != "HEAD"
        }
        assert found == {(call.method, call.path) for call in CALLS}
        sockets = [route.path for route in app.routes() if isinstance(route, WebSocketRoute)]
        assert sockets == ["/api/tables/{id}/socket"]

    asyncio.run(main())


def test_both_schemas_are_valid() -> None:
    Draft202012Validator.check_schema(schemas())
    for shape in openapi()["components"]["schemas"].values():
        Draft202012Validator.check_schema(shape)
    text = json.dumps(openapi())
    for name in set(text.split('"#/components/schemas/')[1:]):
        assert name.split('"')[0] in openapi()["components"]["schemas"]


def validator(name: str) -> Draft202012Validator:
    """Return a validator for one direction of the socket."""
    registry: Registry[Any] = Registry().with_resource("", DRAFT202012.create_resource(schemas()))
    return Draft202012Validator({**schemas(), **schemas()[name]}, registry=registry)


class SchemaChecker:
    """Checks the messages of one socket, in both directions."""

    def __init__(self) -> None:
        self.client, self.server = validator("client"), validator("server")

    def check_server(self, message: Any) -> None:
        self.server.validate(message)

    def check_client(self, message: Any) -> None:
        self.client.validate(message)


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_real_traffic_is_as_described(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        table, (anna,) = await start_game(server.url, game, ["Anna"], 3)
        checker = SchemaChecker()
        async with anna.look(table) as look:
            sent: list[dict[str, Any]] = []

            async def ask(do: str, **args: Any) -> None:
                sent.append({"do": do, "id": "x", **args})
                await look.ask(do, **args)

            for _ in range(60):
                update = await look.until(lambda new: new["choices"] or new["table"]["status"] == "over")
                if update["table"]["status"] == "over":
                    break
                await ask("play", seq=update["seq"], move=any_move(update))
            await ask("say", text="hello")
            await ask("undo", seq=0)
            await ask("vote", seat=1)
            await ask("away")
            await ask("back")
            await ask("rematch")
            await ask("leave")
            for message in sent:
                checker.check_client(message)
            kinds = {message["type"] for message in look.messages}
            assert {"update", "answer", "refused", "here"} <= kinds
            for message in look.messages:
                checker.check_server(message)

    asyncio.run(main())


def test_the_server_refuses_commands_that_the_schema_refuses(server: ServerProcess) -> None:
    client = validator("client")
    for bad in (
        {"do": "play", "id": "a"},
        {"do": "leave", "id": "a", "x": 1},
        {"do": "fly", "id": "a"},
        {"do": "vote"},
    ):
        with pytest.raises(jsonschema.ValidationError):
            client.validate(bad)
        with pytest.raises(messages.InvalidMessage):
            messages.read_command(json.dumps(bad).encode())


def test_calls_are_answered_as_described(server: ServerProcess) -> None:
    """Make every call that returns JSON, as a person with a table of their own."""

    async def main() -> None:
        described = (await ApiPlayer(server.url, "", "").http.get("/api/openapi.json")).json()
        assert described["paths"] == openapi()["paths"]
        assert (await ApiPlayer(server.url, "", "").http.get("/api/schema.json")).json() == json.loads(
            msgspec.json.encode(schemas())  # JSON has no tuples
        )
        anna = await ApiPlayer.come(server.url, "Anna")
        bert = await ApiPlayer.come(server.url, "Bert")
        opened = (await anna.http.post("/api/tables", json={"game": "ulysses", "seats": 3})).json()
        id = opened["id"]
        bodies: dict[str, Any] = {
            "/api/people": {"name": "Cleo", "bearer": True},
            "/api/me/name": {"name": "Anna Maria"},
            "/api/tables": {"game": "odysseus", "seats": 4, "id": "mine"},
            "/api/tables/{id}/enter": {"invite": opened["invite"]},
            "/api/tables/{id}/commands": {"do": "join", "id": "a"},
            "/api/tables/{id}/mute": {"seat": 1},
        }
        await bert.post(f"/api/tables/{id}/enter", invite=opened["invite"])
        await bert.say(id, "join", seat=1)
        bodies["/api/lessons/{game}/{lesson}"] = {"played": []}
        code = (await anna.http.post("/api/me/code")).json()["word"]
        bodies["/api/session"] = {"code": code, "bearer": True}
        pass_ = (await bert.http.post(f"/api/tables/{id}/handover")).json()["word"]
        calls = sorted(CALLS, key=lambda call: (call.path.endswith("/end"), call.path.endswith(("/handover", "/take"))))
        for call in calls:
            if call.path.endswith(("/record", "/ending", "/hint")):  # only after or in a game
                continue
            player = await ApiPlayer.come(server.url, "Dora") if call.path.endswith("/take") else anna
            body = {"handover": pass_, "id": "a"} if call.path.endswith("/take") else bodies.get(call.path)
            answer = await player.http.request(
                call.method, call.path.format(id=id, game="ulysses", language="it", lesson="goal"), json=body
            )
            assert answer.status_code == call.status, (call.path, answer.text)
            described_as = openapi()["paths"][call.path][call.method]["responses"][str(call.status)]
            if "content" in described_as:
                shape = described_as["content"]["application/json"]["schema"]
                Draft202012Validator({**shape, "components": openapi()["components"]}).validate(answer.json())

    asyncio.run(main())
