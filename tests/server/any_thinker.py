"""A thinker for tests: its bots may be any that have a name, and files of Python."""

from pelagos.bots.named import maker_of
from pelagos.server.thinker import main

if __name__ == "__main__":
    main(lambda level, game: maker_of(level)(game))
