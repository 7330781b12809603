"""Looking at the tables of the settlement games in a terminal, for the tests of each."""

import random
import re
from collections.abc import Mapping

from caravanserai.cli.boards import Look, board_for
from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.texts import Texts
from tests.cli.drawing import check_page, long_names, page_of, shown

BRINGING = ("claim", "take", "tile", "explore", "build", "trade")


def played_on(state: State, moves: int) -> State:
    """The state after so many random moves."""
    dice = random.Random(4)
    for _ in range(moves):
        legal = state.legal()
        bringing = [move for move in legal if move.kind in BRINGING]
        state.apply(dice.choice(bringing if bringing and dice.random() < 0.5 else legal))
    return state


def cell(page: str, location: str) -> list[str]:
    """The lines of a location, from its id down to the next one."""
    lines = page.splitlines()
    for number, line in enumerate(lines):
        found = re.search(rf"[ ▸*]{re.escape(location)} ", line)
        if found:
            lines = [text[found.start() : found.start() + 20].rstrip() for text in lines[number:]]
            below = (n for n, text in enumerate(lines) if n and (not text or re.match(r"[ ▸*][A-H][12]\.|─", text)))
            return lines[: next(below)]
    raise AssertionError(location)


def check_drawing(game: Game, language: str, options: Mapping[str, object], moves: int) -> None:
    """Everything fits into 80 columns and is said, at many points of a game of four with long names."""
    board = board_for(game, Texts(language))
    state = game.new(4, 5, options)
    for _ in range(moves // 40):
        seat = state.deciding[0]
        now = Look(state.view(seat), long_names(language, 4), state.legal(seat))
        check_page(page_of(board, now) + shown(board.legend()), game.id)
        played_on(state, 40)
