"""The 24 objectives, six for each province (ME-79)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.shapes import ObjectivePart

# Sorts of conditions; those up to a number below are about the same things.
VILLAGES: Final = 0
VILLAGES_ON_LANDS: Final = 1  # on so many different lands
VILLAGE_ON_BIG_REGION: Final = 2  # of at least so many hexes
VILLAGE_BY_TOWER: Final = 3
VILLAGE_BY_RUIN: Final = 4
VILLAGES_BY_CRYSTALS: Final = 5
VILLAGE_ON_EACH_TERRAIN: Final = 6
MOUNTAIN_VILLAGES: Final = 7
SAME_TERRAIN_VILLAGES: Final = 8
ABOUT_VILLAGES: Final = 8
BORDER_RUINS: Final = 9
RUINS_BY_EACH_TERRAIN: Final = 10
TWO_RUINS: Final = 11  # the letters of both
RUIN_AND_TOWER: Final = 12  # ruin C and the northeastern tower
SAME_RUINS: Final = 13
EVERY_RUIN_SYMBOL: Final = 14
ABOUT_RUINS: Final = 14
POSTS_ON_BIG_CITIES: Final = 15  # two, on cities of at least this value
POST_ON_EACH_TERRAIN: Final = 16
ABOUT_POSTS: Final = 16
TOWERS: Final = 17
CRYSTALS: Final = 18
ROUTE_WORTH: Final = 19
RICH_HEX: Final = 20
CHAIN: Final = 21

OBJECTIVES_EACH: Final = 6
IN_PLAY: Final = 3
FIRST_REWARD: Final = 10
LATER_REWARD: Final = 5
BIG_CITIES: Final = 2
CHAIN_CITIES: Final = 2
CHAIN_RUINS: Final = 2


class Objective:
    """One objective: the sort of condition and the numbers it asks for."""

    def __init__(self, key: str, sort: int, number: int = 0, other: int = 0) -> None:
        self.key: Final = key
        self.sort: Final[i64] = sort
        self.number: Final[i64] = number
        self.other: Final[i64] = other

    def to_json(self) -> ObjectivePart:
        return {"key": self.key, "number": int(self.number), "other": int(self.other)}


# By province, in the order of the provinces. Ruin letters count from A = 0.
OBJECTIVES: Final = (
    Objective("AV-1", VILLAGES_ON_LANDS, 3),
    Objective("AV-2", TOWERS, 2),
    Objective("AV-3", BORDER_RUINS, 3),
    Objective("AV-4", VILLAGE_ON_BIG_REGION, 5),
    Objective("AV-5", POSTS_ON_BIG_CITIES, 3),
    Objective("AV-6", VILLAGES, 5),
    Objective("AG-1", VILLAGE_ON_EACH_TERRAIN),
    Objective("AG-2", POST_ON_EACH_TERRAIN),
    Objective("AG-3", RUINS_BY_EACH_TERRAIN),
    Objective("AG-4", VILLAGE_BY_TOWER),
    Objective("AG-5", ROUTE_WORTH, 12),
    Objective("AG-6", MOUNTAIN_VILLAGES, 2),
    Objective("KZ-1", TWO_RUINS, 0, 9),
    Objective("KZ-2", RUIN_AND_TOWER, 2),
    Objective("KZ-3", VILLAGE_BY_RUIN),
    Objective("KZ-4", CHAIN),
    Objective("KZ-5", RICH_HEX, 3),
    Objective("KZ-6", TWO_RUINS, 1, 3),
    Objective("CN-1", VILLAGES_BY_CRYSTALS, 2),
    Objective("CN-2", SAME_RUINS, 3),
    Objective("CN-3", SAME_TERRAIN_VILLAGES, 3),
    Objective("CN-4", EVERY_RUIN_SYMBOL),
    Objective("CN-5", CRYSTALS, 2),
    Objective("CN-6", ROUTE_WORTH, 16),
)


def objectives_of(province: int) -> list[int]:
    """The numbers of a province's six objectives."""
    return list(range(province * OBJECTIVES_EACH, (province + 1) * OBJECTIVES_EACH))
