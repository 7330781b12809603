"""The action spaces of Marco Polo: what they take and give, and the dice that lie on them; the row of contracts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.marco_polo.board import MarcoPoloBoard

COINS, KHAN, CONTRACTS, TRAVEL, PURSE = 0, 5, 6, 7, 17
BAZAARS: Final = range(1, 5)
KHAN_PLACES: Final = 4
FIRST_BONUS_SPACE: Final = 5


def spaces(board: MarcoPoloBoard, look: Look) -> Table:
    """A row for each space; those that can be used now are lit."""
    table = board.table(board.word("spaces"), board.word("dice"), "", board.word("on-it"))
    for space, known in enumerate(board.symbols.things["spaces"]):
        name = board.lit(look.may(f"place {known['key']}")).append(board.word(f"space-{known['key']}"))
        needed = Text(str(known["dice"]))
        table.add_row(name, needed, _gives(board, look.view, space), board.lying(look.view, space))
    purse = board.lit(any(move.kind == "purse" for move in look.legal)).append(board.word("space-purse"))
    table.add_row(purse, Text("1"), board.symbols.parts({"coin": 3}), board.lying(look.view, PURSE))
    return table


def row(board: MarcoPoloBoard, view: Mapping[str, Any]) -> RenderableType:
    """The contracts on their spaces; the last two bring something more."""
    lines = []
    for space, contract in enumerate(view["row"], 1):
        text = board.symbols.contract(contract)
        if space >= FIRST_BONUS_SPACE:
            extra = board.word("row-bonus", count=space - FIRST_BONUS_SPACE + 1)
            text.append(f"  {extra}", "not bold dim")
        lines.append((str(space), text))
    return board.pairs(lines or [("", Text(board.word("none"), "dim"))], board.word("row"))


def _gives(board: MarcoPoloBoard, view: Mapping[str, Any], space: int) -> Text:
    draw = board.symbols
    if space == COINS:
        return draw.parts({"coin": 5})
    if space in BAZAARS:
        return Text("  ").join(draw.parts(column) for column in draw.things["bazaar"][space - 1])
    if space == KHAN:
        lying = [die["value"] for die in view["placed"] if die["space"] == KHAN]
        text = draw.parts({"camel": 2, "any_good": 1})
        if len(lying) == KHAN_PLACES:
            return text.append(f"  {board.word('full')}", "not bold dim")
        return text.append(f"  {board.word('least', value=lying[-1])}", "not bold dim") if lying else text
    if space == TRAVEL:
        prices = "/".join(str(price) for price in draw.things["travel_price"][1:])
        return Text(f"{prices} ").append_text(draw.parts({"coin": 0}).copy()[1:])
    return Text(f"1–2 {board.word('from-row')}" if board.unicode else f"1-2 {board.word('from-row')}", "dim")
