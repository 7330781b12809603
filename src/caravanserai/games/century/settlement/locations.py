"""Locations: where settlers work, and what they do there (NW-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import NO_CUBES, bag, counts
from caravanserai.games.century.settlement.provenance import action_source, settlers_source

if TYPE_CHECKING:
    from caravanserai.games.century.settlement.shapes import LocationPart

FORT: Final = 0
PRODUCTION: Final = 1
UPGRADE: Final = 2
TRADE: Final = 3
TRADE_AGAIN: Final = 4  # trade, then another turn (NW-49)
REFRESH_FORTS: Final = 5  # new point cards, then another turn (NW-50)
MARKET: Final = 6
REFRESH_MARKET: Final = 7  # new trade cards, then another turn (E1-19)
REARRANGE: Final = 8
SHIP_MOVE: Final = 9
SHIP_TRADE: Final = 10
OUTPOST_TRADE: Final = 11
KIND_NAMES: Final = (
    "fort",
    "production",
    "upgrade",
    "trade",
    "trade_again",
    "refresh_forts",
    "market",
    "refresh_market",
    "rearrange",
    "ship_move",
    "ship_trade",
    "outpost_trade",
)
AGAIN_KINDS: Final = (TRADE_AGAIN, REFRESH_FORTS, REFRESH_MARKET)

NATIVE: Final = "native"
TOOLS: Final = "tools"

OPEN: Final = 0
ALWAYS: Final = 1  # covered by an exploration tile at the start (NW-14)
PLAYERS_2_3: Final = 2  # covered with two or three players (NW-15)
EXPLORE_NAMES: Final = ("never", "always", "players_2_3")

ANY_STEPS: Final = 0  # a ship moves to any other tile (E2-16)


class Location:
    """One location: its cell on the board, its kind, the settlers it asks for, and what its kind needs to know.

    `give` and `take` are the cubes of trades, `take` those of production; `steps` are upgrades or a ship's steps.
    """

    def __init__(
        self,
        cell: tuple[int, int],
        kind: int,
        settlers: int,
        mark: str = "",
        explore: int = OPEN,
        give: int = NO_CUBES,
        take: int = NO_CUBES,
        steps: int = 0,
        stacks: Sequence[int] = (),
    ) -> None:
        self.row: Final = cell[0]
        self.column: Final = cell[1]
        self.kind: Final[i64] = kind
        self.settlers: Final[i64] = settlers
        self.native: Final = mark == NATIVE
        self.tools: Final = mark == TOOLS
        self.explore: Final = explore
        self.give: Final[i64] = give
        self.take: Final[i64] = take
        self.steps: Final[i64] = steps
        self.stacks: Final = tuple(stacks)  # how many bonus tiles each stack here begins with
        self.again: Final = kind in AGAIN_KINDS  # whether another turn follows (NW-51)
        self.id = ""  # the board gives it: `A1.3`
        self.board = ""

    def to_json(self) -> LocationPart:
        return {
            "id": self.id,
            "board": self.board,
            "row": self.row,
            "column": self.column,
            "kind": KIND_NAMES[self.kind],
            "settlers": int(self.settlers),
            "native": self.native,
            "tools": self.tools,
            "explore": EXPLORE_NAMES[self.explore],
            "give": counts(self.give),
            "take": counts(self.take),
            "steps": int(self.steps),
            "stacks": list(self.stacks),
            "another_turn": self.again,
            "settlers_source": settlers_source(self.board, KIND_NAMES[self.kind]),
            "source": action_source(self.id),
        }


def fort(cell: tuple[int, int], settlers: int, stacks: Sequence[int] = ()) -> Location:
    """A fort: the point card above it, and bonus tiles where it has stacks (NW-33)."""
    return Location(cell, FORT, settlers, stacks=stacks)


def production(
    cell: tuple[int, int], settlers: int, take: Sequence[int], mark: str = "", explore: int = OPEN
) -> Location:
    """Take these cubes (NW-29)."""
    return Location(cell, PRODUCTION, settlers, mark, explore, take=bag(take))


def upgrading(cell: tuple[int, int], settlers: int, steps: int, mark: str = "", explore: int = OPEN) -> Location:
    """Upgrade up to this often (NW-30)."""
    return Location(cell, UPGRADE, settlers, mark, explore, steps=steps)


def trade(
    cell: tuple[int, int],
    settlers: int,
    give: Sequence[int],
    take: Sequence[int],
    mark: str = "",
    explore: int = OPEN,
    again: bool = False,
) -> Location:
    """Give and take, as often as wanted (NW-31); `again` brings another turn (NW-49)."""
    kind = TRADE_AGAIN if again else TRADE
    return Location(cell, kind, settlers, mark, explore, give=bag(give), take=bag(take))


def market(cell: tuple[int, int], settlers: int, mark: str = "") -> Location:
    """A trade card lies under it (E1-12)."""
    return Location(cell, MARKET, settlers, mark)


def ship_move(cell: tuple[int, int], settlers: int, steps: int, mark: str = "", explore: int = OPEN) -> Location:
    """The ship makes so many steps, or with ANY_STEPS goes anywhere (E2-14 to E2-16)."""
    return Location(cell, SHIP_MOVE, settlers, mark, explore, steps=steps)
