"""The Voyages of Marco Polo in the terminal: whole games, the table at 80 columns, and the end page."""

import re
from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.cli.boards import Look, board_for
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.contracts import CONTRACTS
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.store import parcel
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.conftest import Run
from tests.cli.drawing import (
    NAMES,
    check_drawn_throughout,
    check_plain,
    check_printed_game,
    check_secrets_are_not_drawn,
    shown,
)

GAME = cv.load("marco_polo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_80_columns(run: Run, tmp_path: Path, language: str) -> None:
    typed = "help\nlook\nscore\nlog\n" + "2\n1\n3\n1\n" * 150
    kept = tmp_path / "g.json"
    arguments = ("--players", 4, "--bots", "random", "--seed", 11, "--lang", language, "--save", kept)
    options = ("--option", "character_draft=on", "--option", "goal_choice=on")
    done = run("play", "marco_polo", "--bots", "greedy", *arguments, *options, typed=typed)
    check_printed_game(done, kept, "marco_polo", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str) -> None:
    for players in GAME.players:
        state = GAME.new(players, players, {"character_draft": True, "goal_choice": True})
        check_drawn_throughout(state, language, every=11)


def test_everything_can_be_drawn_as_signs() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    cards = [symbols.paint(f"[[card {number}]]").plain for number in range(len(CITY_CARDS))]
    contracts = [symbols.paint(f"[[contract {number}]]").plain for number in range(len(CONTRACTS))]
    assert len(set(cards)) == 31
    assert len(set(contracts)) == 44
    assert cards[0] == "1♞\xa01▲\xa0→ 2●\xa02★"
    assert cards[26] == "1■ (6+: 3■)"
    assert contracts[0] == "1♞\xa03▲\xa0→ 2★\xa0▣"


@pytest.mark.parametrize(
    ("language", "drawn"),
    [
        ("en", "3 coins, 2 camels and 1 point; [4] [5]; the white die; nothing"),
        ("ru", "3 монеты, 2 верблюдов и 1 очко; [4] [5]; белый кубик; ничего"),
        ("uk", "3 монети, 2 верблюдів і 1 бал; [4] [5]; білий кубик; нічого"),
    ],
)
def test_amounts_and_dice_inside_sentences(language: str, drawn: str) -> None:
    sentence = "[[cubes 3 2 0 0 0 1]]; [[cubes 4 5]]; [[cube 1]]; [[cubes 0 0 0 0 0 0]]"
    assert board_for(GAME, Texts(language)).symbols.paint(sentence).plain == drawn


def test_the_table_shows_dice_posts_roads_and_what_can_be_chosen() -> None:
    state = begun(2)
    seat = state.deciding[0]
    traveller = state.travellers[seat]
    traveller.posts = 1 << 6
    traveller.figure = 6
    traveller.store = parcel(coin=20, camel=9)
    drawn = shown(board_for(GAME, Texts("en")).whole(Look(state.view(seat), NAMES[:2], state.legal(seat))))
    mark = "①②"[seat]
    assert re.search(rf"Alexandria +city +\S.* {mark} ", drawn)
    assert re.search(r"▸ 5 coins +1 +5● +N1", drawn), "the neutral die of a table of two"
    assert re.search(r"▸ Travel +2 +3/7/12/12/18/18 ●", drawn)
    assert "Alexandria  Venezia:\xa0free, oasis\xa07:\xa07●, oasis\xa09:\xa0free" in drawn
    assert len(re.findall(r"▸ ", drawn)) == sum(move.kind in ("place", "card") for move in state.legal(seat)) + 2, (
        "with the purse and the player"
    )


def test_a_trip_shows_how_far_it_can_go_and_for_how_much() -> None:
    state = begun(2)
    state.travellers[state.deciding[0]].store = parcel(coin=40, camel=20)
    state.apply("place travel")
    while state.view(None)["decision"]["kind"] == "choose_die":  # type: ignore[index]
        state.apply(state.legal()[-1])
    seat = state.deciding[0]
    board = board_for(GAME, Texts("en"))
    drawn = shown(board.own(Look(state.view(seat), NAMES[:2], state.legal(seat))))
    assert re.search(r"oasis 5 +3●\xa03♞  oasis 5", drawn)


def test_goals_of_others_are_not_on_the_table() -> None:
    check_secrets_are_not_drawn(begun(3))


def test_places_and_goods_can_be_typed_by_their_names() -> None:
    for language, typed in (("en", "go 1 Oasis 10"), ("ru", "go 1  Оазис 10"), ("uk", "go 1 оаза 10")):
        assert board_for(GAME, Texts(language)).symbols.move_text(typed) == "go 1 oasis_10"
    assert board_for(GAME, Texts("ru")).symbols.move_text("good Шёлк") == "good silk"


def test_the_end_page_opens_the_goals_and_tells_how_a_tie_is_decided() -> None:
    state = begun(2)
    first, second = state.travellers
    first.goals, second.goals = [0, 1], [2, 3]
    first.posts, second.posts = 1 << 2 | 1 << 12, 0  # Moscow and Xian
    first.store, second.store = parcel(camel=3), parcel(camel=5)
    state.over = True
    first.vp, second.vp = 0, 4 + 3  # the goal card, and two places of the goals
    page = shown(board_for(GAME, Texts("en")).ending(Look(state.view(None), NAMES[:2], [])))
    assert re.search(r"Anton +Moscow and Xian, 4 points  reached", page)
    assert re.search(r"Nina +Moscow and Kashgar, 7 points  missed", page)
    assert "A tie is decided by camels: Anton 3, Nina 5." in page


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    assert "* Travel" in check_plain(begun(3), "×–’\xa0")


def begun(players: int) -> MarcoPoloState:
    """A table at the first turn of round 1, low rolls made up for."""
    state = GAME.new(players, 8)
    assert isinstance(state, MarcoPoloState)
    while state.view(None)["decision"]["kind"] != "turn":  # type: ignore[index]
        state.apply(state.legal()[0])
    return state
