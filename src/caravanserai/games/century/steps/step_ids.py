"""The numbers of the steps that Century turns are made of. Every Century game arranges its steps by these."""

from typing import Final

TURN: Final = 0  # choose the action of the turn
LIMIT: Final = 1  # return cubes above the storage limit
END_TURN: Final = 2
GAIN: Final = 3  # argument: a bag of cubes
ALL_GAIN: Final = 4  # argument: a bag of cubes
UPGRADE: Final = 5  # argument: steps left, with marks
RETRIEVE: Final = 6  # argument: cards or settlers left, and the card that may not be fetched
CHOICE: Final = 7  # argument: 0, marked MUST when one repetition has to be made
TIMES: Final = 8  # argument: the exchange card
PAY: Final = 9  # argument: the market position the cube goes on
TAKE_CARD: Final = 10  # argument: the market position
LAY: Final = 11  # argument: FROM_ROW or FROM_HAND
SPEND: Final = 12
TAKE_DEAL: Final = 13  # argument: the market position
REFILL: Final = 14
STARTING_SET: Final = 15  # argument: the place in turn order of who chooses
STARTING_SPACE: Final = 16
SAIL: Final = 17  # argument: steps made so far; with locations that move ships, steps left, with a mark
PAID_STEP: Final = 18  # a step that cubes or cards pay; argument: steps made so far (and the space, where cards pay)
FEE: Final = 19  # argument: the seat that is paid
COLLECT: Final = 20
ACTION: Final = 21  # what is done where the ship lies
PAY_OUTPOST: Final = 22
OUTPOST: Final = 23
BONUS: Final = 24
TRADE: Final = 25  # trade where an outpost was just built; with settlers, argument: the space and who trades there
FORT: Final = 26  # argument: the place, with marks
EXPLORE: Final = 27
SLIDE: Final = 28  # argument: the fort whose card was claimed
EXCHANGE: Final = 29  # trade at a location; argument: the place
AGAIN: Final = 30  # another turn of the same player
MARKET: Final = 31  # what is done with the trade card under a market; argument: the market
LEAVE_MARKET: Final = 32  # a used trade card leaves the row; argument: the market
REPLACE: Final = 33  # argument: the market whose card goes on a full route
SWAP: Final = 34
ROUTE_CARD: Final = 35  # argument: the place of the card on the route
CHOOSE_OUTPOST: Final = 36  # the outpost whose market is traded at
STEP_COUNT: Final = 37

FROM_ROW: Final = 0
FROM_HAND: Final = 1
NO_CARD_EXCLUDED: Final = 62  # no card has this number; a Golden Deal may fetch any (SR-58)
