"""The server's own log as JSON lines."""

import json
import logging
import re
import sys

from pelagos.server.logs import JsonFormatter


def test_json_lines_have_the_keys_that_log_collectors_expect() -> None:
    record = logging.LogRecord("pelagos.server", logging.WARNING, __file__, 1, "table %s", ("t",), None)
    found = json.loads(JsonFormatter().format(record))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found.pop("time"))
    assert found == {"level": "warning", "logger": "pelagos.server", "message": "table t"}


def test_an_exception_is_part_of_its_line() -> None:
    try:
        raise KeyError("oops")
    except KeyError:
        record = logging.LogRecord("pelagos.server", logging.ERROR, __file__, 1, "failed", (), sys.exc_info())
    text = JsonFormatter().format(record)
    assert "\n" not in text and "KeyError: 'oops'" in json.loads(text)["trace"]
