"""Merchants of Dunhuang in the terminal: whole games, the table at 80 columns, and the end page."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import caravanserai as cv
from caravanserai.cli.boards import Look, board_for
from caravanserai.cli.table.display import Display
from caravanserai.cli.table.score import known_score
from caravanserai.cli.table.seats import Seats
from caravanserai.cli.table.table import Table
from caravanserai.core.history import History
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.goods import GOOD_KEYS, bag_of
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.conftest import Run
from tests.cli.drawing import (
    NAMES,
    check_drawn_throughout,
    check_plain,
    check_printed_game,
    check_secrets_are_not_drawn,
    shown,
    widest,
)

GAME = cv.load("dunhuang")
CIRCLE = "circle=buddhist sogdian_merchant translator soldier maid peasant musician princess"
CHOSEN = ("--option", "circle_mode=chosen", "--option", CIRCLE)
GLASS, BAMBOO, TEA, WOOL, SILK = 3, 5, 6, 8, 9


def test_a_whole_game_in_a_real_process(run_process: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = run_process(
        "play", "dunhuang", "--bots", "greedy", "--players", 3, "--seed", 4, "--save", kept, typed="1\n" * 400
    )
    assert (done.code, done.err) == (0, "")
    assert "Choose the card to start with" in done.out
    assert "Move the camel" in done.out
    assert re.search(r"(wins|You won) with \d+ points|wins? at once", done.out)
    assert cv.Record.from_json(kept.read_text()).verify().over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_80_columns(run: Run, tmp_path: Path, language: str) -> None:
    typed = "help\nlook\nscore\nhint\nlog\n" + "2\n1\n1\n" * 120
    kept = tmp_path / "g.json"
    arguments = ("--players", 4, "--bots", "random", "--seed", 11, "--lang", language, "--save", kept)
    done = run("play", "dunhuang", "--bots", "greedy", *arguments, typed=typed)
    check_printed_game(done, kept, "dunhuang", language, dots=" …")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str) -> None:
    for players in GAME.players:
        check_drawn_throughout(GAME.new(players, players, GAME.samples[players % 2]), language, every=7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_fits_its_place(language: str) -> None:
    symbols = board_for(GAME, Texts(language)).symbols
    for key in CHARACTERS:
        assert cell_len(symbols.paint(Texts(language).say(f"dunhuang-character-{key}-brief")).plain) <= 22
        assert cell_len(Texts(language).say(f"dunhuang-character-{key}")) <= 18


def test_the_circle_shows_cards_prices_and_the_camel() -> None:
    state = begun(2)
    seat = state.deciding[0]
    drawn = shown(board_for(GAME, Texts("en")).whole(Look(state.view(seat), ["You", "Bot"], state.legal(seat))))
    assert drawn.count("┏") == len(state.legal(seat)), "five coins reach six places"
    second = GOOD_KEYS[state.market[1]]
    assert re.search(rf"┃ {second}\xa0\d+ +free ┃", drawn)
    for price in range(1, 8):
        assert f"{price} ●" in drawn
    assert drawn.count("camel") == 1
    assert "21 cards in the deck" in drawn
    assert "Towards instant victory: 0 of 5 tokens, 1 of 4 different goods in hand" in drawn


def test_a_shop_shows_numbers_and_tokens_with_the_side_that_lies_up() -> None:
    state = begun(4)
    state.traders[0].shop = bag_of([TEA, TEA])
    state.traders[1].shop = bag_of([BAMBOO])
    state.owners[TEA], state.owners[BAMBOO] = 0, 1
    state.shields = 1 << BAMBOO
    drawn = shown(board_for(GAME, Texts("en")).whole(Look(state.view(0), NAMES, [])))
    assert re.search(r"tea\xa07 +[·1] +2 \[7\] +· +· +· *\n", drawn)
    assert re.search(r"bamboo\xa06 +[·1] +· +1 \[商\]", drawn)
    assert re.search(r"silk\xa010 .*\[10\] *\n", drawn), "the silk token lies in the supply"
    assert re.search(r"Tokens +1/4 +1/4 +0/4 +0/4", drawn)


@pytest.mark.parametrize(
    ("supply", "coins", "prestige"),
    [("finite_prestige", "16", "3/28"), ("finite", "16/44", "3/28"), ("unlimited", "16", "3")],
)
def test_the_supply_tells_what_is_left_and_what_can_run_out(supply: str, coins: str, prestige: str) -> None:
    state = begun(4, {"supply": supply})
    state.traders[1].prestige, state.prestige_supply = 25, 3
    drawn = shown(board_for(GAME, Texts("en")).whole(Look(state.view(0), NAMES, [])))
    assert re.search(rf"Coins ● +7 +7 +7 +7 +{coins} *\n", drawn)
    assert re.search(rf"Prestige ★ +0 +25 +0 +0 +{prestige} *\n", drawn)


def test_other_hands_are_not_on_the_table() -> None:
    check_secrets_are_not_drawn(begun(3))


def test_the_score_before_the_end_is_read_from_what_one_may_know() -> None:
    table = Table(History(GAME, 2, 3), Seats(["human", "human"], 3, Texts("en")))
    for seat in (0, 1):
        table.make(table.state.legal(seat)[0], seat)
    lines = known_score(table, 0, 0)
    assert [(line.item, line.points) for line in lines] == [("tokens", 0), ("prestige", 0), ("kept_cards", 0)]
    state = table.state
    assert isinstance(state, DunhuangState)
    state.owners[TEA] = 0
    state.traders[0].hand = bag_of([TEA])
    state.traders[1].hand += bag_of([state.deck.pop() for _ in range(4)])
    known = known_score(table, 0, 0)
    assert (known[0].points, known[2].points) == (2, None), "others may hold more tea"
    table.history.state = state.imagine(0, 77)
    assert known_score(table, 0, 0) == known


def test_goods_can_be_typed_by_number_and_by_name() -> None:
    for language, typed in (("en", "hand tea"), ("ru", "Hand Чай"), ("uk", "hand  чай 7"), ("ru", "hand 7")):
        symbols = board_for(GAME, Texts(language)).symbols
        assert symbols.move_text(typed) == "hand tea"
        assert symbols.move_text("walk 3") == "walk 3"
        assert GAME.moves.find(symbols.move_text(symbols.paint("give [[good 9]]").plain)) is GAME.moves["give silk"]


def test_everybody_chooses_a_starting_card_in_secret(run: Run) -> None:
    done = run("play", "dunhuang", "--players", 3, "--all-humans", "--seed", 1, typed="1\n1\n1\n1\nquit\n")
    assert done.code == 0
    first, second, third = re.findall(r"Choose the card to start with.*?> 1", done.out, re.DOTALL)
    for part, number in ((first, 1), (second, 2), (third, 3)):
        assert "Keep" in part
        assert f"Turn of Player\xa0{number}" not in part
    assert done.out.count("has chosen a starting card") >= 3
    assert "keeps" not in done.out.partition(third)[0]


def test_a_rival_decides_out_of_turn(run: Run, tmp_path: Path) -> None:
    """Eight turns fill the hands; then the Sogdian Merchant asks the other player for cards."""
    kept = tmp_path / "game.json"
    turns = "walk 1\nto-hand\ncoins\n" * 8 + "walk 1\nto-hand\nuse\n"
    arguments = ("--players", 2, "--all-humans", "--seed", 6, *CHOSEN, "--save", kept)
    done = run("play", "dunhuang", "--bots", "greedy", *arguments, typed=f"1\n1\ncamel 1\n{turns}1\n1\n1\n1\nquit\n")
    assert done.code == 0
    assert re.search(r"Player.\d trades with you. Choose what to give: 2 cards left", done.out)
    assert re.search(r"Choose what to give to Player.\d: 2 cards left", done.out)
    moves = cv.Record.from_json(kept.read_text()).moves
    givers = [seat for seat, text in moves if text.startswith("give ")]
    assert givers == [givers[0]] * 2 + [givers[2]] * 2
    assert givers[0] != givers[2]


def test_the_end_page_tells_good_by_good_what_was_kept() -> None:
    state = finished()
    board = board_for(GAME, Texts("en"))
    page = shown(board.ending(Look(state.view(None), NAMES, [])))
    assert re.search(r"glass\xa04 +2 +\(4\) +1 +– *\n", page), "the cap threw Anton's glass away"
    assert re.search(r"bamboo\xa06 +1 +\+6 *\n", page)
    assert re.search(r"tea\xa07 +2 +\+7 +1 +– *\n", page)
    assert re.search(r"wool\xa09 +1 +\+9 *\n", page)
    assert re.search(r"silk\xa010 +1 +\+10 *\n", page)
    assert "thrown away: nobody keeps more cards than they have tokens" in page
    assert "A tie is decided by coins" not in page


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Nina wins with 23 points."), ("ru", "23 очка"), ("uk", "23 бали")]
)
def test_the_end_page_adds_up(language: str, sentence: str) -> None:
    page = end_page(finished(), language)
    assert sentence in page
    assert re.search(r"\n[^\n]*\(2\) +4 +\(3\) +6 [^\n]*\n", page), "tokens"
    assert re.search(r" 21 +23 +0 +0\n", page)
    assert widest(page) <= 80


def test_a_tie_is_decided_by_coins_and_says_so() -> None:
    state = finished()
    state.traders[0].prestige = 2
    state.traders[0].coins, state.traders[1].coins = 4, 3
    page = end_page(state, "en")
    assert "A tie is decided by coins: Anton 4, Nina 3." in page
    assert "Anton wins with 23 points." in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_instant_victory_is_not_told_in_points(language: str) -> None:
    state = finished()
    state.instant_winner = 2
    page = end_page(state, language)
    texts = Texts(language)
    assert texts.say("dunhuang-at-once-title") in page
    assert texts.say("dunhuang-at-once-wins", player="Vera") in page
    assert texts.say("final-scoring") not in page
    assert "+10" not in page


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    state = begun(4)
    state.shields = 1 << TEA
    assert "1*" in check_plain(state, "×–’\xa0")


def begun(players: int, options: dict[str, object] | None = None) -> DunhuangState:
    """A table where the camel stands on place 1 and the first player is to walk."""
    state = GAME.new(players, 8, options)
    assert isinstance(state, DunhuangState)
    for seat in state.deciding:
        state.apply(state.legal(seat)[0], seat)
    state.apply("camel 1")
    return state


def finished() -> DunhuangState:
    """The worked example of the rules (TV-12), with two more people at the table who have nothing."""
    state = begun(4)
    for trader in state.traders:
        trader.hand = bag_of([])
    state.traders[0].hand = bag_of([GLASS, GLASS, TEA, TEA, SILK])
    state.traders[1].hand = bag_of([GLASS, TEA, BAMBOO, WOOL])
    for good, owner in enumerate((0, 0, 1, 1, 1)):
        state.owners[good] = owner
    state.traders[1].prestige = 2
    state.over = True
    return state


def end_page(state: DunhuangState, language: str) -> str:
    table = Table(History(GAME, 4, 8), Seats(["human"] * 4, 8, Texts(language)))
    table.history.state = state
    table.seats.names[:] = NAMES
    table.seats.full_names[:] = NAMES
    console = Console(file=StringIO(), width=80)
    Display(table, Texts(language), console).end()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
