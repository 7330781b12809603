"""The steps a turn of Eastern Wonders is made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.eastern_wonders import reasons
from caravanserai.games.century.eastern_wonders.moves import MOVES
from caravanserai.games.century.eastern_wonders.rules.action import Action
from caravanserai.games.century.eastern_wonders.rules.sailing import Collect, Sail, Steer, Turn
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.caravan import Limit, Upgrade
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.outposts import Bonus, Outpost, PayOutpost, Trade
from caravanserai.games.century.steps.sailing import Fee
from caravanserai.games.century.steps.starting import StartingSet, StartingSpace

STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.STARTING_SET: StartingSet(MOVES, reasons.MUST_TAKE_SET, reasons.SET_TAKEN),
        errands.STARTING_SPACE: StartingSpace(MOVES, reasons.MUST_PLACE_SHIP, reasons.STARTS_AT_A_MARKET),
        errands.TURN: Turn(),
        errands.SAIL: Sail(),
        errands.PAID_STEP: Steer(),
        errands.FEE: Fee(MOVES, reasons.MUST_PAY_FEE, reasons.NO_CUBE_FOR_FEE),
        errands.COLLECT: Collect(),
        errands.ACTION: Action(),
        errands.PAY_OUTPOST: PayOutpost(MOVES, reasons.MUST_PAY_OUTPOST, reasons.NO_CUBE_FOR_OUTPOST),
        errands.OUTPOST: Outpost(),
        # The upgrades of bonus tiles are optional, so the reason for a compulsory one is never given.
        errands.UPGRADE: Upgrade(
            MOVES, reasons.MUST_FINISH_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_FINISH_UPGRADE
        ),
        errands.BONUS: Bonus(MOVES, reasons.MUST_TAKE_TILE, reasons.NO_BONUS_LEFT),
        errands.TRADE: Trade(MOVES, reasons.MUST_FINISH_TRADING, reasons.MARKET),
        errands.LIMIT: Limit(MOVES, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        errands.END_TURN: EndTurn(),
    }
)
