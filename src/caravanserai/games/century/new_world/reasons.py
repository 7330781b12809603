"""Why a move is refused in A New World."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.settlement import reasons as shared

GAME_IS_OVER: Final[Reason] = Reason("game_is_over", "NW-56")
NOT_YOUR_TURN: Final[Reason] = Reason("not_your_turn", "NW-19")
NOT_NOW: Final[Reason] = Reason("not_now", "NW-20")

REASONS: Final[tuple[Reason, ...]] = (NOT_NOW, shared.NOT_IN_PLAY, *shared.WORKING, *shared.AT_FORTS)
