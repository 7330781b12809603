"""The tables as they look in a terminal: a folder for each game, found by name, and a plain one for games without."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from caravanserai.cli.boards.board import Board, Look
from caravanserai.core.game import Game
from caravanserai.core.options import Options
from caravanserai.texts import Texts


def board_for(game: Game, texts: Texts, unicode: bool = True, options: Options | None = None) -> Board:
    """The board of a game; without Unicode it keeps to letters that every terminal has."""
    folder = f"{__name__}.{game.id}"
    if find_spec(folder) is None:
        return Board(game, texts, unicode)
    board: Board = import_module(f"{folder}.board").BOARD(game, texts, unicode)
    if options is not None:
        board.symbols.lay_out(game.components_with(options))
    return board


__all__ = ["Board", "Look", "board_for"]
