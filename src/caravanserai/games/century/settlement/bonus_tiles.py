"""The bonus tiles of A New World and what they pay at the end (NW-58 to NW-61, E1-34). Facts only.

The numbers of tiles and their kinds are stated; which symbols are how often on them is reconstructed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import Chance
from caravanserai.games.century.settlement.point_cards import EXPLORATION, NATIVE, SETTLER, SYMBOLS, TOOLS

if TYPE_CHECKING:
    from caravanserai.games.century.settlement.shapes import SettlementTilePart

PER_SYMBOL: Final = 0
PER_PAIR: Final = 1
SETTLER_PAIRS: Final = 2
FLAT: Final = 3
TRADE_CARDS: Final = 4
KIND_NAMES: Final = ("per_symbol", "per_pair", "settler_pairs", "flat", "trade_cards")

UNMARKED: Final = 0
MARK_I: Final = 1  # only where there are trade cards (E1-4)
MARK_III: Final = 3  # only in part III (E3-4)
MARK_NAMES: Final[dict[int, str]] = {UNMARKED: "none", MARK_I: "I", MARK_III: "III"}

CARDS_PER_SET: Final = 2  # trade cards that a tile marked I pays for at a time
SETTLERS_PER_PAIR: Final = 2


class BonusTile:
    """A tile that pays at the end: `points` each time for what its kind and symbols name."""

    def __init__(self, kind: int, points: int, first: int = 0, second: int = 0, mark: int = UNMARKED) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.first: Final = first  # symbols, where the kind has any
        self.second: Final = second
        self.mark: Final = mark

    @property
    def symbols(self) -> list[str]:
        """The symbols on the tile."""
        if self.kind == PER_SYMBOL:
            return [SYMBOLS[self.first]]
        return [SYMBOLS[self.first], SYMBOLS[self.second]] if self.kind == PER_PAIR else []

    def to_json(self) -> SettlementTilePart:
        return {
            "kind": KIND_NAMES[self.kind],
            "symbols": self.symbols,
            "points": self.points,
            "mark": MARK_NAMES[self.mark],
            "source": "reconstructed",
        }


def _each(symbol: int) -> BonusTile:
    return BonusTile(PER_SYMBOL, 2, symbol)


def _pair(first: int, second: int, mark: int = UNMARKED) -> BonusTile:
    return BonusTile(PER_PAIR, 3, first, second, mark)


BONUS_TILES: Final[list[BonusTile]] = [
    _each(NATIVE),
    _each(TOOLS),
    _each(SETTLER),
    _each(EXPLORATION),
    _pair(NATIVE, TOOLS),
    _pair(NATIVE, SETTLER),
    _pair(NATIVE, EXPLORATION),
    _pair(TOOLS, SETTLER),
    _pair(TOOLS, EXPLORATION),
    _pair(SETTLER, EXPLORATION),
    _pair(NATIVE, TOOLS),
    _pair(TOOLS, SETTLER),
    _pair(SETTLER, EXPLORATION),
    _pair(NATIVE, EXPLORATION),
    BonusTile(SETTLER_PAIRS, 1),
    BonusTile(SETTLER_PAIRS, 1),
    BonusTile(FLAT, 3),
    BonusTile(TRADE_CARDS, 2, mark=MARK_I),
    BonusTile(TRADE_CARDS, 2, mark=MARK_I),
    BonusTile(TRADE_CARDS, 2, mark=MARK_I),
    _pair(NATIVE, SETTLER, MARK_III),
    _pair(TOOLS, EXPLORATION, MARK_III),
    BonusTile(SETTLER_PAIRS, 1, mark=MARK_III),
    BonusTile(SETTLER_PAIRS, 1, mark=MARK_III),
    BonusTile(FLAT, 3, mark=MARK_III),
]


def bonus_pile(marks: tuple[int, ...], chance: Chance) -> list[int]:
    """The tiles with one of these marks, shuffled (NW-13, E1-4)."""
    pile = [number for number, tile in enumerate(BONUS_TILES) if tile.mark in marks]
    chance.shuffle(pile)
    return pile
