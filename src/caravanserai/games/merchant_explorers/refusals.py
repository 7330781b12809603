"""The facts the sentence of a refusal mentions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers import reasons

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

WITH_TERRAIN: Final = ("wrong_terrain", "terrain_used_up")
# Where something else is to be decided, the hex that was meant does not matter.
WITHOUT_HEX: Final = (
    reasons.MUST_KEEP,
    reasons.MUST_USE,
    reasons.MUST_FOUND,
    reasons.MUST_TRADE,
    reasons.MUST_NAME_PARTNER,
    reasons.MUST_PLACE_FREE,
    reasons.NO_REGION_COMPLETE,
    reasons.NO_CITIES_JOINED,
)


def details(table: MerchantExplorersState, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
    """The hex that was meant, and its terrain where that is the trouble."""
    if move.kind not in ("explore", "village", "city") or reason in WITHOUT_HEX:
        return {}
    found: dict[str, Detail] = {"hex": int(move.a)}
    if reason.code in WITH_TERRAIN:
        found["terrain"] = table.province.terrains[table.province.hex_at[move.a]]
        found["play"] = int(table.guilds[seat].card)
    return found
