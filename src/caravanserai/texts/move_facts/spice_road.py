"""What the moves of Spice Road are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caravanserai.texts.move_facts.century import trade_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    if move.kind == "claim":
        return _claim_facts(view, move.args[0])
    if move.kind == "rest":
        return {"cards": len(view["merchants"][view["deciding"][0]]["played"])}
    return trade_facts(move, view)


def _claim_facts(view: Mapping[str, Any], position: int) -> dict[str, Fact]:
    coin_places = {1: "gold" if view["gold"] else "silver", 2: "silver" if view["gold"] else ""}
    coin = coin_places.get(position, "")
    return {
        "card": view["point_row"][position - 1],
        "position": position,
        "gold": int(coin == "gold"),
        "silver": int(coin == "silver" and view["silver"] > 0),
    }
