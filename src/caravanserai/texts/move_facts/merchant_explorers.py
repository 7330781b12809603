"""What the moves of Merchant Explorers are about: a hex with what it is and brings, a city of a route, a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.merchant_explorers.maps.drawing import LETTERS, NO_MARK, SYMBOL_KEYS
from caravanserai.games.merchant_explorers.maps.province import Province, province_named
from caravanserai.games.merchant_explorers.maps.terrain import COIN, KIND_KEYS

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

UNKNOWN_CARD: Final = 0  # investigate cards count from 1
UNMARKED: Final = "none"


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    kind = move.kind
    if kind == "explore":
        return _hex_facts(view, move.args[0])
    if kind == "keep":
        return {"investigate": move.args[0]}
    if kind == "use":
        return {"slot": move.args[0], "investigate": _card_in_slot(view, move.args[0])}
    if kind == "village":
        return {"hex": move.args[0]}
    if kind == "city":
        return _city_facts(view, move.args[0])
    return {}


def _hex_facts(view: Mapping[str, Any], cell: int) -> dict[str, Fact]:
    """What the hex is, and what exploring it would bring where the view foresees that."""
    province = province_named(view["map"])
    hex = _hex(province, cell)
    preview = next((preview for preview in view["previews"] if preview["hex"] == cell), None)
    told: dict[str, Fact] = {
        "hex": cell,
        "terrain": province.terrains[hex],
        "kind": KIND_KEYS[province.kinds[hex]],
        "value": province.values[hex],
        "mark": _mark(province, hex),
    }
    if preview is None:
        coins = province.values[hex] if province.kinds[hex] == COIN else 0
        return {**told, "coins": coins, "village": 0, "cities": 0, "routes": 0, "treasure": 0, "objectives": 0}
    return {
        **told,
        "coins": preview["coins"] + preview["tower"] + preview["crystal"],
        "village": preview["village"],
        "cities": len(preview["cities"]),
        "routes": preview["routes"],
        "treasure": preview["treasure"],
        "objectives": len(preview["objectives"]),
    }


def _city_facts(view: Mapping[str, Any], cell: int) -> dict[str, Fact]:
    """A city that gets the post, or the one it trades with and for how much (ME-68, ME-71)."""
    decision = view["decision"]
    if decision is None:
        raise LookupError("a decision")
    province = province_named(view["map"])
    value = province.values[_hex(province, cell)]
    asked = decision["facts"]
    if decision["kind"] == "partner":
        return {"hex": cell, "value": value, "role": "partner", "coins": value * asked["value"]}
    return {"hex": cell, "value": value, "role": "post", "coins": asked.get("coins", 0)}


def _card_in_slot(view: Mapping[str, Any], slot: int) -> int:
    """The investigate card there; unknown to those who watch several players."""
    seat = 0 if view["players"] == 1 else view["seat"]
    if seat is None:
        return UNKNOWN_CARD
    card: int = view["guilds"][seat]["slots"][slot - 1]
    return card


def _hex(province: Province, cell: int) -> int:
    hex: int = province.hex_at[cell]
    if hex < 0:
        raise LookupError(cell)
    return hex


def _mark(province: Province, hex: int) -> str:
    """The letter or symbol of a ruin."""
    mark = province.marks[hex]
    if mark == NO_MARK:
        return UNMARKED
    return SYMBOL_KEYS[mark] if province.key == "cnidaria" else LETTERS[mark]
