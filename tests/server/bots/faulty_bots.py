"""Bots for the tests of the bot pool: `faulty_bots.py:NAME`. Each test copies the file to a folder of its own, in which
bots and test signal each other with files."""

import os
import time
from hashlib import sha256
from pathlib import Path

from pelagos.bots.process.bot_protocol import line_of

MARK = Path(__file__).with_name("thinking")  # a Gated bot has begun to think
GATE = Path(__file__).with_name("gate")  # Gated bots may answer
LONG = 60


class Rememberer:
    """A bot whose answers depend on everything that it has been shown, and in which order."""

    def __init__(self, game):
        self.digest = sha256()

    def watch(self, before, entry, after):
        self.digest.update(line_of({"before": before, "entry": entry, "after": after}))

    def choose(self, view, legal, random, deadline):
        digest = self.digest.copy()
        digest.update(line_of({"view": view, "random": random.randrange(1000)}))
        return legal[int.from_bytes(digest.digest()[:4], "big") % len(legal)]


class Gated(Rememberer):
    """A bot that thinks until the gate file exists."""

    def choose(self, view, legal, random, deadline):
        MARK.touch()
        until = time.monotonic() + LONG
        while not GATE.exists() and time.monotonic() < until:
            time.sleep(0.01)
        return super().choose(view, legal, random, deadline)


class Silent(Rememberer):
    def choose(self, view, legal, random, deadline):
        time.sleep(10 * LONG)


class WatchesSlowly(Rememberer):
    """A bot that takes longer to watch than its decision may take, and uses half of the time for the decision."""

    def watch(self, before, entry, after):
        time.sleep(0.1)

    def choose(self, view, legal, random, deadline):
        return legal[-1] if deadline - time.monotonic() > 0.25 else legal[0]


class Raises(Rememberer):
    def choose(self, view, legal, random, deadline):
        raise ValueError("the mast broke")


class RaisesWatching(Rememberer):
    def watch(self, before, entry, after):
        raise ValueError("too bright")


class Cheats(Rememberer):
    def choose(self, view, legal, random, deadline):
        return max(legal) + 1


class Mumbles(Rememberer):
    def choose(self, view, legal, random, deadline):
        return object()


class Chatty(Rememberer):
    """A bot that prints; its output must not get among the answers."""

    def choose(self, view, legal, random, deadline):
        print("what shall I do?", flush=True)
        return super().choose(view, legal, random, deadline)


class Dies(Rememberer):
    def choose(self, view, legal, random, deadline):
        os._exit(3)
