"""The numbers of the steps an action is made of."""

from typing import Final

KEEP: Final = 0  # one of two investigate cards (ME-34)
USE: Final = 1  # one of the three own ones (ME-37)
EXPLORE: Final = 2
VILLAGE: Final = 3  # argument: the region that is complete
POST: Final = 4  # argument: a hex of the group whose open cities trade
PARTNER: Final = 5  # argument: the city that will have the post
DRAW: Final = 6  # argument: treasure cards still to draw
FREE_HEX: Final = 7  # a free explorer; argument: its card
RETURN_CARD: Final = 8  # argument: the instant card to put under the deck
CHECK_OBJECTIVES: Final = 9  # argument: the hex explored
STEP_COUNT: Final = 10
