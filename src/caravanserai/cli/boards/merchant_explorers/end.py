"""The end of a game of Merchant Explorers: treasure cards open at last, the solo level, and how a tie was decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.merchant_explorers.guilds import treasure
from caravanserai.games.merchant_explorers.scoring import LEVELS

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.merchant_explorers.board import MerchantExplorersBoard


def final_page(board: MerchantExplorersBoard, look: Look) -> RenderableType:
    """Kept treasure (ME-89), then what decided: the level alone (ME-104), or a tie-break (ME-90)."""
    everybody = list(enumerate(look.view["guilds"]))
    kept = [(look.names[seat], treasure(board, guild)) for seat, guild in everybody]
    parts: list[RenderableType] = [board.pairs(kept, board.word("final-treasure")), Text()]
    if look.view["solo"] is not None:
        parts += [*(Text(line, "bold") for line in _level(board, look.view["solo"])), Text()]
    scores = look.view["scores"]
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) > 1:
        pieces = "; ".join(_pieces(board, look, seat) for seat in tied)
        parts += [Text(f"{board.word('final-tie')}: {pieces}."), Text()]
    return Group(*parts)


def _level(board: MerchantExplorersBoard, solo: Mapping[str, Any]) -> list[str]:
    """Whether the chosen level was reached, and which one the game was good for."""
    reached = solo["reached"]
    level = "" if reached is None else board.word(f"level-{reached}")
    if reached is None or LEVELS.index(reached) < LEVELS.index(solo["level"]):
        missed = board.word("final-missed", coins=solo["coins_needed"])
        return [missed, *([board.word("final-lower", level=level)] if level else [])]
    return [board.word("final-won" if reached == solo["level"] else "final-higher", level=level)]


def _pieces(board: MerchantExplorersBoard, look: Look, seat: int) -> str:
    guild = look.view["guilds"][seat]
    villages, towers = len(guild["villages"]), len(guild["towers"])
    return board.word("final-pieces", player=look.names[seat], towers=towers, villages=villages)
