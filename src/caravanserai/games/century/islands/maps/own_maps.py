"""Maps of the players' own (EW-44): read from a text, and judged.

A map is written as spaces parted by semicolons: axial coordinates, what lies there, and if wanted the very market
tile, as in `0,2 port; 0,3 market; 1,2 market yyy-b`. From Sand to Sea may also fix the four sea spaces.
"""

from typing import Final

from caravanserai.core.errors import BadOption
from caravanserai.games.century.islands.maps.charts import NOT_A_PORT, Chart
from caravanserai.games.century.islands.maps.checks import problems_of
from caravanserai.games.century.islands.maps.hexes import Hex, moved_to_origin
from caravanserai.games.century.islands.maps.reading import read_spaces
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, MARKETS

ANY_TILE: Final = -1


class MapRules:
    """What a map of a game must have."""

    def __init__(
        self,
        islands: int,
        ports: int,
        seas: tuple[int, ...],
        per_symbol: int,
        sea_touches: int,
        market_touches: int = 2,
    ) -> None:
        self.islands: Final = islands  # spaces that are not ports
        self.ports: Final = ports
        self.seas: Final = seas  # how many of the islands may be marked as sea
        self.per_symbol: Final = per_symbol  # markets of each symbol in the game
        self.sea_touches: Final = sea_touches  # how many tiles a sea space must touch
        self.market_touches: Final = market_touches  # and how many a market

    def connected(self) -> "MapRules":
        """The rules of a map that merely hangs together."""
        return MapRules(self.islands, self.ports, self.seas, self.per_symbol, self.sea_touches, 1)


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

    def tile_id(self, place: Hex) -> str:
        """The market tile that is fixed there, or nothing."""
        tile = self.tiles.get(place, ANY_TILE)
        return MARKETS[tile].id if 0 <= tile < FIRST_SEA else ""

    def text(self) -> str:
        """The map in the form that is kept: from the left, from the top, with the lowest coordinates 0."""
        order = sorted(self.kinds)
        words = []
        for place, moved in zip(order, moved_to_origin(order), strict=True):
            words.append(f"{moved[0]},{moved[1]} {self.kinds[place]} {self.tile_id(place)}".rstrip())
        return "; ".join(words)


def read_map(text: str, rules: MapRules) -> OwnMap:
    """The map a text describes, or a BadOption that says what is wrong with it."""
    found = OwnMap()
    problems = read_spaces(text, found) or problems_of(found, rules)
    if problems:
        raise BadOption(problems[0].sentence)
    for number, place in enumerate(found.places("sea")):
        found.tiles[place] = FIRST_SEA + number
    return found


def map_on(chart: Chart) -> OwnMap:
    """A chart as a map that leaves all its tiles to chance."""
    found = OwnMap()
    for space, place in enumerate(chart.hexes):
        found.kinds[place] = "market" if chart.port_at[space] == NOT_A_PORT else "port"
    return found
