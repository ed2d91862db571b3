"""The terminal interface of Ulysses."""

from pelagos.games.ulysses.terminal.chart import Chart
from pelagos.games.ulysses.terminal.hints import Hints
from pelagos.games.ulysses.terminal.screen import Screen
from pelagos.games.ulysses.terminal.shorthand import shortened, spelled_out
from pelagos.games.ulysses.terminal.tally import Tally
from pelagos.terminal.game_ui import GameUi

UI = GameUi(Chart, Screen, Hints, Tally, shortened, spelled_out)
