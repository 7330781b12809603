"""The end of a game of Dunhuang: all hands, good by good, with what was kept and what was thrown away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.output import plain_table

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.dunhuang.board import DunhuangBoard

STYLES = {"kept": "bold green", "capped": "bold yellow", "lost": "dim"}


def final_hands(board: DunhuangBoard, look: Look) -> RenderableType:
    """Hands with their fate (DH-89 to DH-91); after an instant victory they are only shown."""
    at_once = look.view["won_at_once"]
    table = plain_table(board.word("goods"), *look.names)
    seen: dict[str, Text] = {}
    for row in look.view["final"]:
        cells = []
        for seat, trader in enumerate(look.view["traders"]):
            cell = Text(str(trader["hand"][row["good"]] or ""))
            if trader["hand"][row["good"]] and not at_once:
                fate = _fate(row, seat)
                sign = _sign(fate, row["good"] + 1)
                seen.setdefault(fate, sign)
                cell.append(" ").append_text(_padded(sign))
            elif not at_once:
                cell.append(" " * 5)
            cells.append(cell)
        table.add_row(board.symbols.good(row["good"]), *cells)
    parts: list[RenderableType] = [Text(board.word("final-hands"), "bold"), table, Text()]
    if seen:
        parts += [_legend(board, seen), Text()]
    if _tied(look.view) and not at_once:
        coins = ", ".join(f"{look.names[seat]} {look.view['traders'][seat]['coins']}" for seat in _best(look.view))
        parts += [Text(f"{board.word('final-tie')}: {coins}."), Text()]
    return Group(*parts)


def _fate(row: Mapping[str, Any], seat: int) -> str:
    if seat in row["kept"]:
        return "kept"
    return "capped" if seat in row["leaders"] else "lost"


def _sign(fate: str, number: int) -> Text:
    signs = {"kept": f"+{number}", "capped": f"({number})", "lost": "–"}
    return Text(signs[fate], STYLES[fate])


def _padded(sign: Text) -> Text:
    return Text(" " * (4 - sign.cell_len)).append_text(sign)


def _legend(board: DunhuangBoard, seen: Mapping[str, Text]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for fate in STYLES:
        if fate in seen:
            grid.add_row(seen[fate], board.word(f"final-{fate}"))
    return grid


def _best(view: Mapping[str, Any]) -> list[int]:
    """The seats with the highest score."""
    return [seat for seat, score in enumerate(view["scores"]) if score == max(view["scores"])]


def _tied(view: Mapping[str, Any]) -> bool:
    return len(_best(view)) > 1
