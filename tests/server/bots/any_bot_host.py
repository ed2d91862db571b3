"""The program of a bot process for tests: matches may also name bots from Python files."""

from pelagos.bots.bot_registry import maker_of
from pelagos.bots.process.bot_host import run_named

if __name__ == "__main__":
    run_named(lambda name, game: maker_of(name)(game))
