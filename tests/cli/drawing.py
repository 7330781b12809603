"""Looking at tables in a terminal of 80 columns, for the tests of every game."""

import random
import re
from io import StringIO
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from caravanserai.cli.boards import Board, Look, board_for
from caravanserai.core.record import Record
from caravanserai.core.state import State
from caravanserai.texts import Texts
from tests.cli.conftest import Done

NAMES = ("Anton", "Nina", "Vera", "Oleg")
WIDTH = 80


def shown(thing: object, width: int = WIDTH) -> str:
    """A page as it is printed."""
    console = Console(file=StringIO(), width=width)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def widest(page: str) -> int:
    """The columns that a page takes."""
    return max(cell_len(line) for line in page.splitlines())


def look(state: State) -> Look:
    """What the deciding seat looks at."""
    seat = state.deciding[0]
    return Look(state.view(seat), NAMES[: state.players], state.legal(seat))


def whole(state: State, unicode: bool = True) -> str:
    """The table in English."""
    return shown(board_for(state.game, Texts("en"), unicode).whole(look(state)))


def long_names(language: str, players: int) -> list[str]:
    """Names of bots in a language, as long as they get."""
    return [Texts(language).say("player-bot-kind", number=seat, kind="?" * 9) for seat in range(players)]


def page_of(board: Board, now: Look) -> str:
    """All that is shown to a player: the table, and what is asked of them."""
    return shown(board.details(now)) + shown(board.own(now))


def check_page(page: str, game: str) -> None:
    """A page fits into 80 columns, and all of it is drawn and said."""
    assert widest(page) <= WIDTH
    assert "…" not in page, "something was cut off"
    assert "[[" not in page, "something was not drawn"
    assert not re.search(rf"{game}-|century-|cli-|reason-", page), "something was not said"


def check_printed_game(done: Done, kept: Path, game: str, language: str, dots: str = "") -> None:
    """All that a whole game printed before it was kept fits and is said; its record leads to the end.

    `dots` are those that do not mean something was cut off.
    """
    assert (done.code, done.err) == (0, "")
    table = "\n".join(done.out.partition(str(kept.parent))[0].splitlines()[:-1])
    assert widest(table) <= WIDTH
    check_page(table.replace(dots, ""), game)
    assert Texts(language).say("final-scoring") in done.out
    assert Record.from_json(kept.read_text()).verify().over


def check_drawn_throughout(state: State, language: str, every: int) -> None:
    """The table fits at every so many positions of a random game with long names, and so does the page of its end."""
    board = board_for(state.game, Texts(language))
    names = long_names(language, int(state.players))
    chance = random.Random(5)
    decisions = 0
    while not state.over:
        seat = chance.choice(state.deciding)
        if decisions % every == 0:
            page = page_of(board, Look(state.view(seat), names, state.legal(seat)))
            assert widest(page) <= WIDTH
            assert "…" not in page, "something was cut off"
        state.apply(chance.choice(state.legal(seat)), seat)
        decisions += 1
    assert widest(shown(board.ending(Look(state.view(None), names, [])))) <= WIDTH


def check_secrets_are_not_drawn(state: State) -> None:
    """The table looks the same to each seat whatever it cannot know."""
    board = board_for(state.game, Texts("en"))
    for seat in range(int(state.players)):
        pages = {
            shown(board.details(Look(world.view(seat), NAMES[: state.players], [])))
            for world in (state, state.imagine(seat, 99))
        }
        assert len(pages) == 1


def check_plain(state: State, signs: str = "–\xa0") -> str:
    """A terminal without Unicode gets plain letters, and these signs; returns the page."""
    board = board_for(state.game, Texts("en"), unicode=False)
    page = shown(board.details(look(state))) + shown(board.legend())
    assert set(page) - set(map(chr, range(128))) <= set(signs)
    return page
