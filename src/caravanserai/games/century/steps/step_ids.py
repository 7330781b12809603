"""The numbers of the steps that Century turns are made of. Every Century game arranges its steps by these."""

from typing import Final

TURN: Final = 0  # choose the action of the turn
LIMIT: Final = 1  # return cubes above the storage limit
END_TURN: Final = 2
GAIN: Final = 3  # argument: a bag of cubes
ALL_GAIN: Final = 4  # argument: a bag of cubes
UPGRADE: Final = 5  # argument: steps left, plus MUST when one step has to be made, plus what brings it
RETRIEVE: Final = 6  # argument: cards or settlers left, plus the card that may not be fetched
CHOICE: Final = 7  # argument: MUST when one repetition has to be made
TIMES: Final = 8  # argument: the exchange card
PAY: Final = 9  # argument: the market position the cube goes on
TAKE_CARD: Final = 10  # argument: the market position
LAY: Final = 11  # argument: FROM_ROW or FROM_HAND
SPEND: Final = 12
TAKE_DEAL: Final = 13  # argument: the market position
REFILL: Final = 14
STARTING_SET: Final = 15  # argument: the place in turn order of who chooses
STARTING_SPACE: Final = 16
SAIL: Final = 17  # argument: steps made so far; with locations that move ships, steps left, plus ON_THE_WAY
PAID_STEP: Final = 18  # a step that cubes or cards pay; argument: steps made so far (+ STEPS_MADE * the space)
FEE: Final = 19  # argument: the seat that is paid
COLLECT: Final = 20
ACTION: Final = 21  # what is done where the ship lies
PAY_OUTPOST: Final = 22
OUTPOST: Final = 23
BONUS: Final = 24
TRADE: Final = 25  # trade where an outpost was just built
FORT: Final = 26  # argument: the place, plus CLAIMED or TILE_TAKEN
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

MUST: Final = 64
ON_THE_WAY: Final = 64  # the ship has made its first step
AT_LOCATION: Final = 128  # an upgrade by a location
BY_BONUS_CARD: Final = 256  # an upgrade by a bonus card
BY_DEAL: Final = 512  # an upgrade by a Golden Deal
FROM_ROW: Final = 0
FROM_HAND: Final = 1
EXCEPT_CARD: Final = 64  # factor: a RETRIEVE argument is cards left + EXCEPT_CARD * card
NO_CARD_EXCLUDED: Final = 62  # no card has this number; a Golden Deal may fetch any (SR-58)
CLAIMED: Final = 64
TILE_TAKEN: Final = 128
STEPS_MADE: Final = 64  # factor: more than anybody can pay for
