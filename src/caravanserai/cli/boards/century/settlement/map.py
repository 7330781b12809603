"""The location boards as characters: two beside each other in 80 columns, each two locations wide."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

if TYPE_CHECKING:
    from caravanserai.cli.boards.century.settlement.symbols import SettlementSymbols

CELL: Final = 20
BOARD_COLUMNS: Final = 2
BOARD_ROWS: Final = 3
BESIDE: Final = 2  # boards beside each other; further ones are drawn below
LIT: Final = "bold bright_cyan"
WORDS: Final = ("refresh_forts", "refresh_market", "ship_trade", "outpost_trade")  # kinds told in words


class SettlementMap:
    """The boards to be drawn: what locations do and ask for, who works there, tiles on them, and cards beside them."""

    def __init__(self, draw: SettlementSymbols, view: Mapping[str, Any], reach: Collection[int]) -> None:
        self.draw: Final = draw
        self.view: Final = view
        self.layout: Final[Sequence[Sequence[str]]] = view["layout"]
        self.cells: Final[dict[tuple[int, int], list[Text]]] = {}
        for here in view["locations"]:
            self.cells[here["x"], here["y"]] = self._location(here, here["location"] in reach)
        for panel in draw.things["panels"]:
            self._add_panel(panel)

    def drawn(self) -> Text:
        """All boards, row by row, and two by two where a row has more."""
        longest = max(len(row) for row in self.layout)
        parts = [
            self._boards(line, start, row[start : start + BESIDE])
            for start in range(0, longest, BESIDE)
            for line, row in enumerate(self.layout)
            if row[start : start + BESIDE]
        ]
        return Text("\n\n").join(parts)

    def _boards(self, line: int, start: int, boards: Sequence[str]) -> Text:
        rule = "─" if self.draw.unicode else "-"
        width = BOARD_COLUMNS * CELL
        heads = [f"{rule} {board} ".ljust(width - 1, rule) for board in boards]
        rows = [Text(" ".join(heads), "dim", no_wrap=True)]
        for row in range(1, BOARD_ROWS + 1):
            columns = range(start * BOARD_COLUMNS + 1, (start + len(boards)) * BOARD_COLUMNS + 1)
            cells = [self.cells.get((column, line * BOARD_ROWS + row), []) for column in columns]
            rows.append(_side_by_side(cells))
        return Text("\n").join(rows)

    def _location(self, here: Mapping[str, Any], lit: bool) -> list[Text]:
        lines = [self._does(here)]
        if here["kind"] == "market":
            lines += self._deal(here)
        if here["holder"] is not None:
            lines.append(Text(f"{here['holder'] + 1}:", "bold").append_text(self.draw.settlers(here["settlers"])))
        if here["tile"] is not None:
            cover = Text(f"{self.draw.own_signs['cover']} ", "dim")
            lines.append(cover.append_text(self.draw.exploration_tile(here["tile"])))
        return [self._title(here, lit), *_indented(lines + self._stacks(here["id"]))]

    def _title(self, here: Mapping[str, Any], lit: bool) -> Text:
        """The id, with a mark where one can work, the settlers it asks for, its symbols, and the cubes of tools."""
        text = Text(self.draw.own_signs["reach"], LIT) if lit else Text(" ")
        closed = here["price"] is None
        text.append(f"{here['id']} ", LIT if lit else "dim" if closed else "bold")
        text.append_text(self.draw.settlers(here["printed"] if closed else here["price"], "dim" if closed else ""))
        if here["native"]:
            text.append(" ").append_text(self.draw.mark("native"))
        if here["tools"]:
            text.append(" ").append_text(self.draw.mark("tools"))
            if here["tools_cubes"]:
                text.append("+").append_text(self.draw.cubes([0, here["tools_cubes"], 0, 0]))
        return text

    def _does(self, here: Mapping[str, Any]) -> Text:
        draw, kind = self.draw, here["kind"]
        if kind == "fort":
            point: int | None = self.view["point_row"][here["fort"] - 1]
            return Text("–", "dim") if point is None else draw.point_card(point)
        if kind == "market":
            card: int | None = self.view["trade_row"][here["market"] - 1]
            return Text("–", "dim") if card is None else draw.card(card)
        text = Text()
        if kind in WORDS:
            text.append(draw.texts.say(f"century-place-{kind}"))
        elif kind == "upgrade":
            text.append_text(draw.effects([{"kind": "upgrade", "amount": here["steps"]}]))
        elif kind == "ship_move":
            steps = str(here["steps"]) if here["steps"] else f" {draw.texts.say('century-place-ship_any')}"
            text.append(f"{draw.own_signs['ship']}{steps}", "bold")
        elif sum(here["give"]):
            text.append_text(draw.exchange(here["give"], here["take"]))
        else:
            text.append("+").append_text(draw.cubes(here["take"]))
        if kind == "rearrange":
            text.append(f" {draw.own_signs['swap']}", "bold")
        return text.append(f" {draw.own_signs['again']}", "bold") if here["another_turn"] else text

    def _deal(self, here: Mapping[str, Any]) -> list[Text]:
        """The deal on the card under a market, in brackets."""
        deal = self.view["deals"].get(str(self.view["trade_row"][here["market"] - 1]))
        if deal is None:
            return []
        return [Text("(", "dim").append_text(self.draw.draw("deal", [deal])).append(")", "dim")]

    def _stacks(self, home: str) -> list[Text]:
        return [self.draw.stack(stack) for stack in self.view["stacks"] if stack["home"] == home]

    def _add_panel(self, panel: Mapping[str, Any]) -> None:
        """The stacks of a panel, in order over its cells."""
        for line, row in enumerate(self.layout):
            if panel["board"] in row:
                left, top = row.index(panel["board"]) * BOARD_COLUMNS, line * BOARD_ROWS
                stacks = self._stacks(panel["id"])
                each = len(stacks) // len(panel["cells"])
                for number, (down, across) in enumerate(panel["cells"]):
                    self.cells[left + across, top + down] = _indented(stacks[number * each : (number + 1) * each])


def _indented(lines: Sequence[Text]) -> list[Text]:
    """Lines that begin under the id of a location."""
    return [Text(" ").append_text(line) for line in lines]


def _side_by_side(cells: Sequence[Sequence[Text]]) -> Text:
    """Cells as wide as a column."""
    lines = []
    for number in range(max(len(cell) for cell in cells)):
        line = Text(no_wrap=True)
        for cell in cells:
            here = cell[number] if number < len(cell) else Text()
            line.append_text(here).append(" " * (CELL - here.cell_len))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
