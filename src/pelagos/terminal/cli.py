"""The command line. What a command needs is imported when it runs, so that `pelagos --help` is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pelagos.locale import LANGUAGES

if TYPE_CHECKING:
    from pelagos.core.game import Game

GAMES = click.Choice(["ulysses", "odysseus"])
SEED = click.IntRange(0, 2**62)
COUNT = click.IntRange(1, 10_000_000)
WORKERS = click.IntRange(1, 1024)
SECONDS = click.FloatRange(0.001, 3600)


def spoken() -> str:
    """The language of the system, as far as it is one of ours."""
    wishes = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wish = next(filter(None, wishes), "")[:2].lower()
    return wish if wish in LANGUAGES else "en"


game_argument = click.argument("game", type=GAMES)
board_option = click.option("--board", metavar="FILE", help="A board file of your own.")
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default=spoken, help="What it is told in; as your system if not given."
)


def players_option(required: bool = True) -> Callable[..., Any]:
    text = "How many play." if required else "How many play; every number that the game takes when not given."
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
            reconfigure(errors="replace")  # a terminal without our letters gets question marks, no traceback


# ---- playing
@main.command()
@click.argument("game", type=GAMES, required=False)
@players_option()
@click.option("--seat", metavar="LETTER", default="A", show_default=True, help="Where you sit.")
@click.option("--seed", type=SEED, help="The same seed gives the same deal; drawn by lot when not given.")
@click.option("--name", default="Captain", show_default=True, help="Your name, for the record.")
@click.option("--bots", metavar="LEVELS", default="drifter", show_default=True, help="One level, or one for each seat.")
@click.option("--record", "keep", metavar="FILE", help="Keep the game in a new file.")
@click.option("--lan", is_flag=True, help="Without GAME: also for the other computers and phones of the house.")
@click.option("--port", type=click.IntRange(1, 65535), help="Without GAME: where; 8000, or the next that is free.")
@board_option
@language_option
def play(
    game: str | None,
    players: int,
    seat: str,
    seed: int | None,
    name: str,
    bots: str,
    keep: str | None,
    lan: bool,
    port: int | None,
    board: str | None,
    language: str,
) -> None:
    """Play in the browser, with bots and with the household; with GAME, against bots in the terminal."""
    if game is None:
        from pelagos.server.settings import ServerSettings
        from pelagos.terminal.commands import server_commands

        address = "0.0.0.0" if lan else "127.0.0.1"
        where = server_commands.first_free(address) if port is None else port
        return server_commands.host(ServerSettings(server_commands.default_store(), address, where), browser=True)
    from contextlib import suppress
    from secrets import randbelow

    from pelagos.terminal.files import game_on
    from pelagos.terminal.local_game import LocalGame

    found = game_on(game, board)
    check_players(found, players)
    me = read_seat(seat, players)
    check_name(name)
    if keep is not None:
        make_new(keep)
    with suppress(ImportError):
        import readline  # noqa: F401  makes input() editable where there is such a thing
    levels = read_levels(bots, players - 1)
    levels.insert(me, name)
    LocalGame(found, levels, me, randbelow(10**9) if seed is None else seed, keep, language).run()


# ---- tables for people far away
store_option = click.option(
    "--store", metavar="STORE", help="A file, or postgresql://…; one in your home if not given."
)


@main.command()
@store_option
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve.")
@click.option(
    "--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that think, each."
)
@click.option("--seconds", type=SECONDS, default=0.5, show_default=True, help="For a small decision of a bot.")
@click.option("--wake", metavar="URL", default="", help="redis://… wakes the other processes.")
@click.option("--origin", "origins", multiple=True, metavar="ORIGIN", help="https://… that our pages come from.")
@click.option("--proxies", default="127.0.0.1", show_default=True, help="Addresses of proxies that are believed.")
@click.option("--root", default="", metavar="PATH", help="The path under which a proxy serves us.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option(
    "--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="Such as tables=5 (docs/self-hosting.md)."
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
        log=log,
        limits=hosting.read_limits(limits),
    )
    hosting.host(settings)


@main.command()
@click.argument("link")
@click.option("--name", default="Captain", show_default=True, help="Your name, if you are new there.")
@click.option("--code", default="", help="Come back as who you are on another device.")
@language_option
def join(link: str, name: str, code: str, language: str) -> None:
    """Play at a table far away: its link, or its server's to see the tables."""
    from pelagos.terminal.remote import remote_commands

    remote_commands.join(link, name, code, language)


@main.command("open")
@click.argument("server")
@game_argument
@players_option()
@click.option("--bots", metavar="LEVELS", default="", help="Levels of the last seats; the others are for people.")
@click.option("--clock", metavar="SECONDS", type=click.IntRange(0, 30 * 86400), default=0, help="For each decision.")
@click.option("--bank", metavar="SECONDS", type=click.IntRange(0, 86400), default=0, help="When the clock is over.")
@click.option("--pace", metavar="MS", type=click.IntRange(0, 10_000), default=700, help="How long bots wait.")
@click.option("--public", is_flag=True, help="Anybody may come; by invitation if not given.")
@click.option("--name", default="Captain", show_default=True, help="Your name, if you are new there.")
@language_option
def open_table(
    server: str,
    game: str,
    players: int,
    bots: str,
    clock: int,
    bank: int,
    pace: int,
    public: bool,
    name: str,
    language: str,
) -> None:
    """Open a table on a server, and play there."""
    from pelagos.terminal.remote import remote_commands

    levels = read_levels(bots, len(bots.split(","))) if bots else []
    settings = {"clock": {"seconds": clock, "bank": bank}, "pace": pace, "public": public}
    remote_commands.open_table(server, game, players, levels, settings, name, language)


@main.command()
@click.argument("target", metavar="FILE")
@store_option
def backup(target: str, store: str | None) -> None:
    """Copy the store into a new file, while the server runs."""
    from pelagos.terminal.commands import server_commands

    server_commands.keep_copy(store or server_commands.default_store(), target)


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
    """Check every book of a store; exit 1 if one is not as it was written."""
    from pelagos.terminal.commands import server_commands

    problems = server_commands.examine(store or server_commands.default_store())
    click.echo("\n".join(problems) or "Every book is as it was written.")
    sys.exit(1 if problems else 0)


# ---- many games
@main.command()
@game_argument
@players_option()
@click.option("--games", type=COUNT, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first game; the next has the next.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--records", metavar="DIR", help="Keep a record of each game in this folder.")
@board_option
def simulate(
    game: str, players: int, games: int, seed: int, as_json: bool, records: str | None, board: str | None
) -> None:
    """Play many games of drifters and sum them up."""
    from pelagos.terminal.commands import simulate as simulation
    from pelagos.terminal.files import CommandRefused, game_on

    found = game_on(game, board)
    check_players(found, players)
    folder = make_folder(records)
    try:
        with bar(range(seed, seed + games), games, "games") as seeds:
            results, seconds = simulation.run(found, players, seeds, folder)
    except OSError as error:
        raise CommandRefused(f"{error.filename or records}: {error.strerror}") from None
    summary = simulation.summary(found, players, seed, results, seconds)
    click.echo(simulation.as_json(summary) if as_json else "\n".join(simulation.as_text(summary)))


@main.command()
@game_argument
@click.option("--bots", metavar="BOTS", required=True, help="One for each seat: levels, module:Class or file.py:Class.")
@click.option("--games", type=COUNT, required=True, help="How many matches; a multiple of the seats.")
@click.option("--duplicate", is_flag=True, help="Play each deal once in every seating.")
@click.option("--seconds", type=SECONDS, help="For each small decision; 0.2 when nothing is said.")
@click.option("--simulations", type=COUNT, help="Instead of the clock, for bots that search.")
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes on this machine; one for each core if not given."
)
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster: its address, or 'local'.")
@click.option("--out", metavar="DIR", help="Keep results and reports in this folder; a run that stopped goes on there.")
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
    """Let bots play many matches and say who is better, and how sure that is."""
    from pelagos.arena.plan import RunSettings
    from pelagos.terminal.commands.arena_command import compete
    from pelagos.terminal.files import CommandRefused

    if seconds is not None and simulations is not None:
        raise CommandRefused("--seconds or --simulations, not both: a bot goes by the clock or it does not")
    if workers is not None and address is not None:
        raise CommandRefused("--workers or --ray, not both: a cluster has its own workers")
    settings = RunSettings(game, tuple(bots.split(",")), games, duplicate, seed, seconds or 0.2, simulations or 0)
    compete(settings, workers, address, None if out is None else Path(out))


@main.command()
@game_argument
@click.option("--positions", type=COUNT, required=True, help="In how many positions, for each number of players.")
@players_option(required=False)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first game; the next has the next.")
@board_option
def laws(game: str, positions: int, players: int | None, seed: int, board: str | None) -> None:
    """Try the laws that must hold for any game, over random play."""
    from pelagos.core.laws import LawBroken
    from pelagos.terminal.commands.laws_command import try_laws
    from pelagos.terminal.files import game_on

    found = game_on(game, board)
    counts = found.seats if players is None else (players,)
    check_players(found, counts[0])
    try:
        with bar(None, positions * len(counts), "positions") as ticks:
            table = try_laws(found, counts, positions, seed, lambda: ticks.update(1), board)
    except LawBroken as broken:
        click.echo(f"LawBroken law: {broken}", err=True)
        sys.exit(1)
    click.echo("\n".join(table))
    click.echo("Every law held.")


@main.command()
@click.argument("bot")
@click.option("--simulations", type=click.IntRange(0), default=0, help="For one that searches: how many, and no clock.")
def bot(bot: str, simulations: int) -> None:
    """Serve a bot in lines of JSON: a level, MODULE:NAME or FILE.py:NAME."""
    from pelagos.bots.process.bot_host import run

    run(bot, simulations)


# ---- files
@main.command()
@click.argument("file")
@click.option("--seat", metavar="SEAT", help="Tell it as a seat saw it: a letter, a number from 1, or 'public'.")
@board_option
@language_option
def replay(file: str, seat: str | None, board: str | None, language: str) -> None:
    """Tell a recorded game."""
    from pelagos.core.record import Damaged, parse
    from pelagos.terminal.commands.replay import told
    from pelagos.terminal.files import CommandRefused, Games, text_or_refused

    find = Games(board)
    try:
        record = parse(text_or_refused(file), find)
        who = record.viewer if seat is None else read_viewer(seat, len(record.names))
        click.echo("\n".join(told(record, who, language)))
    except Damaged as error:
        raise CommandRefused(f"{file}:{error.line}: {error.reason}") from None


@main.command()
@click.argument("files", nargs=-1, required=True)
@board_option
def check(files: tuple[str, ...], board: str | None) -> None:
    """Check records and scenarios; exit 1 at any difference."""
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
    """Check that every draw of a finished game is what its seed promised; exit 1 if not."""
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
    """Show what is on a board, and where it comes from."""
    from pelagos.terminal.files import game_on
    from pelagos.terminal.game_ui import chart_of

    click.echo("\n".join(chart_of(game_on(game, board), language).listing()))


# ---- checks at the door
def check_players(game: Game, players: int) -> None:
    from pelagos.terminal.files import CommandRefused

    if players not in game.seats:
        raise CommandRefused(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")


def read_levels(text: str, count: int) -> list[str]:
    """`sailor`, or `sailor,drifter,…` with a level for each of the other seats."""
    from pelagos.bots import LEVELS
    from pelagos.terminal.files import CommandRefused

    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise CommandRefused(f"there is no level '{level[:20]}'; there are: {', '.join(LEVELS)}")
    if len(levels) not in (1, count):
        raise CommandRefused(f"{len(levels)} levels for {count} bots: say one, or one for each")
    return levels * count if len(levels) == 1 else levels


def read_seat(text: str, players: int) -> int:
    """A seat by its letter, or by its number from 1."""
    from pelagos.core.game import LETTERS
    from pelagos.terminal.files import CommandRefused

    letters = LETTERS[:players]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text in [str(i + 1) for i in range(players)]:
        return int(text) - 1
    raise CommandRefused(f"there is no seat '{text[:20]}'; there are: {', '.join(letters)}")


def read_viewer(text: str, players: int) -> int:
    from pelagos.core.game import PUBLIC

    return PUBLIC if text.lower() == "public" else read_seat(text, players)


def check_name(name: str) -> None:
    from pelagos.core.game import LONGEST_NAME, is_name
    from pelagos.terminal.files import CommandRefused

    if not is_name(name):
        raise CommandRefused(f"a name has 1 to {LONGEST_NAME} printable characters and no space at its ends")


def make_new(path: str) -> None:
    """A file that was not there: a game kept long ago is not lost, and a place we cannot write is told at once."""
    from pelagos.terminal.files import CommandRefused

    try:
        with open(path, "x"):
            pass
    except FileExistsError:
        raise CommandRefused(f"{path}: is there already; a new game wants a new file") from None
    except (OSError, ValueError) as error:
        raise CommandRefused(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from None


def make_folder(path: str | None) -> Path | None:
    from pelagos.terminal.files import CommandRefused

    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandRefused(f"{path}: cannot be a folder: {getattr(error, 'strerror', None) or error}") from None
    return Path(path)


def bar(items: Any, length: int, label: str) -> Any:
    """Progress, on stderr, and only when somebody watches."""
    return click.progressbar(items, length, label, file=sys.stderr, hidden=not sys.stderr.isatty(), show_pos=True)
