"""The ASGI application: a small HTTP interface, and a websocket for each viewer of a table."""

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

from pelagos.games import NAMES
from pelagos.registry import manifest_of
from pelagos.server import messages
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http import static_files
from pelagos.server.http.hint_service import HintService
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
from pelagos.server.http.socket_session import SocketSession, ask_home, malformed, outcome_of
from pelagos.server.http.websocket import TableSocket
from pelagos.server.identity import hashed
from pelagos.server.lessons import lesson_called, stage_of
from pelagos.server.limits import Buckets, SocketCounter
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import Head, Session, Unavailable

YEAR = 365 * 86400  # seconds
MAX_ROWS = 100
STATUS = {
    "stranger": 401,
    "origin": 403,
    "private": 403,
    "no table": 404,
    "no game": 404,
    "no lesson": 404,
    "first": 409,
    "hint": 409,
    "stale": 409,
    "illegal": 409,
    "not begun": 409,
    "playing": 409,
    "quarantined": 410,
    "rate": 429,
    "quota": 429,
    "unavailable": 503,
    "stopping": 503,
    "fault": 500,
}
STORE_UNREACHABLE = Refusal("unavailable", "refused-unreachable")
encode = msgspec.json.Encoder().encode
Work = Callable[[Request], Awaitable[Response]]

new_person = msgspec.json.Decoder(messages.NewPerson)
new_name = msgspec.json.Decoder(messages.NewName)
new_table = msgspec.json.Decoder(messages.NewTable)
sign_in = msgspec.json.Decoder(messages.SignIn)
enter_table = msgspec.json.Decoder(messages.EnterTable)
take_seat = msgspec.json.Decoder(messages.TakeSeat)
lesson_moves = msgspec.json.Decoder(messages.LessonMoves)
ask_hint = msgspec.json.Decoder(messages.AskHint)
mute_player = msgspec.json.Decoder(messages.MutePlayer)


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
        self.identities = registry.identities
        self.hints = HintService(registry)
        self.origins = origins
        self.root = root  # the path under which a proxy serves this server
        limits = registry.limits
        self.socket_counter = SocketCounter(limits)
        self.socket_counts: dict[tuple[str, str], int] = {}  # by table and person
        self.request_limit = Buckets(limits.requests, limits.requests_burst)
        self.sign_up_limit = Buckets(limits.people, limits.people_burst)
        self.ask_limit = Buckets(limits.asks, limits.asks_burst)
        self.code_limit = Buckets(limits.codes, limits.codes_burst)
        registry.metrics.watch("sockets", "Open sockets", lambda: self.socket_counter.each.total())
        registry.metrics.watch("tables", "Tables in memory", lambda: len(registry.homes))
        registry.metrics.watch("bots_waiting", "Decisions that wait for a bot", lambda: registry.bot_pool.waiting)
        registry.metrics.watch(
            "bots_troubled", "Default moves played for bots that failed", lambda: registry.bot_pool.defaulted
        )

    def routes(self) -> list[Any]:
        post, get = ["POST"], ["GET"]
        api: list[tuple[str, Work, list[str]]] = [
            ("/people", self.sign_up, post),
            ("/session", self.sign_in, post),
            ("/session/end", self.end_session, post),
            ("/me", self.me, get),
            ("/me/name", self.rename, post),
            ("/me/code", self.code, post),
            ("/me/link", self.link, post),
            ("/me/tables", self.my_tables, get),
            ("/tables", self.open_tables, get),
            ("/tables", self.open_table, post),
            ("/tables/{id}", self.table, get),
            ("/tables/{id}/game", self.table_game, get),
            ("/tables/{id}/entry", self.entry, get),
            ("/tables/{id}/enter", self.enter, post),
            ("/tables/{id}/invite", self.invite, post),
            ("/tables/{id}/handover", self.hand_over, post),
            ("/tables/{id}/take", self.take_seat, post),
            ("/tables/{id}/mute", self.mute, post),
            ("/tables/{id}/hint", self.hint, post),
            ("/tables/{id}/commands", self.command, post),
            ("/tables/{id}/record", self.record, get),
            ("/tables/{id}/ending", self.ending, get),
            ("/tables/{id}/log", self.log, get),
            ("/games", self.games, get),
            ("/games/{game}", static_files.game, get),
            ("/games/{game}/messages/{language}", static_files.game_messages, get),
            ("/games/{game}/rules/{language}", static_files.rules, get),
            ("/games/{game}/lessons", static_files.lessons, get),
            ("/lessons/{game}/{lesson}", self.lesson, post),
            ("/openapi.json", self.openapi, get),
            ("/schema.json", self.schema, get),
        ]
        found: list[Any] = [Route("/api" + path, self.with_checks(work), methods=how) for path, work, how in api]
        return [
            *found,
            WebSocketRoute("/api/tables/{id}/socket", self.socket),
            Route("/healthz", self.with_checks(self.healthz), methods=get),
            Route("/metrics", self.with_checks(self.metrics), methods=get),
            Route("/t/{id}", static_files.table_page, methods=get),
            Mount("/", GZipMiddleware(static_files.StaticPages(), minimum_size=1000)),
        ]

    # ---- checks for every request
    def with_checks(self, work: Work) -> Work:
        async def handle(request: Request) -> Response:
            try:
                if not self.request_limit.take(address_of(request)):
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
                return refused(STORE_UNREACHABLE.answer())
            except ClientDisconnect:
                return Response(status_code=400)  # the client is gone and will not read it

        return handle

    async def require_session(self, request: HTTPConnection) -> Session:
        session = await self.identities.session_of(token_of(request))
        if session is None:
            raise Refusal("stranger", "refused-stranger")
        return session

    def base(self, request: Request) -> str:
        """Return the address of the server's pages, from the browser's Origin, which has been checked."""
        return request.headers.get("origin", own_origin(request)) + self.root

    # ---- people
    async def sign_up(self, request: Request) -> Response:
        body: messages.NewPerson = await body_of(request, new_person)
        if not self.sign_up_limit.take(address_of(request)):
            raise Refusal("rate", "refused-newcomers")
        name, token = await self.identities.sign_up(body.name, self.registry.now())
        return self.sign_in_response(request, name, token, body.bearer)

    async def sign_in(self, request: Request) -> Response:
        body: messages.SignIn = await body_of(request, sign_in)
        if not self.code_limit.take(address_of(request)):
            raise Refusal("rate", "refused-codes")
        token = await self.identities.sign_in(body.code, self.registry.now())
        session = await self.identities.session_of(token)
        return self.sign_in_response(request, session.name if session else "", token, body.bearer)

    def sign_in_response(self, request: Request, name: str, token: str, bearer: bool) -> Response:
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
        return reply(messages.Me((await self.require_session(request)).name))

    async def rename(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.NewName = await body_of(request, new_name)
        return reply(messages.Me(await self.identities.rename(session, body.name)))

    async def code(self, request: Request) -> Response:
        session = await self.require_session(request)
        return reply(await self.identities.create_code(session, self.registry.now(), self.base(request)))

    async def link(self, request: Request) -> Response:
        session = await self.require_session(request)
        return reply(await self.identities.create_link(session, self.registry.now(), self.base(request)))

    # ---- lists
    async def open_tables(self, request: Request) -> Response:
        heads = await self.registry.store.open_tables(MAX_ROWS)
        return reply(messages.TableList([table_summary(head, "") for head in heads]))

    async def my_tables(self, request: Request) -> Response:
        session = await self.require_session(request)
        heads = await self.registry.store.tables_of(session.person, MAX_ROWS)
        return reply(messages.TableList([table_summary(head, session.person) for head in heads]))

    # ---- tables
    async def open_table(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.NewTable = await body_of(request, new_table)
        id = await self.registry.open(body, session)
        return reply(messages.Opened(id, await self.identities.create_invite(id, self.registry.now())), 201)

    async def enter(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.EnterTable = await body_of(request, enter_table)
        await self.identities.admit_guest(session, request.path_params["id"], body.invite, self.registry.now())
        return reply({})

    async def invite(self, request: Request) -> Response:
        session = await self.require_session(request)
        id = request.path_params["id"]
        home = await self.registry.home(id)
        if session.person not in (*home.table.people, home.table.host):
            raise Refusal("spectator", "refused-inviter")
        return reply(await self.identities.create_invitation(id, self.registry.now(), self.base(request)), 201)

    async def hand_over(self, request: Request) -> Response:
        session = await self.require_session(request)
        home = await self.registry.home(request.path_params["id"])
        seat = home.table.seat_of(session.person)
        if seat < 0:
            raise Refusal("spectator", "refused-no-seat")
        now, base, taken = self.registry.now(), self.base(request), home.table.chairs[seat].taken
        return reply(await self.identities.create_handover(home.table.id, seat, taken, now, base), 201)

    async def take_seat(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.TakeSeat = await body_of(request, take_seat)
        home = await self.registry.home(request.path_params["id"])
        answer = await home.take_seat(session, body)
        if isinstance(answer, messages.Refused):  # by the process that runs the table
            return refused(msgspec.structs.replace(answer, id=""))
        return reply(answer)

    async def mute(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.MutePlayer = await body_of(request, mute_player)
        await self.check_entry(session, request.path_params["id"])
        home = await self.registry.home(request.path_params["id"])
        chairs = home.table.chairs
        other = chairs[body.seat].person if body.seat < len(chairs) else ""
        if not other or other == session.person:
            raise Refusal("mute", "refused-mute")
        await self.identities.mute(session, other, body.mute)
        for viewer in home.audience.viewers:
            if viewer.person == session.person:
                (viewer.muted.add if body.mute else viewer.muted.discard)(other)
        return reply({})

    async def hint(self, request: Request) -> Response:
        session = await self.require_session(request)
        body: messages.AskHint = await body_of(request, ask_hint)
        id = request.path_params["id"]
        return reply(await self.hints.hint(session, id, body.seq, await self.may_enter(session, id)))

    async def command(self, request: Request) -> Response:
        """Carry out a command; the commands and answers are the same as over the socket."""
        session = await self.require_session(request)
        data = await data_of(request)
        try:
            command = messages.read_command(data)
        except messages.InvalidMessage as error:
            return refused(malformed(error).answer(id_in(data)))
        if isinstance(command, messages.AskToJoin) and not self.ask_limit.take(address_of(request)):
            return refused(Refusal("rate", "refused-rate").answer(command.id))
        id = request.path_params["id"]
        may_enter, began = await self.may_enter(session, id), perf_counter()
        try:
            found: messages.Outcome | Exception = await ask_home(self.registry, session, id, command, may_enter)
        except (Refusal, Unavailable) as error:
            found = error
        answer = outcome_of(self.registry, found, command.id)
        is_refused = isinstance(answer, messages.Refused)
        self.registry.metrics.count_answer(perf_counter() - began, is_refused)
        return reply(answer, 409 if is_refused else 200)

    async def table(self, request: Request) -> Response:
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        return reply(await (await self.registry.home(id)).info())

    async def table_game(self, request: Request) -> Response:
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        return static_files.cacheable(request, static_files.game_bytes((await self.registry.home(id)).table.game))

    async def entry(self, request: Request) -> Response:
        """Tell a person at the door the name of the game and what became of their request, and nothing else."""
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        is_inside = await self.may_enter(session, id)
        table = (await self.registry.home(id)).table
        status = "inside" if is_inside else table.request_of(session.person if session else "")
        return reply(messages.EntryStatus(table.game.name, status))

    async def games(self, request: Request) -> Response:
        found = messages.GameList([manifest_of(name) for name in NAMES], self.registry.boards.offers())
        return static_files.cacheable(request, encode(found))

    async def lesson(self, request: Request) -> Response:
        """Play a lesson as far as the learner's moves go. The server keeps nothing."""
        body: messages.LessonMoves = await body_of(request, lesson_moves)
        lesson = lesson_called(static_files.known_game(request), request.path_params["lesson"])
        return reply(stage_of(lesson, body.played))

    async def record(self, request: Request) -> Response:
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        home = await self.registry.home(id)
        if not home.table.has_game:
            raise Refusal("not begun", "refused-no-record")
        text = await home.record(session.person if session else "")
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-store"})

    async def ending(self, request: Request) -> Response:
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        return reply(await (await self.registry.home(id)).ending())

    async def log(self, request: Request) -> Response:
        session = await self.identities.session_of(token_of(request))
        id = request.path_params["id"]
        await self.check_entry(session, id)
        viewer, muted = session_to_show(request, session), await self.muted(session, id)
        home = await self.registry.home(id)  # used at once: across another await the table might be unloaded
        lines = await home.log(viewer.person if viewer else "", muted)
        game, told = home.table.game, [{"seq": seq, "events": events} for seq, events in lines]
        return reply({"game": game.name, "own_board": bool(game.board_file or game.variant), "lines": told})

    async def may_enter(self, session: Session | None, id: str) -> bool:
        """Whether a person may see the table: it is public, or they are a player or a guest there."""
        table = (await self.registry.home(id)).table
        if table.settings.public:
            return True
        if session is None:
            return False
        known = (*table.people, table.host, *table.guests)
        return session.person in known or await self.identities.is_guest(session, id, self.registry.now())

    async def check_entry(self, session: Session | None, id: str) -> None:
        if not await self.may_enter(session, id):
            raise Refusal("private", "refused-private")

    # ---- operation
    async def healthz(self, request: Request) -> Response:
        await self.registry.store.downtimes(self.registry.now())
        if not self.registry.is_healthy:
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
        """Serve one viewer of one table. The handshake alone decides who the viewer is; no later message does."""
        address = address_of(websocket)
        id = websocket.path_params["id"]
        try:
            check_origin(websocket, self.origins)
            check_id(websocket)
            if await self.try_hand_off(websocket.scope["extensions"]["pelagos"], id):
                return
            session = await self.identities.session_of(token_of(websocket))
            await self.check_entry(session, id)
            muted = await self.muted(session, id)
        except Refusal as error:
            return await deny(websocket, error)
        except Unavailable:
            return await deny(websocket, STORE_UNREACHABLE)
        if not self.socket_counter.enter(address):
            self.registry.metrics.refused.labels("sockets").inc()
            return await deny(websocket, Refusal("rate", "refused-connections"))
        try:
            await self.run_socket(websocket, session_to_show(websocket, session), id, muted)
        finally:
            self.socket_counter.leave(address)

    async def try_hand_off(self, socket: TableSocket, id: str) -> bool:
        """Hand the socket to the process of this server that runs the table; return False if that is this one."""
        if self.handoff is None or isinstance(self.registry.homes.get(id), TableActor):
            return False
        return await self.handoff.hand_off(socket, await self.registry.store.owner(id))

    async def muted(self, session: Session | None, id: str) -> set[str]:
        people = (await self.registry.home(id)).table.people
        return set() if session is None else await self.identities.muted(session.person, people)

    async def run_socket(self, websocket: Any, session: Session | None, id: str, muted: set[str]) -> None:
        socket = websocket.scope["extensions"]["pelagos"]
        since = websocket.query_params.get("since", "")
        person = session.person if session else ""
        viewer = Viewer(person, socket, muted=muted)
        await websocket.accept()
        await self.count_socket(id, person, True)
        viewers = self.registry.viewers_by_token.setdefault(hashed(token_of(websocket)), set()) if session else set()
        viewers.add(viewer)
        try:
            home = await self.registry.home(id)
            await home.add_viewer(viewer, int(since) if since.isascii() and since.isdigit() and len(since) < 12 else -1)
            SocketSession(self.registry, socket, viewer, session, id, await self.may_enter(session, id))
            await websocket.receive()  # messages bypass ASGI, so this can only be the disconnect
        except (Refusal, Unavailable):
            socket.disconnect("moved")
        finally:
            viewers.discard(viewer)
            if session and not viewers:
                self.registry.viewers_by_token.pop(hashed(token_of(websocket)), None)
            await self.count_socket(id, person, False)
            if id in self.registry.homes:
                await leave(self.registry.homes[id], viewer)

    async def count_socket(self, id: str, person: str, here: bool) -> None:
        if not person:
            return
        count = self.socket_counts.pop((id, person), 0) + (1 if here else -1)
        if count:
            self.socket_counts[id, person] = count
        if count == here:  # the person's first socket at this table, or their last one gone
            with suppress(Unavailable):
                await self.registry.store.set_here(id, person, here)
                await self.registry.store.wake(f"here {id}")


def session_to_show(request: HTTPConnection, session: Session | None) -> Session | None:
    """Return the session to show the table to; None with `?public`, for a screen that everybody can see."""
    return None if "public" in request.query_params else session


async def leave(home: Any, viewer: Viewer) -> None:
    try:
        await home.remove_viewer(viewer)
    except Refusal:
        return  # the table is being reloaded; it then looks up the connected people itself


def table_summary(head: Head, person: str) -> messages.TableSummary:
    title = json.loads(head.title)
    clock = messages.Clock(*title["clock"])
    yours = bool(person) and head.mover == person
    names, winners = title["names"], tuple(title.get("winners", ()))  # older rows do not name the winners
    return messages.TableSummary(
        head.table, head.game, head.status, head.seats, head.free, names, clock, yours, head.changed, winners
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
