"""The server as one ASGI application: a small HTTP interface, and the sockets of the tables."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from pelagos.server import messages
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http import static_files
from pelagos.server.http.http_guard import (
    COOKIE,
    HttpGuard,
    address_of,
    body_of,
    check_id,
    check_origin,
    data_of,
    id_in,
    own_origin,
    token_of,
)
from pelagos.server.http.openapi import openapi, schemas
from pelagos.server.http.socket_handoff import SocketHandoff
from pelagos.server.http.socket_session import Outcome, SocketSession, ask_home, malformed, outcome_of
from pelagos.server.http.websocket import TableSocket
from pelagos.server.identity import hashed
from pelagos.server.limits import Buckets, SocketCounter
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import Head, Session, Unavailable

YEAR = 365 * 86400  # seconds
MOST_ROWS = 100
STATUS = {
    "stranger": 401,
    "origin": 403,
    "private": 403,
    "no table": 404,
    "no game": 404,
    "not begun": 409,
    "quarantined": 410,
    "rate": 429,
    "quota": 429,
    "unavailable": 503,
    "stopping": 503,
    "fault": 500,
}
UNREACHABLE = Refusal("unavailable", "refused-unreachable")
encode = msgspec.json.Encoder().encode
Work = Callable[[Request], Awaitable[Response]]

new_person = msgspec.json.Decoder(messages.NewPerson)
new_name = msgspec.json.Decoder(messages.NewName)
new_table = msgspec.json.Decoder(messages.NewTable)
comeback = msgspec.json.Decoder(messages.Comeback)
entrance = msgspec.json.Decoder(messages.Entrance)
taking = msgspec.json.Decoder(messages.Taking)
muting = msgspec.json.Decoder(messages.Muting)


class App:
    def __init__(
        self,
        registry: TableRegistry,
        origins: frozenset[str] = frozenset(),
        root: str = "",
        handoff: SocketHandoff | None = None,
    ) -> None:
        self.registry = registry
        self.handoff = handoff
        self.people = registry.people
        self.origins = origins
        self.root = root  # the path under which a proxy serves us
        limits = registry.limits
        self.crowd = SocketCounter(limits)
        self.sockets: dict[tuple[str, str], int] = {}  # of a person at a table
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.newcomers = Buckets(limits.people, limits.people_burst)
        self.tries = Buckets(limits.codes, limits.codes_burst)
        registry.metrics.watch("sockets", "Open sockets", lambda: self.crowd.each.total())
        registry.metrics.watch("tables", "Tables in memory", lambda: len(registry.homes))
        registry.metrics.watch("bots_waiting", "Decisions that bots are asked for", lambda: registry.bot_pool.waiting)
        registry.metrics.watch("bots_troubled", "Decisions made for bots", lambda: registry.bot_pool.troubled)

    def routes(self) -> list[Any]:
        post, get = ["POST"], ["GET"]
        api: list[tuple[str, Work, list[str]]] = [
            ("/people", self.be_welcome, post),
            ("/session", self.come_back, post),
            ("/session/end", self.end_session, post),
            ("/me", self.me, get),
            ("/me/name", self.rename, post),
            ("/me/code", self.code, post),
            ("/me/link", self.link, post),
            ("/me/tables", self.my_tables, get),
            ("/tables", self.open_tables, get),
            ("/tables", self.open_table, post),
            ("/tables/{id}", self.table, get),
            ("/tables/{id}/enter", self.enter, post),
            ("/tables/{id}/invite", self.invite, post),
            ("/tables/{id}/handover", self.hand_over, post),
            ("/tables/{id}/take", self.take_seat, post),
            ("/tables/{id}/mute", self.mute, post),
            ("/tables/{id}/commands", self.command, post),
            ("/tables/{id}/record", self.record, get),
            ("/tables/{id}/log", self.log, get),
            ("/games/{game}", static_files.game, get),
            ("/games/{game}/rules/{language}", static_files.rules, get),
            ("/openapi.json", self.openapi, get),
            ("/schema.json", self.schema, get),
        ]
        found: list[Any] = [Route("/api" + path, self.guarded(work), methods=how) for path, work, how in api]
        return [
            *found,
            WebSocketRoute("/api/tables/{id}/socket", self.socket),
            Route("/healthz", self.guarded(self.healthz), methods=get),
            Route("/metrics", self.guarded(self.metrics), methods=get),
            Route("/t/{id}", static_files.table_page, methods=get),
            Mount("/", GZipMiddleware(static_files.StaticPages(), minimum_size=1000)),
        ]

    # ---- around every request
    def guarded(self, work: Work) -> Work:
        async def guarded(request: Request) -> Response:
            try:
                if not self.requests.take(address_of(request)):
                    raise Refusal("rate", "refused-rate")
                if request.method not in ("GET", "HEAD"):
                    check_origin(request, self.origins)
                check_id(request)
                return await work(request)
            except Refusal as error:
                return refused(error.answer())
            except messages.InvalidMessage as error:
                return refused(malformed(error).answer())
            except Unavailable:
                return refused(UNREACHABLE.answer())
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it

        return guarded

    async def who(self, request: HTTPConnection) -> Session:
        session = await self.people.who(token_of(request))
        if session is None:
            raise Refusal("stranger", "refused-stranger")
        return session

    def base(self, request: Request) -> str:
        """Where our pages are: a browser has said it, and it was checked."""
        return request.headers.get("origin", own_origin(request)) + self.root

    # ---- people
    async def be_welcome(self, request: Request) -> Response:
        asked: messages.NewPerson = await body_of(request, new_person)
        if not self.newcomers.take(address_of(request)):
            raise Refusal("rate", "refused-newcomers")
        name, token = await self.people.welcome(asked.name, self.registry.now())
        return self.signed_in(request, name, token, asked.bearer)

    async def come_back(self, request: Request) -> Response:
        asked: messages.Comeback = await body_of(request, comeback)
        if not self.tries.take(address_of(request)):
            raise Refusal("rate", "refused-codes")
        token = await self.people.come_back(asked.code, self.registry.now())
        session = await self.people.who(token)
        return self.signed_in(request, session.name if session else "", token, asked.bearer)

    def signed_in(self, request: Request, name: str, token: str, bearer: bool) -> Response:
        response = reply(messages.Me(name, token if bearer else ""))
        if not bearer:
            pages = self.origins or {own_origin(request)}
            secure = all(page.startswith("https:") for page in pages)
            path = self.root or "/"
            response.set_cookie(COOKIE, token, YEAR, path=path, secure=secure, httponly=True, samesite="strict")
        return response

    async def end_session(self, request: Request) -> Response:
        token = hashed(token_of(request))
        await self.registry.store.end_session(token)
        self.registry.end_session(token)
        await self.registry.store.wake(f"ended {token}")
        response = reply({})
        response.delete_cookie(COOKIE, path=self.root or "/")
        return response

    async def me(self, request: Request) -> Response:
        return reply(messages.Me((await self.who(request)).name))

    async def rename(self, request: Request) -> Response:
        session = await self.who(request)
        asked: messages.NewName = await body_of(request, new_name)
        return reply(messages.Me(await self.people.rename(session, asked.name)))

    async def code(self, request: Request) -> Response:
        return reply(await self.people.code(await self.who(request), self.registry.now(), self.base(request)))

    async def link(self, request: Request) -> Response:
        return reply(await self.people.link(await self.who(request), self.registry.now(), self.base(request)))

    # ---- lists
    async def open_tables(self, request: Request) -> Response:
        return reply(messages.TableList([row(head, "") for head in await self.registry.store.open_tables(MOST_ROWS)]))

    async def my_tables(self, request: Request) -> Response:
        session = await self.who(request)
        heads = await self.registry.store.tables_of(session.person, MOST_ROWS)
        return reply(messages.TableList([row(head, session.person) for head in heads]))

    # ---- tables
    async def open_table(self, request: Request) -> Response:
        session = await self.who(request)
        asked: messages.NewTable = await body_of(request, new_table)
        id = await self.registry.open(asked, session)
        return reply(messages.Opened(id, await self.people.invite(id, self.registry.now())), 201)

    async def enter(self, request: Request) -> Response:
        session = await self.who(request)
        asked: messages.Entrance = await body_of(request, entrance)
        await self.people.let_in(session, request.path_params["id"], asked.invite, self.registry.now())
        return reply({})

    async def invite(self, request: Request) -> Response:
        session = await self.who(request)
        id = request.path_params["id"]
        home = await self.registry.home(id)
        if session.person not in (*home.table.people, home.table.host):
            raise Refusal("spectator", "refused-inviter")
        return reply(await self.people.invitation(id, self.registry.now(), self.base(request)), 201)

    async def hand_over(self, request: Request) -> Response:
        session = await self.who(request)
        home = await self.registry.home(request.path_params["id"])
        seat = home.table.seat_of(session.person)
        if seat < 0:
            raise Refusal("spectator", "refused-no-seat")
        now, base, taken = self.registry.now(), self.base(request), home.table.chairs[seat].taken
        return reply(await self.people.hand_over(home.table.id, seat, taken, now, base), 201)

    async def take_seat(self, request: Request) -> Response:
        session = await self.who(request)
        asked: messages.Taking = await body_of(request, taking)
        home = await self.registry.home(request.path_params["id"])
        answer = await home.take_seat(session, asked)
        if isinstance(answer, messages.Refused):  # by the process that looks after the table
            return refused(msgspec.structs.replace(answer, id=""))
        return reply(answer)

    async def mute(self, request: Request) -> Response:
        session = await self.who(request)
        asked: messages.Muting = await body_of(request, muting)
        await self.check_entry(session, request.path_params["id"])
        home = await self.registry.home(request.path_params["id"])
        chairs = home.table.chairs
        other = chairs[asked.seat].person if asked.seat < len(chairs) else ""
        if not other or other == session.person:
            raise Refusal("mute", "refused-mute")
        await self.people.mute(session, other, asked.mute)
        for viewer in home.audience.viewers:
            if viewer.person == session.person:
                (viewer.muted.add if asked.mute else viewer.muted.discard)(other)
        return reply({})

    async def command(self, request: Request) -> Response:
        """The same commands as over the socket, with the same answers."""
        session = await self.who(request)
        data = await data_of(request)
        try:
            asked = messages.read_command(data)
        except messages.InvalidMessage as error:
            return refused(malformed(error).answer(id_in(data)))
        id = request.path_params["id"]
        may_enter, began = await self.may_enter(session, id), perf_counter()
        try:
            found: Outcome | Exception = await ask_home(self.registry, session, id, asked, may_enter)
        except (Refusal, Unavailable) as error:
            found = error
        answer = outcome_of(self.registry, found, asked.id)
        is_refused = isinstance(answer, messages.Refused)
        self.registry.metrics.answered(perf_counter() - began, is_refused)
        return reply(answer, 409 if is_refused else 200)

    async def table(self, request: Request) -> Response:
        session = await self.people.who(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        return reply(await (await self.registry.home(id)).info())

    async def record(self, request: Request) -> Response:
        session = await self.people.who(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        home = await self.registry.home(id)
        if not home.table.has_game:
            raise Refusal("not begun", "refused-no-record")
        text = await home.record(session.person if session else "")
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-store"})

    async def log(self, request: Request) -> Response:
        session = await self.people.who(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        viewer, muted = seen_as(request, session), await self.muted(session, id)
        home = await self.registry.home(id)  # asked at once: who waits in between may find that it was put away
        lines = await home.log(viewer.person if viewer else "", muted)
        told = [{"seq": seq, "events": events} for seq, events in lines]
        return reply({"game": home.table.game.name, "lines": told})

    async def may_enter(self, session: Session | None, id: str) -> bool:
        """A public table is open to all; one by invitation to those who sit there and those who were let in."""
        table = (await self.registry.home(id)).table
        if table.settings.public:
            return True
        if session is None:
            return False
        known = (*table.people, table.host, *table.guests)
        return session.person in known or await self.people.is_guest(session, id, self.registry.now())

    async def check_entry(self, session: Session | None, id: str) -> None:
        if not await self.may_enter(session, id):
            raise Refusal("private", "refused-private")

    # ---- operation
    async def healthz(self, request: Request) -> Response:
        await self.registry.store.downtimes(self.registry.now())
        if not self.registry.well:
            raise Refusal("unavailable", "refused-read-only")
        return reply({"ok": not self.registry.stopping}, 503 if self.registry.stopping else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(self.registry.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request) -> Response:
        return Response(json.dumps(openapi()), media_type="application/json")

    async def schema(self, request: Request) -> Response:
        return Response(json.dumps(schemas()), media_type="application/json")

    # ---- sockets
    async def socket(self, websocket: Any) -> None:
        """One table, one viewer. Who he is comes from the handshake and from nothing he says later."""
        address = address_of(websocket)
        id = websocket.path_params["id"]
        try:
            check_origin(websocket, self.origins)
            check_id(websocket)
            if await self.is_handed_on(websocket.scope["extensions"]["pelagos"], id):
                return
            session = await self.people.who(token_of(websocket))
            await self.check_entry(session, id)
            muted = await self.muted(session, id)
        except Refusal as error:
            return await deny(websocket, error)
        except Unavailable:
            return await deny(websocket, UNREACHABLE)
        if not self.crowd.enter(address):
            self.registry.metrics.refused.labels("sockets").inc()
            return await deny(websocket, Refusal("rate", "refused-connections"))
        try:
            await self.watch(websocket, seen_as(websocket, session), id, muted)
        finally:
            self.crowd.leave(address)

    async def is_handed_on(self, line: TableSocket, id: str) -> bool:
        """To the process that keeps the table, if that is another one of this server."""
        if self.handoff is None or isinstance(self.registry.homes.get(id), TableActor):
            return False
        return await self.handoff.hand_on(line, await self.registry.store.owner(id))

    async def muted(self, session: Session | None, id: str) -> set[str]:
        people = (await self.registry.home(id)).table.people
        return set() if session is None else await self.people.muted(session.person, people)

    async def watch(self, websocket: Any, session: Session | None, id: str, muted: set[str]) -> None:
        line = websocket.scope["extensions"]["pelagos"]
        since = websocket.query_params.get("since", "")
        person = session.person if session else ""
        viewer = Viewer(person, line, muted=muted)
        await websocket.accept()
        await self.note(id, person, True)
        device = self.registry.devices.setdefault(hashed(token_of(websocket)), set()) if session else set()
        device.add(viewer)
        try:
            home = await self.registry.home(id)
            await home.look(viewer, int(since) if since.isascii() and since.isdigit() and len(since) < 12 else -1)
            SocketSession(self.registry, line, viewer, session, id, await self.may_enter(session, id))
            await websocket.receive()  # his words do not come this way: it is the end
        except (Refusal, Unavailable):
            line.let_go("moved")
        finally:
            device.discard(viewer)
            if session and not device:
                self.registry.devices.pop(hashed(token_of(websocket)), None)
            await self.note(id, person, False)
            if id in self.registry.homes:
                await leave(self.registry.homes[id], viewer)

    async def note(self, id: str, person: str, here: bool) -> None:
        if not person:
            return
        count = self.sockets.pop((id, person), 0) + (1 if here else -1)
        if count:
            self.sockets[id, person] = count
        if count == here:  # the first of his to come, or the last to go
            with suppress(Unavailable):
                await self.registry.store.set_here(id, person, here)
                await self.registry.store.wake(f"here {id}")


def seen_as(request: HTTPConnection, session: Session | None) -> Session | None:
    """`?public`: nobody in particular, for a screen that everybody looks at."""
    return None if "public" in request.query_params else session


async def leave(home: Any, viewer: Viewer) -> None:
    try:
        await home.leave(viewer)
    except Refusal:
        return  # the table is being loaded anew; it looks itself who is here


def row(head: Head, person: str) -> messages.TableSummary:
    title = json.loads(head.title)
    clock = messages.Clock(*title["clock"])
    yours = bool(person) and head.mover == person
    return messages.TableSummary(
        head.table, head.game, head.status, head.seats, head.free, title["names"], clock, yours, head.changed
    )


def reply(found: Any, status: int = 200) -> Response:
    return Response(encode(found), status, {"Cache-Control": "no-store"}, "application/json")


def refused(answer: messages.Refused) -> Response:
    return reply(answer, STATUS.get(answer.code, 400))


async def deny(websocket: Any, error: Refusal) -> None:
    await websocket.send_denial_response(refused(error.answer()))


def application(
    registry: TableRegistry, origins: frozenset[str] = frozenset(), root: str = "", handoff: SocketHandoff | None = None
) -> ASGIApp:
    return HttpGuard(Starlette(routes=App(registry, origins, root, handoff).routes()))
