"""What the moves of Eastern Wonders are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.eastern_wonders.components import HARVEST
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD
from caravanserai.texts.move_facts.century import captain, sea_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    if move.kind in ("leave", "collect", "pay", "upgrade", "discard"):
        return {"colour": move.args[0]}
    if move.kind == "harvest":
        yellow, red, green, brown = counts(HARVEST)
        return {"cubes": [yellow, red + len(captain(view)["bonus"]["red"]), green, brown]}
    return sea_facts(move, view, EASTERN_WONDERS_BOARD.under_column)
