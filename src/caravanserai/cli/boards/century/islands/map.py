"""The sea as characters: columns of hexes, each a few lines high, and every other column half a hex lower.

A map of few columns has its exchanges on one line, one of many has them on two; a very long one is drawn in parts, one
below the other.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from caravanserai.cli.boards.century.islands.symbols import SPACE
from caravanserai.cli.boards.century.symbols import COLOURS, LETTERS

if TYPE_CHECKING:
    from caravanserai.cli.boards.century.islands.symbols import SeaSymbols

WIDTH: Final = 80
WIDEST: Final = 14
WIDE: Final = 10  # an exchange fits on one line, with a gap after it
NARROW: Final = 7  # one side of an exchange fits
CLOSED: Final = "×××"
LIT: Final = "bold bright_cyan"
WATER: Final = "#4a90c2"


class SeaMap:
    """The map to be drawn: tiles, ships, outposts and loose cubes, with marks where the ship can go."""

    def __init__(self, draw: SeaSymbols, view: Mapping[str, Any], reach: Collection[int]) -> None:
        self.draw: Final = draw
        self.spaces: Final[Sequence[Mapping[str, Any]]] = view["spaces"]
        self.ports: Final[Mapping[int, Mapping[str, Any]]] = {port["space"]: port for port in view["ports"]}
        self.reach: Final = reach
        self.first: Final[int] = min(space["q"] for space in self.spaces)
        self.columns: Final = max(space["q"] for space in self.spaces) - self.first + 1
        across = WIDTH // self.columns
        self.wide: Final = across >= WIDE
        self.width: Final = min(WIDEST, across) if self.wide else NARROW
        self.height: Final = 4 if self.wide else 6

    def drawn(self) -> Text:
        """The whole map."""
        part = WIDTH // self.width
        return Text("\n\n").join(self._part(start, start + part) for start in range(0, self.columns, part))

    def _part(self, start: int, end: int) -> Text:
        """The columns from one number up to another."""
        spaces = [space for space in self.spaces if start <= space["q"] - self.first < end]
        highest = min(self._top(space) for space in spaces)
        lines: dict[int, dict[int, Text]] = {}
        for space in spaces:
            for number, line in enumerate(self._hex(space), self._top(space) - highest):
                lines.setdefault(number, {})[space["q"] - self.first - start] = line
        drawn = [self._line(lines.get(number, {})) for number in range(max(lines) + 1)]
        while not drawn[-1]:
            drawn.pop()
        return Text("\n").join(drawn)

    def _top(self, space: Mapping[str, Any]) -> int:
        top: int = self.height * space["r"] + self.height // 2 * space["q"]
        return top

    def _line(self, cells: Mapping[int, Text]) -> Text:
        text = Text(no_wrap=True)
        for column in range(max(cells, default=-1) + 1):
            cell = cells.get(column, Text())
            text.append_text(cell).append(" " * (self.width - cell.cell_len))
        text.rstrip()
        return text

    def _hex(self, space: Mapping[str, Any]) -> list[Text]:
        title, ships = self._title(space), self._seats("ship", space["ships"])
        left, right = self._asked(space)
        outposts, loose = self._seats("outpost", space["outposts"]), self._loose(space["cubes"])
        if self.wide:
            return [title.append_text(ships), left.append_text(right), outposts, loose]
        return [title, left, right, ships, outposts, loose]

    def _title(self, space: Mapping[str, Any]) -> Text:
        """The number, with a mark where the ship can go, and the letter of a market's symbol."""
        lit = space["space"] in self.reach
        sign, style = (self.draw.sea_signs["reach"], LIT) if lit else (SPACE, "bold")
        if space["market"] is not None:
            return self.draw.market(space["space"], space["market"]["symbol"], sign, style)
        return Text().append(f"{sign}{space['space']}", style)

    def _asked(self, space: Mapping[str, Any]) -> tuple[Text, Text]:
        """The exchange of a market, or what a port wants and pays."""
        to = Text().append(self.draw.sea_signs["to"], "dim")
        if space["market"] is not None:
            return self.draw.cubes(space["market"]["give"]), to + self.draw.cubes(space["market"]["take"])
        if space["kind"] == "sea":
            return Text(f"~{self.draw.texts.say('century-sea')}~", WATER), Text()
        port = self.ports[space["space"]]
        if port["cost"] is None:
            return Text(self.draw.texts.say("century-port-closed") if self.wide else CLOSED, "dim"), Text()
        return self.draw.cubes(port["cost"]), to.append(str(port["points"]), "bold")

    def _seats(self, sign: str, seats: Sequence[int]) -> Text:
        numbers = "".join(str(seat + 1) for seat in seats)
        return Text(f"{self.draw.sea_signs[sign]}{numbers}" if seats else "", "bold")

    def _loose(self, cubes: Sequence[int]) -> Text:
        """Cubes that lie there, one by one, else as numbers, or at least how many, as far as there is room."""
        if not sum(cubes):
            return Text()
        text = Text("+").append_text(self.draw.cubes(cubes))
        if text.cell_len < self.width:
            return text
        text = Text("+")
        for letter, colour, number in zip(LETTERS, COLOURS, cubes, strict=True):
            if number:
                text.append(f"{number}{letter}", colour)
        return text if text.cell_len < self.width else Text(f"+{sum(cubes)}")
