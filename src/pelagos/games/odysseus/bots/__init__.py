"""What Odysseus tells the bots."""

from pelagos.bots.game_bots import GameBots
from pelagos.games.odysseus.bots.belief import OdysseusBelief
from pelagos.games.odysseus.bots.pilot import OdysseusPilot
from pelagos.games.odysseus.bots.sailor import OdysseusSailor

BOTS = GameBots(OdysseusSailor, OdysseusPilot, OdysseusBelief, race_length=2)
