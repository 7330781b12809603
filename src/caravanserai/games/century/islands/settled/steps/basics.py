"""What the locations of settlement games with ships do besides, and the steps that follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.islands.settled import reasons
from caravanserai.games.century.islands.settled.steps.island_trade import (
    ChooseOutpost,
    IslandTrade,
    OutpostTrade,
    ShipTrade,
)
from caravanserai.games.century.islands.settled.steps.voyages import Build, ShipMove, Voyage
from caravanserai.games.century.islands.steps.outposts import Outpost, PayOutpost
from caravanserai.games.century.islands.steps.sailing import Fee
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement.steps.basics import BASIC_ACTIONS, basic_steps
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.settlement.steps.plain_forts import PlainFort
from caravanserai.games.century.steps import step_ids

if TYPE_CHECKING:
    from caravanserai.core.moves import MoveTable

ACTIONS_WITH_SHIPS: Final[dict[int, LocationAction[Any]]] = {
    **BASIC_ACTIONS,
    locations.FORT: PlainFort(reasons.CLAIMING),
    locations.SHIP_MOVE: ShipMove(reasons.VOYAGE),
    locations.SHIP_TRADE: ShipTrade(reasons.TRADING),
    locations.OUTPOST_TRADE: OutpostTrade(reasons.TRADING),
}


def steps_with_ships(moves: MoveTable) -> dict[int, Step[Any]]:
    """The basic steps and those of ships, with the moves of a game."""
    return {
        **basic_steps(moves),
        step_ids.SAIL: Voyage(moves, reasons.VOYAGE),
        step_ids.FEE: Fee(moves, reasons.MUST_PAY_FEE, reasons.NO_CUBE_FOR_FEE),
        step_ids.ACTION: Build(moves, reasons.BUILD_OPEN),
        step_ids.PAY_OUTPOST: PayOutpost(moves, reasons.MUST_PAY_OUTPOST, reasons.NO_CUBE_FOR_OUTPOST),
        step_ids.OUTPOST: Outpost(),
        step_ids.TRADE: IslandTrade(moves, reasons.TRADING),
        step_ids.CHOOSE_OUTPOST: ChooseOutpost(moves, reasons.TRADING),
    }
