"""What is told in From East to West II: settlers as in A New World, who send a ship among the islands."""

import pytest

from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.events import Fact
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from tests.games.new_world.land import CARD, Pioneer, lay_points, number, seat_all
from tests.texts.wandering import BRINGING, check_told_as_typed, choices, refusal, told, unnamed

PLAYERS = Players(["Anna", "Boris", "Vera"], reader=0)
SEA = 7  # the space in the middle of the default island
NEAR = 8  # a market beside it
RICH = (9, 9, 9, 9)
SELDOM: dict[str, dict[str, Fact]] = {
    "enlisted": {"settlers": 0},
    "refreshed_forts": {"cards": []},
    "last_round": {"cards": 8},
    "another_turn": {},
    "all_gained": {"cubes": [1, 0, 0, 0]},
    "took_bonus": {"bonus": 0, "points": 3},
}


def table(cubes: tuple[int, int, int, int] = (0, 0, 0, 0)) -> EastWest2State:
    """A table of three where it is the turn of seat 0 and no location is covered; all ships are on the sea."""
    state = GAME.new(3, 3, {})
    assert isinstance(state, EastWest2State)
    state.settlement.covers = [-1] * len(state.settlement.covers)
    seat_all(state, Pioneer(cubes), {}, 0)
    return state


def at(state: EastWest2State, location: str) -> str:
    return f"[[location {number(state, location)}]]"


def exchange(state: EastWest2State, space: int) -> str:
    """What the market of a space gives and takes."""
    tile = state.islands.tiles[space - 1]
    give, take = (counts(side[tile]) for side in (state.islands.gives, state.islands.takes))
    return f"[[cubes {' '.join(map(str, give))}]] → [[cubes {' '.join(map(str, take))}]]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    assert unnamed(GAME, language) == []
    assert Texts(language).has("east_west_2-option-map-custom")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language, BRINGING)
    for seed in range(2):
        listener.wander(GAME.new(2 + 2 * seed, seed, {}), 900)
    listener.hear(SELDOM)
    listener.check_all_was_said()


def test_locations_tell_what_the_ship_does() -> None:
    state = table(RICH)
    lay_points(state, "N01 X03 S05 T02", None)
    state.islands.captains[0].ship = NEAR - 1
    offered = choices(state, "en", PLAYERS)
    assert f"Work at {at(state, 'A2.1')} with 1 settler: fort, [[point {CARD['N01']}]]" in offered
    assert f"Work at {at(state, 'B2.5')} with 1 settler: your ship makes 1 step" in offered
    assert f"Work at {at(state, 'B2.4')} with 3 settlers: your ship makes 2 steps" in offered
    assert f"Work at {at(state, 'F2.4')} with 4 settlers: your ship goes to any other space" in offered
    trade = f"обмен там, где ваш корабль, {exchange(state, NEAR)}"
    assert f"Работать в {at(state, 'F2.2')}, 2 поселенца: {trade}" in choices(state, "ru", PLAYERS)


def test_a_voyage_is_told_step_by_step() -> None:
    state = table((3, 0, 0, 0))
    state.islands.captains[1].ship = NEAR - 1
    state.apply("work B2.5")
    there = f"[[space {NEAR}]]"
    offered = choices(state, "en", PLAYERS)
    assert offered[0] == "Choose where your ship goes: 1 step left"
    assert f"Sail to {there}: {exchange(state, NEAR)}; docking fee 1 cube" in offered
    state.apply(f"sail {NEAR}")
    assert choices(state, "uk", PLAYERS)[:2] == [
        "Виберіть кубик, який віддати гравцю «Boris» за стоянку",
        "Віддати [[cube 0]] гравцю «Boris»",
    ]


def test_only_the_end_of_two_steps_costs_a_fee() -> None:
    state = table((3, 0, 0, 0))
    state.islands.captains[1].ship = NEAR - 1
    state.apply("work B2.4")
    offered = choices(state, "ru", PLAYERS)
    assert offered[0] == "Выберите, куда плывёт ваш корабль: осталось 2 шага"
    assert f"Плыть к [[space {NEAR}]]: {exchange(state, NEAR)}" in offered
    state.apply(f"sail {NEAR}")
    assert f"Sail to [[space {SEA}]], the open sea" in choices(state, "en", PLAYERS)


def test_outposts_are_built_and_traded_at() -> None:
    state = table(RICH)
    state.apply("work B2.5")
    state.apply(f"sail {NEAR}")
    symbol = SYMBOL_OF[state.islands.tiles[NEAR - 1]]
    assert choices(state, "en") == [
        f"You may build an outpost at [[space {NEAR}]] for free",
        f"Build an outpost ([[symbol {symbol}]]) for free: 1 point",
        "Done",
    ]
    state.listen()
    built = told(state, "build", "uk", PLAYERS)[0]
    assert built == f"Ви зводите заставу ([[symbol {symbol}]]) біля [[space {NEAR}]]: 1 бал."
    assert choices(state, "en")[0] == f"You may trade at [[space {NEAR}]]"
    assert choices(state, "ru")[1].startswith("Обмен 1 раз: отдать ")
    state = table(RICH)
    state.islands.captains[0].outposts = 1 << (NEAR - 1)
    state.apply("work F2.3")
    assert choices(state, "en") == [
        "Choose the outpost where you trade",
        f"Trade at [[space {NEAR}]]: {exchange(state, NEAR)}",
    ]
    state.apply(f"outpost {NEAR}")
    assert choices(state, "uk")[0] == f"Зробіть обмін біля [[space {NEAR}]]"


def test_refusals_of_ships_are_told() -> None:
    state = table()
    assert refusal(state, "work F2.2", "ru") == "Там, где ваш корабль, обмена нет. (E2-27)"
    assert refusal(state, "work F2.3", "uk") == "У вас ще немає застав. (E2-28)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence(language: str) -> None:
    for reason in GAME.reasons:
        check_reason_is_a_sentence(reason, language, missing="YY", needed=2, hand=1, tile=0, price=1)


def test_moves_that_make_no_sense_here_are_told_as_they_are_typed() -> None:
    check_told_as_typed(table(), "build", "trade 1", "fee y", f"outpost {SEA}", f"sail {NEAR}")
