"""Why a move is refused in From East to West II."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.voyage_reasons import WITH_SHIPS
from caravanserai.games.century.settlement import reasons as shared

GAME_IS_OVER: Final[Reason] = Reason("game_is_over", "E2-29")
NOT_YOUR_TURN: Final[Reason] = Reason("not_your_turn", "NW-19")
NOT_NOW: Final[Reason] = Reason("not_now", "E2-10")

REASONS: Final[tuple[Reason, ...]] = (NOT_NOW, *shared.WORKING, shared.TILE_GONE, *WITH_SHIPS)
