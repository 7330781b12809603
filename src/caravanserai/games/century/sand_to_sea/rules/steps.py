"""The steps a turn of From Sand to Sea is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.sand_to_sea import reasons
from caravanserai.games.century.sand_to_sea.moves import MOVES
from caravanserai.games.century.sand_to_sea.rules.turn import Turn
from caravanserai.games.century.sand_to_sea.rules.voyage import Fare, FollowUp, Sail
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.caravan import AllGain, Gain, Limit, Upgrade
from caravanserai.games.century.steps.dealing import Lay, Refill, Spend, TakeDeal
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.market import Pay, TakeCard
from caravanserai.games.century.steps.outposts import Bonus, Outpost, PayOutpost, Trade
from caravanserai.games.century.steps.playing import Choice, Retrieve, Times
from caravanserai.games.century.steps.sailing import Fee
from caravanserai.games.century.steps.starting import StartingSet, StartingSpace

STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.STARTING_SET: StartingSet(MOVES, reasons.MUST_TAKE_SET, reasons.SET_TAKEN),
        errands.STARTING_SPACE: StartingSpace(MOVES, reasons.MUST_PLACE_SHIP, reasons.STARTS_AT_A_MARKET),
        errands.TURN: Turn(),
        errands.GAIN: Gain(),
        errands.ALL_GAIN: AllGain(),
        errands.UPGRADE: Upgrade(MOVES, reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE),
        errands.RETRIEVE: Retrieve(MOVES, reasons.MUST_FINISH_RETRIEVING, reasons.NOT_PLAYED, reasons.NOT_ITSELF),
        errands.CHOICE: Choice(MOVES, reasons.MUST_FINISH_EXCHANGE, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE),
        errands.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_EXCHANGE),
        errands.PAY: Pay(MOVES, reasons.MUST_PAY, reasons.NO_CUBE_TO_PAY),
        errands.TAKE_CARD: TakeCard(),
        errands.LAY: Lay(MOVES, reasons.MUST_LAY, reasons.NOT_IN_HAND_FOR_DEAL, reasons.LAST_DEAL),
        errands.SPEND: Spend(MOVES, reasons.MUST_SPEND, reasons.NOT_IN_HAND_FOR_DEAL, reasons.CARRIES_NO_DEAL),
        errands.TAKE_DEAL: TakeDeal(),
        errands.REFILL: Refill(),
        errands.SAIL: Sail(),
        errands.PAID_STEP: Fare(),
        errands.FEE: Fee(MOVES, reasons.MUST_PAY_FEE, reasons.NO_CUBE_FOR_FEE),
        errands.ACTION: FollowUp(),
        errands.PAY_OUTPOST: PayOutpost(MOVES, reasons.MUST_PAY_OUTPOST, reasons.NO_CUBE_FOR_OUTPOST),
        errands.OUTPOST: Outpost(),
        errands.BONUS: Bonus(MOVES, reasons.MUST_TAKE_TILE, reasons.NO_BONUS_LEFT),
        errands.TRADE: Trade(MOVES, reasons.MUST_FINISH_TRADING, reasons.MARKET),
        errands.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        errands.END_TURN: EndTurn(),
    }
)
