"""The terminal interface of Odysseus."""

from pelagos.terminal.game_ui import GameUi
from pelagos.terminal.odysseus.chart import Chart
from pelagos.terminal.odysseus.hints import Hints
from pelagos.terminal.odysseus.screen import Screen
from pelagos.terminal.odysseus.shorthand import shortened, spelled_out
from pelagos.terminal.odysseus.tally import Tally

UI = GameUi(Chart, Screen, Hints, Tally, shortened, spelled_out)
