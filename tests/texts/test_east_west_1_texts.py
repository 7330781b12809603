"""What is told in From East to West I: settlers as in A New World, markets, and cards of one's own trade route."""

import pytest

from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.events import Event, Fact
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.routes import Route
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import fill, tell_event
from tests.games.new_world.land import Pioneer, number, seat_all
from tests.texts.wandering import BRINGING, check_told_as_typed, choices, refusal, told, unnamed

CARD = {card.id: number for number, card in enumerate(TRADE_CARDS)}
PLAYERS = Players(["Anna", "Boris"], reader=0)
BOTH = {"golden_deals": True, "bonus_cards": True}
SELDOM: dict[str, dict[str, Fact]] = {
    "refreshed_forts": {"cards": [3, 4]},
    "refreshed_market": {"cards": []},
    "last_round": {"cards": 8},
    "recalled_from_route": {"position": 2, "card": 5},
    "replaced": {"card": 5, "old": 6, "position": 3},
    "swapped": {"first": 1, "second": 3},
    "played": {"card": 1},
    "paid": {"cubes": [1, 0, 0, 0], "position": 1},
    "acquired": {"card": 1, "cubes": [0, 0, 0, 0]},
    "retrieved": {"card": 1},
}


def table(own: Pioneer, route: str = "", settlers: str = "", **options: bool) -> EastWest1State:
    """A table where it is the turn of seat 0, with cards `yyy yr yy-g b` under the markets, `up3` next."""
    state = GAME.new(2, 3, options)
    assert isinstance(state, EastWest1State)
    cards = [CARD[name] for name in ("yyy", "yr", "yy-g", "b", "up3")]
    state.market = Market(cards[:4], cards[4:], 1, [0] * 4)
    seat_all(state, own, {}, 0)
    standing = [int(word) for word in settlers.split()] or [0] * len(route.split())
    state.settlement.routes[0] = Route([CARD[name] for name in route.split()], standing, 0)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    assert unnamed(GAME, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language, BRINGING)
    listener.wander(GAME.new(2, 1, BOTH), 900)
    listener.wander(GAME.new(4, 2, {}), 500)
    listener.hear(SELDOM)
    listener.check_all_was_said(rare_moves={"choose", "recall-route"})


def test_a_market_is_used_or_its_card_is_taken() -> None:
    state = table(Pioneer((3, 0, 0, 0)))
    third = f"[[card {CARD['yy-g']}]]"
    place = f"[[location {number(state, 'C2.5')}]]"
    assert f"Work at {place} with 2 settlers: market, {third}" in choices(state, "en")
    state.apply("work C2.5")
    assert choices(state, "en") == [
        f"Market 3: use {third} or take it onto your route",
        f"Use {third}",
        f"Take {third} onto your route",
    ]
    assert choices(state, "ru")[1:] == [f"Применить {third}", f"Забрать {third} в маршрут"]
    state.listen()
    assert told(state, "take", "uk", PLAYERS) == [
        f"Ви берете {third} до торговельного шляху.",
        f"Нова карта під ринками: [[card {CARD['up3']}]].",
    ]


def test_cards_of_the_route_tell_their_price() -> None:
    state = table(Pioneer((2, 0, 0, 0)), "yyy yr g", "1 0 0")
    assert f"Use [[card {CARD['yr']}]] on your route with 1 settler" in choices(state, "en")
    assert f"Применить [[card {CARD['g']}]] в маршруте, 2 поселенца" in choices(state, "ru")
    assert choices(state, "uk")[-1] == "Відпочити: повернути 1 поселенця"
    state.listen()
    said = told(state, "route 3", "ru", PLAYERS)
    assert said[0] == f"Вы применяете карту 3 маршрута, [[card {CARD['g']}]]: 2 поселенца."


def test_a_full_route_asks_which_card_goes() -> None:
    state = table(Pioneer(), "rr yg up3 yy-g g")
    state.apply("work E2.5")
    state.apply("take")
    new, old = f"[[card {CARD['yyy']}]]", f"[[card {CARD['yg']}]]"
    assert choices(state, "en")[0] == f"Your route is full. Choose the card that {new} replaces"
    assert choices(state, "uk")[2] == f"Замінити {old} на місці 2"
    state.listen()
    said = told(state, "replace 2", "en", PLAYERS)[0]
    assert said == f"You put {new} in place 2 of your route; {old} goes to your discard pile."


def test_two_cards_of_the_route_change_places() -> None:
    state = table(Pioneer(), "rr yg g")
    state.apply("work C2.1")
    swap = f"Поменять [[card {CARD['rr']}]] (место 1) и [[card {CARD['g']}]] (место 3)"
    assert swap in choices(state, "ru")
    assert choices(state, "en")[0] == "Two cards of your route may change places"
    assert fill("replaced", {"old": 4}) == {"old": "[[card 4]]"}


def test_deals_are_made_instead() -> None:
    state = table(Pioneer(), "g", golden_deals=True)
    deal = f"[[deal {state.deals[CARD['g']]}]]"
    state.apply("route 1")
    assert choices(state, "en") == [
        f"Card 1 of your route: use [[card {CARD['g']}]] or its deal",
        f"Use [[card {CARD['g']}]]",
        f"Make the deal {deal}",
    ]
    state.listen()
    said = told(state, "deal", "ru", PLAYERS)[0]
    assert said == f"Вы заключаете сделку {deal} с картой [[card {CARD['g']}]]."


def test_three_yellow_cubes_are_a_choice() -> None:
    state = table(Pioneer((6, 0, 0, 0)), "yyy-b/rr")
    state.apply("route 1")
    assert choices(state, "en") == [
        "Choose what to take",
        "Give [[cubes 3 0 0 0]], take [[cubes 0 0 0 1]]",
        "Give [[cubes 3 0 0 0]], take [[cubes 0 2 0 0]]",
    ]


def test_a_settler_may_be_taken_back_from_anywhere() -> None:
    state = table(Pioneer(at="A1.3=1"), "yy+card", "0")
    state.apply("route 1")
    assert choices(state, "ru") == [
        "Верните поселенца: ещё 1 поселенец",
        f"Вернуть поселенца из [[location {number(state, 'A1.3')}]]",
        f"Вернуть поселенца с карты маршрута [[card {CARD['yy+card']}]]",
        "Готово",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna takes a settler back from [[card 5]] of the route."),
        ("ru", "Anna возвращает поселенца с карты маршрута [[card 5]]."),
        ("uk", "Anna повертає поселенця з карти шляху [[card 5]]."),
    ],
)
def test_settlers_come_back_one_by_one(language: str, said: str) -> None:
    event = Event("recalled_from_route", 0, {"position": 2, "card": 5})
    assert tell_event(Texts(language), "east_west_1", event, "Anna") == said


def test_refusals_tell_the_settlers_a_card_takes() -> None:
    state = table(Pioneer(hand=1), "rr yg", "0 0")
    assert refusal(state, "route 2", "uk") == "Потрібні 2 поселенці, а у вас на планшеті 1. (E1-22)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence(language: str) -> None:
    for reason in GAME.reasons:
        check_reason_is_a_sentence(reason, language, missing="YY", needed=2, hand=1, tile=0)


def test_moves_that_make_no_sense_here_are_told_as_they_are_typed() -> None:
    check_told_as_typed(table(Pioneer(), "rr"), "use", "deal", "route 2", "swap 1-2", "replace 3")
