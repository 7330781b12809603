"""Looking at the tables of the settlement games in a terminal, for the tests of each."""

import random
import re
from collections.abc import Mapping
from io import StringIO

from rich.cells import cell_len
from rich.console import Console

from caravanserai.cli.boards import Look, board_for
from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.texts import Texts

NAMES = ("Anton", "Nina", "Vera", "Oleg")
WIDTH = 80
BRINGING = ("claim", "take", "tile", "explore", "build", "trade")


def shown(thing: object) -> str:
    """A page as it is printed."""
    console = Console(file=StringIO(), width=WIDTH)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def look(state: State) -> Look:
    """What the deciding seat looks at."""
    seat = state.deciding[0]
    return Look(state.view(seat), NAMES[: state.players], state.legal(seat))


def whole(state: State, unicode: bool = True) -> str:
    """The table in English."""
    return shown(board_for(state.game, Texts("en"), unicode).whole(look(state)))


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
    texts = Texts(language)
    board = board_for(game, texts)
    names = [texts.say("player-bot-kind", number=seat, kind="?" * 9) for seat in range(4)]
    state = game.new(4, 5, options)
    for _ in range(moves // 40):
        seat = state.deciding[0]
        now = Look(state.view(seat), names, state.legal(seat))
        page = shown(board.details(now)) + shown(board.own(now)) + shown(board.legend())
        assert max(cell_len(line) for line in page.splitlines()) <= WIDTH
        assert "…" not in page, "something was cut off"
        assert "[[" not in page
        assert not re.search(rf"century-|{game.id}", page), "something was not said"
        played_on(state, 40)


def check_plain(state: State) -> None:
    """A terminal without Unicode gets plain letters."""
    board = board_for(state.game, Texts("en"), unicode=False)
    page = shown(board.details(look(state))) + shown(board.legend())
    assert set(page) - set(map(chr, range(128))) <= set("–\xa0")
