"""The commands `pelagos join` and `pelagos open`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import click

from pelagos.core.game import LETTERS
from pelagos.locale import say
from pelagos.terminal.files import CommandRefused, printable
from pelagos.terminal.remote.client import ConnectionLost, Link, ServerClient
from pelagos.terminal.remote.remote_game import RemoteGame


def join(text: str, name: str, code: str, language: str = "en", asks_always: bool = False) -> None:
    link = Link.read(text)
    server = ServerClient(link.server, language=language)
    own_name = server.sign_in_with_code(code) if code else server.sign_in(name)
    click.echo(say(language, "join-welcome", name=printable(own_name), server=link.server))
    if not link.table:
        return list_tables(server)
    if link.invite:
        server.post(f"/api/tables/{link.table}/enter", invite=link.invite)
    if link.seat:
        server.post(f"/api/tables/{link.table}/take", handover=link.seat, id=secrets.token_hex(8))
    play_at(server, link.table, asks_always=asks_always)


def open_table(
    text: str,
    game: str,
    players: int,
    levels: Sequence[str],
    settings: dict[str, Any],
    name: str,
    language: str = "en",
    asks_always: bool = False,
) -> None:
    server = ServerClient(Link.read(text).server, language=language)
    server.sign_in(name)
    people = players - len(levels)
    if people < 1:
        raise CommandRefused(f"{len(levels)} bots leave no seat for you at a table of {players}")
    opened = server.post("/api/tables", game=game, seats=players, bots=[*[None] * people, *levels], **settings)
    invitation = f"{server.url}/t/{opened['id']}#invite={opened['invite']}" if people > 1 else ""
    play_at(server, opened["id"], invitation, asks_always)


def play_at(server: ServerClient, table: str, invitation: str = "", asks_always: bool = False) -> None:
    try:
        game = RemoteGame(server, table, asks_always)
        game.take_seat(secrets.token_hex(16))
        game.run(invitation)
    except ConnectionLost:
        raise CommandRefused(server.say("join-no-answer")) from None


def list_tables(server: ServerClient) -> None:
    mine = server.get("/api/me/tables")["tables"]
    free = [row for row in server.get("/api/tables")["tables"] if row["id"] not in {own["id"] for own in mine}]
    for row in [*[row for row in mine if row["status"] in ("open", "playing")], *free]:
        names = ", ".join(
            f"{LETTERS[seat]} {printable(name) or say(server.language, 'join-free')}"
            for seat, name in enumerate(row["names"])
        )
        click.echo(f"{server.url}/t/{row['id']}  {row['game']}  {names}")
    if not free:
        click.echo(say(server.language, "join-no-tables", server=server.url))
