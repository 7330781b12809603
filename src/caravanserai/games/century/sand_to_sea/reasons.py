"""Why a move is refused in From Sand to Sea."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.caravan.steps import UpgradeReasons
from caravanserai.games.century.islands.steps.outposts import BuildReasons, TradeReasons
from caravanserai.games.century.islands.steps.ports import PortReasons
from caravanserai.games.century.islands.steps.sailing import SailingReasons
from caravanserai.games.century.market.steps.golden_deals import HandDealReasons, RowDealReasons
from caravanserai.games.century.market.steps.playing import PlayReasons

REFUSALS: Final[Refusals] = Refusals("SS-26", "SS-10")

ANOTHER_BEGINS: Final[Reason] = REFUSALS.waiting("SS-8")
MUST_CHOOSE_ACTION: Final[Reason] = REFUSALS.reason("must_choose_action", "SS-10")

# What has to be done, or finished, before anything else.
MUST_TAKE_SET: Final[Reason] = REFUSALS.reason("must_take_set", "SS-8")
MUST_PLACE_SHIP: Final[Reason] = REFUSALS.reason("must_place_ship", "SS-8")
MUST_PAY: Final[Reason] = REFUSALS.reason("must_pay", "SS-11")
MUST_EXCHANGE: Final[Reason] = REFUSALS.reason("must_exchange", "SS-12")
MUST_FINISH_UPGRADE: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SS-12")
MUST_FINISH_UPGRADE_BY_BONUS: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SS-29")
MUST_FINISH_UPGRADE_BY_DEAL: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SS-30")
MUST_FINISH_RETRIEVING: Final[Reason] = REFUSALS.reason("must_finish_retrieving", "SS-29")
MUST_FINISH_RETRIEVING_ON_DEAL: Final[Reason] = REFUSALS.reason("must_finish_retrieving", "SS-30")
MUST_FINISH_EXCHANGE: Final[Reason] = REFUSALS.reason("must_finish_exchange", "SS-29")
MUST_LAY: Final[Reason] = REFUSALS.reason("must_lay", "SS-30")
MUST_SPEND: Final[Reason] = REFUSALS.reason("must_spend", "SS-30")
MUST_PAY_FARE: Final[Reason] = REFUSALS.reason("must_pay_fare", "SS-13")
MUST_STOP: Final[Reason] = REFUSALS.reason("must_stop", "SS-13")
MUST_PAY_FEE: Final[Reason] = REFUSALS.reason("must_pay_fee", "SS-17")
HAS_STOPPED: Final[Reason] = REFUSALS.reason("has_stopped", "SS-22")
MUST_PAY_OUTPOST: Final[Reason] = REFUSALS.reason("must_pay_outpost", "SS-19")
MUST_FINISH_TRADING: Final[Reason] = REFUSALS.reason("must_finish_trading", "SS-19")
MUST_TAKE_TILE: Final[Reason] = REFUSALS.reason("must_take_tile", "SS-23")
MUST_RETURN: Final[Reason] = REFUSALS.reason("must_return", "SS-25")

SET_TAKEN: Final[Reason] = REFUSALS.reason("set_taken", "SS-8")
STARTS_AT_A_MARKET: Final[Reason] = REFUSALS.reason("starts_at_a_market", "SS-8")

NO_TRADE_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "SS-11")
NOT_ENOUGH_TO_PAY: Final[Reason] = REFUSALS.reason("not_enough_cubes_to_pay", "SS-11")
NO_CUBE_TO_PAY: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-11")

NOT_IN_HAND: Final[Reason] = REFUSALS.reason("not_in_hand", "SS-12")
NOT_ENOUGH_TO_EXCHANGE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SS-12")
NOT_ENOUGH_FOR_CHOICE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SS-29")
NOTHING_TO_UPGRADE: Final[Reason] = REFUSALS.reason("nothing_to_upgrade", "SS-12")
NO_CUBE_TO_UPGRADE: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-12")
NO_CUBE_TO_UPGRADE_BY_BONUS: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-29")
NO_CUBE_TO_UPGRADE_BY_DEAL: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-30")
MUST_UPGRADE: Final[Reason] = REFUSALS.reason("must_act_once", "SS-12")
MUST_CHOOSE: Final[Reason] = REFUSALS.reason("must_act_once", "SS-29")
NOT_PLAYED: Final[Reason] = REFUSALS.reason("not_played", "SS-29")
NOT_PLAYED_FOR_DEAL: Final[Reason] = REFUSALS.reason("not_played", "SS-30")
NOT_ITSELF: Final[Reason] = REFUSALS.reason("not_itself", "SS-29")

NO_MERE_PASS: Final[Reason] = REFUSALS.reason("no_mere_pass", "SS-16")
NOT_ADJACENT: Final[Reason] = REFUSALS.reason("not_adjacent", "SS-13")
CANNOT_PAY_FARE: Final[Reason] = REFUSALS.reason("cannot_pay_fare", "SS-13")
CARD_NOT_HELD: Final[Reason] = REFUSALS.reason("card_not_held", "SS-13")
NO_WAY_ON: Final[Reason] = REFUSALS.reason("no_way_on", "SS-17a")
CANNOT_PAY_FEE: Final[Reason] = REFUSALS.reason("cannot_pay_fee", "SS-17")
NO_CUBE_FOR_FEE: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-17")

NOT_A_MARKET: Final[Reason] = REFUSALS.reason("not_a_market", "SS-19")
ALREADY_BUILT: Final[Reason] = REFUSALS.reason("already_built", "SS-19")
CANNOT_PAY_OUTPOST: Final[Reason] = REFUSALS.reason("cannot_pay_outpost", "SS-19")
NO_CUBE_FOR_OUTPOST: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-19")
NO_OUTPOST: Final[Reason] = REFUSALS.reason("no_outpost", "SS-19")
NOT_ENOUGH_TO_TRADE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SS-19")
NO_BONUS_LEFT: Final[Reason] = REFUSALS.reason("no_bonus_left", "SS-23")

NOT_A_PORT: Final[Reason] = REFUSALS.reason("not_a_port", "SS-20")
PORT_CLOSED: Final[Reason] = REFUSALS.reason("port_closed", "SS-20")
PORT_EMPTY: Final[Reason] = REFUSALS.reason("port_empty", "SS-20")
NOT_ENOUGH_TO_CLAIM: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SS-20")

NO_CUBE_TO_RETURN: Final[Reason] = REFUSALS.reason("no_such_cube", "SS-25")

NO_DEALS: Final[Reason] = REFUSALS.reason("no_deals", "SS-30")
NOT_IN_HAND_FOR_DEAL: Final[Reason] = REFUSALS.reason("not_in_hand", "SS-30")
NO_CARD_TO_LAY: Final[Reason] = REFUSALS.reason("no_card_to_lay", "SS-30")
NEEDS_TWO_CARDS: Final[Reason] = REFUSALS.reason("needs_two_cards", "SS-30")
NO_DEAL_IN_HAND: Final[Reason] = REFUSALS.reason("no_deal_in_hand", "SS-30")
LAST_DEAL: Final[Reason] = REFUSALS.reason("last_deal", "SS-30")
CARRIES_NO_DEAL: Final[Reason] = REFUSALS.reason("carries_no_deal", "SS-30")

PLAYING: Final[PlayReasons] = PlayReasons(
    NOT_IN_HAND, NOT_ENOUGH_TO_EXCHANGE, NOT_ENOUGH_FOR_CHOICE, NOTHING_TO_UPGRADE
)
ROW_DEAL: Final[RowDealReasons] = RowDealReasons(NO_DEALS, NO_TRADE_CARD, NOT_ENOUGH_TO_PAY, NO_CARD_TO_LAY)
HAND_DEAL: Final[HandDealReasons] = HandDealReasons(NO_DEALS, NEEDS_TWO_CARDS, NO_DEAL_IN_HAND)
SAILING: Final[SailingReasons] = SailingReasons(NOT_ADJACENT, NO_WAY_ON, CANNOT_PAY_FEE)
BUILDING: Final[BuildReasons] = BuildReasons(NOT_A_MARKET, ALREADY_BUILT, CANNOT_PAY_OUTPOST)
TRADING: Final[TradeReasons] = TradeReasons(NOT_A_MARKET, NO_OUTPOST, NOT_ENOUGH_TO_TRADE)
PORT: Final[PortReasons] = PortReasons(NOT_A_PORT, PORT_CLOSED, PORT_EMPTY, NOT_ENOUGH_TO_CLAIM)

BY_CARD: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE, NO_CUBE_TO_UPGRADE, MUST_UPGRADE)
BY_BONUS_CARD: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE_BY_BONUS, NO_CUBE_TO_UPGRADE_BY_BONUS)
BY_DEAL: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE_BY_DEAL, NO_CUBE_TO_UPGRADE_BY_DEAL)
