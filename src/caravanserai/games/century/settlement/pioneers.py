"""A pioneer: a player's settlers that are not placed, and the tiles on and before the player board."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.caravan.cubes import bag

SETTLERS: Final = 12  # of each player, wherever they are (NW-5)
AT_START: Final[list[int]] = [0, 0, 7, 6, 6]  # in hand, by number of players (NW-17)
STARTING_CUBES: Final[list[int]] = [  # in turn order (NW-18)
    bag((3, 0, 0, 0)),
    bag((4, 0, 0, 0)),
    bag((4, 0, 0, 0)),
    bag((3, 1, 0, 0)),
]
SLOTS_SIDE_A: Final = 3  # for bonus tiles (NW-35)
SLOTS_SIDE_B: Final = 4  # E2-6


class Pioneer:
    """Settlers in hand and in reserve as numbers; bonus and exploration tiles as sets."""

    def __init__(self, hand: i64, reserve: i64) -> None:
        self.hand: i64 = hand
        self.reserve: i64 = reserve
        self.bonus: i64 = NO_CARDS
        self.explored: i64 = NO_CARDS

    def copy(self) -> "Pioneer":
        twin = Pioneer(self.hand, self.reserve)
        twin.bonus = self.bonus
        twin.explored = self.explored
        return twin

    def save(self) -> list[int]:
        return [self.hand, self.reserve, self.bonus, self.explored]


def pioneer_at_start(players: int) -> Pioneer:
    """The settlers a player begins with (NW-17)."""
    hand = AT_START[players]
    return Pioneer(hand, SETTLERS - hand)


def restored_pioneer(saved: Sequence[int]) -> Pioneer:
    """The pioneer that `save` wrote."""
    hand, reserve, bonus, explored = saved
    pioneer = Pioneer(hand, reserve)
    pioneer.bonus = bonus
    pioneer.explored = explored
    return pioneer
