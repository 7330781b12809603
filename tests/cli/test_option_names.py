"""Characters of Dunhuang in the player's language: typed, listed, and named in complaints; kept by their ids."""

from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.cli.arguments import read_options
from caravanserai.core.errors import BadOption
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

GAME = cv.load("dunhuang")
IDS = "buddhist sogdian_merchant translator soldier maid peasant musician princess"
TYPED = {
    "en": "Buddhist, Sogdian Merchant, translator, SOLDIER, maid, peasant, musician, princess",
    "ru": "Буддист, согдийский купец, Переводчик, Солдат, прислужница, Крестьянин, Музыкант, Принцесса",
    "uk": "буддист Согдійський купець перекладач солдат служниця селянин музикант принцеса",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["chosen", "chosen_characters"])
def test_names_and_ids_mean_the_same(language: str, mode: str) -> None:
    texts = Texts(language)
    wanted = GAME.settle({"circle_mode": mode, "circle": IDS})
    mixed = IDS.replace("translator", texts.say("dunhuang-character-translator"))
    for typed in (TYPED[language], TYPED[language].replace(",", ""), IDS, IDS.replace(" ", ", "), mixed):
        assert read_options(GAME, [f"circle_mode={mode}", f"circle={typed}"], texts) == wanted


@pytest.mark.parametrize(
    ("language", "typed", "complaint"),
    [
        ("ru", TYPED["ru"].replace("Солдат", "Император Ву"), "Нет персонажа «Император Ву»."),
        ("ru", TYPED["ru"].replace("Солдат", "Император"), "Персонажи: Художник (artist), Музыкант (musician)"),
        ("uk", TYPED["uk"].replace("солдат", "імператор"), "Немає персонажа «імператор»."),
        ("en", TYPED["en"].replace("maid", "emperor"), "no character “emperor”. The characters are Artist, Musician,"),
        ("ru", TYPED["ru"] + ", Слуга", "В круге 8 персонажей, а не 9."),
        ("uk", TYPED["uk"].replace("солдат", "слуга"), "із пари Солдат і Генерал"),
        ("en", TYPED["en"].replace("maid", "dancer"), "exactly one of Princess and Dancer"),
        ("ru", "", "нужны две настройки: circle_mode"),
    ],
)
def test_complaints_are_in_the_players_language(language: str, typed: str, complaint: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(GAME, ["circle_mode=chosen", f"circle={typed}"], Texts(language))
    assert complaint in str(refusal.value)


def test_characters_without_a_mode_are_met_in_the_players_language() -> None:
    with pytest.raises(BadOption, match="потрібні два параметри: circle_mode зі значенням chosen_characters або"):
        read_options(GAME, [f"circle={TYPED['uk']}"], Texts("uk"))


def test_other_options_are_read_as_before() -> None:
    assert read_options(cv.load("spice_road"), ["golden_deals=on"], Texts("ru"))["golden_deals"] is True
    assert read_options(GAME, None, Texts("en")) == GAME.settle({})


def test_a_table_is_played_with_names_and_kept_with_ids(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    options = ("--option", "circle_mode=chosen", "--option", f"circle={TYPED['ru']}")
    done = run("play", "dunhuang", "--seed", 3, "--lang", "ru", "--save", kept, *options, typed="1\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert "1 Буддист" in done.out
    assert "2 Согдийский купец" in done.out
    assert cv.Record.from_json(kept.read_text()).options["circle"] == IDS


def test_a_wrong_name_ends_in_one_line_that_lists_the_names(run: Run) -> None:
    done = run("play", "dunhuang", "--lang", "uk", "--option", "circle_mode=chosen", "--option", "circle=дракон")
    assert done.code == 2
    assert done.err.startswith("caravanserai: Немає персонажа «дракон». Персонажі: Художник (artist), Музикант")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "pair"),
    [
        ("en", "Chinese Merchant or Sogdian Merchant"),
        ("ru", "Прислужница (maid) или Слуга (servant)"),
        ("uk", "Служниця (maid) або Слуга (servant)"),
    ],
)
def test_the_list_of_games_names_the_pairs(run: Run, language: str, pair: str) -> None:
    done = run("games", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "--option circle_mode=random|chosen_characters|chosen" in done.out
    assert pair in done.out
