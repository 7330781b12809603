"""Why a move is refused in From East to West II."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.settled.reasons import WITH_SHIPS
from caravanserai.games.century.settlement import reasons as shared

MUST_CHOOSE_ACTION: Final[Reason] = Reason("must_choose_action", "E2-10")

REFUSALS: Final[Refusals] = Refusals(
    "E2-29", "NW-19", (MUST_CHOOSE_ACTION, *shared.WORKING, *shared.ON_BOARDS, *WITH_SHIPS)
)
