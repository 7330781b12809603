"""Why a move is refused in From Sand to Sea."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.steps.outposts import MarketReasons
from caravanserai.games.century.islands.steps.ports import PortReasons
from caravanserai.games.century.islands.steps.sailing import SailingReasons
from caravanserai.games.century.market.steps.golden_deals import DealReasons
from caravanserai.games.century.market.steps.playing import PlayReasons

GAME_IS_OVER: Final = Reason("game_is_over", "SS-26")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "SS-10")
ANOTHER_BEGINS: Final = Reason("not_your_turn", "SS-8")
MUST_CHOOSE_ACTION: Final = Reason("must_choose_action", "SS-10")

# What has to be done, or finished, before anything else.
MUST_TAKE_SET: Final = Reason("must_take_set", "SS-8")
MUST_PLACE_SHIP: Final = Reason("must_place_ship", "SS-8")
MUST_PAY: Final = Reason("must_pay", "SS-11")
MUST_EXCHANGE: Final = Reason("must_exchange", "SS-12")
MUST_FINISH_UPGRADE: Final = Reason("must_finish_upgrade", "SS-12")
MUST_FINISH_UPGRADE_BY_BONUS: Final = Reason("must_finish_upgrade", "SS-29")
MUST_FINISH_UPGRADE_BY_DEAL: Final = Reason("must_finish_upgrade", "SS-30")
MUST_FINISH_RETRIEVING: Final = Reason("must_finish_retrieving", "SS-29")
MUST_FINISH_RETRIEVING_ON_DEAL: Final = Reason("must_finish_retrieving", "SS-30")
MUST_FINISH_EXCHANGE: Final = Reason("must_finish_exchange", "SS-29")
MUST_LAY: Final = Reason("must_lay", "SS-30")
MUST_SPEND: Final = Reason("must_spend", "SS-30")
MUST_PAY_FARE: Final = Reason("must_pay_fare", "SS-13")
MUST_STOP: Final = Reason("must_stop", "SS-13")
MUST_PAY_FEE: Final = Reason("must_pay_fee", "SS-17")
HAS_STOPPED: Final = Reason("has_stopped", "SS-22")
MUST_PAY_OUTPOST: Final = Reason("must_pay_outpost", "SS-19")
MUST_FINISH_TRADING: Final = Reason("must_finish_trading", "SS-19")
MUST_TAKE_TILE: Final = Reason("must_take_tile", "SS-23")
MUST_RETURN: Final = Reason("must_return", "SS-25")

SET_TAKEN: Final = Reason("set_taken", "SS-8")
STARTS_AT_A_MARKET: Final = Reason("starts_at_a_market", "SS-8")

NO_TRADE_CARD: Final = Reason("no_card_there", "SS-11")
NOT_ENOUGH_TO_PAY: Final = Reason("not_enough_cubes_to_pay", "SS-11")
NO_CUBE_TO_PAY: Final = Reason("no_such_cube", "SS-11")

NOT_IN_HAND: Final = Reason("not_in_hand", "SS-12")
NOT_ENOUGH_TO_EXCHANGE: Final = Reason("not_enough_cubes", "SS-12")
NOT_ENOUGH_FOR_CHOICE: Final = Reason("not_enough_cubes", "SS-29")
NOTHING_TO_UPGRADE: Final = Reason("nothing_to_upgrade", "SS-12")
NO_CUBE_TO_UPGRADE: Final = Reason("no_such_cube", "SS-12")
NO_CUBE_TO_UPGRADE_BY_BONUS: Final = Reason("no_such_cube", "SS-29")
NO_CUBE_TO_UPGRADE_BY_DEAL: Final = Reason("no_such_cube", "SS-30")
MUST_UPGRADE: Final = Reason("must_act_once", "SS-12")
MUST_CHOOSE: Final = Reason("must_act_once", "SS-29")
NOT_PLAYED: Final = Reason("not_played", "SS-29")
NOT_PLAYED_FOR_DEAL: Final = Reason("not_played", "SS-30")
NOT_ITSELF: Final = Reason("not_itself", "SS-29")

NO_MERE_PASS: Final = Reason("no_mere_pass", "SS-16")
NOT_ADJACENT: Final = Reason("not_adjacent", "SS-13")
CANNOT_PAY_FARE: Final = Reason("cannot_pay_fare", "SS-13")
CARD_NOT_HELD: Final = Reason("card_not_held", "SS-13")
NO_WAY_ON: Final = Reason("no_way_on", "SS-17a")
CANNOT_PAY_FEE: Final = Reason("cannot_pay_fee", "SS-17")
NO_CUBE_FOR_FEE: Final = Reason("no_such_cube", "SS-17")

NOT_A_MARKET: Final = Reason("not_a_market", "SS-19")
ALREADY_BUILT: Final = Reason("already_built", "SS-19")
CANNOT_PAY_OUTPOST: Final = Reason("cannot_pay_outpost", "SS-19")
NO_CUBE_FOR_OUTPOST: Final = Reason("no_such_cube", "SS-19")
NO_OUTPOST: Final = Reason("no_outpost", "SS-19")
NOT_ENOUGH_TO_TRADE: Final = Reason("not_enough_cubes", "SS-19")
NO_BONUS_LEFT: Final = Reason("no_bonus_left", "SS-23")

NOT_A_PORT: Final = Reason("not_a_port", "SS-20")
PORT_CLOSED: Final = Reason("port_closed", "SS-20")
PORT_EMPTY: Final = Reason("port_empty", "SS-20")
NOT_ENOUGH_TO_CLAIM: Final = Reason("not_enough_cubes", "SS-20")

NO_CUBE_TO_RETURN: Final = Reason("no_such_cube", "SS-25")

NO_DEALS: Final = Reason("no_deals", "SS-30")
NOT_IN_HAND_FOR_DEAL: Final = Reason("not_in_hand", "SS-30")
NO_CARD_TO_LAY: Final = Reason("no_card_to_lay", "SS-30")
NEEDS_TWO_CARDS: Final = Reason("needs_two_cards", "SS-30")
NO_DEAL_IN_HAND: Final = Reason("no_deal_in_hand", "SS-30")
LAST_DEAL: Final = Reason("last_deal", "SS-30")
CARRIES_NO_DEAL: Final = Reason("carries_no_deal", "SS-30")

PLAYING: Final[PlayReasons] = PlayReasons(
    NOT_IN_HAND, NOT_ENOUGH_TO_EXCHANGE, NOT_ENOUGH_FOR_CHOICE, NOTHING_TO_UPGRADE
)
DEALING: Final[DealReasons] = DealReasons(
    NO_DEALS, NO_TRADE_CARD, NOT_ENOUGH_TO_PAY, NO_CARD_TO_LAY, NEEDS_TWO_CARDS, NO_DEAL_IN_HAND
)
SAILING: Final[SailingReasons] = SailingReasons(NOT_ADJACENT, NO_WAY_ON, CANNOT_PAY_FEE)
MARKET: Final[MarketReasons] = MarketReasons(
    NOT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST, NOT_A_MARKET, NO_OUTPOST, NOT_ENOUGH_TO_TRADE
)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)

REASONS: Final = (
    ANOTHER_BEGINS,
    MUST_CHOOSE_ACTION,
    MUST_TAKE_SET,
    MUST_PLACE_SHIP,
    MUST_PAY,
    MUST_EXCHANGE,
    MUST_FINISH_UPGRADE,
    MUST_FINISH_UPGRADE_BY_BONUS,
    MUST_FINISH_UPGRADE_BY_DEAL,
    MUST_FINISH_RETRIEVING,
    MUST_FINISH_RETRIEVING_ON_DEAL,
    MUST_FINISH_EXCHANGE,
    MUST_LAY,
    MUST_SPEND,
    MUST_PAY_FARE,
    MUST_STOP,
    MUST_PAY_FEE,
    HAS_STOPPED,
    MUST_PAY_OUTPOST,
    MUST_FINISH_TRADING,
    MUST_TAKE_TILE,
    MUST_RETURN,
    SET_TAKEN,
    STARTS_AT_A_MARKET,
    NO_TRADE_CARD,
    NOT_ENOUGH_TO_PAY,
    NO_CUBE_TO_PAY,
    NOT_IN_HAND,
    NOT_ENOUGH_TO_EXCHANGE,
    NOT_ENOUGH_FOR_CHOICE,
    NOTHING_TO_UPGRADE,
    NO_CUBE_TO_UPGRADE,
    NO_CUBE_TO_UPGRADE_BY_BONUS,
    NO_CUBE_TO_UPGRADE_BY_DEAL,
    MUST_UPGRADE,
    MUST_CHOOSE,
    NOT_PLAYED,
    NOT_PLAYED_FOR_DEAL,
    NOT_ITSELF,
    NO_MERE_PASS,
    NOT_ADJACENT,
    CANNOT_PAY_FARE,
    CARD_NOT_HELD,
    NO_WAY_ON,
    CANNOT_PAY_FEE,
    NO_CUBE_FOR_FEE,
    NOT_A_MARKET,
    ALREADY_BUILT,
    CANNOT_PAY_OUTPOST,
    NO_CUBE_FOR_OUTPOST,
    NO_OUTPOST,
    NOT_ENOUGH_TO_TRADE,
    NO_BONUS_LEFT,
    NOT_A_PORT,
    PORT_CLOSED,
    PORT_EMPTY,
    NOT_ENOUGH_TO_CLAIM,
    NO_CUBE_TO_RETURN,
    NO_DEALS,
    NOT_IN_HAND_FOR_DEAL,
    NO_CARD_TO_LAY,
    NEEDS_TWO_CARDS,
    NO_DEAL_IN_HAND,
    LAST_DEAL,
    CARRIES_NO_DEAL,
)
