"""Positions with ships for tests of From East to West II and III. See `land.py` of A New World for the other words.

Spaces go by their numbers in moves: on the default island 7 is the sea, 3 4 6 8 10 11 the ring around it, and 1 2 5 9
12 13 lie outside. `ISLAND` says which markets lie there in these tests, each named by its exchange.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from caravanserai.core.moves import Move
from caravanserai.games.century.caravan.card_sets import listed, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts, one
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, MARKETS, SYMBOL_OF
from tests.games.new_world import land
from tests.games.new_world.land import Pioneer, Position, Rivals
from tests.games.new_world.page import what_it_does
from tests.games.playing import play_on

SEA: Final = 7
RING: Final = {3, 4, 6, 8, 10, 11}
OUTER: Final = {1, 2, 5, 9, 12, 13}
FORTS: Final = ("work A2.1", "work A2.2", "work B2.1", "work B2.2")
TILE: Final = {tile.id: number for number, tile in enumerate(MARKETS)}
# ginger r-yyy rr-yyyg g-yyyyr, chili yy-rr g-rr b-rrr, tea yy-g rr-gg b-yrg, cloves yyy-b gg-bb yr-b
ISLAND: Final = "g-rr rr-yyyg yyy-b yy-g yr-b yy-rr sea r-yyy b-yrg gg-bb rr-gg b-rrr g-yyyyr"

SAILING: Final = {0: "move the ship to any tile", 1: "move the ship 1 step", 2: "move the ship 2 steps"}
WITH_SHIPS: Final = {
    "fort": "fort",
    "ship_trade": "trade under the ship (E2-27)",
    "outpost_trade": "trade at an outpost (E2-28)",
}

Table = TypeVar("Table", bound=CubeTable)


@dataclass(frozen=True)
class Sailor(Pioneer):
    """A pioneer with a ship on a space, and with outposts on some: `3 4 12`."""

    ship: int = SEA
    outposts: str = ""

    def settle(self, table: CubeTable, seat: int) -> None:
        super().settle(table, seat)
        captain = table.islands.captains[seat]
        captain.ship = self.ship - 1
        captain.outposts = captain.built = 0
        for space in map(int, self.outposts.split()):
            captain.outposts = with_card(captain.outposts, space - 1)
            captain.built += one(SYMBOL_OF[table.islands.tiles[space - 1]])


def lay_out(table: CubeTable, own: Pioneer | None, rivals: Rivals, position: Position) -> None:
    """Lay the tiles of `ISLAND` and begin a turn with all that a position names."""
    table.islands.tiles = [TILE.get(name, FIRST_SEA) for name in ISLAND.split()]
    everybody: dict[int, Pioneer] = {seat: Sailor() for seat in range(table.players)}
    land.lay_out(table, own or Sailor(), everybody | dict(rivals or {}), position)


def ship(table: CubeTable, seat: int = 0) -> int:
    """The space where a ship lies."""
    return int(table.islands.captains[seat].ship) + 1


def outposts(table: CubeTable, seat: int = 0) -> set[int]:
    return {space + 1 for space in listed(table.islands.captains[seat].outposts)}


def built(table: CubeTable, seat: int = 0) -> list[int]:
    """How many outposts are gone from each row of a board: ginger, chili, tea, cloves."""
    return counts(table.islands.captains[seat].built)


def deed(location: Mapping[str, Any]) -> str:
    """A location in the words of the rules page."""
    if location["kind"] == "ship_move":
        return SAILING[location["steps"]]
    return WITH_SHIPS[location["kind"]] if location["kind"] in WITH_SHIPS else what_it_does(location)


def wander(state: Table, seed: int, most: int = 3000, claim: float = 0.7) -> Iterator[Table]:
    """Play on at random for so many moves, or to the end; give the table before every move.

    Whoever can claim a card does so with the chance `claim`; with a small one games are long and full of voyages.
    """

    def choose(dice: random.Random, moves: list[Move]) -> Move:
        forts = [move for move in moves if str(move) in FORTS]
        if forts and dice.random() < claim:
            return dice.choice(forts)
        useful = [move for move in moves if move.kind not in ("work", "done", "rest")]
        others = [move for move in moves if move not in forts]
        return dice.choice(useful if useful and dice.random() < 0.7 else others)

    return play_on(state, seed, most, choose)
