"""Why a move is refused in Marco Polo."""

from typing import Final

from caravanserai.core.reasons import Reason

GAME_IS_OVER: Final = Reason("game_is_over", "MP-22")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "MP-32")
ANOTHER_PICKS: Final = Reason("not_your_turn", "MP-143")
KEPT_ALREADY: Final = Reason("not_your_turn", "MP-144")
ANOTHER_HAS_BONUS: Final = Reason("not_your_turn", "MP-27")
ANOTHER_IS_COMPENSATED: Final = Reason("not_your_turn", "MP-30")
MUST_CHOOSE_ACTION: Final = Reason("must_choose_action", "MP-34")

# What has to be done first, while something is begun and not yet done.
MUST_PICK_CHARACTER: Final = Reason("must_pick_character", "MP-143")
MUST_KEEP_GOALS: Final = Reason("must_keep_goals", "MP-144")
MUST_TAKE_COMPENSATION: Final = Reason("must_take_compensation", "MP-30")
MUST_PLACE_DICE: Final = Reason("must_place_dice", "MP-39")
MUST_CHOOSE_COLUMN: Final = Reason("must_choose_column", "MP-55")
MUST_TAKE_CONTRACTS: Final = Reason("must_take_contracts", "MP-62")
MUST_TAKE_ROW_BONUS: Final = Reason("must_take_row_bonus", "MP-64")
MUST_MAKE_ROOM: Final = Reason("must_make_room", "MP-65")
MUST_SETTLE_DRAWN: Final = Reason("must_settle_drawn", "MP-113")
MUST_FINISH_TRIP: Final = Reason("must_finish_trip", "MP-70")
MUST_SETTLE_STEP: Final = Reason("must_settle_step", "MP-110")
MUST_BUILD_FIRST: Final = Reason("must_build_first", "MP-122")
MUST_MOVE_POST: Final = Reason("must_move_post", "MP-83")
MUST_CHOOSE_GOOD: Final = Reason("must_choose_a_good", "MP-109")
MUST_CHOOSE_PAIR: Final = Reason("must_choose_two_goods", "MP-109")
MUST_COPY: Final = Reason("must_copy_bonus", "MP-115")
MUST_CHOOSE_TIMES: Final = Reason("must_choose_times", "MP-89")
MUST_CHOOSE_WAY: Final = Reason("must_choose_way", "MP-91")
MUST_USE_CARD: Final = Reason("must_finish_card", "MP-89")
MUST_CHOOSE_TRADE: Final = Reason("must_finish_card", "MP-90")
MUST_CHOOSE_PROVINCE: Final = Reason("must_finish_card", "MP-95")
MUST_USE_STEP_CARD: Final = Reason("must_finish_card", "MP-96")
MUST_PAY_TWO_GOODS: Final = Reason("must_pay_two_goods", "MP-97")

CHARACTER_NOT_OFFERED: Final = Reason("character_not_offered", "MP-143")
GOAL_NOT_DEALT: Final = Reason("goal_not_dealt", "MP-144")
NOT_THAT_MANY: Final = Reason("not_that_many", "MP-30")

MAIN_ACTION_DONE: Final = Reason("main_action_done", "MP-34")
MAIN_ACTION_DUE: Final = Reason("main_action_due", "MP-35")
PURSE_DUE: Final = Reason("purse_due", "MP-37")

NO_SUCH_DIE: Final = Reason("no_such_die", "MP-40")
NO_SUCH_DIE_FOR_PURSE: Final = Reason("no_such_die", "MP-101")
NO_SUCH_DIE_TO_REROLL: Final = Reason("no_such_die", "MP-102")
NO_SUCH_DIE_TO_TURN: Final = Reason("no_such_die", "MP-103")
NOT_ENOUGH_DICE: Final = Reason("not_enough_dice", "MP-41")
ONCE_PER_COLOUR: Final = Reason("once_per_colour", "MP-43")
ONCE_PER_COLOUR_KHAN: Final = Reason("once_per_colour", "MP-60")
CANNOT_PAY_OCCUPIED: Final = Reason("cannot_pay_occupied", "MP-52")
KHAN_FULL: Final = Reason("khan_full", "MP-61")
KHAN_TOO_LOW: Final = Reason("khan_too_low", "MP-58")
COLUMN_TOO_HIGH: Final = Reason("column_too_high", "MP-55")

ROW_EMPTY: Final = Reason("row_empty", "MP-63")
CONTRACT_OUT_OF_REACH: Final = Reason("contract_out_of_reach", "MP-62")
NO_CONTRACT_THERE: Final = Reason("no_contract_there", "MP-63")
CONTRACT_CHOSEN: Final = Reason("contract_chosen", "MP-62")
NO_CONTRACT_IN_SLOT: Final = Reason("no_contract_in_slot", "MP-99")
CONTRACT_NOT_COVERED: Final = Reason("contract_not_covered", "MP-99")

CANNOT_TRAVEL: Final = Reason("cannot_travel", "MP-73")
NO_SUCH_FIGURE: Final = Reason("no_such_figure", "MP-121")
NO_ROUTE: Final = Reason("no_route", "MP-74")
CANNOT_PAY_TRIP: Final = Reason("cannot_pay_trip", "MP-73")
CANNOT_PAY_STEP: Final = Reason("cannot_pay_step", "MP-110")
MUST_MOVE: Final = Reason("must_move", "MP-70")
MUST_STEP: Final = Reason("must_step", "MP-96")
NOT_WILHELM: Final = Reason("not_wilhelm", "MP-124")
NOTHING_TO_BUILD_HERE: Final = Reason("nothing_to_build_here", "MP-124")
POST_STANDS_HERE: Final = Reason("post_stands_here", "MP-78")
NO_POST_LEFT: Final = Reason("no_post_left", "MP-124")
NO_ARRIVAL_THERE: Final = Reason("no_arrival_there", "MP-122")
NO_POST_THERE: Final = Reason("no_post_there", "MP-83")

CARD_USED: Final = Reason("card_used", "MP-86")
NO_POST_IN_CITY: Final = Reason("no_post_in_city", "MP-86")
POST_TOO_NEW: Final = Reason("post_too_new", "MP-87")
CANNOT_PAY_CARD: Final = Reason("cannot_pay_card", "MP-89")
NEEDS_TWO_GOODS: Final = Reason("needs_two_goods", "MP-97")
CARD_HAS_NO_STEP: Final = Reason("card_has_no_step", "MP-96")
NOTHING_TO_COUNT: Final = Reason("nothing_to_count", "MP-93")
NO_OWN_PROVINCE: Final = Reason("no_own_province", "MP-95")
PROVINCE_USED: Final = Reason("province_used", "MP-95")
DIE_TOO_LOW: Final = Reason("die_too_low", "MP-89")
AT_LEAST_ONE_CONTRACT: Final = Reason("at_least_once", "MP-62")
AT_LEAST_ONE_TRADE: Final = Reason("at_least_once", "MP-89")
AT_LEAST_ONE_PROVINCE: Final = Reason("at_least_once", "MP-95")
AT_LEAST_ONE_STEP: Final = Reason("at_least_once", "MP-96")
AT_LEAST_ONE_BY_VALUE: Final = Reason("at_least_once", "MP-92")
COPIES_ANOTHER: Final = Reason("copies_another", "MP-115")
COPIES_WITHOUT_POST: Final = Reason("copies_without_post", "MP-115")

NO_CAMELS_TO_REROLL: Final = Reason("not_enough_camels", "MP-102")
NO_CAMELS_TO_ADJUST: Final = Reason("not_enough_camels", "MP-103")
NO_CAMELS_FOR_BLACK: Final = Reason("not_enough_camels", "MP-104")
NO_FURTHER: Final = Reason("no_further", "MP-103")
DICE_WITHOUT_VALUE: Final = Reason("dice_without_value", "MP-118")
BLACK_DIE_BOUGHT: Final = Reason("black_die_bought", "MP-104")
NO_BLACK_DICE: Final = Reason("no_black_dice", "MP-104")

REASONS: Final = (
    ANOTHER_PICKS,
    KEPT_ALREADY,
    ANOTHER_HAS_BONUS,
    ANOTHER_IS_COMPENSATED,
    MUST_CHOOSE_ACTION,
    MUST_PICK_CHARACTER,
    MUST_KEEP_GOALS,
    MUST_TAKE_COMPENSATION,
    MUST_PLACE_DICE,
    MUST_CHOOSE_COLUMN,
    MUST_TAKE_CONTRACTS,
    MUST_TAKE_ROW_BONUS,
    MUST_MAKE_ROOM,
    MUST_SETTLE_DRAWN,
    MUST_FINISH_TRIP,
    MUST_SETTLE_STEP,
    MUST_BUILD_FIRST,
    MUST_MOVE_POST,
    MUST_CHOOSE_GOOD,
    MUST_CHOOSE_PAIR,
    MUST_COPY,
    MUST_CHOOSE_TIMES,
    MUST_CHOOSE_WAY,
    MUST_USE_CARD,
    MUST_CHOOSE_TRADE,
    MUST_CHOOSE_PROVINCE,
    MUST_USE_STEP_CARD,
    MUST_PAY_TWO_GOODS,
    CHARACTER_NOT_OFFERED,
    GOAL_NOT_DEALT,
    NOT_THAT_MANY,
    MAIN_ACTION_DONE,
    MAIN_ACTION_DUE,
    PURSE_DUE,
    NO_SUCH_DIE,
    NO_SUCH_DIE_FOR_PURSE,
    NO_SUCH_DIE_TO_REROLL,
    NO_SUCH_DIE_TO_TURN,
    NOT_ENOUGH_DICE,
    ONCE_PER_COLOUR,
    ONCE_PER_COLOUR_KHAN,
    CANNOT_PAY_OCCUPIED,
    KHAN_FULL,
    KHAN_TOO_LOW,
    COLUMN_TOO_HIGH,
    ROW_EMPTY,
    CONTRACT_OUT_OF_REACH,
    NO_CONTRACT_THERE,
    CONTRACT_CHOSEN,
    NO_CONTRACT_IN_SLOT,
    CONTRACT_NOT_COVERED,
    CANNOT_TRAVEL,
    NO_SUCH_FIGURE,
    NO_ROUTE,
    CANNOT_PAY_TRIP,
    CANNOT_PAY_STEP,
    MUST_MOVE,
    MUST_STEP,
    NOT_WILHELM,
    NOTHING_TO_BUILD_HERE,
    POST_STANDS_HERE,
    NO_POST_LEFT,
    NO_ARRIVAL_THERE,
    NO_POST_THERE,
    CARD_USED,
    NO_POST_IN_CITY,
    POST_TOO_NEW,
    CANNOT_PAY_CARD,
    NEEDS_TWO_GOODS,
    CARD_HAS_NO_STEP,
    NOTHING_TO_COUNT,
    NO_OWN_PROVINCE,
    PROVINCE_USED,
    DIE_TOO_LOW,
    AT_LEAST_ONE_CONTRACT,
    AT_LEAST_ONE_TRADE,
    AT_LEAST_ONE_PROVINCE,
    AT_LEAST_ONE_STEP,
    AT_LEAST_ONE_BY_VALUE,
    COPIES_ANOTHER,
    COPIES_WITHOUT_POST,
    NO_CAMELS_TO_REROLL,
    NO_CAMELS_TO_ADJUST,
    NO_CAMELS_FOR_BLACK,
    NO_FURTHER,
    DICE_WITHOUT_VALUE,
    BLACK_DIE_BOUGHT,
    NO_BLACK_DICE,
)
