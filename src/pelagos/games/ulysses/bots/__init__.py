"""What Ulysses tells the bots."""

from pelagos.bots.game_bots import GameBots
from pelagos.games.ulysses.bots.advice import advice
from pelagos.games.ulysses.bots.belief import UlyssesBelief
from pelagos.games.ulysses.bots.pilot import UlyssesPilot
from pelagos.games.ulysses.bots.sailor import UlyssesSailor
from pelagos.games.ulysses.bots.suspicion import UlyssesSuspicion
from pelagos.games.ulysses.bots.why import REASONS
from pelagos.games.ulysses.position import PER_SEAT
from pelagos.games.ulysses.state import Ulysses


def truths(state: Ulysses) -> list[int]:
    return [int(state.goal_at(slot)) for slot in range(state.seats * PER_SEAT)]


BOTS = GameBots(UlyssesSailor, UlyssesPilot, UlyssesBelief, truths, UlyssesSuspicion, REASONS, advice, race_length=3)
