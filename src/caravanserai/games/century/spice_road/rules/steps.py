"""The steps a turn of Spice Road is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import AllGain, Gain, Limit, UpgradeReasons
from caravanserai.games.century.market.steps.golden_deals import Lay, Refill, Spend, TakeDeal
from caravanserai.games.century.market.steps.market import Pay, TakeCard
from caravanserai.games.century.market.steps.playing import Choice, Retrieve, Times
from caravanserai.games.century.market.steps.upgrading import UpgradeBySource
from caravanserai.games.century.spice_road import reasons
from caravanserai.games.century.spice_road.moves import MOVES
from caravanserai.games.century.spice_road.rules.turn import Turn
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.TURN: Turn(),
        step_ids.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        step_ids.END_TURN: EndTurn(),
        step_ids.GAIN: Gain(),
        step_ids.ALL_GAIN: AllGain(),
        step_ids.UPGRADE: UpgradeBySource(
            MOVES,
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE),
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE_BY_BONUS, reasons.NO_CUBE_TO_UPGRADE),
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE_BY_DEAL, reasons.NO_CUBE_TO_UPGRADE),
        ),
        step_ids.RETRIEVE: Retrieve(
            MOVES,
            reasons.MUST_FINISH_RETRIEVING,
            reasons.NOT_PLAYED,
            reasons.NOT_ITSELF,
            reasons.MUST_FINISH_RETRIEVING_ON_DEAL,
            reasons.NOT_PLAYED_FOR_DEAL,
        ),
        step_ids.CHOICE: Choice(
            MOVES, reasons.MUST_FINISH_EXCHANGE, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE
        ),
        step_ids.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_EXCHANGE),
        step_ids.PAY: Pay(MOVES, reasons.MUST_PAY, reasons.NO_CUBE_TO_PAY),
        step_ids.TAKE_CARD: TakeCard(),
        step_ids.LAY: Lay(
            MOVES,
            reasons.MUST_LAY,
            reasons.NOT_IN_HAND_FOR_DEAL,
            reasons.LAST_DEAL,
            reasons.MUST_LAY_FOR_ROW,
            reasons.NOT_IN_HAND_FOR_ROW,
        ),
        step_ids.SPEND: Spend(MOVES, reasons.MUST_SPEND, reasons.NOT_IN_HAND_FOR_DEAL, reasons.CARRIES_NO_DEAL),
        step_ids.TAKE_DEAL: TakeDeal(),
        step_ids.REFILL: Refill(),
    }
)
