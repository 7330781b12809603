"""What the moves of From East to West II are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caravanserai.texts.move_facts.settlement import settlement_facts
from caravanserai.texts.move_facts.voyages import AT_SEA, voyage_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    return voyage_facts(move, view) if move.kind in AT_SEA else settlement_facts(move, view)
