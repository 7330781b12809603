"""What the moves of From Sand to Sea are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.century.islands.player_boards import SAND_TO_SEA_BOARD
from caravanserai.texts.move_facts.century import captain, sea_facts, trade_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

AT_SEA: Final = ("set", "place", "sail", "stop", "fee", "build", "trade", "claim", "bonus")


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    if move.kind in AT_SEA:
        return sea_facts(move, view, SAND_TO_SEA_BOARD.under_column)
    if move.kind == "fare":
        return {"card": move.args[0], "played": int(move.args[0] in captain(view)["played"])}
    if move.kind == "rest":
        return {"cards": len(captain(view)["played"]) + captain(view)["sailed_count"]}
    if move.kind == "pay":
        decision = view["decision"]
        at_outpost = decision is not None and decision["kind"] == "pay_outpost"
        return {"colour": move.args[0], "purpose": "outpost" if at_outpost else "card"}
    return trade_facts(move, view)
