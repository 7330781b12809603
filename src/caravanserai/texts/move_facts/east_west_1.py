"""What the moves of From East to West I are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.texts.move_facts.settlement import card_facts, route_facts, settlement_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

ON_ROUTE: Final = ("route", "replace", "swap", "recall-route")


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    if move.kind in ON_ROUTE:
        return route_facts(move, view)
    return card_facts(move, view) or settlement_facts(move, view)
