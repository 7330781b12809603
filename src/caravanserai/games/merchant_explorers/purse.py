"""The coins of a guild."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64


class Purse:
    """Coins by where they came from. They are never spent."""

    def __init__(
        self,
        hexes: i64 = 0,
        villages: i64 = 0,
        towers: i64 = 0,
        crystals: i64 = 0,
        routes: i64 = 0,
        objectives: i64 = 0,
        treasure: i64 = 0,
    ) -> None:
        self.hexes: i64 = hexes
        self.villages: i64 = villages
        self.towers: i64 = towers
        self.crystals: i64 = crystals
        self.routes: i64 = routes
        self.objectives: i64 = objectives
        self.treasure: i64 = treasure

    def listed(self) -> list[int]:
        """The coins of each source, in their order."""
        return [self.hexes, self.villages, self.towers, self.crystals, self.routes, self.objectives, self.treasure]

    @property
    def total(self) -> i64:
        return self.hexes + self.villages + self.towers + self.crystals + self.routes + self.objectives + self.treasure

    def copy(self) -> Purse:
        return Purse(self.hexes, self.villages, self.towers, self.crystals, self.routes, self.objectives, self.treasure)

    def save(self) -> dict[str, object]:
        return {"coins": self.listed()}


def restored_purse(saved: Mapping[str, Any]) -> Purse:
    hexes, villages, towers, crystals, routes, objectives, treasure = saved["coins"]
    return Purse(hexes, villages, towers, crystals, routes, objectives, treasure)
