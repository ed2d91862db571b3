"""Any bytes from a client are a command or are refused with a reason; any command gets lines or a refusal."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.server import messages
from pelagos.server.messages import InvalidMessage, read_command
from pelagos.server.refusal import Refusal
from pelagos.server.table.commands import CommandHandler
from pelagos.store.store import Session
from tests.kit.servers.local_table import LocalTable

KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in messages.AnyCommand.__args__}
GOOD: dict[str, dict[str, Any]] = {
    "join": {"seat": 1, "entropy": "abc"},
    "leave": {},
    "begin": {},
    "play": {"move": "pass", "seq": 3},
    "undo": {"seq": 3},
    "hint": {"seq": 3},
    "say": {"text": "hi"},
    "away": {},
    "back": {},
    "vote": {"seat": 2, "out": False},
    "close": {},
    "rematch": {},
    "ask": {},
    "admit": {"asker": 7, "let": False},
}
WRONG = [None, True, -1, 2**70, 1.5, "", "x" * 9, "\u0000", "a b", [], {}, [1], {"a": 1}]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def refusal(message: Any) -> str:
    with pytest.raises(InvalidMessage) as caught:
        read_command(message if isinstance(message, bytes) else json.dumps(message).encode())
    reason = str(caught.value)
    assert 5 < len(reason) <= 200
    return reason


def test_the_samples_cover_all_commands() -> None:
    assert set(GOOD) == set(KINDS)
    for do, args in GOOD.items():
        assert type(read_command(json.dumps({"do": do, "id": "a", **args}).encode())) is KINDS[do]


@pytest.mark.parametrize("do", GOOD)
def test_a_command_malformed_in_any_way_is_refused_with_the_place(do: str) -> None:
    good = {"do": do, "id": "a", **GOOD[do]}
    refusal({**good, "more": 1})
    refusal({key: value for key, value in good.items() if key != "id"})
    refusal({key: value for key, value in good.items() if key != "do"})
    assert "$.id" in refusal({**good, "id": 5})
    for id in ("", "a b", "x" * 65, "\u00e9", "a\n", "../x"):
        refusal({**good, "id": id})
    for field in msgspec.structs.fields(KINDS[do]):
        for wrong in WRONG:
            message = {**good, field.name: wrong}
            try:
                msgspec.convert(message, KINDS[do])
            except msgspec.ValidationError:
                assert f"$.{field.name}" in refusal(message) or field.name in refusal(message)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"{",
        b"[]",
        b"null",
        b'"play"',
        b"\xff\xfe",
        b'{"do":"say","id":"a","text":"\xed\xa0\x80"}',
        b'{"do":"say","id":"a","text":"\\ud800"}',
        b'{"do":"say","id":"a","text":"hi"} x',
        b'{"do":"fly","id":"a"}',
        b'{"do":5,"id":"a"}',
        b'{"do":"vote","id":"a","seat":1e400}',
        b'{"do":"vote","id":"a","seat":NaN}',
        b"[" * 5000,
        b'{"a":' * 1500,
        b'{"do":"say","id":"a","text":"' + b"]" * 3000 + b'","z":' + b"[" * 4000,
        b'{"do":"say","id":"a","text":"' + b"x" * 9000 + b'"}',
    ],
)
def test_noise_is_refused(data: bytes) -> None:
    refusal(data)


def test_entropy_that_chance_cannot_use_is_refused() -> None:
    for wrong in ("ab\n", "AB", "0" * 65, "g"):
        refusal({"do": "join", "id": "a", "entropy": wrong})


def test_a_frame_above_the_limit_is_refused() -> None:
    padding = b" " * (messages.LONGEST - len(b'{"do":"leave","id":"a"}'))
    read_command(b'{"do":"leave","id":"a"}' + padding)
    assert "8192" in refusal(b'{"do":"leave","id":"a"} ' + padding)


@given(JSON)
def test_any_json_is_a_command_or_malformed(found: Any) -> None:
    try:
        read_command(json.dumps(found).encode("utf-8", "surrogatepass"))
    except InvalidMessage as error:
        assert str(error)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_command_or_malformed(found: bytes) -> None:
    try:
        read_command(found)
    except InvalidMessage as error:
        assert str(error)


@given(st.sampled_from(sorted(GOOD)), st.dictionaries(st.sampled_from(["seat", "seq", "move", "text", "out"]), JSON))
def test_a_command_with_any_fields_is_a_command_or_malformed(do: str, args: dict[str, Any]) -> None:
    try:
        read_command(json.dumps({"do": do, "id": "a", **GOOD[do], **args}).encode("utf-8", "surrogatepass"))
    except InvalidMessage as error:
        assert str(error)


# ---- deciding commands
def boards() -> list[LocalTable]:
    closed = LocalTable().join("anna")
    closed.say("anna", "close")
    return [LocalTable(), LocalTable().join("anna", "bert"), LocalTable().seated(3), closed]


BOARDS = boards()
NUMBERS = st.integers(0, 2**40)
COMMANDS = st.one_of(
    st.builds(messages.Join, st.just("i"), st.none() | st.integers(0, 5), st.text("0123456789abcdef", max_size=64)),
    st.builds(messages.Play, st.just("i"), st.text(min_size=1, max_size=400), NUMBERS | st.just(4)),
    st.builds(messages.Undo, st.just("i"), NUMBERS | st.just(4)),
    st.builds(messages.Say, st.just("i"), st.text(min_size=1, max_size=1000)),
    st.builds(messages.Vote, st.just("i"), st.integers(0, 5), st.booleans()),
    *(st.builds(KINDS[do], st.just("i")) for do in ("leave", "begin", "away", "back", "close", "rematch")),
)
WORDS = st.lists(
    st.sampled_from(["propose", "pass", "A", "A+", "+1", "?", "|", "~", "deal", "dido", "end", "-1", "*", "="]),
    max_size=6,
)


@given(
    st.sampled_from(range(len(BOARDS))),
    st.sampled_from(["anna", "bert", "dora", "a b\n"]),
    COMMANDS | st.builds(messages.Play, st.just("i"), WORDS.map(" ".join).filter(bool), st.just(4)),
    st.booleans(),
)
@settings(max_examples=400)
def test_any_command_of_any_person_at_any_table_is_carried_out_or_refused(
    at: int, person: str, command: messages.AnyCommand, may_enter: bool
) -> None:
    table = BOARDS[at].table
    seq = table.seq
    try:
        CommandHandler(table, Session(person, "Somebody"), may_enter).decide(command)
    except Refusal as error:
        assert error.code and len(error.reason) > 10 and "\n" not in error.reason
    assert table.seq == seq, "deciding changes nothing"
