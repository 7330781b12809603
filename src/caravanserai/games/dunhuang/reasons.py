"""Why a move is refused in Merchants of Dunhuang."""

from typing import Final

from caravanserai.core.reasons import Reason

GAME_IS_OVER: Final = Reason("game_is_over", "DH-82")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "DH-17")
NOT_NOW: Final = Reason("not_now", "DH-16")

NOT_DEALT: Final = Reason("not_dealt", "DH-9")
NOT_ENOUGH_COINS: Final = Reason("not_enough_coins", "DH-20")
ONE_LAP_ONLY: Final = Reason("one_lap_only", "DH-22")
ABILITY_OF_NO_USE: Final = Reason("ability_of_no_use", "DH-54")
NOT_IN_HAND: Final = Reason("not_in_hand", "DH-54")
NOT_IN_SHOP: Final = Reason("not_in_shop", "DH-54")
NO_CARD_IN_SLOT: Final = Reason("no_card_in_slot", "DH-30")
SAME_GOOD_SOLDIER: Final = Reason("same_good", "DH-61")
SAME_GOOD_GENERAL: Final = Reason("same_good", "DH-62")
SAME_GOOD_MAID: Final = Reason("same_good", "DH-65")
NO_SUCH_RIVAL: Final = Reason("no_such_rival", "DH-63")
RIVAL_HAND_TOO_SMALL: Final = Reason("rival_hand_too_small", "DH-63")
OUT_OF_REACH_SHEPHERD: Final = Reason("out_of_reach", "DH-67")
OUT_OF_REACH_PEASANT: Final = Reason("out_of_reach", "DH-68")
NOT_DRAWN: Final = Reason("not_drawn", "DH-59")
NOT_YOUR_TOKEN: Final = Reason("not_your_token", "DH-69")
ALREADY_SHIELDED: Final = Reason("already_shielded", "DH-69")

REASONS: Final = (
    NOT_NOW,
    NOT_DEALT,
    NOT_ENOUGH_COINS,
    ONE_LAP_ONLY,
    ABILITY_OF_NO_USE,
    NOT_IN_HAND,
    NOT_IN_SHOP,
    NO_CARD_IN_SLOT,
    SAME_GOOD_SOLDIER,
    SAME_GOOD_GENERAL,
    SAME_GOOD_MAID,
    NO_SUCH_RIVAL,
    RIVAL_HAND_TOO_SMALL,
    OUT_OF_REACH_SHEPHERD,
    OUT_OF_REACH_PEASANT,
    NOT_DRAWN,
    NOT_YOUR_TOKEN,
    ALREADY_SHIELDED,
)
