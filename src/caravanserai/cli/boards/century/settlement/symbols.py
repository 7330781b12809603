"""How locations, symbols, settlers and tiles of the settlement games are drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from caravanserai.cli.boards.century.symbols import CenturySymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

MARKS: Final = "NTSX"  # native, tools, settler, exploration
MARK: Final = "bold #b07ad6"
STACK: Final = "#"
SETTLEMENT_SIGNS: Final = {
    "settler": "♙",
    "reach": "▸",
    "cover": "▒",
    "again": "↻",
    "swap": "⇄",
    "ship": "»",
    "card": "▭",
}
PLAIN_SETTLEMENT_SIGNS: Final = {
    "settler": "s",
    "reach": "*",
    "cover": "%",
    "again": "@",
    "swap": "<>",
    "ship": "S",
    "card": "c",
}
LOCATION: Final = re.compile(r"\b[a-h][12]\.\d\b")


class SettlementSymbols(CenturySymbols):
    """Cubes and cards, and what lies on the boards. Locations are drawn by their ids, as moves name them."""

    def __init__(self, game: Game, texts: Texts, unicode: bool) -> None:
        super().__init__(game, texts, unicode)
        self.marks: Final[Sequence[str]] = self.things["symbols"]
        self.own_signs: Final[Mapping[str, str]] = SETTLEMENT_SIGNS if unicode else PLAIN_SETTLEMENT_SIGNS

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        if name == "location":
            return Text(self.things["locations"][numbers[0]]["id"], "bold")
        if name == "bonus":
            return self.bonus_tile(numbers[0])
        if name == "exploration":
            return self.exploration_tile(numbers[0])
        return super().draw(name, numbers)

    def move_text(self, typed: str) -> str:
        text = super().move_text(typed.replace(STACK, ""))
        return LOCATION.sub(lambda found: found[0].upper(), text)

    def mark(self, symbol: str) -> Text:
        """One of the four symbols as a letter."""
        return Text(MARKS[self.marks.index(symbol)], MARK)

    def settlers(self, number: int, style: str = "bold") -> Text:
        """So many settlers, `♙3`."""
        return Text(f"{self.own_signs['settler']}{number}", style)

    def point_card(self, number: int) -> Text:
        card = self.things["point_cards"][number]
        text = super().point_card(number).append_text(self.mark(card["symbol"]))
        return text.append(str(card["settlers"]), MARK) if card["settlers"] else text

    def bonus_tile(self, number: int) -> Text:
        """A bonus tile as its points and what they are for, `3★/NT`."""
        tile = self.things["bonus_tiles"][number]
        text = Text(f"{tile['points']}{self.signs['star']}", "bold")
        if tile["kind"] == "settler_pairs":
            return text.append(f"/{self.own_signs['settler'] * 2}")
        if tile["kind"] == "trade_cards":
            return text.append(f"/{self.own_signs['card'] * 2}")
        if tile["symbols"]:
            text.append("/")
        for symbol in tile["symbols"]:
            text.append_text(self.mark(symbol))
        return text

    def exploration_tile(self, number: int) -> Text:
        """An exploration tile as what it brings."""
        tile = self.things["exploration_tiles"][number]
        if tile["kind"] == "cubes":
            return Text("+").append_text(self.cubes(tile["cubes"]))
        if tile["kind"] == "settler":
            return Text("+").append_text(self.settlers(tile["settlers"]))
        if tile["kind"] == "points":
            return Text(f"{tile['points']}{self.signs['star']}", "bold")
        return self.mark(tile["symbol"])

    def stack(self, stack: Mapping[str, Any]) -> Text:
        """A stack of bonus tiles: its number, the top tile, and how many there are."""
        text = Text(f"{STACK}{stack['stack']} ")
        if stack["tile"] is None:
            return text.append("–", "dim")
        return text.append_text(self.bonus_tile(stack["tile"])).append(f" ({stack['left']})", "dim")

    def counted_marks(self, numbers: Sequence[int]) -> Text:
        """How often somebody has each symbol, `N1 T0 S2 X0`."""
        return Text(" ").join(Text(f"{letter}{number}", MARK) for letter, number in zip(MARKS, numbers, strict=True))
