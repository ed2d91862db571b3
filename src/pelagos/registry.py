"""The games. A game is a package, and this is the only list of them.

Each room finds its part of a game in that package, in the module of a fixed name: the rules in `game`, the bots in
`bots`, the screens in `terminal`, the messages in the folder `locale`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from pelagos.manifest import NO_GAME, Manifest

GAMES = (
    "pelagos.games.ulysses",
    "pelagos.games.odysseus",
)
VARIABLE = "PELAGOS_GAMES"  # more games, separated by commas: packages, or paths of their folders; processes inherit it


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game, by the game's name. The order is that of all lists of games."""
    more = [entry.strip() for entry in os.environ.get(VARIABLE, "").split(",")]
    found: dict[str, str] = {}
    for package in (*GAMES, *map(package_of, filter(None, more))):
        name = manifest_in(package).name
        if name in found:
            raise SystemExit(f"pelagos: {found[name]} and {package} are both called '{name}'; see {VARIABLE}")
        found[name] = package
    return found


def package_of(entry: str) -> str:
    """Return the package that an entry of PELAGOS_GAMES names. If it is a path, let Python find the package there."""
    folder = Path(entry)
    if os.sep not in entry:
        return entry
    if not folder.joinpath("manifest.py").is_file():
        raise SystemExit(f"pelagos: {VARIABLE} names '{entry}', which is not a game: it has no manifest.py")
    sys.path.append(str(folder.resolve().parent))
    return folder.resolve().name


def manifest_in(package: str) -> Manifest:
    """Return the manifest of a package. End the program if there is none: a wrong list cannot be worked around."""
    try:
        found: Manifest = import_module(f"{package}.manifest").MANIFEST
    except (ImportError, AttributeError) as error:
        raise SystemExit(f"pelagos: {VARIABLE} names '{package}', which is not a game: {error}") from None
    return found


def names() -> tuple[str, ...]:
    return tuple(packages())


def manifest_of(name: str) -> Manifest:
    """Return the manifest of a game, or the empty one for a name that is no game's."""
    package = packages().get(name)
    return NO_GAME if package is None else manifest_in(package)


def part_of(name: str, room: str) -> ModuleType | None:
    """Return the module of a game for a room, or None if the game has none."""
    package = packages().get(name)
    if package is None or find_spec(f"{package}.{room}") is None:
        return None
    return import_module(f"{package}.{room}")
