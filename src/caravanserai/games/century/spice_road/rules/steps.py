"""The steps a turn of Spice Road is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.spice_road import reasons
from caravanserai.games.century.spice_road.moves import MOVES
from caravanserai.games.century.spice_road.rules.turn import Turn
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.caravan import AllGain, Gain, Limit, Upgrade
from caravanserai.games.century.steps.dealing import Lay, Refill, Spend, TakeDeal
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.market import Pay, TakeCard
from caravanserai.games.century.steps.playing import Choice, Retrieve, Times

STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.TURN: Turn(),
        errands.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        errands.END_TURN: EndTurn(),
        errands.GAIN: Gain(),
        errands.ALL_GAIN: AllGain(),
        errands.UPGRADE: Upgrade(MOVES, reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE),
        errands.RETRIEVE: Retrieve(MOVES, reasons.MUST_FINISH_RETRIEVING, reasons.NOT_PLAYED, reasons.NOT_ITSELF),
        errands.CHOICE: Choice(MOVES, reasons.MUST_FINISH_EXCHANGE, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE),
        errands.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_EXCHANGE),
        errands.PAY: Pay(MOVES, reasons.MUST_PAY, reasons.NO_CUBE_TO_PAY),
        errands.TAKE_CARD: TakeCard(),
        errands.LAY: Lay(
            MOVES,
            reasons.MUST_LAY,
            reasons.NOT_IN_HAND_FOR_DEAL,
            reasons.LAST_DEAL,
            reasons.MUST_LAY_FOR_ROW,
            reasons.NOT_IN_HAND_FOR_ROW,
        ),
        errands.SPEND: Spend(MOVES, reasons.MUST_SPEND, reasons.NOT_IN_HAND_FOR_DEAL, reasons.CARRIES_NO_DEAL),
        errands.TAKE_DEAL: TakeDeal(),
        errands.REFILL: Refill(),
    }
)
