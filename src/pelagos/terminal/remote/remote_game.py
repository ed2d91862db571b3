"""A game at a table of a server, in line mode. Screens and words are those of a local game."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import click
from librt.random import Random
from msgspec import convert

from pelagos.bots.process.bot_protocol import Views
from pelagos.core.choice import Choices
from pelagos.core.game import LETTERS, Event, Game
from pelagos.core.match import Match
from pelagos.core.record import parse
from pelagos.games import load
from pelagos.locale import say
from pelagos.locale.formatter import Formatter
from pelagos.terminal.files import CommandRefused, printable
from pelagos.terminal.local_game import Player, PlayerLeft
from pelagos.terminal.move_builder import MoveBuilder
from pelagos.terminal.remote.client import ConnectionLost, ServerClient, TableSocketClient, reason_of

RETRY_DELAYS = (0.5, 1, 2, 4, 8)  # seconds between attempts to reconnect
FIRST_WAIT = 0.3  # seconds to wait for the first update


class DecisionExpired(Exception):
    """The position changed while the player was deciding, by another player or by the clock."""


class RemoteGame:
    """A table on a server: the connection, and everything before the game."""

    def __init__(self, server: ServerClient, table: str, asks_always: bool = False) -> None:
        self.server = server
        self.table = table
        self.asks_always = asks_always
        self.language = server.language
        self.socket: TableSocketClient = server.open_socket(table)
        self.update: dict[str, Any] = {}
        self.new_events: list[dict[str, Any]] = []  # not shown yet
        self.player: RemotePlayer | None = None

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)

    def reason(self, message: dict[str, Any]) -> str:
        return reason_of(message, self.player.formatter if self.player else Formatter(self.language, "", LETTERS))

    # ---- the connection
    def read(self, timeout: float | None = None) -> bool:
        """Read one message. Return False if none comes in time."""
        message = self.next(timeout)
        if message is None:
            return False
        if message["type"] == "update":
            self.update = message
            self.new_events += message["events"]
        elif message["type"] == "trouble":
            click.echo(self.reason(message))
        return True

    def next(self, timeout: float | None) -> dict[str, Any] | None:
        try:
            return self.socket.next(timeout)
        except ConnectionLost:
            self.reconnect()
            return self.socket.next(timeout)

    def reconnect(self) -> None:
        """Reconnect. The first update then contains everything that was missed."""
        click.echo(self.say("join-lost"))
        for pause in RETRY_DELAYS:
            time.sleep(pause)
            try:
                self.socket = self.server.open_socket(self.table, self.update.get("seq"))
            except (ConnectionLost, CommandRefused):
                continue
            click.echo(self.say("join-found"))
            return
        raise CommandRefused(self.say("join-unreachable", server=self.server.url))

    def ask(self, do: str, **args: Any) -> dict[str, Any]:
        """Send a command and return its answer. The id of the command makes a resend harmless."""
        id = self.send(do, "", **args)
        while True:
            try:
                message = self.socket.next(None)
            except ConnectionLost:
                self.reconnect()
                self.send(do, id, **args)
                continue
            if message is not None and message.get("id") == id:
                return message
            if message is not None and message["type"] == "update":
                self.update = message
                self.new_events += message["events"]

    def send(self, do: str, id: str, **args: Any) -> str:
        while True:
            try:
                return self.socket.send(do, id, **args)
            except ConnectionLost:
                self.reconnect()

    # ---- before the game
    def take_seat(self, entropy: str) -> None:
        while not self.update:
            self.read()
        if self.update["you"] >= 0 or self.update["table"]["status"] != "open":
            return
        answer = self.ask("join", entropy=entropy)
        if answer["type"] == "refused":
            raise CommandRefused(self.reason(answer))

    def wait_for_start(self, invitation: str) -> None:
        """Wait until the game starts. The host can start it at any time; bots fill the free seats."""
        self.catch_up()
        if self.info["status"] == "open" and invitation:
            click.echo(self.say("join-invite", link=invitation))
        while self.info["status"] == "open":
            self.print_seats()
            if self.info["host"] == self.update["you"] >= 0:
                input(self.say("join-begin"))
                self.catch_up()
                if self.info["status"] == "open":
                    answer = self.ask("begin")
                    if answer["type"] == "refused" and answer["code"] != "begun":
                        click.echo(self.reason(answer))
            else:
                click.echo(self.say("join-wait"))
            if self.info["status"] == "open":
                self.read()

    def wait_for(self, seq: int) -> None:
        """Wait for the update that contains an answered command."""
        while self.update["seq"] < seq:
            self.read()

    def catch_up(self) -> None:
        """Read all messages that have arrived."""
        while self.read(FIRST_WAIT if not self.update else 0.05):
            pass

    def game(self) -> Game:
        """Return the game on the table's board, in its variant."""
        found = load(self.info["game"], variant=self.info["variant"])
        told = self.server.get(f"/api/tables/{self.table}/game")["board"]
        return found if found.board_mark == told["mark"] else found.on_board(json.dumps(told["file"]))

    @property
    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = self.update["table"]
        return info

    def has_company(self) -> bool:
        """Return whether other people play: a move that comes at once would tell them that there was no other."""
        return len([seat for seat in self.info["seats"] if seat["kind"] == "person"]) > 1

    def print_seats(self) -> None:
        free = self.say("join-free")
        for seat, found in enumerate(self.info["seats"]):
            name = printable(found["name"]) or free
            click.echo(f"  {LETTERS[seat]}  {name}")

    # ---- the game
    def run(self, invitation: str = "") -> None:
        try:
            self.wait_for_start(invitation)
            if self.info["status"] == "closed" and self.update["view"] is None:
                raise CommandRefused(self.say("join-closed"))
            self.player = RemotePlayer(self)
            self.player.run()
        finally:
            self.socket.close()


class RemotePlayer(Player):
    """Plays at a table with the player's own view only.

    A typed move is checked in a state imagined from the view: it allows the same moves as the true state."""

    def __init__(self, remote: RemoteGame) -> None:
        self.remote = remote
        game = remote.game()
        names = [printable(seat["name"]) for seat in remote.info["seats"]]
        self.views = Views(game)
        super().__init__(game, names, remote.update["you"], game.start(len(names)), remote.language)

    def run(self) -> None:
        self.greet()
        try:
            self.update_view()
            while self.remote.info["status"] == "playing":
                if self.remote.update["choices"]:
                    self.take_turn()
                else:
                    self.print_news()
                    self.remote.read()
                    self.remote.catch_up()
                self.update_view()
        except (PlayerLeft, EOFError, KeyboardInterrupt, click.Abort):
            self.print_news()
            click.echo()
            click.echo(self.say("join-farewell"))
            return
        self.print_news()
        self.print_end()

    def update_view(self) -> None:
        """Take over the view of the newest update, and its events for the log."""
        self.news += [Event(event["name"], event["args"]) for event in self.remote.new_events]
        self.remote.new_events.clear()
        if self.remote.update["view"] is not None:
            self.view = self.views.read(self.remote.update["view"])

    def take_turn(self) -> None:
        self.match = Match(self.game, self.game.imagine(self.view, Random(self.remote.update["seq"])))
        self.asks_always = self.remote.asks_always or self.remote.has_company()
        try:
            self.decide()
        except DecisionExpired:
            click.echo(self.say("join-gone"))

    def choices(self) -> Choices:
        return convert(self.remote.update["choices"], Choices)

    def make(self, actions: Sequence[int]) -> None:
        answer = self.remote.ask("play", seq=self.remote.update["seq"], move=self.game.write(actions))
        if answer["type"] == "refused" and answer.get("clause"):
            self.refuse(self.remote.reason(answer), str(answer["clause"]))
        elif answer["type"] == "refused":
            click.echo(self.remote.reason(answer))
        else:
            self.remote.wait_for(answer["seq"])
        self.remote.catch_up()

    def ask(self, builder: MoveBuilder) -> str:
        """Ask for input. Raise DecisionExpired if the position has changed by the time of the answer."""
        seq = self.remote.update["seq"]
        text = super().ask(builder)
        self.remote.catch_up()
        if self.remote.update["seq"] != seq and not self.is_same_decision():
            raise DecisionExpired
        return text

    def is_same_decision(self) -> bool:
        """Return whether the position is unchanged: there was only chat, or players came and went."""
        return self.remote.update["choices"] is not None and self.views.read(self.remote.update["view"]) == self.view

    def command(self, builder: MoveBuilder, word: str, rest: str) -> bool:
        if word in ("say", "away", "leave", "undo"):
            self.table_command(word, rest)
            return True
        return super().command(builder, word, rest)

    def table_command(self, word: str, rest: str) -> None:
        args = {"say": {"text": rest or " "}, "undo": {"seq": self.remote.update["seq"]}}.get(word, {})
        answer = self.remote.ask(word, **args)
        if answer["type"] == "refused":
            click.echo(self.remote.reason(answer))
            return
        if word == "leave":
            raise PlayerLeft
        self.remote.wait_for(answer["seq"])
        if word != "say":
            raise DecisionExpired
        self.update_view()
        self.print_news()

    def help(self) -> None:
        super().help()
        click.echo(self.say("join-help"))

    # ---- the end
    def print_end(self) -> None:
        """Print the end. The full record is public now, so it can show all secrets."""
        record = parse(self.remote.server.text(f"/api/tables/{self.remote.table}/record"), load)
        if self.remote.info["status"] == "over":
            self.finish(record)
        else:
            click.echo(self.say("join-closed"))
        click.echo(self.say("join-record", path=f"/api/tables/{self.remote.table}/record"))
