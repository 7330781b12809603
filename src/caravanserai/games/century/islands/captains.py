"""A captain: what a player has on the map and on the player board."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NOWHERE: Final = -1  # where a ship is before it is placed


class Captain:
    """One player's ship, outposts and bonus tiles; cubes and cards belong to the merchant of the same seat."""

    def __init__(self, ship: i64 = NOWHERE, outposts: i64 = 0, built: i64 = 0, bonus: i64 = 0) -> None:
        self.ship = ship  # the space it lies on
        self.outposts = outposts  # the spaces with an outpost, a bit each
        self.built = built  # outposts taken from each row of the player board, in lanes like a bag of cubes
        self.bonus = bonus  # bonus tiles, a bit each

    def copy(self) -> "Captain":
        return Captain(self.ship, self.outposts, self.built, self.bonus)

    def save(self) -> list[int]:
        return [self.ship, self.outposts, self.built, self.bonus]


def restored_captain(saved: Sequence[int]) -> Captain:
    """The captain that `save` wrote."""
    ship, outposts, built, bonus = saved
    return Captain(ship, outposts, built, bonus)
