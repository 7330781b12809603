"""The location boards with both sides. Facts only; totals are checked by the tests.

No public list of the locations is known: what they do is reconstructed (see `provenance`), on the scale of Spice Road.
Two things are known from one source each: no location of the base game asks for more than three settlers, and it has
the exchanges `rrr-bb` and `b-yyyyyy`. On which boards these lie is not known; C1.4 and D1.3 are our guess.
"""

from collections.abc import Sequence
from typing import Final

from caravanserai.games.century.caravan.cubes import bag
from caravanserai.games.century.settlement.locations import (
    ALWAYS,
    ANY_STEPS,
    NATIVE,
    OUTPOST_TRADE,
    PLAYERS_2_3,
    REARRANGE,
    REFRESH_FORTS,
    REFRESH_MARKET,
    SHIP_TRADE,
    TOOLS,
    Location,
    fort,
    market,
    production,
    ship_move,
    trade,
    upgrading,
)


class Panel:
    """A part of a board that holds stacks of bonus tiles away from any fort (E2-4, E3-4)."""

    def __init__(self, cells: Sequence[tuple[int, int]], stacks: Sequence[int]) -> None:
        self.cells: Final = tuple(cells)
        self.stacks: Final = tuple(stacks)


class Board:
    """One side of a location board: its locations in reading order, three rows of two."""

    def __init__(self, id: str, *locations: Location, panel: Panel | None = None) -> None:
        self.id: Final = id
        self.locations: Final = list(locations)
        self.panel: Final = panel
        for number, location in enumerate(locations):
            location.id = f"{id}.{number + 1}"
            location.board = id

    @property
    def panel_id(self) -> str:
        """What the panel is called in views: `B2.S`."""
        return f"{self.id}.S"


_BOARDS: Final[list[Board]] = [
    Board(
        "A1",
        fort((1, 1), 1, stacks=(4,)),
        fort((1, 2), 1, stacks=(4,)),
        production((2, 1), 1, (2, 0, 0, 0)),
        upgrading((2, 2), 1, 2, explore=PLAYERS_2_3),
        upgrading((3, 1), 2, 3, NATIVE),
        production((3, 2), 3, (0, 1, 1, 0), TOOLS),
    ),
    Board(
        "A2",
        fort((1, 1), 1),
        fort((1, 2), 1),
        production((2, 1), 1, (2, 0, 0, 0)),
        upgrading((2, 2), 1, 2, explore=PLAYERS_2_3),
        upgrading((3, 1), 2, 3, NATIVE),
        production((3, 2), 3, (0, 1, 1, 0), TOOLS),
    ),
    Board(
        "B1",
        fort((1, 1), 2, stacks=(2, 2)),
        fort((1, 2), 3, stacks=(2, 2)),
        production((2, 1), 2, (2, 1, 0, 0), TOOLS, PLAYERS_2_3),
        production((2, 2), 3, (1, 0, 0, 1), NATIVE),
        trade((3, 1), 1, (0, 1, 0, 0), (3, 0, 0, 0), TOOLS),
        production((3, 2), 2, (4, 0, 0, 0), NATIVE),
    ),
    Board(
        "B2",
        fort((1, 1), 2),
        fort((1, 2), 3),
        production((2, 1), 2, (2, 1, 0, 0), TOOLS, PLAYERS_2_3),
        ship_move((2, 2), 3, 2, NATIVE),
        ship_move((3, 1), 1, 1),
        panel=Panel([(3, 2)], (4, 4)),
    ),
    Board(
        "C1",
        production((1, 1), 2, (0, 2, 0, 0), NATIVE),
        trade((1, 2), 2, (2, 0, 0, 0), (0, 1, 1, 0), TOOLS, ALWAYS),
        upgrading((2, 1), 2, 3, TOOLS),
        trade((2, 2), 2, (0, 3, 0, 0), (0, 0, 0, 2), TOOLS, ALWAYS),
        production((3, 1), 3, (0, 1, 0, 1), NATIVE, ALWAYS),
        trade((3, 2), 3, (3, 0, 0, 0), (0, 0, 1, 1), NATIVE, ALWAYS),
    ),
    Board(
        "C2",
        Location((1, 1), REARRANGE, 1, NATIVE, take=bag((1, 0, 0, 0))),
        production((1, 2), 2, (1, 0, 1, 0), TOOLS),
        trade((2, 1), 2, (2, 0, 0, 0), (0, 2, 0, 0), TOOLS),
        upgrading((2, 2), 2, 3, NATIVE),
        market((3, 1), 2, TOOLS),
        market((3, 2), 3, NATIVE),
    ),
    Board(
        "D1",
        trade((1, 1), 1, (0, 0, 1, 0), (0, 2, 0, 0), TOOLS),
        trade((1, 2), 2, (3, 0, 0, 0), (0, 2, 1, 0), NATIVE, ALWAYS),
        trade((2, 1), 2, (0, 0, 0, 1), (6, 0, 0, 0), TOOLS, ALWAYS),
        production((2, 2), 3, (0, 0, 2, 0), NATIVE, ALWAYS),
        upgrading((3, 1), 3, 5, TOOLS, ALWAYS),
    ),
    Board(
        "D2",
        market((3, 1), 2, TOOLS),
        market((3, 2), 3, NATIVE),
        panel=Panel([(1, 1), (1, 2), (2, 1), (2, 2)], (2, 2, 2, 2)),
    ),
    Board(
        "E1",
        production((1, 1), 1, (0, 1, 0, 0), NATIVE),
        production((1, 2), 2, (2, 0, 1, 0), TOOLS, ALWAYS),
        production((2, 1), 2, (1, 2, 0, 0), NATIVE, ALWAYS),
        production((2, 2), 3, (0, 0, 2, 0), NATIVE, ALWAYS),
        production((3, 1), 3, (2, 0, 0, 1), TOOLS, ALWAYS),
    ),
    Board(
        "E2",
        Location((1, 1), REFRESH_MARKET, 1),
        production((1, 2), 2, (0, 2, 0, 0), NATIVE),
        trade((2, 1), 2, (0, 2, 0, 0), (0, 0, 2, 0), TOOLS),
        production((2, 2), 3, (0, 0, 2, 0), NATIVE),
        market((3, 1), 1),
        market((3, 2), 1),
    ),
    Board(
        "F1",
        upgrading((1, 1), 1, 2, TOOLS),
        upgrading((1, 2), 2, 4, NATIVE, ALWAYS),
        upgrading((2, 1), 3, 5, TOOLS, ALWAYS),
        trade((2, 2), 2, (1, 1, 0, 0), (0, 0, 2, 0), NATIVE, ALWAYS),
        production((3, 1), 3, (0, 3, 0, 0), NATIVE, ALWAYS),
    ),
    Board(
        "F2",
        ship_move((1, 1), 1, 1, TOOLS),
        Location((2, 1), SHIP_TRADE, 2, NATIVE),
        Location((2, 2), OUTPOST_TRADE, 2, TOOLS, ALWAYS),
        ship_move((3, 1), 4, ANY_STEPS, NATIVE, ALWAYS),
        ship_move((3, 2), 3, 2, TOOLS, ALWAYS),
        panel=Panel([(1, 2)], (4, 4)),
    ),
    Board(
        "G1",
        Location((1, 1), REFRESH_FORTS, 1),
        trade((1, 2), 1, (2, 0, 0, 0), (0, 1, 0, 0), TOOLS, ALWAYS, again=True),
        production((2, 1), 2, (1, 2, 0, 0), NATIVE, ALWAYS),
        production((2, 2), 3, (0, 0, 2, 0), NATIVE, ALWAYS),
        upgrading((3, 1), 3, 5, TOOLS, ALWAYS),
    ),
    Board(
        "H1",
        trade((1, 1), 1, (0, 2, 0, 0), (0, 0, 0, 1), TOOLS, again=True),
        Location((1, 2), REFRESH_FORTS, 1, explore=ALWAYS),
        upgrading((2, 1), 2, 4, NATIVE, ALWAYS),
        production((2, 2), 2, (2, 0, 1, 0), TOOLS, ALWAYS),
        production((3, 1), 3, (2, 0, 0, 1), NATIVE, ALWAYS),
    ),
]
BOARDS: Final[dict[str, Board]] = {board.id: board for board in _BOARDS}


def locations_of(boards: Sequence[str]) -> list[Location]:
    """The locations of some boards in their order; their places in this list number them in a game's moves."""
    return [location for board in boards for location in BOARDS[board].locations]
