"""Why a move is refused in Eastern Wonders."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.steps.outposts import MarketReasons
from caravanserai.games.century.steps.ports import PortReasons
from caravanserai.games.century.steps.sailing import SailingReasons

GAME_IS_OVER: Final = Reason("game_is_over", "EW-40")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "EW-11")
NOT_NOW: Final = Reason("not_now", "EW-11")

SET_TAKEN: Final = Reason("set_taken", "EW-10")
STARTS_AT_A_MARKET: Final = Reason("starts_at_a_market", "EW-10")

NOT_ADJACENT: Final = Reason("not_adjacent", "EW-13")
LEAVE_FIRST: Final = Reason("leave_first", "EW-14")
NO_WAY_ON: Final = Reason("no_way_on", "EW-18a")
CANNOT_PAY_FEE: Final = Reason("cannot_pay_fee", "EW-18")
NO_CUBE_TO_LEAVE: Final = Reason("no_such_cube", "EW-16")
NO_CUBE_FOR_FEE: Final = Reason("no_such_cube", "EW-17")
NO_CUBE_TO_COLLECT: Final = Reason("no_cube_here", "EW-23")

NOT_A_MARKET: Final = Reason("not_a_market", "EW-32")
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
    NOT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST, NO_OUTPOST, NOT_ENOUGH_TO_TRADE
)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)

REASONS: Final = (
    NOT_NOW,
    SET_TAKEN,
    STARTS_AT_A_MARKET,
    NOT_ADJACENT,
    LEAVE_FIRST,
    NO_WAY_ON,
    CANNOT_PAY_FEE,
    NO_CUBE_TO_LEAVE,
    NO_CUBE_FOR_FEE,
    NO_CUBE_TO_COLLECT,
    NOT_A_MARKET,
    ALREADY_BUILT,
    CANNOT_PAY_OUTPOST,
    NO_CUBE_FOR_OUTPOST,
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
