"""The numbers of the steps that a turn in Dunhuang is made of."""

from typing import Final

KEEP: Final = 0  # all choose their starting card
PLACE_CAMEL: Final = 1
WALK: Final = 2  # stage 1
TAKE: Final = 3  # stage 2
BONUS: Final = 4  # stage 3
CHECK_VICTORY: Final = 5  # stage 4
REFILL: Final = 6  # stage 5
END_TURN: Final = 7
GAIN_CHECK: Final = 8  # argument: the good that entered the active player's shop
PAY: Final = 9  # argument: the good whose shielded token can be bought
CHOOSE_HAND: Final = 10  # a card of one's hand for the character under the camel
CHOOSE_SHOP: Final = 11
CHOOSE_SLOT: Final = 12
CHOOSE_RIVAL: Final = 13
CHOOSE_TOKEN: Final = 14
CHOOSE_DRAWN: Final = 15
RIVAL_GIVES: Final = 16  # argument: cards still to give
GIVE_BACK: Final = 17  # argument: cards still to give
CHOOSE_MOVE: Final = 18  # the Servant: from hand or from shop
STEP_COUNT: Final = 19
