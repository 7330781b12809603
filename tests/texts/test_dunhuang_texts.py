"""The names of Dunhuang, and moves told by what lies on its table."""

import pytest

import caravanserai as cv
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.goods import GOOD_KEYS, NO_GOOD
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import tell_decision, tell_move
from tests.texts.reading import messages

GAME = cv.load("dunhuang")
CIRCLE = "buddhist sogdian_merchant translator soldier maid peasant musician princess"
CHOSEN = {"circle_mode": "chosen", "circle": CIRCLE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_and_every_character_has_its_own_name(language: str) -> None:
    texts = Texts(language)
    goods = [texts.say(f"dunhuang-good-{key}") for key in GOOD_KEYS]
    people = [texts.say(f"dunhuang-character-{key}") for key in CHARACTERS]
    assert len(set(goods + people)) == 26
    for key in CHARACTERS:
        assert texts.has(f"dunhuang-character-{key}-brief")
        assert texts.say(f"dunhuang-character-{key}-about").endswith(".")


def test_the_printed_russian_names_are_kept() -> None:
    texts = Texts("ru")
    assert texts.say("dunhuang-title") == "Врата в Поднебесную"
    assert texts.say("dunhuang-character-maid") == "Прислужница"
    assert texts.say("dunhuang-good-silk") == "шёлк"


def test_the_way_of_the_camel_is_told_with_what_waits_at_its_end() -> None:
    state = begun()
    seat = state.deciding[0]
    second, third = state.market[1:3]
    told = [tell_move(Texts("en"), state, GAME.moves[move], seat) for move in ("walk 1", "walk 2")]
    assert told == [
        f"1 step: [[character 9]], [[good {second}]]",
        f"2 steps: [[character 4]], [[good {third}]], −1 [[coin]]",
    ]
    state.market[1] = NO_GOOD
    assert tell_move(Texts("ru"), state, GAME.moves["walk 1"], seat) == "1 шаг: [[character 9]], нет карты"


def test_a_chosen_card_is_told_by_what_it_is_for() -> None:
    state = begun()
    state.apply("walk 3")
    good = GOOD_KEYS[state.market[3]]
    state.apply("to-shop")
    state.apply("use")
    seat = state.deciding[0]
    number = GOOD_KEYS.index(good)
    assert tell_move(Texts("en"), state, GAME.moves[f"shop {good}"], seat) == f"Swap [[good {number}]] from the shop"
    state.apply(f"shop {good}")
    offered = state.market[0]
    said = tell_move(Texts("en"), state, GAME.moves["slot 1"], seat)
    assert said == f"Swap [[good {number}]] for [[good {offered}]], place 1"
    assert tell_move(Texts("en"), state, GAME.moves["slot 4"], seat) == "slot 4", "there is no card to tell of"


def test_a_rival_is_told_by_name() -> None:
    state = begun()
    state.apply("walk 1")
    state.apply("to-hand")
    state.apply("use")
    seat = state.deciding[0]
    players = Players(["Anna", "Boris", "Vera"], seat)
    rival = state.legal(seat)[0]
    assert tell_move(Texts("en"), state, rival, seat, players) == f"{players.names[rival.args[0]]}, 1 card"
    state.apply(rival)
    decision = state.view(seat)["decision"]
    assert decision is not None
    said = tell_decision(Texts("en"), "dunhuang", decision, players)
    assert said == f"{players.names[seat]} trades with you. Choose what to give: 1 card left"


def test_every_refusal_of_its_own_can_be_told() -> None:
    known = messages("en")
    assert {reason.code for reason in GAME.reasons if f"reason-{reason.code}" not in known} == set()


def begun() -> DunhuangState:
    """A table of three where the camel stands on place 1 and the first player is to walk."""
    state = GAME.new(3, 8, CHOSEN)
    assert isinstance(state, DunhuangState)
    for seat in state.deciding:
        state.apply(state.legal(seat)[0], seat)
    state.apply("camel 1")
    return state
