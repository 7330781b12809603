"""Why a move is refused in Spice Road."""

from typing import Final

from caravanserai.core.reasons import Reason

GAME_IS_OVER: Final = Reason("game_is_over", "SR-43")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "SR-12")
MUST_CHOOSE_ACTION: Final = Reason("must_choose_action", "SR-13")

# What has to be finished before anything else.
MUST_EXCHANGE: Final = Reason("must_exchange", "SR-17")
MUST_FINISH_EXCHANGE: Final = Reason("must_finish_exchange", "SR-50")
MUST_FINISH_UPGRADE: Final = Reason("must_finish_upgrade", "SR-20")
MUST_FINISH_UPGRADE_BY_BONUS: Final = Reason("must_finish_upgrade", "SR-48")
MUST_FINISH_UPGRADE_BY_DEAL: Final = Reason("must_finish_upgrade", "SR-56")
MUST_FINISH_RETRIEVING: Final = Reason("must_finish_retrieving", "SR-49")
MUST_FINISH_RETRIEVING_ON_DEAL: Final = Reason("must_finish_retrieving", "SR-56")
MUST_PAY: Final = Reason("must_pay", "SR-24")
MUST_RETURN: Final = Reason("must_return", "SR-40")
MUST_LAY_FOR_ROW: Final = Reason("must_lay", "SR-53")
MUST_LAY: Final = Reason("must_lay", "SR-55")
MUST_SPEND: Final = Reason("must_spend", "SR-55")

NOT_IN_HAND: Final = Reason("not_in_hand", "SR-15")
NOT_ENOUGH_TO_EXCHANGE: Final = Reason("not_enough_cubes", "SR-17")
NOT_ENOUGH_FOR_CHOICE: Final = Reason("not_enough_cubes", "SR-50")
NOTHING_TO_UPGRADE: Final = Reason("nothing_to_upgrade", "SR-21")
NO_CUBE_TO_UPGRADE: Final = Reason("no_such_cube", "SR-2")
MUST_UPGRADE: Final = Reason("must_act_once", "SR-20")
MUST_CHOOSE: Final = Reason("must_act_once", "SR-50")

NO_TRADE_CARD: Final = Reason("no_card_there", "SR-27")
NOT_ENOUGH_TO_PAY: Final = Reason("not_enough_cubes_to_pay", "SR-24")
NO_CUBE_TO_PAY: Final = Reason("no_such_cube", "SR-22")

NO_POINT_CARD: Final = Reason("no_card_there", "SR-36")
NOT_ENOUGH_TO_CLAIM: Final = Reason("not_enough_cubes", "SR-30")

NO_CUBE_TO_RETURN: Final = Reason("no_such_cube", "SR-40")

NOT_PLAYED: Final = Reason("not_played", "SR-49")
NOT_PLAYED_FOR_DEAL: Final = Reason("not_played", "SR-58")
NOT_ITSELF: Final = Reason("not_itself", "SR-49")

NO_DEALS: Final = Reason("no_deals", "SR-51")
NOT_IN_HAND_FOR_ROW: Final = Reason("not_in_hand", "SR-53")
NOT_IN_HAND_FOR_DEAL: Final = Reason("not_in_hand", "SR-55")
NO_CARD_TO_LAY: Final = Reason("no_card_to_lay", "SR-53")
NEEDS_TWO_CARDS: Final = Reason("needs_two_cards", "SR-55")
NO_DEAL_IN_HAND: Final = Reason("no_deal_in_hand", "SR-55")
LAST_DEAL: Final = Reason("last_deal", "SR-55")
CARRIES_NO_DEAL: Final = Reason("carries_no_deal", "SR-55")

REASONS: Final = (
    MUST_CHOOSE_ACTION,
    MUST_EXCHANGE,
    MUST_FINISH_EXCHANGE,
    MUST_FINISH_UPGRADE,
    MUST_FINISH_UPGRADE_BY_BONUS,
    MUST_FINISH_UPGRADE_BY_DEAL,
    MUST_FINISH_RETRIEVING,
    MUST_FINISH_RETRIEVING_ON_DEAL,
    MUST_PAY,
    MUST_RETURN,
    MUST_LAY_FOR_ROW,
    MUST_LAY,
    MUST_SPEND,
    NOT_IN_HAND,
    NOT_ENOUGH_TO_EXCHANGE,
    NOT_ENOUGH_FOR_CHOICE,
    NOTHING_TO_UPGRADE,
    NO_CUBE_TO_UPGRADE,
    MUST_UPGRADE,
    MUST_CHOOSE,
    NO_TRADE_CARD,
    NOT_ENOUGH_TO_PAY,
    NO_CUBE_TO_PAY,
    NO_POINT_CARD,
    NOT_ENOUGH_TO_CLAIM,
    NO_CUBE_TO_RETURN,
    NOT_PLAYED,
    NOT_PLAYED_FOR_DEAL,
    NOT_ITSELF,
    NO_DEALS,
    NOT_IN_HAND_FOR_ROW,
    NOT_IN_HAND_FOR_DEAL,
    NO_CARD_TO_LAY,
    NEEDS_TWO_CARDS,
    NO_DEAL_IN_HAND,
    LAST_DEAL,
    CARRIES_NO_DEAL,
)
