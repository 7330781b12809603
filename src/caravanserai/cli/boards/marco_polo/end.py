"""The end of a game of Marco Polo: everybody's goals, and how a tie was decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.games.marco_polo.store import CAMEL

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.marco_polo.board import MarcoPoloBoard


def final_goals(board: MarcoPoloBoard, look: Look) -> RenderableType:
    """The goal cards, open at last (MP-133, MP-134), and the camels where they decide (MP-141)."""
    keys = [place["key"] for place in board.symbols.things["places"]]
    lines = []
    for seat, one in enumerate(look.view["travellers"]):
        for number, goal in enumerate(one["goals"]):
            card = board.symbols.things["goals"][goal]
            reached = all(keys.index(card[name]) in one["posts"] for name in ("city", "province"))
            text = Text(board.symbols.goal(goal)).append("  ")
            text.append(board.word("final-reached" if reached else "final-missed"), "green" if reached else "dim")
            lines.append((look.names[seat] if number == 0 else "", text))
    parts: list[RenderableType] = [board.pairs(lines, board.word("final-goals")), Text()]
    scores = look.view["scores"]
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) > 1:
        camels = ", ".join(f"{look.names[seat]} {look.view['travellers'][seat]['store'][CAMEL]}" for seat in tied)
        parts += [Text(f"{board.word('final-tie')}: {camels}."), Text()]
    return Group(*parts)
