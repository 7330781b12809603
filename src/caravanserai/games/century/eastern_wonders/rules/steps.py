"""The steps a turn of Eastern Wonders is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import Limit, Upgrade, UpgradeReasons
from caravanserai.games.century.eastern_wonders import reasons
from caravanserai.games.century.eastern_wonders.moves import MOVES
from caravanserai.games.century.eastern_wonders.rules.action import Action
from caravanserai.games.century.eastern_wonders.rules.sailing import Collect, Sail, Steer, Turn
from caravanserai.games.century.islands.steps.outposts import Bonus, Outpost, PayOutpost, Trade
from caravanserai.games.century.islands.steps.sailing import Fee
from caravanserai.games.century.islands.steps.starting import StartingSet, StartingSpace
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.STARTING_SET: StartingSet(MOVES, reasons.MUST_TAKE_SET, reasons.SET_TAKEN),
        step_ids.STARTING_SPACE: StartingSpace(MOVES, reasons.MUST_PLACE_SHIP, reasons.STARTS_AT_A_MARKET),
        step_ids.TURN: Turn(),
        step_ids.SAIL: Sail(),
        step_ids.PAID_STEP: Steer(),
        step_ids.FEE: Fee(MOVES, reasons.MUST_PAY_FEE, reasons.NO_CUBE_FOR_FEE),
        step_ids.COLLECT: Collect(),
        step_ids.ACTION: Action(),
        step_ids.PAY_OUTPOST: PayOutpost(MOVES, reasons.MUST_PAY_OUTPOST, reasons.NO_CUBE_FOR_OUTPOST),
        step_ids.OUTPOST: Outpost(),
        # The upgrades of bonus tiles are optional, so the reason for a compulsory one is never given.
        step_ids.UPGRADE: Upgrade(MOVES, UpgradeReasons(reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE)),
        step_ids.BONUS: Bonus(MOVES, reasons.MUST_TAKE_TILE, reasons.NO_BONUS_LEFT),
        step_ids.TRADE: Trade(MOVES, reasons.MUST_FINISH_TRADING, reasons.MARKET),
        step_ids.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        step_ids.END_TURN: EndTurn(),
    }
)
