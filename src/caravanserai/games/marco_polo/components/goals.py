"""The 18 goal cards: a city, a province, and the points for posts in both (MP-133, MP-134)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.places import PLACE_KEYS


class Goal:
    """Two places to reach."""

    def __init__(self, id: str, city: str, province: str, vp: int) -> None:
        self.id: Final = id
        self.city: Final[i64] = PLACE_KEYS.index(city)
        self.province: Final[i64] = PLACE_KEYS.index(province)
        self.vp: Final[i64] = vp
        self.places: Final[i64] = (i64(1) << self.city) | (i64(1) << self.province)


GOALS: Final = [
    Goal("gc_01", "moscow", "xian", 4),
    Goal("gc_02", "moscow", "ormuz", 5),
    Goal("gc_03", "moscow", "kashgar", 7),
    Goal("gc_04", "karakorum", "xian", 4),
    Goal("gc_05", "karakorum", "kochi", 5),
    Goal("gc_06", "karakorum", "adana", 7),
    Goal("gc_07", "lan_zhou", "kochi", 4),
    Goal("gc_08", "lan_zhou", "adana", 5),
    Goal("gc_09", "lan_zhou", "ormuz", 6),
    Goal("gc_10", "samarcanda", "xian", 4),
    Goal("gc_11", "samarcanda", "adana", 5),
    Goal("gc_12", "samarcanda", "kochi", 7),
    Goal("gc_13", "alexandria", "anxi", 4),
    Goal("gc_14", "alexandria", "kashgar", 5),
    Goal("gc_15", "sumatra", "ormuz", 6),
    Goal("gc_16", "sumatra", "anxi", 8),
    Goal("gc_17", "karachi", "kashgar", 5),
    Goal("gc_18", "karachi", "anxi", 7),
]

PLACES_VP: Final = [0, 1, 3, 6, 10]  # for so many different places of one's goals (MP-134)
GOALS_KEPT: Final = 2
GOALS_TO_CHOOSE_FROM: Final = 4
