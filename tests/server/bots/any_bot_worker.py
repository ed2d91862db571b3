"""A bot worker for tests: it also accepts bots from Python files."""

from pelagos.bots.bot_registry import maker_of
from pelagos.server.bots.bot_worker import main

if __name__ == "__main__":
    main(lambda level, game: maker_of(level)(game))
