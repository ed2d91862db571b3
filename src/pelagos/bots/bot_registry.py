"""Bots by name, as users write them. A new kind of bot is added in maker_of()."""

from __future__ import annotations

import hashlib
import importlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from pelagos.bots import LEVELS, bot_of
from pelagos.bots.bot import Maker
from pelagos.core.game import InvalidInput


def maker_of(name: str, simulations: int = 0, folder: str = "") -> Maker:
    """Return a factory for the bot of this name; it is called once for each seat of each match.

    A name is a level (`sailor`), a level with its own number of simulations (`navigator@300`), `process:COMMAND`,
    `module:Class` or `path/to/file.py:Class`. A relative path starts at `folder`. Raise InvalidInput for any other
    name.
    """
    level, at, count = name.partition("@")
    if level in LEVELS:
        budget = simulations_in(name, count) if at else simulations
        return lambda game: bot_of(level, game, budget)
    if name.startswith("process:"):
        return process_maker(name.removeprefix("process:"))
    if ":" in name:
        return class_maker(name, folder)
    kinds = "module:Class, file.py:Class and process:COMMAND"
    raise InvalidInput(f"there is no bot '{name}'; there are: {', '.join(LEVELS)}, {kinds}")


def simulations_in(name: str, count: str) -> int:
    if not count.isascii() or not count.isdigit() or int(count) == 0:
        raise InvalidInput(f"'{name}': write a number of simulations after the @, as in navigator@300")
    return int(count)


def process_maker(text: str) -> Maker:
    from pelagos.bots.process.process_bot import ProcessBot, command_of

    command = command_of(text)
    return lambda game: ProcessBot(command, game)


def class_maker(name: str, folder: str) -> Maker:
    where, _, word = name.rpartition(":")
    try:
        module = module_at(Path(folder, where)) if where.endswith(".py") else importlib.import_module(where)
    except (Exception, SystemExit) as error:  # third-party code may raise anything at import
        raise InvalidInput(f"'{name}': cannot be imported: {describe_error(error)}") from None
    found = getattr(module, word, None)
    if not callable(found):
        raise InvalidInput(f"'{name}': there is no class '{word}' in {where}")
    return found  # type: ignore[no-any-return]


def module_at(path: Path) -> ModuleType:
    """Load a Python file as a module, again for each match, so that its globals do not survive from match to match."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    spec: Any = spec_from_file_location(f"bot_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}", path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickle look a class's module up here
    spec.loader.exec_module(module)
    return module


def describe_error(error: BaseException) -> str:
    """Describe an error of third-party code in one line."""
    return f"{type(error).__name__}: {error}".split("\n")[0][:200]
