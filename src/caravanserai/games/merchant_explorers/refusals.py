"""The facts the sentence of a refusal mentions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

WITH_TERRAIN: Final = ("wrong_terrain", "terrain_used_up")
# Where something else is to be decided, the hex that was meant does not matter.
WITHOUT_HEX: Final = (
    "must_keep_investigate",
    "must_use_investigate",
    "must_found_village",
    "must_trade",
    "must_name_partner",
    "must_place_free_explorer",
    "no_region_complete",
    "no_cities_joined",
)


def details(table: MerchantExplorersState, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
    """The hex that was meant, and its terrain where that is the trouble."""
    if move.kind not in ("explore", "village", "city") or reason.code in WITHOUT_HEX:
        return {}
    found: dict[str, Detail] = {"hex": int(move.a)}
    if reason.code in WITH_TERRAIN:
        found["terrain"] = table.province.terrains[table.province.hex_at[move.a]]
        found["play"] = int(table.guilds[seat].action.card)
    return found
