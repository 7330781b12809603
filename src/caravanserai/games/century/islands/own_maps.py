"""Maps of the players' own (EW-44): read from a text, and judged.

A map is written as spaces parted by semicolons: axial coordinates, what lies there, and if wanted the very market
tile, as in `0,2 port; 0,3 market; 1,2 market yyy-b`. From Sand to Sea may also fix the four sea spaces.
"""

from typing import Final

from caravanserai.core.errors import BadOption
from caravanserai.games.century.islands.charts import Chart
from caravanserai.games.century.islands.hexes import Hex, around, moved_to_origin
from caravanserai.games.century.islands.tiles import FIRST_SEA, MARKETS, SYMBOL_OF, SYMBOLS

ANY_TILE: Final = -1
KINDS: Final = ("market", "sea", "port")
TILE_NUMBER: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(MARKETS)}
LONGEST: Final = 2000  # characters
FARTHEST: Final = 99  # coordinates beyond this are a slip


class MapRules:
    """What a map of a game must have."""

    def __init__(self, islands: int, ports: int, seas: tuple[int, ...], per_symbol: int, sea_touches: int) -> None:
        self.islands: Final = islands  # spaces that are not ports
        self.ports: Final = ports
        self.seas: Final = seas  # how many of the islands may be marked as sea
        self.per_symbol: Final = per_symbol  # markets of each symbol in the game
        self.sea_touches: Final = sea_touches  # how many tiles a sea space must touch; a market two


class OwnMap:
    """A map as it was written: hexes with their kinds and the tiles that are fixed."""

    def __init__(self) -> None:
        self.kinds: dict[Hex, str] = {}
        self.tiles: dict[Hex, int] = {}

    def places(self, kind: str) -> list[Hex]:
        return sorted([place for place, here in self.kinds.items() if here == kind])

    def chart(self) -> Chart:
        return Chart(self.places("market") + self.places("sea"), self.places("port"))

    def fixed(self) -> dict[int, int]:
        """The tile that each space must get, where the map says so."""
        return {space: self.tiles[place] for space, place in enumerate(sorted(self.kinds)) if place in self.tiles}

    def text(self) -> str:
        """The map in the form that is kept: from the left, from the top, with the lowest coordinates 0."""
        order = sorted(self.kinds)
        words = []
        for place, moved in zip(order, moved_to_origin(order), strict=True):
            tile = self.tiles.get(place, ANY_TILE)
            name = f" {MARKETS[tile].id}" if 0 <= tile < FIRST_SEA else ""
            words.append(f"{moved[0]},{moved[1]} {self.kinds[place]}{name}")
        return "; ".join(words)


def read_map(text: str, rules: MapRules) -> OwnMap:
    """The map a text describes, or a BadOption that says what is wrong with it."""
    if len(text) > LONGEST:
        raise BadOption(f"The map is too long: {LONGEST} characters are enough.")
    found = OwnMap()
    for entry in text.lower().split(";"):
        if entry.strip():
            _read_space(entry.strip(), found)
    _check_numbers(found, rules)
    _check_tiles(found, rules)
    _check_shape(found, rules)
    for number, place in enumerate(found.places("sea")):
        found.tiles[place] = FIRST_SEA + number
    return found


def _read_space(entry: str, found: OwnMap) -> None:
    words = entry.split()
    place = _hex(words[0])
    if place is None or len(words) not in (2, 3):
        raise BadOption(f"The map space {entry!r} cannot be read; write it as 0,3 port or 1,2 market yyy-b.")
    kind = words[1]
    if kind not in KINDS:
        raise BadOption(f"A map space is market, sea or port, not {kind!r}.")
    if place in found.kinds:
        raise BadOption(f"Two map spaces lie on {_spelled(place)}.")
    found.kinds[place] = kind
    if len(words) == 3:
        if kind != "market":
            raise BadOption(f"Only a market names its tile; {_spelled(place)} is a {kind}.")
        if words[2] not in TILE_NUMBER:
            raise BadOption(f"There is no market tile {words[2]!r}; the tiles are {', '.join(TILE_NUMBER)}.")
        found.tiles[place] = TILE_NUMBER[words[2]]


def _hex(word: str) -> Hex | None:
    numbers = word.split(",")
    if len(numbers) != 2:
        return None
    try:
        q, r = int(numbers[0]), int(numbers[1])
    except ValueError:
        return None
    return (q, r) if max(abs(q), abs(r)) <= FARTHEST else None


def _spelled(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def _check_numbers(found: OwnMap, rules: MapRules) -> None:
    seas = len(found.places("sea"))
    islands = len(found.places("market")) + seas
    ports = len(found.places("port"))
    if islands != rules.islands or ports != rules.ports:
        raise BadOption(
            f"The map needs {rules.islands} spaces for markets and sea and {rules.ports} ports; "
            f"this one has {islands} and {ports}."
        )
    if seas not in rules.seas:
        allowed = " or ".join([str(number) for number in rules.seas])
        raise BadOption(f"The map may mark {allowed} spaces as sea, not {seas}.")


def _check_tiles(found: OwnMap, rules: MapRules) -> None:
    tiles = list(found.tiles.values())
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadOption(f"The map lays the market tile {MARKETS[tile].id} twice.")
    for symbol, name in enumerate(SYMBOLS):
        laid = len([tile for tile in tiles if SYMBOL_OF[tile] == symbol])
        if laid > rules.per_symbol:
            raise BadOption(f"Only {rules.per_symbol} {name} markets are in the game; the map fixes {laid}.")


def _check_shape(found: OwnMap, rules: MapRules) -> None:
    order = sorted(found.kinds)
    reached = [order[0]]
    for place in reached:  # grows while it is walked through
        reached += [other for other in around(place) if other in found.kinds and other not in reached]
    for place in order:
        if place not in reached:
            raise BadOption(f"The map falls apart: {_spelled(place)} cannot be reached from {_spelled(order[0])}.")
    for place in order:
        needed = {"market": 2, "sea": rules.sea_touches, "port": 1}[found.kinds[place]]
        touched = len([other for other in around(place) if other in found.kinds])
        if touched < needed:
            raise BadOption(
                f"The {found.kinds[place]} on {_spelled(place)} touches only {touched} other tile; "
                f"it must touch at least {needed}."
            )
