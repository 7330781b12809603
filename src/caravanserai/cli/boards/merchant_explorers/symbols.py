"""How the things of Merchant Explorers are drawn: cards by their names, hexes by column and row, signs on the map."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.symbols import GameSymbols
from caravanserai.core.game import Game
from caravanserai.core.options import Options
from caravanserai.games.merchant_explorers.maps.drawing import LETTERS
from caravanserai.games.merchant_explorers.maps.terrain import cell_name
from caravanserai.texts import Texts

SIGNS: Final = {
    "coin": "●",
    "city": "■",
    "post": "⚑",
    "ruin": "?",
    "token": "✓",
    "tower_hex": "T",
    "crystal": "◆",
    "capital": "@",
    "blocked": "▒",
    "explorer": "♙",
    "village": "⌂",
    "tower": "♜",
    "lit": "▸",
    "triangle": "△",
    "circle": "○",
    "square": "□",
    "done": "✓",
    "none": "·",
}
PLAIN_SIGNS: Final = {
    "coin": "c",
    "city": "C",
    "post": "P",
    "ruin": "?",
    "token": "+",
    "tower_hex": "T",
    "crystal": "X",
    "capital": "@",
    "blocked": "#",
    "explorer": "i",
    "village": "v",
    "tower": "t",
    "lit": ">",
    "triangle": "^",
    "circle": "o",
    "square": "#",
    "done": "+",
    "none": ".",
}
TERRAIN_SIGNS: Final = {"grassland": '"', "desert": ":", "mountain": "^", "sea": "~", "any": "*", "none": " "}
# Dark letters on middle tones, to be read on dark and on light; without colours the signs tell terrains apart.
GROUNDS: Final = {
    "grassland": "#101010 on #93b863",
    "desert": "#101010 on #dcc07a",
    "mountain": "#101010 on #b3a394",
    "sea": "#101010 on #86b4d0",
    "any": "#101010 on #d3b8dc",
    "none": "bold #101010 on #f2e6c8",
    "blocked": "#e8d8d0 on #5c3d38",
}
PIECE: Final = "bold #ffffff on #3a4550"  # so that chains of pieces stand out
LIT: Final = "bold #ffffff on #8a1f4b"
PLAIN_LETTERS: Final = {"“": '"', "”": '"', "’": "'", "×": "x"}
READINGS: Final = ("paths", "rows", "rays", "vases")  # options that texts of cards depend on
HEX: Final = re.compile(r"\b(\d{1,2})-(\d{1,2})\b")


class MerchantExplorersSymbols(GameSymbols):
    """Hexes, cards, treasures and objectives, each by its name."""

    def __init__(self, game: Game, texts: Texts, unicode: bool) -> None:
        super().__init__(game, texts, unicode, PLAIN_LETTERS)
        self.signs: Final = SIGNS if unicode else PLAIN_SIGNS

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        number = numbers[0] if numbers else 0
        if name == "hex":
            return Text(cell_name(number), "bold")
        if name == "cubes":  # every list of this game holds hexes
            return Text(", ").join(self.draw("hex", [cell]) for cell in numbers)
        if name == "ruin":
            return Text(LETTERS[number], "bold")
        if name == "investigate":
            return self.card(self.things["basic_cards"] + number - 1)
        if name == "play":
            return self.card(number)
        if name == "explore":
            return self.named("card", self.things["explore_cards"][number])
        if name == "treasure":
            return self.named("treasure", self.things["treasures"][number]["key"])
        if name == "objective":
            return self.named("objective", self.things["objectives"][number]["key"])
        return super().draw(name, numbers)

    def named(self, sort: str, key: str) -> Text:
        """A thing of some sort by its key."""
        return self.paint(self.word(f"{sort}-{key}"))

    def card(self, number: int) -> Text:
        """The name of a card to act on."""
        return self.named("card", self.things["cards"][number]["key"])

    def about(self, key: str, options: Options, sort: str = "card") -> Text:
        """A card with what it lets one do as this table plays it; of another sort, what it brings."""
        said = self.word(f"{sort}-{key}-about", **{name: str(options[name]) for name in READINGS})
        return self.named(sort, key).append(". ").append_text(self.paint(said))

    def move_text(self, typed: str) -> str:
        """Hexes may be typed without zeros, and a hex alone means to explore it."""
        text = HEX.sub(lambda found: f"{int(found[1]):02d}-{int(found[2]):02d}", super().move_text(typed))
        return f"explore {text}" if HEX.fullmatch(text) else text
