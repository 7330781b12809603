"""Why a move is refused in A New World."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.location_actions import ExchangeReasons

MUST_CHOOSE_ACTION: Final[Reason] = Reason("must_choose_action", "NW-20")

# At the locations that bring another turn no room is needed, so `no_room` is never told there.
NOT_ENOUGH_BEFORE_ANOTHER_TURN: Final[Reason] = Reason("not_enough_cubes", "NW-49")
MUST_EXCHANGE_FIRST: Final[Reason] = Reason("must_exchange", "NW-49")
BEFORE_ANOTHER_TURN: Final[ExchangeReasons] = ExchangeReasons(
    NOT_ENOUGH_BEFORE_ANOTHER_TURN, shared.NO_ROOM, MUST_EXCHANGE_FIRST
)
NOT_ENOUGH: Final[tuple[Reason, ...]] = (*shared.NOT_ENOUGH, NOT_ENOUGH_BEFORE_ANOTHER_TURN)

REFUSALS: Final[Refusals] = Refusals(
    "NW-56",
    "NW-19",
    (
        MUST_CHOOSE_ACTION,
        shared.NOT_IN_PLAY,
        *shared.WORKING,
        *shared.AT_FORTS,
        *shared.ON_BOARDS,
        NOT_ENOUGH_BEFORE_ANOTHER_TURN,
        MUST_EXCHANGE_FIRST,
    ),
)
