"""The tiles the sea is laid out with: markets, open sea and ports. Facts only; totals are checked by the tests.

Tile numbers: the 24 markets, then the four sea tiles, then the four ports. A market's symbol is the number of the
colour it is named after, so yellow is ginger, red chili, green tea, brown cloves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.market.trade_cards import spelled

if TYPE_CHECKING:
    from caravanserai.games.century.islands.shapes import MarketTilePart, SpaceKind

SYMBOLS: Final = ("ginger", "chili", "tea", "cloves")
GINGER: Final = 0
CHILI: Final = 1
TEA: Final = 2
CLOVES: Final = 3


class MarketTile:
    """A market: the symbol of its row on the player boards, and its exchange.

    Two tiles are printed otherwise in the one list known to us than on the Spice Road card next to them; `disputed`
    holds that card's exchange, and the option `market_disputed` tells which one counts.
    """

    def __init__(
        self,
        symbol: int,
        give: Sequence[int],
        take: Sequence[int],
        disputed: tuple[Sequence[int], Sequence[int]] | None = None,
    ) -> None:
        self.id: Final = f"{spelled(give)}-{spelled(take)}"  # its name in maps: `yyy-b`
        self.symbol: Final[i64] = symbol
        self.give: Final[i64] = bag(give)
        self.take: Final[i64] = bag(take)
        other_give, other_take = disputed if disputed is not None else (give, take)
        self.other_give: Final[i64] = bag(other_give)
        self.other_take: Final[i64] = bag(other_take)

    def to_json(self) -> MarketTilePart:
        return {
            "id": self.id,
            "symbol": int(self.symbol),
            "give": counts(self.give),
            "take": counts(self.take),
            "disputed": [counts(self.other_give), counts(self.other_take)],
        }


MARKETS: Final[list[MarketTile]] = [
    MarketTile(GINGER, (0, 0, 1, 0), (4, 1, 0, 0)),
    MarketTile(GINGER, (0, 0, 0, 1), (3, 2, 0, 0), disputed=((0, 0, 0, 1), (2, 2, 0, 0))),
    MarketTile(GINGER, (0, 0, 0, 1), (3, 0, 1, 0)),
    MarketTile(GINGER, (0, 2, 0, 0), (3, 0, 1, 0)),
    MarketTile(GINGER, (0, 1, 0, 0), (3, 0, 0, 0)),
    MarketTile(GINGER, (0, 2, 0, 0), (2, 0, 0, 1)),
    MarketTile(CHILI, (0, 0, 2, 0), (0, 2, 0, 1)),
    MarketTile(CHILI, (0, 0, 1, 0), (0, 2, 0, 0)),
    MarketTile(CHILI, (0, 0, 0, 1), (0, 3, 0, 0)),
    MarketTile(CHILI, (2, 0, 0, 0), (0, 2, 0, 0)),
    MarketTile(CHILI, (0, 0, 0, 2), (0, 3, 2, 0)),
    MarketTile(CHILI, (3, 0, 0, 0), (0, 1, 1, 0)),
    MarketTile(TEA, (0, 0, 0, 1), (1, 1, 1, 0)),
    MarketTile(TEA, (4, 0, 0, 0), (0, 0, 1, 1)),
    MarketTile(TEA, (5, 0, 0, 0), (0, 0, 3, 0)),
    MarketTile(TEA, (0, 2, 0, 0), (0, 0, 2, 0)),
    MarketTile(TEA, (0, 0, 0, 1), (0, 0, 2, 0)),
    MarketTile(TEA, (2, 0, 0, 0), (0, 0, 1, 0)),
    MarketTile(CLOVES, (5, 0, 0, 0), (0, 0, 0, 2)),
    MarketTile(CLOVES, (1, 1, 0, 0), (0, 0, 0, 1)),
    MarketTile(CLOVES, (0, 0, 2, 0), (0, 0, 0, 2)),
    MarketTile(CLOVES, (1, 1, 1, 0), (0, 0, 0, 2), disputed=((2, 0, 1, 0), (0, 0, 0, 2))),
    MarketTile(CLOVES, (3, 0, 0, 0), (0, 0, 0, 1)),
    MarketTile(CLOVES, (0, 3, 0, 0), (0, 0, 0, 2)),
]
FIRST_SEA: Final = 24
FIRST_PORT: Final = 28
TILES: Final = 32

SYMBOL_OF: Final[list[int]] = [int(tile.symbol) for tile in MARKETS]
GIVE: Final[list[int]] = [int(tile.give) for tile in MARKETS]
TAKE: Final[list[int]] = [int(tile.take) for tile in MARKETS]
DISPUTED_GIVE: Final[list[int]] = [int(tile.other_give) for tile in MARKETS]
DISPUTED_TAKE: Final[list[int]] = [int(tile.other_take) for tile in MARKETS]


def is_market(tile: i64) -> bool:
    return tile < FIRST_SEA


def kind_of(tile: int) -> SpaceKind:
    """What a tile is, as maps and views name it."""
    if tile < FIRST_SEA:
        return "market"
    return "sea" if tile < FIRST_PORT else "port"


def tile_name(tile: int) -> str:
    """A name for every tile, for counting them."""
    return f"{kind_of(tile)} {MARKETS[tile].id if tile < FIRST_SEA else tile}"
