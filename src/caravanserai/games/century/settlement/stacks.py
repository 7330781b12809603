"""Stacks of bonus tiles: only the top tile of each is seen (NW-13)."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance

NO_TILE: Final = -1


class Stacks:
    """All stacks in one list, each from its bottom up, which never changes; `left` says how much of each is there.

    What lies behind the last stack went to the box unseen.
    """

    def __init__(self, tiles: list[int], starts: list[int], left: list[int]) -> None:
        self.tiles = tiles
        self.starts = starts
        self.left = left

    def top(self, stack: i64) -> i64:
        """The tile on top of a stack, or NO_TILE."""
        count: i64 = self.left[stack]
        return self.tiles[self.starts[stack] + count - 1] if count > 0 else NO_TILE

    def take(self, stack: i64) -> i64:
        """Take the top tile off."""
        tile = self.top(stack)
        self.left[stack] = self.left[stack] - 1
        return tile

    def all_empty(self, stacks: list[int]) -> bool:
        """Whether none of these stacks has a tile left."""
        for stack in stacks:
            if self.left[stack] > 0:
                return False
        return True

    def copy(self) -> "Stacks":
        return Stacks(self.tiles, self.starts, self.left[:])

    def imagined(self, chance: Chance) -> "Stacks":
        """The same tops on other tiles: what lies below them or in the box is dealt afresh (NW-64)."""
        places = self._hidden_places()
        unknown = sorted([self.tiles[place] for place in places])
        chance.shuffle(unknown)
        tiles = self.tiles[:]
        for number in range(len(places)):
            tiles[places[number]] = unknown[number]
        return Stacks(tiles, self.starts, self.left[:])

    def _hidden_places(self) -> list[int]:
        """Where in the list the tiles lie that nobody has seen."""
        found: list[int] = []
        for stack in range(len(self.left)):
            start = self.starts[stack]
            found += range(start, start + self.left[stack] - 1)
        return found + list(range(self.placed(), len(self.tiles)))

    def placed(self) -> int:
        """How many tiles were put on stacks; the others went to the box."""
        return self.starts[len(self.starts) - 1] if self.starts else 0

    def tiles_left(self) -> list[int]:
        """Every tile on a stack or in the box."""
        found = self.tiles[self.placed() :]
        for stack in range(len(self.left)):
            start = self.starts[stack]
            found += self.tiles[start : start + self.left[stack]]
        return found

    def save(self) -> dict[str, object]:
        return {"tiles": self.tiles[:], "left": self.left[:]}


def stacks_dealt(pile: list[int], sizes: list[int]) -> Stacks:
    """A shuffled pile put on stacks of these sizes; `starts` ends with where the box begins."""
    return Stacks(pile, _starts(sizes), sizes[:])


def restored_stacks(saved: Mapping[str, Any], sizes: list[int]) -> Stacks:
    left = [int(count) for count in saved["left"]]
    if len(left) != len(sizes):
        raise ValueError("the stacks of bonus tiles do not fit the boards")
    return Stacks([int(tile) for tile in saved["tiles"]], _starts(sizes), left)


def _starts(sizes: list[int]) -> list[int]:
    return [sum(sizes[:stack]) for stack in range(len(sizes) + 1)]
