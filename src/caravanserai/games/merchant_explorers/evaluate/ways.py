"""How far it is on a map from one hex to the places worth reaching, counted in the trouble of the hexes in between."""

from __future__ import annotations

import heapq
from typing import Final

from caravanserai.games.merchant_explorers.maps.province import Province
from caravanserai.games.merchant_explorers.maps.terrain import BLANK, CAPITAL_HEX, COIN, TOWER_HEX

TROUBLE: Final = (1.0, 1.0, 1.6, 0.8, 0.8, 0.0)  # of a hex, by terrain: how scarce the cards for it are
RICH: Final = 3  # coins that make a coin hex a goal by itself
FAR: Final = 99.0


class Ways:
    """The goals of a province and how far each hex is from them. All lists are read only."""

    def __init__(self, province: Province) -> None:
        self.goals: Final = [hex for hex in range(province.size) if _is_goal(province, hex)]
        self.goal_at: Final = [-1] * province.size  # the number of the goal at a hex
        for number, hex in enumerate(self.goals):
            self.goal_at[hex] = number
        self.distances: Final = [_distances(province, goal) for goal in self.goals]
        self.rich_hexes: Final = [goal for goal in self.goals if province.kinds[goal] == COIN]
        self.regions_by_towers: Final = _regions_by(province, province.towers)
        self.regions_by_ruins: Final = _regions_by(province, province.ruins)
        self.regions_by_crystals: Final = _regions_by(province, province.crystals)


def _is_goal(province: Province, hex: int) -> bool:
    kind = province.kinds[hex]
    if kind == COIN:
        return province.values[hex] >= RICH
    return kind not in (BLANK, CAPITAL_HEX)


def _distances(province: Province, goal: int) -> list[float]:
    """The trouble of going from each hex to the goal; towers cannot be passed through (ME-62)."""
    found = [FAR] * province.size
    found[goal] = 0.0
    waiting = [(0.0, goal)]
    while waiting:
        distance, hex = heapq.heappop(waiting)
        if distance > found[hex] or (province.kinds[hex] == TOWER_HEX and hex != goal):
            continue
        further = distance + TROUBLE[province.terrains[hex]]
        for other in province.neighbours[hex]:
            if further < found[other]:
                found[other] = further
                heapq.heappush(waiting, (further, other))
    return found


def _regions_by(province: Province, hexes: list[int]) -> list[int]:
    """The regions with a blank hex beside one of these hexes, where a village could stand next to it."""
    beside = {other for hex in hexes for other in province.neighbours[hex]}
    return [
        region for region in range(len(province.regions)) if any([blank in beside for blank in province.blanks[region]])
    ]


_known: dict[str, Ways] = {}


def ways_of(province: Province) -> Ways:
    """The ways of a province, worked out when first asked for."""
    ways = _known.get(province.key)
    if ways is None:
        ways = Ways(province)
        _known[province.key] = ways
    return ways
