"""Why a move is refused in Eastern Wonders."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.steps.outposts import BuildReasons, TradeReasons
from caravanserai.games.century.islands.steps.ports import PortReasons
from caravanserai.games.century.islands.steps.sailing import SailingReasons

REFUSALS: Final[Refusals] = Refusals("EW-40", "EW-11")

ANOTHER_BEGINS: Final[Reason] = REFUSALS.waiting("EW-10")

# What has to be done, or finished, before anything else.
MUST_TAKE_SET: Final[Reason] = REFUSALS.reason("must_take_set", "EW-10")
MUST_PLACE_SHIP: Final[Reason] = REFUSALS.reason("must_place_ship", "EW-10")
MUST_SAIL_OR_STAY: Final[Reason] = REFUSALS.reason("must_sail_or_stay", "EW-11")
MUST_STOP: Final[Reason] = REFUSALS.reason("must_stop", "EW-11")
MUST_SAIL: Final[Reason] = REFUSALS.reason("must_sail", "EW-14")
MUST_PAY_FEE: Final[Reason] = REFUSALS.reason("must_pay_fee", "EW-17")
MUST_FINISH_COLLECTING: Final[Reason] = REFUSALS.reason("must_finish_collecting", "EW-11")
HAS_STOPPED: Final[Reason] = REFUSALS.reason("has_stopped", "EW-11")
MUST_PAY_OUTPOST: Final[Reason] = REFUSALS.reason("must_pay_outpost", "EW-25")
MUST_FINISH_UPGRADE: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "EW-27")
MUST_TAKE_TILE: Final[Reason] = REFUSALS.reason("must_take_tile", "EW-28")
MUST_FINISH_TRADING: Final[Reason] = REFUSALS.reason("must_finish_trading", "EW-31")
MUST_RETURN: Final[Reason] = REFUSALS.reason("must_return", "EW-39")

SET_TAKEN: Final[Reason] = REFUSALS.reason("set_taken", "EW-10")
STARTS_AT_A_MARKET: Final[Reason] = REFUSALS.reason("starts_at_a_market", "EW-10")

NOT_ADJACENT: Final[Reason] = REFUSALS.reason("not_adjacent", "EW-13")
FIRST_STEP_IS_FREE: Final[Reason] = REFUSALS.reason("step_is_free", "EW-14")
STEP_IS_FREE: Final[Reason] = REFUSALS.reason("step_is_free", "EW-15")
LEAVE_FIRST: Final[Reason] = REFUSALS.reason("leave_first", "EW-14")
NO_WAY_ON: Final[Reason] = REFUSALS.reason("no_way_on", "EW-18a")
CANNOT_PAY_FEE: Final[Reason] = REFUSALS.reason("cannot_pay_fee", "EW-18")
NO_CUBE_TO_LEAVE: Final[Reason] = REFUSALS.reason("no_such_cube", "EW-16")
NO_CUBE_FOR_FEE: Final[Reason] = REFUSALS.reason("no_such_cube", "EW-17")
NO_CUBE_TO_COLLECT: Final[Reason] = REFUSALS.reason("no_cube_here", "EW-23")

BUILDS_AT_A_MARKET: Final[Reason] = REFUSALS.reason("not_a_market", "EW-24")
TRADES_AT_A_MARKET: Final[Reason] = REFUSALS.reason("not_a_market", "EW-32")
ALREADY_BUILT: Final[Reason] = REFUSALS.reason("already_built", "EW-24")
CANNOT_PAY_OUTPOST: Final[Reason] = REFUSALS.reason("cannot_pay_outpost", "EW-25")
NO_CUBE_FOR_OUTPOST: Final[Reason] = REFUSALS.reason("no_such_cube", "EW-25")
NO_OUTPOST: Final[Reason] = REFUSALS.reason("no_outpost", "EW-30")
NOT_ENOUGH_TO_TRADE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "EW-30")
NO_CUBE_TO_UPGRADE: Final[Reason] = REFUSALS.reason("no_such_cube", "EW-27")
NO_BONUS_LEFT: Final[Reason] = REFUSALS.reason("no_bonus_left", "EW-28")

NOT_A_PORT: Final[Reason] = REFUSALS.reason("not_a_port", "EW-33")
PORT_CLOSED: Final[Reason] = REFUSALS.reason("port_closed", "EW-36")
PORT_EMPTY: Final[Reason] = REFUSALS.reason("port_empty", "EW-37")
NOT_ENOUGH_TO_CLAIM: Final[Reason] = REFUSALS.reason("not_enough_cubes", "EW-33")

HARVEST_AT_A_MARKET: Final[Reason] = REFUSALS.reason("harvest_at_a_market", "EW-38")
NO_CUBE_TO_RETURN: Final[Reason] = REFUSALS.reason("no_such_cube", "EW-39")

SAILING: Final[SailingReasons] = SailingReasons(NOT_ADJACENT, NO_WAY_ON, CANNOT_PAY_FEE)
BUILDING: Final[BuildReasons] = BuildReasons(BUILDS_AT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST)
TRADING: Final[TradeReasons] = TradeReasons(TRADES_AT_A_MARKET, NO_OUTPOST, NOT_ENOUGH_TO_TRADE)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)
