"""Why a move is refused in Spice Road."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.century.caravan.steps import UpgradeReasons

REFUSALS: Final[Refusals] = Refusals("SR-43", "SR-12")

MUST_CHOOSE_ACTION: Final[Reason] = REFUSALS.reason("must_choose_action", "SR-13")

# What has to be finished before anything else.
MUST_EXCHANGE: Final[Reason] = REFUSALS.reason("must_exchange", "SR-17")
MUST_FINISH_EXCHANGE: Final[Reason] = REFUSALS.reason("must_finish_exchange", "SR-50")
MUST_FINISH_UPGRADE: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SR-20")
MUST_FINISH_UPGRADE_BY_BONUS: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SR-48")
MUST_FINISH_UPGRADE_BY_DEAL: Final[Reason] = REFUSALS.reason("must_finish_upgrade", "SR-56")
MUST_FINISH_RETRIEVING: Final[Reason] = REFUSALS.reason("must_finish_retrieving", "SR-49")
MUST_FINISH_RETRIEVING_ON_DEAL: Final[Reason] = REFUSALS.reason("must_finish_retrieving", "SR-56")
MUST_PAY: Final[Reason] = REFUSALS.reason("must_pay", "SR-24")
MUST_RETURN: Final[Reason] = REFUSALS.reason("must_return", "SR-40")
MUST_LAY_FOR_ROW: Final[Reason] = REFUSALS.reason("must_lay", "SR-53")
MUST_LAY: Final[Reason] = REFUSALS.reason("must_lay", "SR-55")
MUST_SPEND: Final[Reason] = REFUSALS.reason("must_spend", "SR-55")

NOT_IN_HAND: Final[Reason] = REFUSALS.reason("not_in_hand", "SR-15")
NOT_ENOUGH_TO_EXCHANGE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SR-17")
NOT_ENOUGH_FOR_CHOICE: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SR-50")
NOTHING_TO_UPGRADE: Final[Reason] = REFUSALS.reason("nothing_to_upgrade", "SR-21")
NO_CUBE_TO_UPGRADE: Final[Reason] = REFUSALS.reason("no_such_cube", "SR-2")
MUST_UPGRADE: Final[Reason] = REFUSALS.reason("must_act_once", "SR-20")
MUST_CHOOSE: Final[Reason] = REFUSALS.reason("must_act_once", "SR-50")

NO_TRADE_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "SR-27")
NOT_ENOUGH_TO_PAY: Final[Reason] = REFUSALS.reason("not_enough_cubes_to_pay", "SR-24")
NO_CUBE_TO_PAY: Final[Reason] = REFUSALS.reason("no_such_cube", "SR-22")

NO_POINT_CARD: Final[Reason] = REFUSALS.reason("no_card_there", "SR-36")
NOT_ENOUGH_TO_CLAIM: Final[Reason] = REFUSALS.reason("not_enough_cubes", "SR-30")

NO_CUBE_TO_RETURN: Final[Reason] = REFUSALS.reason("no_such_cube", "SR-40")

NOT_PLAYED: Final[Reason] = REFUSALS.reason("not_played", "SR-49")
NOT_PLAYED_FOR_DEAL: Final[Reason] = REFUSALS.reason("not_played", "SR-58")
NOT_ITSELF: Final[Reason] = REFUSALS.reason("not_itself", "SR-49")

NO_DEALS: Final[Reason] = REFUSALS.reason("no_deals", "SR-51")
NOT_IN_HAND_FOR_ROW: Final[Reason] = REFUSALS.reason("not_in_hand", "SR-53")
NOT_IN_HAND_FOR_DEAL: Final[Reason] = REFUSALS.reason("not_in_hand", "SR-55")
NO_CARD_TO_LAY: Final[Reason] = REFUSALS.reason("no_card_to_lay", "SR-53")
NEEDS_TWO_CARDS: Final[Reason] = REFUSALS.reason("needs_two_cards", "SR-55")
NO_DEAL_IN_HAND: Final[Reason] = REFUSALS.reason("no_deal_in_hand", "SR-55")
LAST_DEAL: Final[Reason] = REFUSALS.reason("last_deal", "SR-55")
CARRIES_NO_DEAL: Final[Reason] = REFUSALS.reason("carries_no_deal", "SR-55")

BY_CARD: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE, NO_CUBE_TO_UPGRADE, MUST_UPGRADE)
BY_BONUS_CARD: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE_BY_BONUS, NO_CUBE_TO_UPGRADE)
BY_DEAL: Final[UpgradeReasons] = UpgradeReasons(MUST_FINISH_UPGRADE_BY_DEAL, NO_CUBE_TO_UPGRADE)
