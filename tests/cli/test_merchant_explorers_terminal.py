"""The Guild of Merchant Explorers in the terminal: whole games, the map at 80 columns, and the end page."""

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import caravanserai as cv
from caravanserai.cli.boards import Look, board_for
from caravanserai.games.merchant_explorers.components.cards import CARDS
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.conftest import Run
from tests.games.merchant_explorers.table import explore, opened, put

GAME = cv.load("merchant_explorers")
NAMES = ("Anton", "Nina", "Vera", "Oleg")


def shown(thing: object, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_fits_80_columns(run: Run, tmp_path: Path, language: str, players: int) -> None:
    typed = "help\nlook\nscore\nlog\n" + "1\n2\n1\n3\n" * 120
    arguments = ("--players", players, "--bots", "random", "--seed", 6, "--lang", language)
    done = run(
        "play",
        "merchant_explorers",
        "--bots",
        "greedy",
        *arguments,
        "--option",
        "map=kazan",
        "--save",
        tmp_path / "g.json",
        typed=typed,
    )
    assert (done.code, done.err) == (0, "")
    table = done.out.partition(str(tmp_path))[0]
    assert widest("\n".join(table.splitlines()[:-1])) <= 80
    assert "…" not in table, "something was cut off"
    assert "[[" not in table, "something was not drawn"
    assert not re.search(r"merchant_explorers-|cli-|reason-", table), "something was not said"
    assert Texts(language).say("final-scoring") in done.out
    assert cv.Record.from_json((tmp_path / "g.json").read_text()).verify().over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("province", PROVINCES)
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, province: str) -> None:
    board = board_for(GAME, Texts(language))
    chance = random.Random(5)
    players = 1 + PROVINCES.index(province)
    state = GAME.new(players, players, {"map": province})
    names = [Texts(language).say("player-bot-kind", number=seat, kind="?" * 9) for seat in range(players)]
    decisions = 0
    while not state.over:
        seat = chance.choice(state.deciding)
        if decisions % 41 == 0:
            look = Look(state.view(seat), names, state.legal(seat))
            drawn = shown(board.details(look)) + shown(board.own(look))
            assert widest(drawn) <= 80
            words = [set(re.findall(r"\w+", text)) for text in (shown(board.details(look), 300), drawn)]
            assert words[0] <= words[1], "something was cut off"
        legal = state.legal(seat)
        state.apply(chance.choice([move for move in legal if move.kind not in ("done", "decline")] or legal), seat)
        decisions += 1
    assert decisions > 60
    assert widest(shown(board.ending(Look(state.view(None), names, [])))) <= 80


def test_the_map_shows_what_is_printed_and_what_stands_there() -> None:
    state = opened("kazan", "any")
    put(state, VILLAGE, ["07-04"])
    put(state, TOWER, ["06-10"])
    put(state, EXPLORER, ["07-03", "09-07", "09-08", "09-09"])
    put(state, POST, ["07-03"])
    put(state, TOKEN, ["09-09"])
    lines = shown(board_for(GAME, Texts("en")).whole(Look(state.view(0), NAMES[:1], []))).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("00 "))

    def hex_at(name: str) -> tuple[str, str]:
        column, row = (int(part) for part in name.split("-"))
        line, left = top + 2 * row + (column % 2 == 0), 3 + 4 * column
        return lines[line][left : left + 4].strip(), lines[line + 1][left : left + 4].strip()

    assert hex_at("09-06") == ("@@@", "")
    assert hex_at("07-03") == (":⚑2", "♙"), "a city with a trading post"
    assert hex_at("02-03") == ('"■5', "")
    assert hex_at("09-09") == ("~✓E", "♙"), "an explored ruin"
    assert hex_at("06-01") == ("~?C", "")
    assert hex_at("07-04") == (":", "⌂")
    assert hex_at("06-10") == ("*T", "♜")
    assert hex_at("00-02") == ("^●4", "")
    assert hex_at("06-02") == ("▒▒▒▒", "▒▒▒▒"), "a volcano"


def test_the_numbers_on_the_map_are_those_of_the_choices() -> None:
    state = opened("aghon", "sea")
    explore(state, "09-06")
    legal = state.legal(0)
    drawn = shown(board_for(GAME, Texts("en")).own(Look(state.view(0), NAMES[:1], legal)))
    hexes = [number for number, move in enumerate(legal, 1) if move.kind == "explore"]
    assert len(hexes) > 2
    assert sorted(map(int, re.findall(r"▸(\d+)", drawn))) == hexes
    assert drawn.count("♙1") == 1, "the explorer of this turn, by order"


def test_cards_and_objectives_are_drawn_by_their_names() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    cards = [symbols.paint(f"[[play {number}]]").plain for number in range(len(CARDS))]
    objectives = [symbols.paint(f"[[objective {number}]]").plain for number in range(len(OBJECTIVES))]
    assert len(set(cards)) == 33
    assert len(set(objectives)) == 24
    assert objectives[12] == "Explore ruins A and J"
    sentence = "[[hex 122]], [[cubes 122 135]], [[investigate 1]], [[explore 8]], [[treasure 2]]"
    assert symbols.paint(sentence).plain == "09-05, 09-05, 10-05, Grassland and sea path, Era I/II/III, Vase"


def test_hexes_may_be_typed_short() -> None:
    symbols = board_for(GAME, Texts("ru")).symbols
    assert symbols.move_text("9-5") == "explore 09-05"
    assert symbols.move_text("Village  9-05") == "village 09-05"
    assert symbols.move_text("keep 7") == "keep 7"


def test_the_two_drawn_cards_are_explained() -> None:
    state = GAME.new(2, 1)
    while state.view(0)["decision"]["kind"] != "keep":  # type: ignore[index]
        state.apply("done", state.deciding[0])
    one, other = state.guilds[0].investigates.dealt  # type: ignore[attr-defined]
    drawn = " ".join(shown(board_for(GAME, Texts("en")).whole(Look(state.view(0), NAMES[:2], []))).split())
    for card in (one, other):
        assert Texts("en").say(f"merchant_explorers-card-inv_{card}-about", paths="forward", rows="one_end") in drawn


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, ["path, each touching the one before", "all on the same side", "in line with the village"]),
        (
            {"paths": "both_ends", "rows": "both_ends", "rays": "touching"},
            ["path, which may grow at both ends", "on either side or both", "runs in any direction"],
        ),
    ],
)
def test_cards_are_explained_as_the_table_plays_them(options: dict[str, str], said: list[str]) -> None:
    state = opened("avenia", "any", players=2, **options)
    state.guilds[1].investigates.slots = (1, 21, 25)
    state.show_all()
    drawn = " ".join(shown(board_for(GAME, Texts("en")).details(Look(state.view(0), NAMES[:2], []))).split())
    assert all(one in drawn for one in said), drawn


@pytest.mark.parametrize(
    ("vases", "said"), [("four_each", "each further one brings 4."), ("new_set", "further ones begin a new set.")]
)
def test_ones_own_treasure_is_explained_as_the_table_plays_it(vases: str, said: str) -> None:
    state = opened("avenia", "any", players=2, vases=vases)
    state.guilds[0].treasure.kept = (16, 17)  # two vases
    board = board_for(GAME, Texts("en"))
    assert said in " ".join(shown(board.details(Look(state.view(0), NAMES[:2], []))).split())
    assert said not in " ".join(shown(board.details(Look(state.view(1), NAMES[:2], []))).split()), (
        "a rival's are hidden"
    )


def test_the_result_is_in_coins_and_not_in_points(run: Run) -> None:
    arguments = ("--players", 2, "--bots", "random", "--seed", 6, "--lang", "en")
    done = run("play", "merchant_explorers", *arguments, typed="1\n" * 400)
    result = done.out.partition("Final scoring")[2]
    assert re.search(r"\d+ coins?[!.]", result), result
    assert "point" not in result


def test_what_others_do_this_turn_and_their_secrets_are_not_on_the_table() -> None:
    state = GAME.new(3, 4, {"map": "kazan"})
    chance = random.Random(2)
    board = board_for(GAME, Texts("en"))
    looked = 0
    while not state.over:
        seat = chance.choice(state.deciding)
        state.apply(chance.choice(state.legal(seat)), seat)
        if chance.random() < 0.05 and not state.over:
            for seat in range(3):
                tables = [state, state.imagine(seat, 99)]
                pages = {shown(board.details(Look(table.view(seat), NAMES[:3], []))) for table in tables}
                assert len(pages) == 1
                looked += 1
    assert looked > 10


@pytest.mark.parametrize(
    ("level", "coins", "met", "said"),
    [
        ("normal", 125, 3, "You have reached your level: normal."),
        ("easy", 125, 3, "You have reached more than your level: normal."),
        ("hard", 125, 3, "You have missed your level: it asks for 3 objectives and 150 coins."),
        ("easy", 125, 2, "You have missed your level: it asks for 3 objectives and 90 coins."),
    ],
)
def test_the_end_page_of_a_solo_game_tells_the_level(level: str, coins: int, met: int, said: str) -> None:
    state = opened("avenia", "any", level=level)
    state.guilds[0].purse.hexes = coins
    state.guilds[0].feats.objectives = (1, 2, 3) if met == 3 else (1, 2, 0)
    state.over = True
    page = shown(board_for(GAME, Texts("en")).ending(Look(state.view(0), NAMES[:1], [])))
    assert said in page
    assert ("But it is enough for another level: normal." in page) == (level == "hard")


def test_the_end_page_opens_treasures_and_tells_how_a_tie_is_decided() -> None:
    state = opened("avenia", "any", players=2)
    state.guilds[1].treasure.kept = (16, 17)  # two vases
    state.guilds[0].purse.hexes, state.guilds[1].purse.hexes = 14, 10
    put(state, TOWER, ["01-01"])
    put(state, VILLAGE, ["09-04", "09-07"], seat=1)
    state.over = True
    page = shown(board_for(GAME, Texts("en")).ending(Look(state.view(None), NAMES[:2], [])))
    assert re.search(r"Nina +Vase ×2", page)
    tie = "A tie is decided by towers, then by villages: Anton: 1 tower, 0 villages; Nina: 0 towers, 2 villages."
    assert tie in " ".join(page.split())


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    state = opened("cnidaria", "any", players=2)
    explore(state, "09-05")
    board = board_for(GAME, Texts("en"), unicode=False)
    drawn = shown(board.details(Look(state.view(0), NAMES[:2], state.legal(0)))) + shown(board.legend())
    assert set(drawn) - set(map(chr, range(128))) <= set("×–\xa0")
    assert re.search(r">\d", drawn)
