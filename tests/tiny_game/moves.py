"""Everything that can be done."""

from caravanserai.core.moves import Argument, Kind, MoveTable
from tests.tiny_game.components import MOST

MOVES = MoveTable("tiny_game", [Kind("take", Argument(1, MOST))])
