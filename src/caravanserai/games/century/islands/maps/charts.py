"""Charts: which spaces the sea has, where the ports are, and which spaces touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caravanserai.games.century.islands.maps.hexes import Hex, around

if TYPE_CHECKING:
    from caravanserai.games.century.islands.shapes import SeaMapPart

NOT_A_PORT: Final = -1


class Chart:
    """The spaces of a map, numbered column by column; made once for a game and never changed."""

    def __init__(self, islands: Sequence[Hex], ports: Sequence[Hex]) -> None:
        self.hexes: Final = sorted([*islands, *ports])
        self.ports: Final = [space for space, place in enumerate(self.hexes) if place in ports]
        self.size: Final = len(self.hexes)
        self.port_at: Final[list[int]] = [
            self.ports.index(space) if space in self.ports else NOT_A_PORT for space in range(self.size)
        ]
        number = {place: space for space, place in enumerate(self.hexes)}
        self.neighbours: Final[list[list[int]]] = [
            sorted([number[other] for other in around(place) if other in number]) for place in self.hexes
        ]
        self.distances: Final[list[list[int]]] = [_distances(self.neighbours, space) for space in range(self.size)]
        self.touching: Final[list[int]] = [sum([1 << other for other in near]) for near in self.neighbours]

    def islands(self) -> list[int]:
        """The spaces that are not ports."""
        return [space for space in range(self.size) if self.port_at[space] == NOT_A_PORT]

    def name(self, space: int) -> str:
        """What players call a space: a letter for its column, and its place there from the top."""
        q = self.hexes[space][0]
        column = q - self.hexes[0][0]
        place = [other for other in range(self.size) if self.hexes[other][0] == q].index(space)
        return f"{chr(ord('A') + column)}{place + 1}"

    def save(self) -> SeaMapPart:
        islands = [list(self.hexes[space]) for space in self.islands()]
        return {"islands": islands, "ports": [list(self.hexes[space]) for space in self.ports]}


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many steps it is to every space."""
    found = [-1] * len(neighbours)
    found[start] = 0
    reached = [start]
    for space in reached:  # grows while it is walked through
        for other in neighbours[space]:
            if found[other] < 0:
                found[other] = found[space] + 1
                reached.append(other)
    return found


def _column(q: int, first: int, last: int) -> list[Hex]:
    return [(q, r) for r in range(first, last + 1)]


# The map of the first game: columns of 4, 5, 6, 5 and 4 hexes, a port at each end of the outer ones (EW-43).
FIRST_GAME: Final = Chart(
    _column(-2, 3, 4) + _column(-1, 1, 5) + _column(0, 0, 5) + _column(1, 0, 4) + _column(2, 1, 2),
    [(-2, 2), (-2, 5), (2, 0), (2, 3)],
)


def charted(islands: list[Hex], ports: list[Hex]) -> Chart:
    """The chart with these spaces; the well-known one is not made again."""
    chart = Chart(islands, ports) if sorted([*islands, *ports]) != FIRST_GAME.hexes else FIRST_GAME
    return chart if [chart.hexes[space] for space in chart.ports] == sorted(ports) else Chart(islands, ports)
