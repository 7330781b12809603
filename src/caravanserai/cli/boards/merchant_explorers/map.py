"""A province as characters: every hex is two lines high, and even columns lie a line lower (ME-3).

The first line of a hex tells its terrain and what is printed there, the second one what stands on it, or the number of
the choice it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from caravanserai.cli.boards.merchant_explorers.symbols import GROUNDS, LIT, PIECE, TERRAIN_SIGNS
from caravanserai.games.merchant_explorers.maps.terrain import ROWS

if TYPE_CHECKING:
    from caravanserai.cli.boards.merchant_explorers.symbols import MerchantExplorersSymbols

WIDTH: Final = 80
MARGIN: Final = 3  # for the numbers of the rows
NARROW: Final = 3
WIDE: Final = 4

Cell = tuple[str, str]  # characters and their style


class Sheet:
    """The map of one guild, to be drawn: what is printed, what stands there, and what can be chosen."""

    def __init__(
        self,
        draw: MerchantExplorersSymbols,
        province: str,
        guild: Mapping[str, Any],
        choices: Mapping[int, int] | None = None,
    ) -> None:
        self.draw: Final = draw
        self.map: Final[Mapping[str, Any]] = draw.things["maps"][province]
        self.guild: Final = guild
        self.choices: Final = choices or {}
        action = guild["action"]
        self.placed: Final[Sequence[int]] = action["placed"] if action else []
        cells = [hex["cell"] for hex in self.map["hexes"]] + [hex["cell"] for hex in self.map["blocked"]]
        self.columns: Final = max(cells) // ROWS + 1
        self.rows: Final = max(cell % ROWS for cell in cells) + 1
        self.pitch: Final = WIDE if self.columns * WIDE + MARGIN <= WIDTH else NARROW

    def drawn(self) -> Text:
        """The whole map with the numbers of columns and rows."""
        empty = (" " * self.pitch, "")
        lines = [[empty] * self.columns for _ in range(2 * self.rows + 1)]
        for hex in self.map["hexes"]:
            self._put(lines, hex["cell"], GROUNDS[hex["terrain"]], self._printed(hex), self._standing(hex["cell"]))
        for hex in self.map["blocked"]:
            closed = self.draw.signs["blocked"] * self.pitch
            self._put(lines, hex["cell"], GROUNDS["blocked"], closed, (closed, ""))
        text = self._columns(1).append("\n").append_text(self._columns(0))
        while lines[-1] == [empty] * self.columns:
            lines.pop()
        for number, line in enumerate(lines):
            row = f"{number // 2:02d}" if number % 2 == 0 else ""
            text.append("\n").append(row.ljust(MARGIN), "dim")
            for characters, style in line:
                text.append(characters, style)
        return text

    def _put(self, lines: list[list[Cell]], cell: int, ground: str, first: str, second: Cell) -> None:
        column, row = divmod(cell, ROWS)
        top = 2 * row + (column + 1) % 2
        standing, style = second
        lines[top][column] = (first.ljust(self.pitch), ground)
        lines[top + 1][column] = (standing.ljust(self.pitch), style or ground)

    def _columns(self, odd: int) -> Text:
        """The numbers of every other column: the odd ones stand higher, as their hexes do."""
        numbers = [f"{column:02d}" if column % 2 == odd else "" for column in range(self.columns)]
        return Text(" " * MARGIN + "".join(number.ljust(self.pitch) for number in numbers).rstrip(), "dim")

    def _printed(self, hex: Mapping[str, Any]) -> str:
        """The terrain, and the value or mark of what is there; a post or token shows instead of the sign itself."""
        signs, cell, kind = self.draw.signs, hex["cell"], hex["kind"]
        ground = TERRAIN_SIGNS[hex["terrain"]]
        if kind == "capital":
            return signs["capital"] * NARROW
        if kind == "tower":
            return ground + signs["tower_hex"]
        if kind == "blank":
            return ground
        sign = signs[kind]
        if cell in self.guild["posts"]:
            sign = signs["post"]
        if cell in self.guild["tokens"]:
            sign = signs["token"]
        mark = hex["mark"] or ""
        return ground + sign + (signs.get(mark, mark) if kind == "ruin" else str(hex["value"]))

    def _standing(self, cell: int) -> Cell:
        signs = self.draw.signs
        if cell in self.choices:
            return f"{signs['lit']}{self.choices[cell]}"[-NARROW:].ljust(NARROW), LIT
        for piece in ("village", "tower"):
            if cell in self.guild[f"{piece}s"]:
                return f" {signs[piece]}", PIECE
        if cell in self.guild["explorers"]:
            order = str(self.placed.index(cell) + 1) if cell in self.placed else ""
            return f" {signs['explorer']}{order}"[-NARROW:], PIECE
        return "", ""
