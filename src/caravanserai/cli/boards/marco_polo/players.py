"""The players of Marco Polo side by side, and one's own things line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.marco_polo.symbols import RESOURCES

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.marco_polo.board import MarcoPoloBoard


def players(board: MarcoPoloBoard, look: Look) -> Table:
    """A column for each player."""
    view, draw = look.view, board.symbols
    table = board.table("")
    for seat, name in enumerate(look.names):
        title = draw.seat(seat).append(f" {name}", "bold" if seat == look.seat else "not bold default")
        if seat in view["deciding"]:
            title = Text(f"{draw.signs['lit']} ").append_text(title)
        table.add_column(title)
    everybody = view["travellers"]
    table.add_row(board.word("character"), *(_character(board, one) for one in everybody))
    table.add_row(board.word("points"), *(draw.parts({"vp": one["vp"]}) for one in everybody))
    table.add_row(board.word("store"), *(draw.store(one["store"]) for one in everybody))
    table.add_row(board.word("dice"), *(dice(board, one) for one in everybody))
    table.add_row(board.word("active"), *(_contracts(board, one) for one in everybody))
    done, left = board.word("completed"), board.word("posts-left")
    table.add_row(done, *(str(len(one["completed"])) for one in everybody))
    table.add_row(left, *(str(one["posts_left"]) for one in everybody))
    table.add_row(board.word("figures"), *(_figures(board, one) for one in everybody))
    return table


def own_things(board: MarcoPoloBoard, look: Look) -> RenderableType:
    """Dice, store, contracts with what they still need, goals and figures of the one who looks."""
    own = look.view["travellers"][look.seat]
    lines = [
        (board.word("dice"), dice(board, own)),
        (board.word("store"), board.symbols.store(own["store"])),
    ]
    for contract, missing in zip(own["active"], own["missing"], strict=True):
        if contract is not None:
            lines.append((board.word("active"), _with_missing(board, contract, missing)))
    for goal in [*(own["goals"] or []), *(own["dealt"] or [])]:
        lines.append((board.word("goals"), _goal(board, own, goal)))
    lines.append((board.word("figures"), _figures(board, own)))
    if look.view["drawn"] is not None:
        lines.append((board.word("drawn"), board.symbols.contract(look.view["drawn"])))
    return board.pairs(_without_repeats(lines))


def dice(board: MarcoPoloBoard, one: Mapping[str, Any]) -> Text:
    """The dice on a player board."""
    drawn = [board.symbols.die(die["colour"], die["value"]) for die in one["dice"]]
    return Text(" ").join(drawn) or Text(board.symbols.signs["none"], "dim")


def _without_repeats(lines: list[tuple[str, Text]]) -> list[tuple[str, Text]]:
    """A heading is said once for the lines that share it."""
    return [
        ("" if number and lines[number - 1][0] == name else name, text) for number, (name, text) in enumerate(lines)
    ]


def _character(board: MarcoPoloBoard, one: Mapping[str, Any]) -> Text:
    number = one["character"]
    return Text(board.symbols.signs["none"], "dim") if number is None else Text(board.symbols.character(number))


def _contracts(board: MarcoPoloBoard, one: Mapping[str, Any]) -> Text:
    drawn = [board.symbols.contract(contract) for contract in one["active"] if contract is not None]
    return Text("\n").join(drawn) or Text(board.symbols.signs["none"], "dim")


def _figures(board: MarcoPoloBoard, one: Mapping[str, Any]) -> Text:
    return Text(", ".join(board.symbols.place(place) for place in one["figures"]))


def _with_missing(board: MarcoPoloBoard, contract: int, missing: Sequence[int]) -> Text:
    """A contract and what the store still lacks for it."""
    text = board.symbols.contract(contract)
    if not any(missing):
        return text.append(f"  {board.word('ready')}", "not bold green")
    named = zip(RESOURCES, missing, strict=False)
    lacking = board.symbols.parts({name: number for name, number in named if number})
    return (
        text.append("  (", "not bold dim")
        .append(board.word("lacks"), "dim")
        .append(" ")
        .append_text(lacking)
        .append(")", "not bold dim")
    )


def _goal(board: MarcoPoloBoard, own: Mapping[str, Any], number: int) -> Text:
    """A goal with a mark behind each place that has a post."""
    goal = board.symbols.things["goals"][number]
    keys = [place["key"] for place in board.symbols.things["places"]]
    text = Text()
    for name in ("city", "province"):
        built = keys.index(goal[name]) in own["posts"]
        text.append(board.word(f"place-{goal[name]}"))
        text.append(board.symbols.signs["post"] if built else "", "bold green").append("  ")
    return text.append_text(board.symbols.parts({"vp": goal["vp"]}))
