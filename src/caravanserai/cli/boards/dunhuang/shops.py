"""The shops of Dunhuang side by side: good by good, with the advantage tokens where they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from caravanserai.games.dunhuang.components import ALL_COINS, ALL_PRESTIGE

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.dunhuang.board import DunhuangBoard


def shops(board: DunhuangBoard, look: Look) -> Table:
    """A row for each good, then tokens, coins, prestige and cards in hand; a column for each player."""
    draw, view = board.symbols, look.view
    table = Table(
        box=SIMPLE_HEAD if board.unicode else None,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,  # four players with long names just fit
        header_style="dim",
    )
    table.add_column(board.word("goods"), no_wrap=True)
    table.add_column(board.word("hand"), justify="center", style="bold")
    for seat, name in enumerate(look.names):
        mark = draw.signs["turn"] if seat in view["deciding"] else ""
        table.add_column(f"{mark}{name}", justify="center", style="bold" if seat == look.seat else "")
    table.add_column(board.word("supply"), justify="center")
    _goods(board, look, table)
    traders = view["traders"]
    table.add_section()
    needed = view["tokens_to_win"]
    own = traders[look.seat]["hand_count"]
    table.add_row(board.word("tokens"), "", *(f"{trader['tokens']}/{needed}" for trader in traders), "")
    for thing in ("coins", "prestige"):
        sign = draw.draw(thing.removesuffix("s"), [])
        supply = _left(view, thing)
        label = Text(f"{board.word(thing)} ").append_text(sign)
        table.add_row(label, "", *(str(trader[thing]) for trader in traders), supply)
    table.add_row(board.word("cards-in-hand"), str(own), *(str(trader["hand_count"]) for trader in traders), "")
    return table


def _left(view: Mapping[str, Any], thing: str) -> str:
    """What the supply still has, and what it is out of where it can run out (DH-97)."""
    if thing == "coins":
        left, box, runs_out = view["coin_supply"], ALL_COINS, view["coins_run_out"]
    else:
        left, box, runs_out = view["prestige_supply"], ALL_PRESTIGE, view["prestige_runs_out"]
    return f"{max(0, left)}/{box}" if runs_out else str(max(0, left))


def _goods(board: DunhuangBoard, look: Look, table: Table) -> None:
    draw, view = board.symbols, look.view
    hand = view["traders"][look.seat]["hand"]
    for good, token in enumerate(view["tokens"]):
        if not token["in_play"]:
            continue
        drawn = draw.token(good, token["shielded"])
        cells = [_number(board, hand[good])]
        for seat, trader in enumerate(view["traders"]):
            cell = _number(board, trader["shop"][good])
            cells.append(cell.append(" ").append_text(drawn) if token["owner"] == seat else cell)
        table.add_row(draw.good(good), *cells, drawn if token["owner"] is None else "")


def _number(board: DunhuangBoard, number: int) -> Text:
    return Text(str(number)) if number else Text().append(board.symbols.signs["none"], "dim")
