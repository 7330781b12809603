"""Why a move is refused in Eastern Wonders."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.steps.outposts import MarketReasons
from caravanserai.games.century.islands.steps.ports import PortReasons
from caravanserai.games.century.islands.steps.sailing import SailingReasons

GAME_IS_OVER: Final = Reason("game_is_over", "EW-40")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "EW-11")
ANOTHER_BEGINS: Final = Reason("not_your_turn", "EW-10")

# What has to be done, or finished, before anything else.
MUST_TAKE_SET: Final = Reason("must_take_set", "EW-10")
MUST_PLACE_SHIP: Final = Reason("must_place_ship", "EW-10")
MUST_SAIL_OR_STAY: Final = Reason("must_sail_or_stay", "EW-11")
MUST_STOP: Final = Reason("must_stop", "EW-11")
MUST_SAIL: Final = Reason("must_sail", "EW-14")
MUST_PAY_FEE: Final = Reason("must_pay_fee", "EW-17")
MUST_FINISH_COLLECTING: Final = Reason("must_finish_collecting", "EW-11")
HAS_STOPPED: Final = Reason("has_stopped", "EW-11")
MUST_PAY_OUTPOST: Final = Reason("must_pay_outpost", "EW-25")
MUST_FINISH_UPGRADE: Final = Reason("must_finish_upgrade", "EW-27")
MUST_TAKE_TILE: Final = Reason("must_take_tile", "EW-28")
MUST_FINISH_TRADING: Final = Reason("must_finish_trading", "EW-31")
MUST_RETURN: Final = Reason("must_return", "EW-39")

SET_TAKEN: Final = Reason("set_taken", "EW-10")
STARTS_AT_A_MARKET: Final = Reason("starts_at_a_market", "EW-10")

NOT_ADJACENT: Final = Reason("not_adjacent", "EW-13")
FIRST_STEP_IS_FREE: Final = Reason("step_is_free", "EW-14")
STEP_IS_FREE: Final = Reason("step_is_free", "EW-15")
LEAVE_FIRST: Final = Reason("leave_first", "EW-14")
NO_WAY_ON: Final = Reason("no_way_on", "EW-18a")
CANNOT_PAY_FEE: Final = Reason("cannot_pay_fee", "EW-18")
NO_CUBE_TO_LEAVE: Final = Reason("no_such_cube", "EW-16")
NO_CUBE_FOR_FEE: Final = Reason("no_such_cube", "EW-17")
NO_CUBE_TO_COLLECT: Final = Reason("no_cube_here", "EW-23")

BUILDS_AT_A_MARKET: Final = Reason("not_a_market", "EW-24")
TRADES_AT_A_MARKET: Final = Reason("not_a_market", "EW-32")
ALREADY_BUILT: Final = Reason("already_built", "EW-24")
CANNOT_PAY_OUTPOST: Final = Reason("cannot_pay_outpost", "EW-25")
NO_CUBE_FOR_OUTPOST: Final = Reason("no_such_cube", "EW-25")
NO_OUTPOST: Final = Reason("no_outpost", "EW-30")
NOT_ENOUGH_TO_TRADE: Final = Reason("not_enough_cubes", "EW-30")
NO_CUBE_TO_UPGRADE: Final = Reason("no_such_cube", "EW-27")
NO_BONUS_LEFT: Final = Reason("no_bonus_left", "EW-28")

NOT_A_PORT: Final = Reason("not_a_port", "EW-33")
PORT_CLOSED: Final = Reason("port_closed", "EW-36")
PORT_EMPTY: Final = Reason("port_empty", "EW-37")
NOT_ENOUGH_TO_CLAIM: Final = Reason("not_enough_cubes", "EW-33")

HARVEST_AT_A_MARKET: Final = Reason("harvest_at_a_market", "EW-38")
NO_CUBE_TO_RETURN: Final = Reason("no_such_cube", "EW-39")

SAILING: Final[SailingReasons] = SailingReasons(NOT_ADJACENT, NO_WAY_ON, CANNOT_PAY_FEE)
MARKET: Final[MarketReasons] = MarketReasons(
    BUILDS_AT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST, TRADES_AT_A_MARKET, NO_OUTPOST, NOT_ENOUGH_TO_TRADE
)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)

REASONS: Final = (
    ANOTHER_BEGINS,
    MUST_TAKE_SET,
    MUST_PLACE_SHIP,
    MUST_SAIL_OR_STAY,
    MUST_STOP,
    MUST_SAIL,
    MUST_PAY_FEE,
    MUST_FINISH_COLLECTING,
    HAS_STOPPED,
    MUST_PAY_OUTPOST,
    MUST_FINISH_UPGRADE,
    MUST_TAKE_TILE,
    MUST_FINISH_TRADING,
    MUST_RETURN,
    SET_TAKEN,
    STARTS_AT_A_MARKET,
    NOT_ADJACENT,
    FIRST_STEP_IS_FREE,
    STEP_IS_FREE,
    LEAVE_FIRST,
    NO_WAY_ON,
    CANNOT_PAY_FEE,
    NO_CUBE_TO_LEAVE,
    NO_CUBE_FOR_FEE,
    NO_CUBE_TO_COLLECT,
    BUILDS_AT_A_MARKET,
    ALREADY_BUILT,
    CANNOT_PAY_OUTPOST,
    NO_CUBE_FOR_OUTPOST,
    TRADES_AT_A_MARKET,
    NO_OUTPOST,
    NOT_ENOUGH_TO_TRADE,
    NO_CUBE_TO_UPGRADE,
    NO_BONUS_LEFT,
    NOT_A_PORT,
    PORT_CLOSED,
    PORT_EMPTY,
    NOT_ENOUGH_TO_CLAIM,
    HARVEST_AT_A_MARKET,
    NO_CUBE_TO_RETURN,
)
