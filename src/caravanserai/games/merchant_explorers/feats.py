"""What a guild has achieved that its map does not show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.objectives import IN_PLAY

NONE_MET: Final[tuple[int, ...]] = (0,) * IN_PLAY


class Feats:
    """What crystals and objectives ask about."""

    def __init__(
        self,
        crystal_values: i64 = 0,
        best_route: i64 = 0,
        richest_hex: i64 = 0,
        objectives: tuple[int, ...] = NONE_MET,
    ) -> None:
        self.crystal_values: i64 = crystal_values  # of all crystals explored so far (ME-98)
        self.best_route: i64 = best_route  # the value of the best single route (ME-78)
        self.richest_hex: i64 = richest_hex  # the most coins on a hex explored (ME-78)
        self.objectives: tuple[int, ...] = objectives  # the turn each was met in, or 0

    def copy(self) -> Feats:
        return Feats(self.crystal_values, self.best_route, self.richest_hex, self.objectives)

    def save(self) -> dict[str, object]:
        return {
            "feats": [self.crystal_values, self.best_route, self.richest_hex],
            "objectives": list(self.objectives),
        }


def restored_feats(saved: Mapping[str, Any]) -> Feats:
    crystal_values, best_route, richest_hex = saved["feats"]
    return Feats(crystal_values, best_route, richest_hex, tuple(saved["objectives"]))
