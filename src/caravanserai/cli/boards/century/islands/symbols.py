"""How the things of the games of ships are drawn: spaces by their number, market symbols as spices, VP tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.boards.century.symbols import COLOURS, LETTERS, CenturySymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

COLOUR_NAMES: Final = ("yellow", "red", "green", "brown")
SPACE: Final = "#"
SEA_SIGNS: Final = {"reach": "▸", "ship": "»", "outpost": "⌂", "to": "→"}
PLAIN_SEA_SIGNS: Final = {"reach": "*", "ship": "S", "outpost": "o", "to": ">"}  # one letter each, for the map


class SeaSymbols(CenturySymbols):
    """Cubes, cards, and what lies on the sea. Spaces are drawn as moves name them, which is right on every map."""

    def __init__(self, game: Game, texts: Texts, unicode: bool) -> None:
        super().__init__(game, texts, unicode)
        self.game: Final = game.id
        self.sea_signs: Final[Mapping[str, str]] = SEA_SIGNS if unicode else PLAIN_SEA_SIGNS

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        if name == "space":
            return Text(f"{SPACE}{numbers[0]}", "bold")
        if name == "symbol":
            return Text(self.texts.say(f"{self.game}-spice-{COLOUR_NAMES[numbers[0]]}"), COLOURS[numbers[0]])
        if name == "demand":
            return self.demand(numbers[0])
        return super().draw(name, numbers)

    def move_text(self, typed: str) -> str:
        return super().move_text(typed.replace(SPACE, ""))

    def market(self, space: int, symbol: int, sign: str = SPACE, style: str = "bold") -> Text:
        """The number of a market and the letter of its symbol, `#12y`."""
        return Text().append(f"{sign}{space}", style).append(LETTERS[symbol].lower(), COLOURS[symbol])

    def demand(self, number: int) -> Text:
        """A VP tile as its cost and its points."""
        tile = self.things["demands"][number]
        text = self.cubes(tile["cost"]).append(self.signs["to"], "dim")
        return text.append(f"{tile['points']}{self.signs['star']}", "bold")

    def built(self, numbers: Sequence[int]) -> Text:
        """How many outposts of each symbol are built, `Y1 R0 G2 B1`."""
        parts = [Text(f"{LETTERS[row]}{number}", COLOURS[row]) for row, number in enumerate(numbers)]
        return Text(" ").join(parts)

    def tiles(self, bonus: Mapping[str, Sequence[int]]) -> Text:
        """Bonus tiles in words: points for each VP tile, and the other kinds with their number."""
        parts = []
        for kind, points in bonus.items():
            if points:
                word = self.texts.say(f"{self.game}-bonus-{kind}").replace(" ", "\u00a0")
                more = "\u00a0".join(map(str, points)) if kind == "vp" else f"×{len(points)}"
                parts.append(Text(f"{word}\u00a0{more}"))
        return Text(", ").join(parts) or Text("–", "dim")
