"""What Odysseus tells the bots."""

from pelagos.bots.game_bots import GameBots
from pelagos.games.odysseus.bots.advice import advice
from pelagos.games.odysseus.bots.belief import OdysseusBelief
from pelagos.games.odysseus.bots.pilot import OdysseusPilot
from pelagos.games.odysseus.bots.sailor import OdysseusSailor
from pelagos.games.odysseus.bots.why import REASONS
from pelagos.games.odysseus.state import Odysseus


def truths(state: Odysseus) -> list[int]:
    return [int(state.tasks[seat]) for seat in range(state.seats)]


BOTS = GameBots(OdysseusSailor, OdysseusPilot, OdysseusBelief, truths, race_length=2, reasons=REASONS, advice=advice)
