"""What the choices of From East to West II are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.islands.settled.choices import AT_SEA, voyage_facts, with_ship
from caravanserai.games.century.settlement.choices import settlement_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.east_west_2.state import EastWest2State


def move_facts(table: EastWest2State, move: Move) -> dict[str, Fact] | None:
    return voyage_facts(table, move) if move.kind in AT_SEA else with_ship(table, settlement_facts(table, move))
