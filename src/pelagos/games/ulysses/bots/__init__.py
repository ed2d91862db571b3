"""What Ulysses tells the bots."""

from pelagos.bots.game_bots import GameBots
from pelagos.games.ulysses.bots.belief import UlyssesBelief
from pelagos.games.ulysses.bots.pilot import UlyssesPilot
from pelagos.games.ulysses.bots.sailor import UlyssesSailor
from pelagos.games.ulysses.bots.suspicion import UlyssesSuspicion

BOTS = GameBots(UlyssesSailor, UlyssesPilot, UlyssesBelief, UlyssesSuspicion, race_length=3)
