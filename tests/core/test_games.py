"""Opening games: the registry, players, seeds, options and saves, and what is said when they are wrong."""

import json
import subprocess
import sys

import pytest

import caravanserai as cv
from caravanserai.core.options import Option, settle, switch

GAME = cv.load("spice_road")


def test_the_shelf() -> None:
    assert [game.id for game in cv.games()] == [
        "spice_road",
        "eastern_wonders",
        "sand_to_sea",
        "new_world",
        "east_west_1",
        "east_west_2",
        "east_west_3",
        "dunhuang",
        "marco_polo",
        "merchant_explorers",
    ]
    for game in cv.games():
        assert cv.load(game.id) is game
    assert GAME.title == "Century: Spice Road"
    assert list(GAME.players) == [2, 3, 4, 5]
    assert [option.name for option in GAME.options] == ["bonus_cards", "golden_deals", "show_scores"]


def test_the_list_of_games_is_a_function_before_and_after_a_game_is_loaded() -> None:
    script = (
        "import caravanserai as cv\nbefore = cv.games()\nassert before\n"
        "from caravanserai.games.century.caravan import cubes\nassert cv.games() == before\nprint(cubes.total(3))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout.strip() == "3"


def test_unknown_game() -> None:
    with pytest.raises(
        cv.UnknownGame, match=f"no game 'chess'; the games are {', '.join(game.id for game in cv.games())}"
    ):
        cv.load("chess")


@pytest.mark.parametrize("players", [0, 1, 6, -2, True, "3", 2.0])
def test_wrong_player_counts(players: int) -> None:
    with pytest.raises(cv.BadPlayers, match="for 2 to 5 players"):
        GAME.new(players, 1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"expansion": True}, "no option 'expansion'; the options are bonus_cards, golden_deals, show_scores, rulings"),
        ({"golden_deals": 1}, "golden_deals cannot be 1; it can be False, True"),
        ({"golden_deals": None}, "golden_deals cannot be None"),
        ({"show_scores": "on"}, "show_scores cannot be 'on'"),
    ],
)
def test_wrong_options(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(cv.BadOption, match=sentence):
        GAME.new(2, 1, options)


def test_options_as_typed() -> None:
    parsed = GAME.parse_options({"golden_deals": "on", "bonus_cards": "No"})
    assert parsed == {"bonus_cards": False, "golden_deals": True, "show_scores": False}
    with pytest.raises(cv.BadOption, match="cannot be 'perhaps'"):
        GAME.parse_options({"golden_deals": "perhaps"})
    with pytest.raises(cv.BadOption, match="no option"):
        GAME.parse_options({"x": "on"})


def test_rulings_as_printed_choose_all_disputed_options_at_once() -> None:
    known = (Option("room", ("always", "never"), "always", "X-1", "never"), Option("map", ("a", "b"), "a", "X-2"))
    assert settle(known, {}) == settle(known, {"rulings": "ours"}) == {"room": "always", "map": "a"}
    assert settle(known, {"rulings": "as_printed"}) == {"room": "never", "map": "a"}
    assert settle(known, {"rulings": "as_printed", "room": "always"}) == {"room": "always", "map": "a"}
    with pytest.raises(cv.BadOption, match="rulings cannot be 'mine'; it can be ours, as_printed"):
        settle(known, {"rulings": "mine"})


def test_a_seed_is_a_number() -> None:
    with pytest.raises(cv.BadSave, match="whole number"):
        GAME.new(2, "seven")  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_game_and_others_do_not() -> None:
    assert GAME.new(3, 7).save() == GAME.new(3, 7).save()
    assert len({json.dumps(GAME.new(3, seed).save()) for seed in range(50)}) == 50


def test_seats_must_exist() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(cv.NoSuchSeat, match="seats 0 to 1"):
        state.legal(2)
    with pytest.raises(cv.NoSuchSeat, match="seats 0 to 1"):
        state.apply("rest", -1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "dunhuang"}, "save of 'dunhuang'"),
        ({"version": "99"}, "there is version"),
        ({"merchants": []}, "damaged"),
        ({"market": None}, "damaged"),
        ({"chance": [1, 2]}, "damaged"),
        ({"players": 77}, "damaged|players"),
    ],
)
def test_damaged_saves(change: dict[str, object], sentence: str) -> None:
    saved = GAME.new(2, 1).save()
    saved.update(change)
    with pytest.raises(cv.CaravanseraiError, match=sentence):
        GAME.restore(saved)


def test_a_save_with_a_part_missing() -> None:
    saved = GAME.new(2, 1).save()
    del saved["points"]
    with pytest.raises(cv.BadSave, match="damaged: KeyError"):
        GAME.restore(saved)
    with pytest.raises(cv.BadSave, match="JSON object"):
        GAME.restore([])  # type: ignore[arg-type]


def test_a_saved_state_is_small() -> None:
    state = GAME.new(5, 3, {"golden_deals": True, "bonus_cards": True})
    for _ in range(200):
        state.apply(state.legal()[-1])
        assert len(json.dumps(state.save())) < 4096


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_a_first_and_a_full_game_can_be_opened(game: cv.Game) -> None:
    for preset in ("first", "full"):
        chosen = {option.name: getattr(option, preset) for option in game.options}
        state = game.new(max(game.players), 1, {name: value for name, value in chosen.items() if value is not None})
        assert not state.over


def test_a_value_of_a_full_game_is_one_of_the_option() -> None:
    with pytest.raises(cv.BadOption, match="cannot be 7"):
        switch("bonus", "X-1").full_with(7)
