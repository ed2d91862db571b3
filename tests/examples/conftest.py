"""The tests of the example import its package as an author would: its folder is on the path."""

import sys

from tests.kit.games.third_game import EXAMPLES

sys.path.append(str(EXAMPLES))
