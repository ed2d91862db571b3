"""The command line. Each command imports what it needs when it runs, so that `pelagos --help` is fast."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pelagos.locale import LANGUAGES
from pelagos.registry import names

if TYPE_CHECKING:
    from pelagos.core.game import Game

GAMES = click.Choice(names())
SEED = click.IntRange(0, 2**62)
COUNT = click.IntRange(1, 10_000_000)
WORKERS = click.IntRange(1, 1024)
FIRST_VOYAGE = "first-voyage"  # the variant that people learn with
FIRST_VOYAGE_PACE = 2500  # milliseconds before a bot's move there: time to read why
SECONDS = click.FloatRange(0.001, 3600)


def system_language() -> str:
    """Return the language of the system, or English if Pelagos does not have it."""
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next(filter(None, settings), "")[:2].lower()
    return language if language in LANGUAGES else "en"


game_argument = click.argument("game", type=GAMES)
board_option = click.option("--board", metavar="FILE", help="Use a board file instead of the built-in board.")
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default=system_language, help="Output language (default: the system's)."
)


variant_option = click.option("--variant", metavar="NAME", default="", help="A variant of the rules: first-voyage.")
first_voyage_option = click.option(
    "--first-voyage", is_flag=True, help="A short game for learning: the bots say why they move as they do."
)
ask_option = click.option("--ask-always", is_flag=True, help="Ask also where only one move is possible.")


def first_option(also: str = "") -> Callable[..., Any]:
    text = f"Who goes first: the letter of a seat, {also}or 'lot', where the rules leave the choice."
    return click.option("--first", metavar="SEAT", default="lot", show_default=True, help=text)


def players_option(required: bool = True) -> Callable[..., Any]:
    text = "Number of players." if required else "Number of players (default: each number that the game allows)."
    return click.option("--players", type=int, default=4 if required else None, show_default=required, help=text)


def show_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        from pelagos.terminal.version import version_text

        click.echo(version_text())
        context.exit()


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Show the version."
)
def main() -> None:
    """Pelagos: Ulysses and Odysseus, two board games of the Greek seas."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark, not a traceback


# ---- playing
@main.command()
@click.argument("game", type=GAMES, required=False)
@players_option()
@click.option("--seat", metavar="LETTER", default="A", show_default=True, help="Your seat.")
@first_option()
@click.option("--seed", type=SEED, help="Seed of the deal (default: random). The same seed gives the same deal.")
@click.option("--name", default="Captain", show_default=True, help="Your name in the record.")
@click.option(
    "--bots",
    metavar="LEVELS",
    default="",
    show_default="sailor",
    help="One level, or one per other seat.",
)
@first_voyage_option
@ask_option
@click.option("--record", "record_path", metavar="FILE", help="Save the game in a new file.")
@click.option("--lan", is_flag=True, help="Without GAME: also serve other devices on your network.")
@click.option("--port", type=click.IntRange(1, 65535), help="Without GAME: port (default: 8000 or the next free port).")
@board_option
@language_option
def play(
    game: str | None,
    players: int,
    seat: str,
    first: str,
    seed: int | None,
    name: str,
    bots: str,
    first_voyage: bool,
    ask_always: bool,
    record_path: str | None,
    lan: bool,
    port: int | None,
    board: str | None,
    language: str,
) -> None:
    """Play in the browser, or with GAME in the terminal against bots."""
    if game is None:
        from pelagos.server.settings import ServerSettings
        from pelagos.terminal.commands import server_commands

        address = "0.0.0.0" if lan else "127.0.0.1"
        where = server_commands.first_free_port(address) if port is None else port
        text = "" if board is None else server_commands.read_usual_board(board)
        settings = ServerSettings(server_commands.default_store(), address, where, board=text)
        return server_commands.host(settings, browser=True)
    from contextlib import suppress
    from secrets import randbelow

    from pelagos.bots import usual_level
    from pelagos.terminal.files import load_game
    from pelagos.terminal.local_game import LocalGame

    found = load_game(game, board, FIRST_VOYAGE if first_voyage else "")
    check_players(found, players)
    me = read_seat(seat, players)
    goes_first = read_first(first, found, players)
    check_name(name)
    if record_path is not None:
        create_file(record_path)
    with suppress(ImportError):
        import readline  # noqa: F401  makes input() editable where it is available
    levels = read_levels(bots or usual_level(game), players - 1, game)
    levels.insert(me, name)
    luck = randbelow(10**9) if seed is None else seed
    local = LocalGame(found, levels, me, luck, record_path, language, goes_first, explain=first_voyage)
    local.asks_always = ask_always
    local.run()


@main.command()
@click.argument("game", type=GAMES, required=False)
@click.argument("lesson", required=False, default="")
@language_option
def learn(game: str | None, lesson: str, language: str) -> None:
    """Learn a game by playing its lessons; without GAME, list them."""
    from contextlib import suppress

    from pelagos.terminal import learn as lessons

    with suppress(ImportError):
        import readline  # noqa: F401  makes input() editable where it is available
    if game is None:
        lessons.list_lessons(language)
    else:
        lessons.learn(game, lesson, language)


# ---- tables on a server
store_option = click.option(
    "--store", metavar="STORE", help="SQLite file or postgresql:// URL (default: a file in your home directory)."
)


@main.command()
@store_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Port to listen on.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Server processes.")
@click.option("--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Bot processes per worker.")
@click.option(
    "--seconds", type=SECONDS, default=0.5, show_default=True, help="Bot thinking time per action, in seconds."
)
@click.option("--wake", metavar="URL", default="", help="redis:// URL for notifying other processes.")
@click.option(
    "--origin", "origins", multiple=True, metavar="ORIGIN", help="Allowed web origin (https://…); repeatable."
)
@click.option("--proxies", default="127.0.0.1", show_default=True, help="Addresses of trusted proxies.")
@click.option("--root", default="", metavar="PATH", help="Public path prefix that the proxy removes.")
@click.option("--boards", default="", metavar="DIR", help="Directory of board files on which tables can be opened.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Log format.")
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change a limit, such as tables=5; repeatable (see docs/how-to/host.md).",
)
def serve(
    store: str | None,
    host: str,
    port: int,
    workers: int,
    thinkers: int,
    seconds: float,
    wake: str,
    origins: tuple[str, ...],
    proxies: str,
    root: str,
    boards: str,
    log: str,
    limits: tuple[str, ...],
) -> None:
    """Host tables for people and bots."""
    from pelagos.server.settings import ServerSettings
    from pelagos.terminal.commands import server_commands as hosting

    settings = ServerSettings(
        store=store or hosting.default_store(),
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers,
        seconds=seconds,
        wake=wake,
        origins=origins,
        proxies=proxies,
        root=root,
        boards=boards,
        log=log,
        limits=hosting.read_limits(limits),
    )
    hosting.host(settings)


@main.command()
@click.argument("link")
@click.option("--name", default="Captain", show_default=True, help="Your name, if you are new on this server.")
@click.option("--code", default="", help="Code from your other device, to play as the same person.")
@ask_option
@language_option
def join(link: str, name: str, code: str, ask_always: bool, language: str) -> None:
    """Join a table by its link, or list the tables of a server."""
    from pelagos.terminal.remote import remote_commands

    remote_commands.join(link, name, code, language, ask_always)


@main.command("open")
@click.argument("server")
@game_argument
@players_option()
@click.option(
    "--bots", metavar="LEVELS", default="", help="Levels of the bots in the last seats; the other seats are for people."
)
@click.option("--clock", metavar="SECONDS", type=click.IntRange(0, 30 * 86400), default=0, help="Time per decision.")
@click.option("--bank", metavar="SECONDS", type=click.IntRange(0, 86400), default=0, help="Time bank per player.")
@click.option("--pace", metavar="MS", type=click.IntRange(0, 10_000), help="Wait before each bot move (default: 700).")
@first_voyage_option
@ask_option
@first_option("'winner' for the winner of the last game, ")
@click.option("--board", metavar="NAME", default="", help="A board that the server offers (default: its usual one).")
@click.option("--public", is_flag=True, help="List the table for everyone (default: private).")
@click.option("--name", default="Captain", show_default=True, help="Your name, if you are new on this server.")
@language_option
def open_table(
    server: str,
    game: str,
    players: int,
    bots: str,
    clock: int,
    bank: int,
    pace: int | None,
    first_voyage: bool,
    ask_always: bool,
    first: str,
    board: str,
    public: bool,
    name: str,
    language: str,
) -> None:
    """Open a table on a server and play there."""
    from pelagos.terminal.remote import remote_commands

    levels = read_levels(bots, len(bots.split(",")), game) if bots else []
    who = first if first in ("lot", "winner") else read_seat(first, players)
    pace = pace if pace is not None else FIRST_VOYAGE_PACE if first_voyage else 700
    settings = {"clock": {"seconds": clock, "bank": bank}, "pace": pace, "public": public, "first": who, "board": board}
    if first_voyage:
        settings |= {"variant": FIRST_VOYAGE, "explain": True}
    remote_commands.open_table(server, game, players, levels, settings, name, language, ask_always)


@main.command()
@click.argument("target", metavar="FILE")
@store_option
def backup(target: str, store: str | None) -> None:
    """Copy the store to a new file while the server runs."""
    from pelagos.terminal.commands import server_commands

    server_commands.copy_store(store or server_commands.default_store(), target)


@main.command()
@click.argument("table")
@store_option
def export(table: str, store: str | None) -> None:
    """Print the full record of a table, secrets included."""
    from pelagos.terminal.commands import server_commands

    click.echo(server_commands.export(store or server_commands.default_store(), table), nl=False)


@main.command()
@store_option
def examine(store: str | None) -> None:
    """Verify the log of every table; exit 1 if one is damaged."""
    from pelagos.terminal.commands import server_commands

    problems = server_commands.examine(store or server_commands.default_store())
    click.echo("\n".join(problems) or "The log of every table is intact.")
    sys.exit(1 if problems else 0)


# ---- many games
@main.command()
@game_argument
@players_option()
@first_option("'winner' for the winner of the last game, ")
@click.option("--games", type=COUNT, default=1000, show_default=True, help="Number of games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of the first game; each next game adds 1.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--records", metavar="DIR", help="Save a record of each game in this directory.")
@board_option
@variant_option
def simulate(
    game: str,
    players: int,
    first: str,
    games: int,
    seed: int,
    as_json: bool,
    records: str | None,
    board: str | None,
    variant: str,
) -> None:
    """Play many random games and print statistics."""
    from pelagos.terminal.commands import simulate as simulation
    from pelagos.terminal.files import CommandRefused, load_game

    found = load_game(game, board, variant)
    check_players(found, players)
    goes_first = read_first("A" if first == "winner" else first, found, players)
    folder = make_folder(records)
    try:
        with progress_bar(range(seed, seed + games), games, "games") as seeds:
            results, seconds = simulation.run(found, players, seeds, folder, goes_first, first == "winner")
    except OSError as error:
        raise CommandRefused(f"{error.filename or records}: {error.strerror}") from None
    summary = simulation.summary(found, players, seed, results, seconds)
    click.echo(simulation.as_json(summary) if as_json else "\n".join(simulation.as_text(summary)))


@main.command()
@game_argument
@click.option("--bots", metavar="BOTS", required=True, help="One bot per seat: level, module:Class or file.py:Class.")
@click.option("--games", type=COUNT, required=True, help="Number of matches; a multiple of the number of seats.")
@click.option("--duplicate", is_flag=True, help="Play each deal once in every seating.")
@click.option("--seconds", type=SECONDS, help="Thinking time per action, in seconds (default: 0.2).")
@click.option("--simulations", type=COUNT, help="For bots that search: simulations per action, instead of time.")
@click.option("--workers", type=click.IntRange(1, 1024), help="Processes on this machine (default: one per core).")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster: its address, or 'local'.")
@click.option("--out", metavar="DIR", help="Directory for results and reports; an interrupted run resumes there.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same matches.")
def arena(
    game: str,
    bots: str,
    games: int,
    duplicate: bool,
    seconds: float | None,
    simulations: int | None,
    workers: int | None,
    address: str | None,
    out: str | None,
    seed: int,
) -> None:
    """Compare bots over many matches, with confidence intervals."""
    from pelagos.arena.plan import RunSettings
    from pelagos.terminal.commands.arena_command import run_matches
    from pelagos.terminal.files import CommandRefused

    if seconds is not None and simulations is not None:
        raise CommandRefused(
            "use --seconds or --simulations, not both: a bot has a time limit or a number of simulations"
        )
    if workers is not None and address is not None:
        raise CommandRefused("use --workers or --ray, not both: a cluster has its own workers")
    settings = RunSettings(game, tuple(bots.split(",")), games, duplicate, seed, seconds or 0.2, simulations or 0)
    run_matches(settings, workers, address, None if out is None else Path(out))


@main.command()
@game_argument
@click.option("--positions", type=COUNT, required=True, help="Positions to check for each number of players.")
@players_option(required=False)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of the first game; each next game adds 1.")
@board_option
@variant_option
def laws(game: str, positions: int, players: int | None, seed: int, board: str | None, variant: str) -> None:
    """Check the laws that hold for any game, in random play."""
    from pelagos.core.laws import LawBroken
    from pelagos.terminal.commands.laws_command import check_laws
    from pelagos.terminal.files import load_game

    found = load_game(game, board, variant)
    counts = found.seats if players is None else (players,)
    check_players(found, counts[0])
    try:
        with progress_bar(None, positions * len(counts), "positions") as ticks:
            table = check_laws(found, counts, positions, seed, lambda: ticks.update(1), board)
    except LawBroken as broken:
        click.echo(f"LawBroken law: {broken}", err=True)
        sys.exit(1)
    click.echo("\n".join(table))
    click.echo("Every law held.")


@main.command()
@click.argument("bot")
@click.option(
    "--simulations",
    type=click.IntRange(0),
    default=0,
    help="For a bot that searches: simulations per action, instead of time.",
)
def bot(bot: str, simulations: int) -> None:
    """Run a bot over JSON lines: a level, MODULE:NAME or FILE.py:NAME."""
    from pelagos.bots.process.bot_host import run

    run(bot, simulations)


# ---- files
@main.command()
@click.argument("file")
@click.option("--seat", metavar="SEAT", help="Show what this seat saw: a letter, a number from 1, or 'public'.")
@board_option
@language_option
def replay(file: str, seat: str | None, board: str | None, language: str) -> None:
    """Print the log of a recorded game."""
    from pelagos.core.record import Damaged, parse
    from pelagos.terminal.commands.replay import log_of
    from pelagos.terminal.files import CommandRefused, Games, read_text_or_refuse

    find = Games(board)
    try:
        record = parse(read_text_or_refuse(file), find)
        who = record.viewer if seat is None else read_viewer(seat, len(record.names))
        click.echo("\n".join(log_of(record, who, language)))
    except Damaged as error:
        raise CommandRefused(f"{file}:{error.line}: {error.reason}") from None


@main.command()
@click.argument("files", nargs=-1, required=True)
@board_option
def check(files: tuple[str, ...], board: str | None) -> None:
    """Check records and scenarios; exit 1 if one fails."""
    from pelagos.terminal.commands.check import check as check_file
    from pelagos.terminal.files import Games

    find = Games(board)
    results = [check_file(file, find) for file in files]
    for _, line in results:
        click.echo(line)
    sys.exit(0 if all(holds for holds, _ in results) else 1)


@main.command()
@click.argument("file")
@board_option
def verify(file: str, board: str | None) -> None:
    """Verify the draws of a finished game against its seed; exit 1 if wrong."""
    from pelagos.terminal.commands.verify import verify as verify_file
    from pelagos.terminal.files import Games

    verified, lines = verify_file(file, Games(board))
    click.echo("\n".join(lines))
    sys.exit(0 if verified else 1)


# ---- reading
@main.command()
@game_argument
@click.argument("clause", required=False, default="")
@language_option
def rules(game: str, clause: str, language: str) -> None:
    """Print the rules, a section (U7, O6), or a clause (U7.2, O6.4)."""
    from shutil import get_terminal_size

    from pelagos.games import load
    from pelagos.terminal.files import CommandRefused
    from pelagos.terminal.rules_text import UnknownClause, page

    width = max(40, min(100, get_terminal_size().columns))
    try:
        click.echo("\n".join(page(load(game), clause.upper(), width, language)))
    except UnknownClause as error:
        raise CommandRefused(str(error)) from None


@main.command()
@game_argument
@board_option
@language_option
def board(game: str, board: str | None, language: str) -> None:
    """Print a board and its origin."""
    from pelagos.terminal.files import load_game
    from pelagos.terminal.game_ui import chart_of

    click.echo("\n".join(chart_of(load_game(game, board), language).listing()))


# ---- checks of arguments
def check_players(game: Game, players: int) -> None:
    from pelagos.terminal.files import CommandRefused

    if players not in game.seats:
        raise CommandRefused(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")


def read_levels(text: str, count: int, game: str) -> list[str]:
    """Read one level for all bots, `sailor`, or one per bot, `sailor,drifter,…`."""
    from pelagos.bots import check_level
    from pelagos.core.game import InvalidInput
    from pelagos.terminal.files import CommandRefused

    levels = text.split(",")
    try:
        for level in levels:
            check_level(level, game)
    except InvalidInput as error:
        raise CommandRefused(str(error)) from None
    if len(levels) not in (1, count):
        raise CommandRefused(f"{len(levels)} levels for {count} bots: give one level, or one per bot")
    return levels * count if len(levels) == 1 else levels


def read_seat(text: str, players: int) -> int:
    """Read a seat given as a letter or as a number from 1."""
    from pelagos.core.game import LETTERS
    from pelagos.terminal.files import CommandRefused

    letters = LETTERS[:players]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text in [str(i + 1) for i in range(players)]:
        return int(text) - 1
    raise CommandRefused(f"there is no seat '{text[:20]}'; there are: {', '.join(letters)}")


def read_first(text: str, game: Game, players: int) -> int:
    """Read who goes first: a seat, or `lot`. Refuse a seat that cannot."""
    from pelagos.core.game import CHANCE, InvalidInput
    from pelagos.terminal.files import CommandRefused

    if text == "winner":
        raise CommandRefused("--first winner: no game came before; give the letter of a seat, or 'lot'")
    first = CHANCE if text == "lot" else read_seat(text, players)
    try:
        game.new_game(players, first)
    except InvalidInput as error:
        raise CommandRefused(str(error)) from None
    return first


def read_viewer(text: str, players: int) -> int:
    from pelagos.core.game import PUBLIC

    return PUBLIC if text.lower() == "public" else read_seat(text, players)


def check_name(name: str) -> None:
    from pelagos.core.game import LONGEST_NAME, is_name
    from pelagos.terminal.files import CommandRefused

    if not is_name(name):
        raise CommandRefused(
            f"a name must have 1 to {LONGEST_NAME} printable characters, and no space at its start or end"
        )


def create_file(path: str) -> None:
    """Create a new file before the game starts: never overwrite an older game, and report a bad path at once."""
    from pelagos.terminal.files import CommandRefused

    try:
        with open(path, "x"):
            pass
    except FileExistsError:
        raise CommandRefused(f"{path}: already exists; name a new file") from None
    except (OSError, ValueError) as error:
        raise CommandRefused(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from None


def make_folder(path: str | None) -> Path | None:
    from pelagos.terminal.files import CommandRefused

    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandRefused(f"{path}: cannot be created: {getattr(error, 'strerror', None) or error}") from None
    return Path(path)


def progress_bar(items: Any, length: int, label: str) -> Any:
    """Return a progress bar on stderr. It is hidden unless stderr is a terminal."""
    return click.progressbar(items, length, label, file=sys.stderr, hidden=not sys.stderr.isatty(), show_pos=True)
