"""What the choices of From East to West I are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.settlement.choices import card_facts, route_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.east_west_1.state import EastWest1State

ON_ROUTE: Final = ("route", "replace", "swap", "recall-route")


def move_facts(table: EastWest1State, move: Move) -> dict[str, Fact] | None:
    return route_facts(table, move) if move.kind in ON_ROUTE else card_facts(table, move)
