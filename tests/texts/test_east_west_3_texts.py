"""What is told in From East to West III: settlers and ships as in part II, and trade cards that are collected."""

import pytest

from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.events import Event, Fact
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import tell_event
from tests.games.golden_deals import GOLDEN
from tests.games.new_world.land import Pioneer, number, seat_all
from tests.texts.wandering import BRINGING, check_told_as_typed, choices, told, unnamed

CARD = {card.id: number for number, card in enumerate(TRADE_CARDS)}
PLAYERS = Players(["Anna", "Boris"], reader=0)
BOTH = {"golden_deals": GOLDEN, "bonus_cards": True}
SELDOM: dict[str, dict[str, Fact]] = {
    "enlisted": {"settlers": 0},
    "refreshed_forts": {"cards": []},
    "refreshed_market": {"cards": []},
    "last_round": {"cards": 8},
    "took_bonus": {"bonus": 0, "points": 3},
    "recalled_from_route": {"position": 2, "card": 5},
    "played": {"card": 1},
    "paid": {"cubes": [1, 0, 0, 0], "position": 1},
    "collected": {"cubes": [1, 0, 0, 0], "position": 1},
    "acquired": {"card": 1, "cubes": [0, 0, 0, 0]},
    "dealt": {"card": 1, "deal": 2},
    "laid": {"card": 1},
    "retrieved": {"card": 1},
}


def table(cubes: tuple[int, int, int, int] = (0, 0, 0, 0), **options: bool) -> EastWest3State:
    """A table where it is the turn of seat 0, with cards `yyy yr yy-g b` under the markets, `up3` next."""
    state = GAME.new(2, 3, options)
    assert isinstance(state, EastWest3State)
    state.settlement.covers = [-1] * len(state.settlement.covers)
    cards = [CARD[name] for name in ("yyy", "yr", "yy-g", "b", "up3")]
    state.market = Market(cards[:4], cards[4:], 1, [0] * 4)
    seat_all(state, Pioneer(cubes), {}, 0)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    assert unnamed(GAME, language) == []
    assert Texts(language).has("east_west_3-option-map-custom")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language, BRINGING)
    listener.wander(GAME.new(2, 1, BOTH), 1200)
    listener.wander(GAME.new(4, 2, {}), 500)
    listener.hear(SELDOM)
    listener.check_all_was_said(rare_moves={"choose"})


def test_a_card_is_used_and_kept() -> None:
    state = table((4, 0, 0, 0))
    third = f"[[card {CARD['yy-g']}]]"
    place = f"[[location {number(state, 'D2.1')}]]"
    assert f"Work at {place} with 2 settlers: market, {third}" in choices(state, "en")
    state.apply("work D2.1")
    assert choices(state, "ru") == [
        f"Сколько раз: {third}?",
        "1 раз: отдать [[cubes 2 0 0 0]], взять [[cubes 0 0 1 0]]",
        "2 раза: отдать [[cubes 4 0 0 0]], взять [[cubes 0 0 2 0]]",
    ]
    state.listen()
    assert told(state, "times 1", "en", PLAYERS) == [
        "You give [[cubes 2 0 0 0]] and take [[cubes 0 0 1 0]].",
        f"You keep {third} and have 1 trade card now.",
        f"New under the markets: [[card {CARD['up3']}]].",
    ]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "You may take a bonus tile: you have four more trade cards"),
        ("ru", "Можно взять плитку бонуса: собраны ещё 4 карты торговли"),
        ("uk", "Можна взяти плитку бонусу: зібрано ще 4 карти торгівлі"),
    ],
)
def test_every_fourth_card_offers_a_tile(language: str, asked: str) -> None:
    state = table()
    state.collections[0] = set_of([CARD[name] for name in ("rr", "yg", "g")])
    state.apply("work E2.5")
    offered = choices(state, language)
    assert offered[0] == asked
    assert len(offered) == 6, "a tile of each stack of D2, or none"
    assert len(set(offered)) == 6


def test_bonus_cards_offer_choices() -> None:
    state = table((6, 0, 0, 0))
    state.market.cards[:2] = [CARD["yyy-b/rr"], CARD["yy+card"]]
    state.apply("work E2.5")
    assert choices(state, "uk")[1:] == [
        "Віддати [[cubes 3 0 0 0]], взяти [[cubes 0 0 0 1]]",
        "Віддати [[cubes 3 0 0 0]], взяти [[cubes 0 2 0 0]]",
    ]
    state = table()
    state.market.cards[:2] = [CARD["yyy-b/rr"], CARD["yy+card"]]
    state.apply("work E2.6")
    assert choices(state, "en") == [
        "Take back a settler: 1 settler left",
        f"Take a settler back from [[location {number(state, 'E2.6')}]]",
        "Done",
    ]


def test_a_deal_is_made_instead() -> None:
    state = table(golden_deals=True)
    deal = f"[[deal {state.deals[CARD['yyy']]}]]"
    state.apply("work E2.5")
    assert choices(state, "uk") == [
        f"Ринок 1: використайте [[card {CARD['yyy']}]] або її угоду",
        f"Використати [[card {CARD['yyy']}]]",
        f"Укласти угоду {deal}",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna keeps [[card 5]] and has 4 trade cards now."),
        ("ru", "Anna забирает [[card 5]]; теперь всего 4 карты торговли."),
        ("uk", "Anna бере [[card 5]]; тепер усього 4 карти торгівлі."),
    ],
)
def test_the_pile_is_counted(language: str, said: str) -> None:
    assert tell_event(Texts(language), "east_west_3", Event("kept_card", 0, {"card": 5, "cards": 4}), "Anna") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence(language: str) -> None:
    for reason in GAME.reasons:
        check_reason_is_a_sentence(reason, language, missing="YY", needed=2, hand=1, tile=0, price=1)


def test_moves_that_make_no_sense_here_are_told_as_they_are_typed() -> None:
    check_told_as_typed(table(), "use", "deal", "build", "trade 1")
