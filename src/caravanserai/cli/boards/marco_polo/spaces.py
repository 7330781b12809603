"""The action spaces of Marco Polo: what they take and give, and the dice that lie on them; the row of contracts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.marco_polo.board import MarcoPoloBoard


def spaces(board: MarcoPoloBoard, look: Look) -> Table:
    """A row for each space but the city cards; those that can be used now are lit."""
    table = board.table(board.word("spaces"), board.word("dice"), "", board.word("on-it"))
    for space, known in enumerate(board.symbols.things["spaces"]):
        if "slot" not in known:
            name = board.lit(_is_open(look, known["key"])).append(board.word(f"space-{known['key']}"))
            gives = _gives(board, look.view, space)
            table.add_row(name, Text(str(known["dice"])), gives, board.lying(look.view, space))
    return table


def row(board: MarcoPoloBoard, view: Mapping[str, Any]) -> RenderableType:
    """The contracts on their spaces; the last two bring something more."""
    lines = []
    extras = board.symbols.things["row_extra"]
    for space, contract in enumerate(view["row"]):
        text = board.symbols.contract(contract)
        if extras[space]:
            text.append(f"  {board.word('row-bonus', count=extras[space])}", "not bold dim")
        lines.append((str(space + 1), text))
    return board.pairs(lines or [("", Text(board.word("none"), "dim"))], board.word("row"))


def _is_open(look: Look, key: str) -> bool:
    """Whether a die can be laid on a space now; into the purse it goes at once."""
    return look.may(f"place {key}") or any(move.kind == key for move in look.legal)


def _gives(board: MarcoPoloBoard, view: Mapping[str, Any], space: int) -> Text:
    draw = board.symbols
    known = draw.things["spaces"][space]
    if "row" in known:
        return Text("  ").join(draw.parts(column) for column in draw.things["bazaar"][known["row"]])
    if "places" in known:
        return _khan(board, view, space)
    if known["reward"]:
        return draw.parts(known["reward"])
    if known["key"] == "travel":
        prices = "/".join(str(price) for price in draw.things["travel_price"][1:])
        return Text(f"{prices} ").append_text(draw.parts({"coin": 0}).copy()[1:])
    return Text(f"1–2 {board.word('from-row')}" if board.unicode else f"1-2 {board.word('from-row')}", "dim")


def _khan(board: MarcoPoloBoard, view: Mapping[str, Any], space: int) -> Text:
    """What the Khan gives, and the least die he takes while there is room."""
    known = board.symbols.things["spaces"][space]
    lying = sum(die["space"] == space for die in view["placed"])
    text = board.symbols.parts(known["reward"])
    if lying == known["places"]:
        return text.append(f"  {board.word('full')}", "not bold dim")
    return text.append(f"  {board.word('least', value=view['khan_least'])}", "not bold dim") if lying else text
