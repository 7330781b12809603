"""A country: the boards of one game laid side by side, with its places numbered for quick reading."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from caravanserai.games.century.settlement.boards import BOARDS, locations_of
from caravanserai.games.century.settlement.locations import ALWAYS, FORT, MARKET, PLAYERS_2_3, Location

ROWS: Final = 3  # of a board
COLUMNS: Final = 2
NOT_IN_PLAY: Final = -1
NOWHERE: Final = -1  # a place that is no fort or no market


class Spot:
    """Where a place lies on the whole table, from 1: counted in cells from the left and from the top."""

    def __init__(self, x: int, y: int) -> None:
        self.x: Final = x
        self.y: Final = y


class Country:
    """The places of the boards in play. `numbers` are those of the game's moves, where further boards have theirs."""

    def __init__(self, layout: Sequence[Sequence[str]], all_boards: Sequence[str]) -> None:
        known = [location.id for location in locations_of(all_boards)]
        self.layout: Final = [list(row) for row in layout]
        self.boards: Final = [board for row in layout for board in row]
        self.places: list[Location] = []
        self.spots: list[Spot] = []
        self.stack_sizes: list[int] = []
        self.stack_homes: list[str] = []  # the location or panel each stack lies on
        self.stacks_at: list[list[int]] = []  # by place
        for line, row in enumerate(layout):
            for position, board in enumerate(row):
                for location in BOARDS[board].locations:
                    self._add_place(location, position * COLUMNS, line * ROWS)
                panel = BOARDS[board].panel
                if panel is not None:
                    self._add_stacks(BOARDS[board].panel_id, panel.stacks)
        self.size: Final[i64] = len(self.places)
        self.numbers: Final = [known.index(place.id) for place in self.places]
        self.place_of: Final = [NOT_IN_PLAY] * len(known)  # by number
        for place, number in enumerate(self.numbers):
            self.place_of[number] = place
        self.forts: Final = self._of_kind(FORT)
        self.markets: Final = self._of_kind(MARKET)
        self.fort_at: Final = self._positions(self.forts)  # by place: which fort it is, from 0
        self.market_at: Final = self._positions(self.markets)
        self.always: Final = [p for p, place in enumerate(self.places) if place.explore == ALWAYS]
        self.players_2_3: Final = [p for p, place in enumerate(self.places) if place.explore == PLAYERS_2_3]

    def _add_place(self, location: Location, x: int, y: int) -> None:
        self.places.append(location)
        self.spots.append(Spot(x + location.column, y + location.row))
        self.stacks_at.append(self._add_stacks(location.id, location.stacks))

    def _add_stacks(self, home: str, sizes: Sequence[int]) -> list[int]:
        first = len(self.stack_sizes)
        self.stack_sizes += sizes
        self.stack_homes += [home] * len(sizes)
        return list(range(first, len(self.stack_sizes)))

    def _of_kind(self, kind: int) -> list[int]:
        """The places of a kind from left to right."""
        found = [place for place in range(len(self.places)) if self.places[place].kind == kind]
        return sorted(found, key=self._from_left)

    def _from_left(self, place: int) -> int:
        return self.spots[place].x

    def _positions(self, places: list[int]) -> list[int]:
        return [places.index(place) if place in places else NOWHERE for place in range(len(self.places))]

    def stacks_on(self, board: str) -> list[int]:
        """The stacks that lie on a board's panel."""
        home = BOARDS[board].panel_id
        return [stack for stack in range(len(self.stack_homes)) if self.stack_homes[stack] == home]


EMPTY_COUNTRY: Final[Country] = Country([], [])
