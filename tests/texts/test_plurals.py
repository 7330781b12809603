"""Numbers and the words that go with them."""

import pytest

from caravanserai.texts import Texts

POINTS = {
    "en": {1: "1 point", 2: "2 points", 11: "11 points", 21: "21 points"},
    "ru": {
        0: "0 очков",
        1: "1 очко",
        2: "2 очка",
        5: "5 очков",
        11: "11 очков",
        14: "14 очков",
        21: "21 очко",
        33: "33 очка",
    },
    "uk": {0: "0 балів", 1: "1 бал", 3: "3 бали", 5: "5 балів", 12: "12 балів", 21: "21 бал", 104: "104 бали"},
}
CARDS_BACK = {
    "en": {
        0: "Rest, with nothing to take back",
        1: "Rest: take 1 card back to hand",
        3: "Rest: take 3 cards back to hand",
    },
    "ru": {
        0: "Отдохнуть, возвращать нечего",
        1: "Отдохнуть: вернуть на руку 1 карту",
        2: "Отдохнуть: вернуть на руку 2 карты",
        7: "Отдохнуть: вернуть на руку 7 карт",
    },
    "uk": {
        0: "Відпочити, повертати нічого",
        1: "Відпочити: повернути до руки 1 карту",
        4: "Відпочити: повернути до руки 4 карти",
        11: "Відпочити: повернути до руки 11 карт",
    },
}
TIMES = {
    "en": {1: "Once", 2: "Twice", 3: "3 times"},
    "ru": {1: "1 раз", 2: "2 раза", 5: "5 раз", 11: "11 раз"},
    "uk": {1: "1 раз", 2: "2 рази", 5: "5 разів", 11: "11 разів"},
}


@pytest.mark.parametrize("language", POINTS)
def test_points(language: str) -> None:
    texts = Texts(language)
    assert {count: texts.say("points", count=count) for count in POINTS[language]} == POINTS[language]


@pytest.mark.parametrize("language", CARDS_BACK)
def test_cards(language: str) -> None:
    texts = Texts(language)
    said = {cards: texts.say("spice_road-move-rest", cards=cards) for cards in CARDS_BACK[language]}
    assert said == CARDS_BACK[language]


@pytest.mark.parametrize("language", TIMES)
def test_times(language: str) -> None:
    texts = Texts(language)
    for times, words in TIMES[language].items():
        said = texts.say("spice_road-move-times", times=times, gave="A", took="B")
        assert said.startswith(words + ":")


def test_a_price_may_be_nothing() -> None:
    free: dict[str, int | str] = {"card": "X", "price": 0, "cubes": "", "cubes_count": 0}
    said = [Texts(language).say("spice_road-move-acquire", **free) for language in ("en", "ru", "uk")]
    assert said == ["Acquire X for free", "Приобрести X бесплатно", "Придбати X безкоштовно"]
    paid: dict[str, int | str] = {"card": "X", "price": 2, "cubes": "YY", "cubes_count": 2}
    said = [Texts(language).say("spice_road-move-acquire", **paid) for language in ("en", "ru", "uk")]
    assert said == [
        "Acquire X for 2 cubes, with YY on it",
        "Приобрести X за 2 кубика, на ней YY",
        "Придбати X за 2 кубики, на ній YY",
    ]
