"""The numbers of the steps that Century turns are made of. Every Century game arranges its steps by these."""

from typing import Final

TURN: Final = 0  # choose the action of the turn
LIMIT: Final = 1  # return cubes above the storage limit
END_TURN: Final = 2
GAIN: Final = 3  # argument: a bag of cubes
ALL_GAIN: Final = 4  # argument: a bag of cubes
UPGRADE: Final = 5  # argument: steps left, plus MUST when one step has to be made
RETRIEVE: Final = 6  # argument: cards left, plus the card that may not be fetched
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
SAIL: Final = 17  # argument: steps made so far
PAID_STEP: Final = 18  # a step that cubes or cards pay; argument: steps made so far (+ STEPS_MADE * the space)
FEE: Final = 19  # argument: the seat that is paid
COLLECT: Final = 20
ACTION: Final = 21  # what is done where the ship lies
PAY_OUTPOST: Final = 22
OUTPOST: Final = 23
BONUS: Final = 24
TRADE: Final = 25  # trade where an outpost was just built
STEP_COUNT: Final = 26

MUST: Final = 64
FROM_ROW: Final = 0
FROM_HAND: Final = 1
EXCEPT_CARD: Final = 64  # factor: a RETRIEVE argument is cards left + EXCEPT_CARD * card
STEPS_MADE: Final = 64  # factor: more than anybody can pay for
