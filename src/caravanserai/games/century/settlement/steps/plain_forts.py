"""Forts without bonus tiles: only the card above them (E2-13, E3-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes
from caravanserai.games.century.settlement.steps.forts import claim, judge_claim
from caravanserai.games.century.settlement.steps.location_actions import LocationAction

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.settlement.steps.forts import ClaimReasons


class PlainFort(LocationAction[CubeTable]):
    """Claim the card above the fort, at once."""

    def __init__(self, reasons: ClaimReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return judge_claim(table, table.settlement.country.fort_at[place], cubes, self.reasons)

    def start(self, table: CubeTable, place: i64) -> None:
        claim(table, table.settlement.country.fort_at[place])
