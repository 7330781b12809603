"""A captain: what a player has on the map and on the player board."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NOWHERE: Final = -1  # where a ship is before it is placed


class Captain:
    """One player's ship, outposts and bonus tiles; cubes and cards belong to the merchant of the same seat."""

    def __init__(self) -> None:
        self.ship: i64 = NOWHERE  # the space it lies on
        self.outposts: i64 = 0  # the spaces with an outpost, a bit each
        self.built: i64 = 0  # outposts taken from each row of the player board, in lanes like a bag of cubes
        self.bonus: i64 = 0  # bonus tiles, a bit each

    def copy(self) -> "Captain":
        twin = Captain()
        twin.ship = self.ship
        twin.outposts = self.outposts
        twin.built = self.built
        twin.bonus = self.bonus
        return twin

    def save(self) -> list[int]:
        return [self.ship, self.outposts, self.built, self.bonus]


def restored_captain(saved: Sequence[int]) -> Captain:
    """The captain that `save` wrote."""
    captain = Captain()
    captain.ship, captain.outposts, captain.built, captain.bonus = saved
    return captain
