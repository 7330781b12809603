"""The numbers of the steps that a game of Marco Polo is made of."""

from typing import Final

DRAFT: Final = 0  # argument: how many have picked
DEAL_GOALS: Final = 1
KEEP: Final = 2  # all choose goals at the same time
BEGIN_ROUND: Final = 3
ROUND_BONUS: Final = 4  # argument: the seat (MP-26)
ROLL: Final = 5
COMPENSATE: Final = 6  # argument: the seat and the missing points
NEXT_TURN: Final = 7
TURN: Final = 8
CHOOSE_DIE: Final = 9  # argument: dice still to place
ACT: Final = 10  # the dice lie; pay and carry out
COLUMN: Final = 11
MERCATOR: Final = 12  # argument: the space another player used
TAKE_CONTRACT: Final = 13  # argument: how many are chosen
ROW_BONUS: Final = 14  # argument: coins or camels
DROP_CONTRACT: Final = 15  # argument: how many must go
KEEP_CONTRACTS: Final = 16
DRAW: Final = 17
KEEP_DRAWN: Final = 18  # argument: the contract drawn
WALK: Final = 19  # the Travel action
STEP: Final = 20  # argument: whether it may be declined
ARRIVALS: Final = 21  # build where figures have ended
BUILD: Final = 22  # argument: the place
RELOCATE: Final = 23  # argument: the place
GOOD: Final = 24
PAIR: Final = 25
PROVINCE_GAIN: Final = 26  # argument: the token
COPY: Final = 27
TIMES: Final = 28
WAY: Final = 29
USE_AGAIN: Final = 30  # argument: how often the card has been used
BLACK_DIE: Final = 31
END_ROUND: Final = 32
CARD_ENDS: Final = 33
PLACE_BONUS: Final = 34  # argument: the place where a post was built
STEP_COUNT: Final = 35
