"""Why a move is refused in From East to West I."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.caravan.steps import UpgradeReasons, upgrade_reasons
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.location_markets import BazaarReasons
from caravanserai.games.century.settlement.steps.recalling import RecallReasons
from caravanserai.games.century.settlement.steps.routes import RouteReasons

REFUSALS: Final[Refusals] = Refusals(
    "E1-32",
    "NW-19",
    (*shared.WORKING, *shared.AT_FORTS),
)

MUST_CHOOSE_ACTION: Final[Reason] = REFUSALS.reason("must_choose_action", "E1-10")

NO_TRADE_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "E1-12")
NO_TRADE_CARDS: Final[Reason] = REFUSALS.reason("no_trade_cards", "E1-19")
NO_DEALS: Final[Reason] = REFUSALS.reason("no_deals", "E1-41")
NOT_ENOUGH_FOR_CARD: Final[Reason] = REFUSALS.reason("not_enough_cubes", "E1-28")
NOT_ENOUGH_FOR_CHOICE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "E1-40")
NOTHING_TO_UPGRADE_BY_CARD: Final[Reason] = REFUSALS.reason("nothing_to_upgrade", "E1-29")
MUST_CHOOSE_ONCE: Final[Reason] = REFUSALS.reason("must_act_once", "E1-40")
MUST_CHOOSE: Final[Reason] = REFUSALS.reason("must_finish_exchange", "E1-40")
MUST_EXCHANGE: Final[Reason] = REFUSALS.reason("must_exchange", "E1-28")
BY_CARD: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E1-27", once=True)
BY_BONUS_CARD: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E1-38")
BY_DEAL: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E1-45")
MUST_USE_MARKET: Final[Reason] = REFUSALS.reason("must_use_market", "E1-13")

NO_ROUTE_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "E1-21")
CARD_IN_USE: Final[Reason] = REFUSALS.reason("card_in_use", "E1-21")
NOT_ENOUGH_FOR_ROUTE: Final[Reason] = REFUSALS.reason("not_enough_settlers", "E1-22")
MUST_USE_CARD: Final[Reason] = REFUSALS.reason("must_use_card", "E1-43")
MUST_REPLACE: Final[Reason] = REFUSALS.reason("must_replace", "E1-16")
SWAP_OPEN: Final[Reason] = REFUSALS.reason("must_finish_swap", "E1-20")
NOTHING_TO_SWAP: Final[Reason] = REFUSALS.reason("no_card_there", "E1-20")
RECALLING: Final[RecallReasons] = RecallReasons(REFUSALS, "E1-39")
RECALLING_ON_DEAL: Final[RecallReasons] = RecallReasons(REFUSALS, "E1-46")
TILE_GONE: Final[Reason] = REFUSALS.reason("tile_gone", "E1-30")
MUST_EXPLORE: Final[Reason] = REFUSALS.reason("must_explore", "E1-30")

USING: Final[BazaarReasons] = BazaarReasons(
    NO_TRADE_CARD, NO_DEALS, NOT_ENOUGH_FOR_CARD, NOT_ENOUGH_FOR_CHOICE, NOTHING_TO_UPGRADE_BY_CARD
)
ROUTE: Final[RouteReasons] = RouteReasons(NO_ROUTE_CARD, CARD_IN_USE, NOT_ENOUGH_FOR_ROUTE)
