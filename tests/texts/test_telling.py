"""Moves, events, decisions and refusals become sentences with tokens."""

import pytest

import caravanserai as cv
from caravanserai.core.events import Event
from caravanserai.texts import Texts, pick_language
from caravanserai.texts.language import UnknownLanguage
from caravanserai.texts.players import Players
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason, token


def test_facts_become_tokens_by_their_names() -> None:
    facts: dict[str, int | str | list[int]] = {"cubes": [2, 1, 0, 0], "colour": 1, "card": 17, "deal": 3, "position": 4}
    assert fill("acquired", facts) == {
        "cubes": "[[cubes 2 1 0 0]]",
        "cubes_count": 3,
        "colour": "[[cube 1]]",
        "next": "[[cube 2]]",
        "card": "[[card 17]]",
        "deal": "[[deal 3]]",
        "position": 4,
    }
    assert fill("claimed", {"card": 12}) == {"card": "[[point 12]]"}
    assert token("gold") == "[[gold]]"


def test_seats_become_names_and_tell_whether_that_is_the_reader() -> None:
    players = Players(["Anna", "Boris", "You"], reader=2)
    assert fill("gave", {"good": 6, "to": 1}, players) == {"good": "[[good 6]]", "to": "Boris", "to_who": "other"}
    assert fill("walked", {"character": 3, "out": 9, "from": 2}, players) == {
        "character": "[[character 3]]",
        "out": "[[good 9]]",
        "from": "You",
        "from_who": "you",
    }
    assert fill("gave", {"to": 1}) == {"to": "2", "to_who": "other"}


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (
            None,
            [
                "Anna takes the [[good 6]] token from Boris.",
                "Anna забирает жетон [[good 6]] у игрока «Boris».",
                "Anna забирає жетон [[good 6]] у гравця «Boris».",
            ],
        ),
        (
            0,
            [
                "You take the [[good 6]] token from Boris.",
                "Вы забираете жетон [[good 6]] у игрока «Boris».",
                "Ви забираєте жетон [[good 6]] у гравця «Boris».",
            ],
        ),
        (
            1,
            [
                "Anna takes the [[good 6]] token from you.",
                "Anna забирает жетон [[good 6]] у вас.",
                "Anna забирає жетон [[good 6]] у вас.",
            ],
        ),
    ],
)
def test_an_event_between_two_players_is_told_to_each(reader: int | None, said: list[str]) -> None:
    event = Event("token_taken", 0, {"good": 6, "from": 1})
    players = Players(["Anna", "Boris"], reader)
    for language, sentence in zip(("en", "ru", "uk"), said, strict=True):
        assert tell_event(Texts(language), "dunhuang", event, "Anna", reader == 0, players) == sentence


def test_an_event_is_told_of_others_and_of_oneself() -> None:
    event = Event("claimed", 0, {"card": 12, "points": 12, "position": 1, "gold": 1, "silver": 0})
    said = [tell_event(Texts(language), "spice_road", event, "Анна") for language in ("en", "ru", "uk")]
    assert said == [
        "Анна claims [[point 12]] + [[gold]].",
        "Анна выполняет заказ [[point 12]] + [[gold]].",
        "Анна виконує замовлення [[point 12]] + [[gold]].",
    ]
    said = [tell_event(Texts(language), "spice_road", event, "", you=True) for language in ("en", "ru", "uk")]
    assert said == [
        "You claim [[point 12]] + [[gold]].",
        "Вы выполняете заказ [[point 12]] + [[gold]].",
        "Ви виконуєте замовлення [[point 12]] + [[gold]].",
    ]


def test_a_move_is_told_by_what_lies_on_the_table() -> None:
    state = cv.load("spice_road").new(2, seed=5)
    seat = state.deciding[0]
    view = state.view(seat)
    first = view["trade_row"][0]["card"]  # type: ignore[typeddict-item]
    assert tell_move(Texts("en"), state, state.game.moves["acquire 1"], seat) == f"Acquire [[card {first}]] for free"
    assert tell_move(Texts("en"), state, state.game.moves["deal-row 1"], seat) == "deal-row 1", "there are no deals"


def test_a_refusal_names_its_clause() -> None:
    state = cv.load("spice_road").new(2, seed=5)
    reason = state.why_not("acquire 6")
    assert reason is not None
    said = tell_reason(Texts("en"), reason)
    assert said == "This card costs 5 cubes, one for each card before it, and you have fewer. (SR-24)"
    unknown = state.why_not("fly 3")
    assert unknown is not None
    assert tell_reason(Texts("en"), unknown) == "There is no such move."


def test_a_decision_is_told() -> None:
    state = cv.load("spice_road").new(2, seed=5)
    state.apply("play up2")
    decision = state.view(None)["decision"]
    assert decision is not None
    assert tell_decision(Texts("en"), "spice_road", decision) == "Upgrade a cube: 2 steps left"


def test_the_language_is_asked_for_or_found_in_the_environment() -> None:
    assert pick_language("uk", {"LANG": "ru_RU.UTF-8"}) == "uk"
    assert pick_language(None, {"LANG": "ru_RU.UTF-8"}) == "ru"
    assert pick_language(None, {"LC_ALL": "uk_UA", "LANG": "ru_RU.UTF-8"}) == "uk"
    assert pick_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert pick_language(None, {"LANG": ""}) == "en"
    with pytest.raises(UnknownLanguage, match="the languages are en, ru, uk"):
        pick_language("de")
