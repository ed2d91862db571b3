"""docs/reference/protocol.md matches the code: all calls, messages, fields, bounds, refusals and close codes."""

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import Metadata, type_info

from pelagos.core.choice import Choice, Choices, Option, Part, Reason
from pelagos.core.ending import Ending, Moment, Standing, Stop
from pelagos.core.entry import Event
from pelagos.core.game import LONGEST_NAME
from pelagos.server import identity, messages
from pelagos.server.http import app, openapi, websocket
from pelagos.server.table import commands, deadlines, table_actor, table_events
from pelagos.server.table import table as table_module
from tests.kit.project.documents import ROOT, blocks, page, table, tables, words
from tests.kit.servers.api_player import start_game
from tests.kit.servers.local_table import PEOPLE, LocalTable
from tests.kit.servers.server_process import ServerProcess

PAGE = page("docs/reference/protocol.md")
SERVER = ROOT / "src" / "pelagos" / "server"
COMMANDS = {kind.__struct_config__.tag: kind for kind in get_args(messages.AnyCommand)}
SHAPES = {
    name: kind
    for name, kind in vars(messages).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == messages.__name__
} | {kind.__name__: kind for kind in (Event, Choices, Choice, Part, Option, Reason, Ending, Standing, Stop, Moment)}
IN_TABLES = (
    "NewTable",
    "Answer",
    "Refused",
    "Update",
    "TableInfo",
    "SeatInfo",
    "Clock",
    "Event",
    "Choices",
    "Choice",
    "Part",
    "Option",
    "Reason",
    "Presence",
    "Trouble",
)


# ---- calls and messages
def test_calls() -> None:
    def name(kind: Any) -> str:
        return "" if kind is None else "a command" if kind is messages.AnyCommand else f"`{kind.__name__}`"

    assert table(PAGE, "call") == {
        f"{call.method.upper()} {call.path}": [
            "" if call.open else "yes",
            name(call.asks),
            name(call.gives),
            str(call.status),
            call.text,
        ]
        for call in openapi.CALLS
    }


def test_commands() -> None:
    found = {do: words(cells[0]) for do, cells in table(PAGE, "do").items()}
    assert found.keys() == COMMANDS.keys()
    for do, kind in COMMANDS.items():
        assert sorted(found[do]) == sorted(set(kind.__struct_fields__) - {"id"}), do


def test_messages_of_calls() -> None:
    rows = table(PAGE, "message")
    without_fields = {"Command", "Alive"}
    assert set(rows) == set(SHAPES) - {kind.__name__ for kind in COMMANDS.values()} - {*IN_TABLES} - without_fields
    for name, (fields,) in rows.items():
        assert words(fields) == list(SHAPES[name].__struct_fields__), name


@pytest.mark.parametrize("name", IN_TABLES)
def test_fields_of_messages(name: str) -> None:
    assert list(table(PAGE, name)) == list(SHAPES[name].__struct_fields__)


def bounds(kind: Any) -> Iterator[int]:
    """Yield the bounds of a value."""
    if isinstance(kind, Metadata):
        yield from bounds(kind.type)
    for name in ("ge", "le", "min_length", "max_length"):
        if (found := getattr(kind, name, None)) is not None:
            yield found
    for inner in getattr(kind, "types", ()):
        yield from bounds(inner)


def test_bounds_and_defaults_of_a_new_table() -> None:
    rows = table(PAGE, "NewTable")
    seats_and_lists = {"bots"}  # its bound is the number of seats
    for field in type_info(messages.NewTable).fields:  # type: ignore[attr-defined]
        said = rows[field.name][0]
        numbers = set(map(int, re.findall(r"\d+", said)))
        if field.name not in seats_and_lists:
            assert set(bounds(field.type)) - {0} <= numbers, field.name
        if isinstance(field.default, str | int) and not isinstance(field.default, bool) and field.default:
            assert re.search(rf"\b{field.default}\b", said), field.name
    for field in type_info(messages.Clock).fields:  # type: ignore[attr-defined]
        assert all(str(bound) in rows["clock"][0] for bound in bounds(field.type))
    assert set(words(rows["bots"][0])) == {"null", *get_args(messages.Level)}


def test_enumerated_values() -> None:
    info = {field.name: field.type for field in type_info(messages.TableInfo).fields}  # type: ignore[attr-defined]
    assert words(table(PAGE, "TableInfo")["status"][0]) == ["open", "playing", "over", "closed"]
    assert set(info["status"].values) == {"open", "playing", "over", "closed"}
    kind = {field.name: field.type for field in type_info(messages.SeatInfo).fields}["kind"]  # type: ignore[attr-defined]
    assert set(words(table(PAGE, "SeatInfo")["kind"][0])) == set(kind.values)


# ---- examples
EXAMPLES = [(head.split()[1], text) for head, text in blocks(PAGE)]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_examples_are_messages(name: str, text: str) -> None:
    found = msgspec.json.decode(text, type=SHAPES[name])
    written = json.loads(msgspec.json.encode(found))
    assert same_fields(json.loads(text), written), "a field that there is not"
    if name in IN_TABLES and name != "NewTable":
        assert json.loads(text) == written, "a field is missing"


def same_fields(said: Any, written: Any) -> bool:
    """Whether every field of `said` was understood."""
    if isinstance(said, dict):
        return all(key in written and same_fields(value, written[key]) for key, value in said.items())
    return bool(said == written)


def test_each_command_and_each_message_of_the_server_has_an_example() -> None:
    wanted = {kind.__name__ for kind in (*COMMANDS.values(), *get_args(openapi.FROM_SERVER))}
    assert wanted <= {name for name, _ in EXAMPLES}


# ---- refusals
def said_in(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the refusals in a file: the file, the function, the code."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and (code := code_of(call)):
                    yield path.name, function.name, code


def code_of(call: ast.Call) -> str:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = {"Refusal": 0, "Refused": 1}.get(name)
    word = None if place is None or place >= len(call.args) else call.args[place]
    return str(word.value) if isinstance(word, ast.Constant) else ""


SITES = [site for path in SERVER.rglob("*.py") if path.name != "serve.py" for site in said_in(path)]


def is_of_a_command(file: str, function: str) -> bool:
    return (file == "commands.py" and function != "take_seat") or (file, function) == ("table_actor.py", "ask")


def test_refusals() -> None:
    status = {}
    for code in {code for _, _, code in SITES}:
        only = all(is_of_a_command(file, function) for file, function, found in SITES if found == code)
        status[code] = str(app.STATUS.get(code, 409 if only else 400))
    assert {code: cells[0] for code, cells in table(PAGE, "code").items()} == status
    assert len(status) > 30
    assert words(table(PAGE, "Trouble")["code"][0]) == ["unavailable"]


# ---- order
def test_updates_come_without_a_gap_and_a_retry_is_answered_alike(server: ServerProcess) -> None:
    async def main() -> None:
        board, (anna,) = await start_game(server.url, "ulysses", ["Anna"], 3)
        async with anna.look(board) as look:
            for text in ("one", "two", "three"):
                answer = await look.ask("say", text=text)
                await look.until_seq(answer["seq"])
                assert (await look.ask("say", text=text, id=answer["id"])) == answer
        async with anna.look(board, since=answer["seq"] - 1) as again:
            update = await again.until(bool)
            assert {"name": "table-said", "args": {"seat": 0, "name": "Anna", "text": "three"}} in update["events"]
            seqs = [message["seq"] for message in look.messages if message["type"] == "update"]
            assert seqs == list(range(seqs[0], seqs[-1] + 1))

    asyncio.run(main())


# ---- events
def test_events_of_the_table() -> None:
    source = (SERVER / "table" / "table.py").read_text("utf-8")
    rows = table(PAGE, "event")
    assert set(rows) == set(re.findall(r'"(table-[a-z-]+)"', source))
    for event in (found := list(eventful())):
        assert words(rows[event.name][0].split(":")[0].replace("(`asked`, `clock` or `absent`)", "")) == list(
            event.args
        )

    assert {event.name for event in found} >= set(rows) - {"table-undone"}


def eventful() -> Iterator[Event]:
    board = LocalTable(seats=3)
    steps = [step for person in ("anna", "bert", "cleo") for step in board.say(person, "join")]
    steps += [*board.say("anna", "begin"), *board.say("anna", "say", text="hi"), *board.say("anna", "vote", seat=1)]
    steps += [*board.say(board.actor, "away"), board.bot_plays(), board.add(table_events.Paused(2000))]
    steps += [board.add(table_events.Hinted(0))]
    steps += [step for person in PEOPLE[:3] if board.chair(person).away for step in board.say(person, "back")]
    steps += [board.hand_over("anna", "dora"), board.add(table_events.Left(1, "voted"))]
    steps += [*board.say("dora", "leave"), *board.say("cleo", "leave"), board.add(table_events.Rematched("t"))]
    board = LocalTable(seats=3).join("anna")
    (asked,) = board.say("bert", "ask", may_enter=False)
    steps += board.say("anna", "admit", asker=asked.seq)
    for step in steps:
        yield from step.events


# ---- close codes and numbers
def test_close_codes() -> None:
    (rows,) = [rows[1:] for rows in tables(PAGE) if rows[0][0] == "close code"]
    said = {reason.strip("`"): int(code) for code, reason, *_ in rows if reason}
    used = {
        word
        for path in SERVER.rglob("*.py")
        if path.parent.name != "bots"  # where processes end, not sockets
        for word in re.findall(r'(?:disconnect|\.end)\("(\w+)"\)', path.read_text("utf-8"))
    }
    assert said == {word: 1006 if word == "slow" else websocket.CODES[word] for word in used}


@pytest.mark.parametrize(
    "said",
    [
        f"version {messages.PROTOCOL} of the protocol",
        f"at most {messages.LONGEST} bytes and {messages.DEEPEST} brackets",
        f"more than {messages.LONGEST} bytes in a message",
        f"more than {websocket.MAX_UNSENT} bytes",
        f"at most {LONGEST_NAME} characters",
        f"of which {commands.MAX_CHAT_LENGTH} are kept",
        f"{commands.MAX_OTHER_COMMANDS} commands of yours",
        f"can send {commands.MAX_OTHER_COMMANDS} commands that are not moves",
        f"more than {table_actor.MAX_MAIL} commands wait",
        f"more than the last {table_module.MAX_RECENT} lines",
        f"at most {app.MAX_ROWS} rows",
        f"for {identity.INVITE_LIFETIME // deadlines.DAY} days",
        f"valid for {identity.HANDOVER_LIFETIME // deadlines.DAY} days",
        f"closes after {'a day' if deadlines.OPEN_IDLE == deadlines.DAY else '?'} without a command",
        f"a game after {deadlines.PLAY_IDLE // deadlines.DAY} days",
        f"pings every {websocket.PING_EVERY:.0f} seconds",
        f"not answered in {websocket.PING_EVERY:.0f} seconds",
    ],
)
def test_numbers(said: str) -> None:
    assert said in " ".join(PAGE.split())
