"""The terminal interface of Ulysses."""

from pelagos.terminal.game_ui import GameUi
from pelagos.terminal.ulysses.chart import Chart
from pelagos.terminal.ulysses.hints import Hints
from pelagos.terminal.ulysses.screen import Screen
from pelagos.terminal.ulysses.shorthand import shortened, spelled_out
from pelagos.terminal.ulysses.tally import Tally

UI = GameUi(Chart, Screen, Hints, Tally, shortened, spelled_out)
