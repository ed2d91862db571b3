"""Responses that change only with a new version of the program: the browser game, boards, names and rules."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from pelagos.bots.process.bot_protocol import board_of, names_of
from pelagos.core.game import Game
from pelagos.core.rules_page import page_of
from pelagos.games import NAMES
from pelagos.locale import LANGUAGES, TERMINAL, game_files
from pelagos.registry import manifest_of, packages
from pelagos.server import messages
from pelagos.server.lessons import lesson_list
from pelagos.server.refusal import Refusal
from pelagos.server.table.table import game_of

YEAR = 365 * 86400  # seconds
encode = msgspec.json.Encoder().encode


# ---- games
async def game(request: Request) -> Response:
    return cacheable(request, game_bytes(game_of(known_game(request))))


async def game_messages(request: Request) -> Response:
    return cacheable(request, encode(messages_of(known_game(request), known_language(request))))


async def lessons(request: Request) -> Response:
    return cacheable(request, encode(lesson_list(known_game(request))))


async def rules(request: Request) -> Response:
    return cacheable(request, encode(page_of(packages()[known_game(request)], known_language(request))))


def known_language(request: Request) -> str:
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        raise Refusal("no game", "refused-no-language", there=", ".join(LANGUAGES))
    return language


def known_game(request: Request) -> str:
    name = str(request.path_params["game"])
    if name not in NAMES:
        raise Refusal("no game", "refused-no-game", there=", ".join(NAMES))
    return name


@cache
def game_bytes(found: Game) -> bytes:
    board, names, numbers = board_of(found), names_of(found), dict(found.numbers)
    about = manifest_of(found.name)
    return encode(
        messages.GameInfo(found.name, found.version, found.variant, found.seats, board, names, numbers, about)
    )


@cache
def messages_of(name: str, language: str) -> messages.GameMessages:
    texts = [file.read_text("utf-8") for file in game_files(packages()[name], language) if file.name != TERMINAL]
    return messages.GameMessages("\n".join(texts))


def cacheable(request: Request, found: bytes) -> Response:
    """Return a response that browsers keep and revalidate by its ETag."""
    mark = f'"{sha256(found).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark}
    known = [word.strip().removeprefix("W/") for word in request.headers.get("if-none-match", "").split(",")]
    if mark in known:
        return Response(status_code=304, headers=headers)
    return Response(found, headers=headers, media_type="application/json")


# ---- files
async def table_page(request: Request) -> Response:
    """Serve the page of a table's link: table.html, which loads at once what tables need, or else the start page."""
    pages = [folder / name for folder in page_folders() for name in ("table.html", "index.html")]
    page = next(page for page in pages if page.is_file())
    # the address is one folder deeper, below whatever path a proxy serves
    text = re.sub(rb'(href|src)="(?:\./)?', rb'\1="../', page.read_bytes())
    return Response(text, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})


def page_folders() -> list[Path]:
    """Return the folder of the browser game, if it was built, and that of the fallback page."""
    here = Path(str(resources.files("pelagos.server")))
    return [here / "web", here / "static"]


class StaticPages(StaticFiles):
    """Serve files. Those in assets/ have their content's hash in their name, so browsers may keep them for ever."""

    def __init__(self) -> None:
        super().__init__(directory=page_folders()[-1], html=True)
        self.all_directories = [str(folder) for folder in page_folders() if folder.is_dir()]

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(full_path, *args, **kwargs)
        built = "assets" in Path(full_path).parts
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if built else "no-cache"
        return response
