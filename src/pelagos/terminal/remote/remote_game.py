"""A person at a table far away, in lines. The same screens and words as at home: only the match is elsewhere."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import click
from librt.random import Random

from pelagos.bots.process.bot_protocol import Views
from pelagos.core.game import LETTERS, Event
from pelagos.core.match import Match
from pelagos.core.record import parse, replay
from pelagos.games import load
from pelagos.locale import say
from pelagos.locale.words import Words
from pelagos.terminal.files import CommandRefused, printable
from pelagos.terminal.local_game import Player, PlayerLeft, undrawn
from pelagos.terminal.move_builder import Choice
from pelagos.terminal.remote.client import ConnectionLost, ServerClient, TableSocketClient, reason_of

AGAIN = (0.5, 1, 2, 4, 8)  # seconds between tries to get back
BETWEEN = 0.3  # seconds in which more news may come before the screen is drawn


class DecisionExpired(Exception):
    """Somebody else's move, or time, came in between: what was being decided is over."""


class RemoteGame:
    """From taking a seat to the end of the game."""

    def __init__(self, server: ServerClient, table: str) -> None:
        self.server = server
        self.table = table
        self.language = server.language
        self.socket: TableSocketClient = server.look(table)
        self.update: dict[str, Any] = {}
        self.fresh: list[dict[str, Any]] = []  # events not told yet
        self.player: RemotePlayer | None = None

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)

    def reason(self, told: dict[str, Any]) -> str:
        return reason_of(told, self.player.scribe if self.player else Words(self.language, "", LETTERS))

    # ---- the connection
    def read(self, patience: float | None = None) -> bool:
        """Takes one message in; False when none came in time."""
        message = self.next(patience)
        if message is None:
            return False
        if message["type"] == "update":
            self.update = message
            self.fresh += message["events"]
        elif message["type"] == "trouble":
            click.echo(self.reason(message))
        return True

    def next(self, patience: float | None) -> dict[str, Any] | None:
        try:
            return self.socket.next(patience)
        except ConnectionLost:
            self.come_back()
            return self.socket.next(patience)

    def come_back(self) -> None:
        """One update tells all that was missed."""
        click.echo(self.say("join-lost"))
        for pause in AGAIN:
            time.sleep(pause)
            try:
                self.socket = self.server.look(self.table, self.update.get("seq"))
            except (ConnectionLost, CommandRefused):
                continue
            click.echo(self.say("join-found"))
            return
        raise CommandRefused(self.say("join-unreachable", server=self.server.url))

    def ask(self, do: str, **args: Any) -> dict[str, Any]:
        """A command and its answer. Its id makes it harmless to send it again."""
        id = self.send(do, "", **args)
        while True:
            try:
                message = self.socket.next(None)
            except ConnectionLost:
                self.come_back()
                self.send(do, id, **args)
                continue
            if message is not None and message.get("id") == id:
                return message
            if message is not None and message["type"] == "update":
                self.update = message
                self.fresh += message["events"]

    def send(self, do: str, id: str, **args: Any) -> str:
        while True:
            try:
                return self.socket.send(do, id, **args)
            except ConnectionLost:
                self.come_back()

    # ---- before the game
    def sit(self, entropy: str) -> None:
        while not self.update:
            self.read()
        if self.update["you"] >= 0 or self.update["table"]["status"] != "open":
            return
        answer = self.ask("join", entropy=entropy)
        if answer["type"] == "refused":
            raise CommandRefused(self.reason(answer))

    def wait_for_all(self, invitation: str) -> None:
        """Until it begins. Who opened the table begins when he likes; bots take the seats that are free."""
        self.catch_up()
        if self.info["status"] == "open" and invitation:
            click.echo(self.say("join-invite", link=invitation))
        while self.info["status"] == "open":
            self.tell_seats()
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
        """Until what was answered is also seen."""
        while self.update["seq"] < seq:
            self.read()

    def catch_up(self) -> None:
        """What has come meanwhile."""
        while self.read(BETWEEN if not self.update else 0.05):
            pass

    @property
    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = self.update["table"]
        return info

    def tell_seats(self) -> None:
        free = self.say("join-free")
        for seat, found in enumerate(self.info["seats"]):
            name = printable(found["name"]) or free
            click.echo(f"  {LETTERS[seat]}  {name}")

    # ---- the game
    def run(self, invitation: str = "") -> None:
        try:
            self.wait_for_all(invitation)
            if self.info["status"] == "closed" and self.update["view"] is None:
                raise CommandRefused(self.say("join-closed"))
            self.player = RemotePlayer(self)
            self.player.run()
        finally:
            self.socket.close()


class RemotePlayer(Player):
    """Plays at a table of which only one's own view is known. What is legal follows from the view alone: a world drawn
    from it allows the same moves as the true one."""

    def __init__(self, visit: RemoteGame) -> None:
        self.visit = visit
        game = load(visit.info["game"])
        names = [printable(seat["name"]) for seat in visit.info["seats"]]
        self.views = Views(game)
        super().__init__(game, names, visit.update["you"], game.start(len(names)), visit.language)

    def run(self) -> None:
        self.greet()
        try:
            self.hear()
            while self.visit.info["status"] == "playing":
                if self.visit.update["legal"]:
                    self.take_turn()
                else:
                    self.tell_news()
                    self.visit.read()
                    self.visit.catch_up()
                self.hear()
        except (PlayerLeft, EOFError, KeyboardInterrupt, click.Abort):
            self.tell_news()
            click.echo()
            click.echo(self.say("join-farewell"))
            return
        self.tell_news()
        self.tell_end()

    def hear(self) -> None:
        """The newest update is the truth; its events tell how it came about."""
        self.news += [Event(event["name"], event["args"]) for event in self.visit.fresh]
        self.visit.fresh.clear()
        if self.visit.update["view"] is not None:
            self.view = self.views.read(self.visit.update["view"])

    def take_turn(self) -> None:
        self.match = Match(self.game, self.game.imagine(self.view, Random(self.visit.update["seq"])), undrawn)
        try:
            self.decide()
        except DecisionExpired:
            click.echo(self.say("join-gone"))

    def make(self, actions: Sequence[int]) -> None:
        answer = self.visit.ask("play", seq=self.visit.update["seq"], move=self.game.write(actions))
        if answer["type"] == "refused" and answer.get("clause"):
            self.refuse(self.visit.reason(answer), str(answer["clause"]))
        elif answer["type"] == "refused":
            click.echo(self.visit.reason(answer))
        else:
            self.visit.wait_for(answer["seq"])
        self.visit.catch_up()

    def ask(self, choice: Choice) -> str:
        """While somebody thinks, the table may go on: then there is nothing to decide any more."""
        seq = self.visit.update["seq"]
        text = super().ask(choice)
        self.visit.catch_up()
        if self.visit.update["seq"] != seq and not self.still_ours():
            raise DecisionExpired
        return text

    def still_ours(self) -> bool:
        """Only people talked, or came and went."""
        return bool(self.visit.update["legal"]) and self.views.read(self.visit.update["view"]) == self.view

    def command(self, choice: Choice, word: str, rest: str) -> bool:
        if word in ("say", "away", "leave", "undo"):
            self.at_the_table(word, rest)
            return True
        return super().command(choice, word, rest)

    def at_the_table(self, word: str, rest: str) -> None:
        args = {"say": {"text": rest or " "}, "undo": {"seq": self.visit.update["seq"]}}.get(word, {})
        answer = self.visit.ask(word, **args)
        if answer["type"] == "refused":
            click.echo(self.visit.reason(answer))
            return
        if word == "leave":
            raise PlayerLeft
        self.visit.wait_for(answer["seq"])
        if word != "say":
            raise DecisionExpired
        self.hear()
        self.tell_news()

    def help(self) -> None:
        super().help()
        click.echo(self.say("join-help"))

    # ---- the end
    def tell_end(self) -> None:
        """The record is everybody's now: it shows what all kept to themselves."""
        record = parse(self.visit.server.text(f"/api/tables/{self.visit.table}/record"), load)
        self.match = Match(self.game, replay(record)[-1], undrawn)
        if self.visit.info["status"] == "over":
            self.finish()
        else:
            click.echo(self.say("join-closed"))
        click.echo(self.say("join-record", path=f"/api/tables/{self.visit.table}/record"))
