"""A second opinion on the rules: from the printed maps and from what a seat sees, by counting and searching.

It shares nothing with the engine but the views it reads.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

from tests.games.merchant_explorers.printed import MAPS

Cube = tuple[int, int, int]
LETTER = {"G": "g", "D": "d", "M": "m"}
ANY = {"g": 9, "d": 9, "m": 9, "s": 9}
BASIC: dict[int, tuple[int, dict[str, int]]] = {
    0: (2, {"g": 2}),
    1: (3, {"s": 3}),
    2: (2, {"d": 2}),
    3: (1, {"m": 1}),
    4: (2, ANY),
}
INVESTIGATE: dict[int, tuple[int, dict[str, int]]] = {
    1: (5, {"g": 5, "s": 5}),
    2: (5, {"d": 5, "s": 5}),
    3: (4, {"m": 4, "s": 4}),
    4: (5, {"g": 4, "s": 1}),
    5: (5, {"d": 4, "s": 1}),
    6: (4, {"m": 3, "s": 1}),
    7: (5, {"g": 3, "m": 2}),
    8: (5, {"d": 3, "m": 2}),
    9: (5, {"g": 1, "d": 1, "m": 1, "s": 2}),
    10: (4, {"g": 4, "d": 4, "m": 4}),
    11: (5, {"s": 5}),
    12: (4, {"s": 4}),
    13: (4, {"s": 4}),
    14: (4, {"s": 4}),
    15: (50, {"g": 50, "d": 50, "m": 50}),
    16: (50, {"s": 50}),
    25: (6, ANY),
    26: (4, {"g": 4}),
    27: (4, {"d": 4}),
    28: (3, {"m": 3}),
}
FIRST_OF = dict(zip(range(17, 25), "gdmsgdms", strict=True))


def name_of(cell: int) -> str:
    return f"{cell // 13:02d}-{cell % 13:02d}"


def names_of(cells: Iterable[int]) -> list[str]:
    return [name_of(cell) for cell in cells]


def cube(name: str) -> Cube:
    column, row = int(name[:2]), int(name[3:])
    depth = row - (column + column % 2) // 2
    return column, depth, -column - depth


def minus(one: str, other: str) -> Cube:
    a, b = cube(one), cube(other)
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def distance(one: str, other: str) -> int:
    return max(abs(part) for part in minus(one, other))


def in_row(names: list[str]) -> bool:
    """Whether the hexes are all of a straight row without gap: as far apart as they are many, along one axis."""
    spread = max(distance(one, other) for one in names for other in names)
    return spread == len(names) - 1 and any(len({cube(name)[axis] for name in names}) == 1 for axis in range(3))


class Land:
    """A printed map by the names of its hexes."""

    def __init__(self, key: str) -> None:
        printed = MAPS[key]
        self.key = key
        self.capital = printed.capital
        self.regions = {name: frozenset(hexes.split()) for name, hexes in printed.regions.items()}
        self.terrain = {hex: LETTER[name[3]] for name, hexes in self.regions.items() for hex in hexes}
        for line in printed.seas.strip().splitlines():
            column, rows = line.strip().split(": ")
            self.terrain |= {f"{column}-{row}": "s" for row in rows.split()}
        self.cities = {hex: value for value, hexes in printed.cities.items() for hex in hexes.split()}
        self.coins = {hex: value for value, hexes in printed.coins.items() for hex in hexes.split()}
        self.crystals = {hex: value for value, hexes in printed.crystals.items() for hex in hexes.split()}
        self.ruins = {hex: mark for mark, hexes in printed.ruins.items() for hex in hexes.split()}
        self.towers = set(printed.towers.split())
        self.terrain |= dict.fromkeys((*self.towers, *self.crystals), "*")
        self.hexes = {*self.terrain, self.capital}
        special = {*self.cities, *self.coins, *self.ruins}
        self.blanks = {name: hexes - special for name, hexes in self.regions.items()}
        self.near = {hex: {other for other in self.hexes if distance(hex, other) == 1} for hex in self.hexes}

    def region_of(self, hex: str) -> str:
        return next((name for name, hexes in self.regions.items() if hex in hexes), "")


class Map:
    """One guild's map as its owner sees it."""

    def __init__(self, land: Land, guild: dict[str, Any]) -> None:
        self.land = land
        self.guild = guild
        self.explorers = set(names_of(guild["explorers"]))
        self.villages = set(names_of(guild["villages"]))
        self.towers = set(names_of(guild["towers"]))
        self.posts = set(names_of(guild["posts"]))
        self.tokens = set(names_of(guild["tokens"]))

    def golden(self) -> set[str]:
        """All hexes the golden rules allow (ME-23, ME-24, ME-30)."""
        if self.guild["explorer_supply"] == 0:
            return set()
        sources = self.explorers | self.villages | {self.land.capital}
        free = set(self.land.terrain) - self.explorers - self.villages - self.towers
        return {hex for hex in free if self.land.near[hex] & sources}

    def explorable(self, standing: list[set[str]]) -> set[str]:
        """All hexes the card lets one explore now. `standing` are the villages that stood when each was placed."""
        action = self.guild["action"]
        placed = names_of(action["placed"])
        return {hex for hex in self.golden() if self._fits(hex, action, placed, standing)}

    def _fits(self, hex: str, action: dict[str, Any], placed: list[str], standing: list[set[str]]) -> bool:
        card = action["play"] - 4 if action["play"] > 4 else 0
        first, second = placed[: action["phase_start"]], placed[action["phase_start"] :]
        terrain = self.land.terrain[hex]
        if action["phase"] == 2:
            if card in (12, 13):
                wanted: dict[str, int] = self.land.cities if card == 12 else self.land.coins
                room = card == 12 or len(second) < 2
                return hex in wanted and room and any(distance(hex, other) == 1 for other in first)
            if card <= 20:
                return len(second) < 5 and distance(hex, placed[0]) == 1
            step = minus((*placed, hex)[1], placed[0])
            steps = (step[0] * len(placed), step[1] * len(placed), step[2] * len(placed))
            return len(second) < 3 and max(map(abs, step)) == 1 and minus(hex, placed[0]) == steps
        if card in FIRST_OF:
            return not placed and terrain in (FIRST_OF[card], "*")
        most, caps = INVESTIGATE[card] if card else BASIC[action["play"]]
        used = Counter(self.land.terrain[other] for other in placed)
        if len(placed) >= most or (terrain != "*" and used[terrain] >= caps.get(terrain, 0)):
            return False
        if card == 10 and (terrain == "*" or len({self.land.region_of(other) for other in (*placed, hex)}) > 1):
            return False
        if card == 25:
            return self._two_rays([*placed, hex], [*standing, self.villages | {self.land.capital}])
        if card in (1, 2, 3) or action["play"] == 4:
            return not placed or distance(hex, placed[-1]) == 1
        return in_row([*placed, hex]) if card in (15, 16) or action["play"] == 1 else True

    def _two_rays(self, placed: list[str], standing: list[set[str]]) -> bool:
        """Try every way to share the hexes out among two rays of different villages (ME-50)."""
        for shares in product((0, 1), repeat=len(placed)):
            starts = []
            for ray in (0, 1):
                at = [number for number, share in enumerate(shares) if share == ray]
                hexes = [placed[number] for number in at]
                starts.append({start for start in standing[at[0]] if straight_out(start, hexes)} if at else {""})
            if any(one != other for one, other in product(*starts)):
                return True
        return False

    def groups(self, capital: bool) -> list[set[str]]:
        """Explorers and villages, and if so wanted the capital, by what hangs together."""
        left = self.explorers | self.villages | ({self.land.capital} if capital else set())
        found = []
        while left:
            group = {left.pop()}
            while more := {hex for hex in left if self.land.near[hex] & group}:
                group |= more
                left -= more
            found.append(group)
        return found

    def open_cities(self) -> list[list[str]]:
        """The open cities of each group, where there are two or more (ME-67)."""
        waiting = (self.explorers & set(self.land.cities)) - self.posts
        return [sorted(group & waiting) for group in self.groups(True) if len(group & waiting) > 1]

    def complete_regions(self) -> list[str]:
        """Regions that call for a village (ME-55, ME-58, ME-59)."""
        if self.guild["village_supply"] == 0:
            return []
        return [name for name, hexes in self.land.regions.items() if hexes <= self.explorers and self.land.blanks[name]]


def straight_out(start: str, hexes: list[str]) -> bool:
    """Whether the hexes lead straight away from a hex, one by one, three at most."""
    step = minus(hexes[0], start)
    if max(map(abs, step)) != 1 or len(hexes) > 3:
        return False
    return all(
        minus(hex, start) == (step[0] * far, step[1] * far, step[2] * far) for far, hex in enumerate(hexes, start=1)
    )
