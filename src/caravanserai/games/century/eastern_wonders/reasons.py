"""Why a move is refused in Eastern Wonders."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.steps.outposts import MarketReasons
from caravanserai.games.century.islands.steps.ports import PortReasons
from caravanserai.games.century.islands.steps.sailing import SailingReasons
from caravanserai.games.reason_list import ReasonList, Refusals

OWN: Final[ReasonList] = ReasonList()

GAME_IS_OVER: Final = Reason("game_is_over", "EW-40")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "EW-11")
ANOTHER_BEGINS: Final[Reason] = OWN.reason("not_your_turn", "EW-10")

# What has to be done, or finished, before anything else.
MUST_TAKE_SET: Final[Reason] = OWN.reason("must_take_set", "EW-10")
MUST_PLACE_SHIP: Final[Reason] = OWN.reason("must_place_ship", "EW-10")
MUST_SAIL_OR_STAY: Final[Reason] = OWN.reason("must_sail_or_stay", "EW-11")
MUST_STOP: Final[Reason] = OWN.reason("must_stop", "EW-11")
MUST_SAIL: Final[Reason] = OWN.reason("must_sail", "EW-14")
MUST_PAY_FEE: Final[Reason] = OWN.reason("must_pay_fee", "EW-17")
MUST_FINISH_COLLECTING: Final[Reason] = OWN.reason("must_finish_collecting", "EW-11")
HAS_STOPPED: Final[Reason] = OWN.reason("has_stopped", "EW-11")
MUST_PAY_OUTPOST: Final[Reason] = OWN.reason("must_pay_outpost", "EW-25")
MUST_FINISH_UPGRADE: Final[Reason] = OWN.reason("must_finish_upgrade", "EW-27")
MUST_TAKE_TILE: Final[Reason] = OWN.reason("must_take_tile", "EW-28")
MUST_FINISH_TRADING: Final[Reason] = OWN.reason("must_finish_trading", "EW-31")
MUST_RETURN: Final[Reason] = OWN.reason("must_return", "EW-39")

SET_TAKEN: Final[Reason] = OWN.reason("set_taken", "EW-10")
STARTS_AT_A_MARKET: Final[Reason] = OWN.reason("starts_at_a_market", "EW-10")

NOT_ADJACENT: Final[Reason] = OWN.reason("not_adjacent", "EW-13")
FIRST_STEP_IS_FREE: Final[Reason] = OWN.reason("step_is_free", "EW-14")
STEP_IS_FREE: Final[Reason] = OWN.reason("step_is_free", "EW-15")
LEAVE_FIRST: Final[Reason] = OWN.reason("leave_first", "EW-14")
NO_WAY_ON: Final[Reason] = OWN.reason("no_way_on", "EW-18a")
CANNOT_PAY_FEE: Final[Reason] = OWN.reason("cannot_pay_fee", "EW-18")
NO_CUBE_TO_LEAVE: Final[Reason] = OWN.reason("no_such_cube", "EW-16")
NO_CUBE_FOR_FEE: Final[Reason] = OWN.reason("no_such_cube", "EW-17")
NO_CUBE_TO_COLLECT: Final[Reason] = OWN.reason("no_cube_here", "EW-23")

BUILDS_AT_A_MARKET: Final[Reason] = OWN.reason("not_a_market", "EW-24")
TRADES_AT_A_MARKET: Final[Reason] = OWN.reason("not_a_market", "EW-32")
ALREADY_BUILT: Final[Reason] = OWN.reason("already_built", "EW-24")
CANNOT_PAY_OUTPOST: Final[Reason] = OWN.reason("cannot_pay_outpost", "EW-25")
NO_CUBE_FOR_OUTPOST: Final[Reason] = OWN.reason("no_such_cube", "EW-25")
NO_OUTPOST: Final[Reason] = OWN.reason("no_outpost", "EW-30")
NOT_ENOUGH_TO_TRADE: Final[Reason] = OWN.reason("not_enough_cubes", "EW-30")
NO_CUBE_TO_UPGRADE: Final[Reason] = OWN.reason("no_such_cube", "EW-27")
NO_BONUS_LEFT: Final[Reason] = OWN.reason("no_bonus_left", "EW-28")

NOT_A_PORT: Final[Reason] = OWN.reason("not_a_port", "EW-33")
PORT_CLOSED: Final[Reason] = OWN.reason("port_closed", "EW-36")
PORT_EMPTY: Final[Reason] = OWN.reason("port_empty", "EW-37")
NOT_ENOUGH_TO_CLAIM: Final[Reason] = OWN.reason("not_enough_cubes", "EW-33")

HARVEST_AT_A_MARKET: Final[Reason] = OWN.reason("harvest_at_a_market", "EW-38")
NO_CUBE_TO_RETURN: Final[Reason] = OWN.reason("no_such_cube", "EW-39")

SAILING: Final[SailingReasons] = SailingReasons(NOT_ADJACENT, NO_WAY_ON, CANNOT_PAY_FEE)
MARKET: Final[MarketReasons] = MarketReasons(
    BUILDS_AT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST, TRADES_AT_A_MARKET, NO_OUTPOST, NOT_ENOUGH_TO_TRADE
)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)

REFUSALS: Final[Refusals] = Refusals(GAME_IS_OVER, NOT_YOUR_TURN, (*OWN.all,))
