"""What the locations of every settlement game do, and the steps all of them have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import Gain, Limit, Upgrade
from caravanserai.games.century.settlement import locations, reasons
from caravanserai.games.century.settlement.steps.exploring import Explore
from caravanserai.games.century.settlement.steps.forts import Slide
from caravanserai.games.century.settlement.steps.location_actions import (
    Exchange,
    LocationAction,
    Production,
    Trading,
    Upgrading,
)
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.ending import EndTurn

if TYPE_CHECKING:
    from caravanserai.core.moves import MoveTable

BASIC_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(reasons.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(reasons.EXCHANGING),
}


def basic_steps(moves: MoveTable) -> dict[int, Step[Any]]:
    """The steps with the moves of a game, refused by the clauses of A New World; a game may have its own instead."""
    return {
        step_ids.GAIN: Gain(),
        step_ids.UPGRADE: Upgrade(moves, reasons.UPGRADING),
        step_ids.EXCHANGE: Exchange(moves, reasons.EXCHANGING, reasons.EXCHANGING),
        step_ids.EXPLORE: Explore(moves, reasons.MUST_EXPLORE, reasons.TILE_GONE),
        step_ids.SLIDE: Slide(),
        step_ids.LIMIT: Limit(moves, reasons.MUST_RETURN, reasons.NO_CUBE_TO_RETURN),
        step_ids.END_TURN: EndTurn(),
    }
