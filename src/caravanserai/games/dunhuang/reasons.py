"""Why a move is refused in Merchants of Dunhuang.

What belongs to an ability is a list by character, each with the clause of that character.
"""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason
from caravanserai.games.dunhuang.components import (
    AMBASSADOR,
    ARTIST,
    CHINESE_MERCHANT,
    CLAUSES,
    GENERAL,
    MAID,
    MUSICIAN,
    PEASANT,
    SERVANT,
    SHEPHERD,
    SOGDIAN_MERCHANT,
    SOLDIER,
    TRANSLATOR,
)


def _of_each(code: str) -> list[Reason]:
    return [Reason(code, clause) for clause in CLAUSES]


WON_AT_ONCE: Final = Reason("game_is_over", "DH-75")
KEPT_ALREADY: Final = Reason("not_your_turn", "DH-9")
ANOTHER_PLACES_CAMEL: Final = Reason("not_your_turn", "DH-12")
RIVAL_IS_GIVING: Final = Reason("not_your_turn", "DH-64")

# What is to be done first, whatever else was tried.
MUST_KEEP: Final = Reason("must_keep_card", "DH-9")
MUST_PLACE_CAMEL: Final = Reason("must_place_camel", "DH-12")
MUST_WALK: Final = Reason("must_lead_camel", "DH-18")
MUST_TAKE: Final = Reason("must_take_goods", "DH-25")
MUST_CHOOSE_BONUS: Final = Reason("must_choose_bonus", "DH-53")
MUST_PAY_OR_DECLINE: Final = Reason("must_pay_or_decline", "DH-49")
MUST_FINISH: Final = _of_each("must_finish_ability")
MUST_HAND_OVER: Final = Reason("must_hand_over", "DH-64")
MUST_GIVE_BACK: Final = _of_each("must_give_back")

NOT_DEALT: Final = Reason("not_dealt", "DH-9")
NOT_ENOUGH_COINS: Final = Reason("not_enough_coins", "DH-20")
ONE_LAP_ONLY: Final = Reason("one_lap_only", "DH-22")
ABILITY_OF_NO_USE: Final = _of_each("ability_of_no_use")
NO_PRESTIGE_LEFT: Final = Reason("no_prestige_left", "DH-97")
NOT_IN_HAND: Final = _of_each("not_in_hand")
NOT_IN_SHOP: Final = _of_each("not_in_shop")
NO_CARD_IN_SLOT: Final = _of_each("no_card_in_slot")
SAME_GOOD_SOLDIER: Final = Reason("same_good", "DH-61")
SAME_GOOD_GENERAL: Final = Reason("same_good", "DH-62")
SAME_GOOD_MAID: Final = Reason("same_good", "DH-65")
NO_SUCH_RIVAL: Final = _of_each("no_such_rival")
RIVAL_HAND_TOO_SMALL: Final = _of_each("rival_hand_too_small")
OUT_OF_REACH_SHEPHERD: Final = Reason("out_of_reach", "DH-67")
OUT_OF_REACH_PEASANT: Final = Reason("out_of_reach", "DH-68")
NOT_DRAWN: Final = _of_each("not_drawn")
NOT_YOUR_TOKEN: Final = Reason("not_your_token", "DH-69")
ALREADY_SHIELDED: Final = Reason("already_shielded", "DH-69")

_WITHOUT_CHOICE: Final = ("DH-57", "DH-58")  # Princess and Dancer
_MERCHANTS: Final = (CHINESE_MERCHANT, SOGDIAN_MERCHANT)
_HAND_USERS: Final = (ARTIST, GENERAL, *_MERCHANTS, MAID, SERVANT)
_SHOP_USERS: Final = (MUSICIAN, SOLDIER, MAID, SERVANT)
_MARKET_USERS: Final = (SOLDIER, GENERAL, SHEPHERD, PEASANT)

REFUSALS: Final[Refusals] = Refusals(
    "DH-82",
    "DH-17",
    (
        WON_AT_ONCE,
        KEPT_ALREADY,
        ANOTHER_PLACES_CAMEL,
        RIVAL_IS_GIVING,
        MUST_KEEP,
        MUST_PLACE_CAMEL,
        MUST_WALK,
        MUST_TAKE,
        MUST_CHOOSE_BONUS,
        MUST_PAY_OR_DECLINE,
        *{reason.clause: reason for reason in MUST_FINISH if reason.clause not in _WITHOUT_CHOICE}.values(),
        MUST_HAND_OVER,
        *[MUST_GIVE_BACK[character] for character in _MERCHANTS],
        NOT_DEALT,
        NOT_ENOUGH_COINS,
        ONE_LAP_ONLY,
        *{reason.clause: reason for reason in ABILITY_OF_NO_USE if reason.clause != "DH-58"}.values(),
        NO_PRESTIGE_LEFT,
        *[NOT_IN_HAND[character] for character in _HAND_USERS],
        *[NOT_IN_SHOP[character] for character in _SHOP_USERS],
        *[NO_CARD_IN_SLOT[character] for character in _MARKET_USERS],
        SAME_GOOD_SOLDIER,
        SAME_GOOD_GENERAL,
        SAME_GOOD_MAID,
        *[NO_SUCH_RIVAL[character] for character in _MERCHANTS],
        *[RIVAL_HAND_TOO_SMALL[character] for character in _MERCHANTS],
        OUT_OF_REACH_SHEPHERD,
        OUT_OF_REACH_PEASANT,
        *[NOT_DRAWN[character] for character in (TRANSLATOR, AMBASSADOR)],
        NOT_YOUR_TOKEN,
        ALREADY_SHIELDED,
    ),
)
