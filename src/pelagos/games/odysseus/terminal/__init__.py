"""The terminal interface of Odysseus."""

from pelagos.games.odysseus.terminal.chart import Chart
from pelagos.games.odysseus.terminal.hints import Hints
from pelagos.games.odysseus.terminal.screen import Screen
from pelagos.games.odysseus.terminal.shorthand import shortened, spelled_out
from pelagos.games.odysseus.terminal.tally import Tally
from pelagos.terminal.game_ui import GameUi

UI = GameUi(Chart, Screen, Hints, Tally, shortened, spelled_out)
