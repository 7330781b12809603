"""Why a move is refused in From East to West III."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.caravan.steps import UpgradeReasons, upgrade_reasons
from caravanserai.games.century.islands.settled import reasons as voyage
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.location_markets import BazaarReasons
from caravanserai.games.century.settlement.steps.recalling import RecallReasons
from caravanserai.games.century.settlement.steps.tiles import TileReasons

REFUSALS: Final[Refusals] = Refusals(
    "E3-23",
    "NW-19",
    (*shared.WORKING, *shared.ON_BOARDS, *voyage.WITH_SHIPS),
)

MUST_CHOOSE_ACTION: Final[Reason] = REFUSALS.reason("must_choose_action", "E3-10")

NO_TRADE_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "E3-14")
NO_TRADE_CARDS: Final[Reason] = REFUSALS.reason("no_trade_cards", "E3-20")
NO_DEALS: Final[Reason] = Reason("no_deals", "E3-28")  # never told: without deals nothing is asked at a market
NOT_ENOUGH_FOR_CARD: Final[Reason] = REFUSALS.reason("not_enough_cubes", "E3-15")
NOTHING_TO_UPGRADE_BY_CARD: Final[Reason] = REFUSALS.reason("nothing_to_upgrade", "E3-15")
NOT_ENOUGH_TO_REPEAT: Final[Reason] = REFUSALS.reason("not_enough_cubes", "E1-28")
MUST_CHOOSE_ONCE: Final[Reason] = REFUSALS.reason("must_act_once", "E1-40")
MUST_CHOOSE: Final[Reason] = REFUSALS.reason("must_finish_exchange", "E1-40")
MUST_EXCHANGE: Final[Reason] = REFUSALS.reason("must_exchange", "E1-28")
BY_CARD: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E1-27", once=True)
BY_BONUS_CARD: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E3-27")
BY_DEAL: Final[UpgradeReasons] = upgrade_reasons(REFUSALS, "E3-30")
MUST_USE_CARD: Final[Reason] = REFUSALS.reason("must_use_card", "E3-29")
RECALLING: Final[RecallReasons] = RecallReasons(REFUSALS, "E3-27")
RECALLING_ON_DEAL: Final[RecallReasons] = RecallReasons(REFUSALS, "E3-30")

STACK_ELSEWHERE: Final[Reason] = REFUSALS.reason("stack_elsewhere", "E3-17")
STACK_EMPTY: Final[Reason] = REFUSALS.reason("stack_empty", "E3-17")
NO_FREE_SLOT: Final[Reason] = REFUSALS.reason("no_free_slot", "E3-18")
TILE_OPEN: Final[Reason] = REFUSALS.reason("must_settle_tile", "E3-17")

USING: Final[BazaarReasons] = BazaarReasons(
    NO_TRADE_CARD, NO_DEALS, NOT_ENOUGH_FOR_CARD, NOT_ENOUGH_FOR_CARD, NOTHING_TO_UPGRADE_BY_CARD
)
FOURTH_CARD: Final[TileReasons] = TileReasons(STACK_ELSEWHERE, STACK_EMPTY, NO_FREE_SLOT)
