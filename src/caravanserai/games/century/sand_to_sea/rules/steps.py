"""The steps a turn of From Sand to Sea is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import AllGain, Gain, Limit, UpgradeReasons
from caravanserai.games.century.islands.steps.outposts import Bonus, Outpost, PayOutpost, Trade
from caravanserai.games.century.islands.steps.sailing import Fee
from caravanserai.games.century.islands.steps.starting import StartingSet, StartingSpace
from caravanserai.games.century.market.steps.golden_deals import Lay, Refill, Spend, TakeDeal
from caravanserai.games.century.market.steps.market import Pay, TakeCard
from caravanserai.games.century.market.steps.playing import Choice, Retrieve, Times
from caravanserai.games.century.market.steps.upgrading import UpgradeBySource
from caravanserai.games.century.sand_to_sea import reasons
from caravanserai.games.century.sand_to_sea.moves import MOVES
from caravanserai.games.century.sand_to_sea.rules.turn import Turn
from caravanserai.games.century.sand_to_sea.rules.voyage import Fare, FollowUp, Sail
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.STARTING_SET: StartingSet(MOVES, reasons.MUST_TAKE_SET, reasons.SET_TAKEN),
        step_ids.STARTING_SPACE: StartingSpace(MOVES, reasons.MUST_PLACE_SHIP, reasons.STARTS_AT_A_MARKET),
        step_ids.TURN: Turn(),
        step_ids.GAIN: Gain(),
        step_ids.ALL_GAIN: AllGain(),
        step_ids.UPGRADE: UpgradeBySource(
            MOVES,
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE),
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE_BY_BONUS, reasons.NO_CUBE_TO_UPGRADE_BY_BONUS),
            UpgradeReasons(reasons.MUST_FINISH_UPGRADE_BY_DEAL, reasons.NO_CUBE_TO_UPGRADE_BY_DEAL),
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
        step_ids.LAY: Lay(MOVES, reasons.MUST_LAY, reasons.NOT_IN_HAND_FOR_DEAL, reasons.LAST_DEAL),
        step_ids.SPEND: Spend(MOVES, reasons.MUST_SPEND, reasons.NOT_IN_HAND_FOR_DEAL, reasons.CARRIES_NO_DEAL),
        step_ids.TAKE_DEAL: TakeDeal(),
        step_ids.REFILL: Refill(),
        step_ids.SAIL: Sail(),
        step_ids.PAID_STEP: Fare(),
        step_ids.FEE: Fee(MOVES, reasons.MUST_PAY_FEE, reasons.NO_CUBE_FOR_FEE),
        step_ids.ACTION: FollowUp(),
        step_ids.PAY_OUTPOST: PayOutpost(MOVES, reasons.MUST_PAY_OUTPOST, reasons.NO_CUBE_FOR_OUTPOST),
        step_ids.OUTPOST: Outpost(),
        step_ids.BONUS: Bonus(MOVES, reasons.MUST_TAKE_TILE, reasons.NO_BONUS_LEFT),
        step_ids.TRADE: Trade(MOVES, reasons.MUST_FINISH_TRADING, reasons.MARKET),
        step_ids.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        step_ids.END_TURN: EndTurn(),
    }
)
