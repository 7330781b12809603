"""What a harvest brings (EW-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import RED, Cubes, one
from caravanserai.games.century.eastern_wonders.components import HARVEST
from caravanserai.games.century.islands import bonus_tiles

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState


def harvested(table: EasternWondersState, seat: i64) -> Cubes:
    """Two yellow cubes, and a red one for every red-cube tile."""
    return HARVEST + bonus_tiles.owned(table.islands.captains[seat].bonus, bonus_tiles.RED) * one(RED)
