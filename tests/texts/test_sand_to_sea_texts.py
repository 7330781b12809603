"""What is told in From Sand to Sea: cards as in Spice Road, ships as in Eastern Wonders, cards that pay for sailing."""

import re
from collections import Counter

import pytest

from caravanserai.core.events import Event
from caravanserai.core.reasons import Reason
from caravanserai.core.turns import Step
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.games.century.sand_to_sea.components import BONUS_KINDS
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move
from tests.games.eastern_wonders.sea import SPACE
from tests.games.sand_to_sea.table import CARD, Voyager, fresh, table, wander
from tests.texts.reading import arguments, messages

TOKEN = re.compile(r"\[\[[\w ]*\]\]")
OFTEN_ENOUGH = 12
LONG = 5000  # moves
SEEN_IN_LONG_GAMES = {
    *("took_set", "placed_ship", "played", "gained", "exchanged", "sailed", "paid_fare", "paid_fare_unseen"),
    *("spent_unseen", "paid_fee", "paid_outpost", "built", "upgraded", "took_bonus", "traded", "returned", "passed"),
    *("rested", "paid", "collected", "acquired", "laid", "dealt", "turned_up_trade"),
}
SELDOM: dict[str, dict[str, int | str | list[int]]] = {
    "all_gained": {"cubes": [1, 0, 0, 0]},
    "retrieved": {"card": 3},
    "claimed": {"demand": 3, "points": 12, "space": 4, "gave": [1, 1, 1, 1]},
    "turned_up_demand": {"demand": 3, "space": 4},
    "closed_port": {"space": 4},
    "last_round": {"tiles": 4},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    texts = Texts(language)
    keys = ["title", "sentence", "option-map-first_game", "option-map-random", "option-map-custom"]
    for option in GAME.options:
        keys += [f"option-{option.name}", f"option-{option.name}-about"]
        keys += [f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)]
    keys += [f"move-{kind}" for kind in GAME.moves.kinds]
    keys += [f"decide-{step.name}" for step in fresh().steps if type(step).offers is not Step.offers]
    keys += [f"score-{line['item']}" for line in fresh().breakdown(0)]
    keys += [f"bonus-{kind}" for kind in KIND_NAMES[:BONUS_KINDS]]
    keys += [f"log-{kind}" for kind in SEEN_IN_LONG_GAMES | SELDOM.keys()]
    assert len(keys) > 90
    assert [key for key in keys if not texts.has(f"sand_to_sea-{key}")] == []


def choices(state: SandToSeaState, language: str) -> list[str]:
    """What is asked, and every answer."""
    view = state.view(state.deciding[0])
    decision = view["decision"]
    assert decision is not None
    texts = Texts(language)
    asked = tell_decision(texts, "sand_to_sea", decision)
    return [asked, *(tell_move(texts, state, move, state.deciding[0]) for move in state.legal())]


@pytest.mark.parametrize(
    ("language", "asked", "from_hand", "from_played"),
    [
        ("en", "Choose the card to pay for the step to {}", "Spend {} from your hand", "Spend the played card {}"),
        ("ru", "Выберите карту, чтобы заплатить за шаг к {}", "Отдать {} с руки", "Отдать разыгранную карту {}"),
        ("uk", "Виберіть карту, щоб заплатити за крок до {}", "Віддати {} з руки", "Віддати розіграну карту {}"),
    ],
)
def test_cards_pay_for_sailing(language: str, asked: str, from_hand: str, from_played: str) -> None:
    state = table(Voyager(at="C3", hand="yy", played="up2"))
    state.apply(f"sail {SPACE['C4']}")
    assert choices(state, language) == [
        asked.format(f"[[space {SPACE['C4']}]]"),
        from_hand.format(f"[[card {CARD['yy']}]]"),
        from_played.format(f"[[card {CARD['up2']}]]"),
    ]


def test_the_open_sea_is_told() -> None:
    state = table(Voyager(at="C2"), seas="C1 C6 D1 D5")
    assert f"Sail to [[space {SPACE['C1']}]], the open sea" in choices(state, "en")
    assert f"Плыть к [[space {SPACE['C1']}]], открытое море" in choices(state, "ru")


def test_rest_counts_played_cards_and_those_spent_for_sailing() -> None:
    state = table(Voyager(hand="", played="yy", sailed="up2"))
    assert "Rest: take 2 cards back to hand" in choices(state, "en")
    assert "Відпочити: повернути до руки 2 карти" in choices(state, "uk")
    state = table(Voyager(hand="yy up2"))
    assert "Отдохнуть, возвращать нечего" in choices(state, "ru")


def test_a_cube_goes_on_a_card_or_pays_for_an_outpost() -> None:
    state = table(Voyager((1, 0, 0, 0)))
    state.apply("acquire 2")
    assert choices(state, "ru")[1] == "Положить [[cube 0]]"
    state = table(Voyager((2, 0, 0, 0), at="C3"), {1: Voyager(at="D3", outposts="C3")})
    assert "Build an outpost" in " ".join(choices(state, "en"))
    state.apply("build")
    assert choices(state, "ru")[1] == "Заплатить [[cube 0]]"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna spends a card from hand to sail.", "You spend a card from hand to sail."]),
        ("ru", ["Anna отдаёт за шаг карту с руки.", "Вы отдаёте за шаг карту с руки."]),
        ("uk", ["Anna віддає за крок карту з руки.", "Ви віддаєте за крок карту з руки."]),
    ],
)
def test_a_card_spent_out_of_the_hand_is_told_without_its_name(language: str, said: list[str]) -> None:
    event = Event("paid_fare_unseen", 0, {})
    assert [tell_event(Texts(language), "sand_to_sea", event, "Anna", you) for you in (False, True)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna spends [[card 1]] from the played cards to sail.", "Only you see which one: [[card 1]]."]),
        ("ru", ["Anna отдаёт за шаг [[card 1]] из разыгранных карт.", "Какую — видите только вы: [[card 1]]."]),
        ("uk", ["Anna віддає за крок [[card 1]] з розіграних карт.", "Яку саме — бачите лише ви: [[card 1]]."]),
    ],
)
def test_a_played_card_is_named_to_all_and_one_out_of_the_hand_to_its_owner(language: str, said: list[str]) -> None:
    events = [Event("paid_fare", 0, {"card": 1}), Event("spent_unseen", 0, {"card": 1}, 0)]
    assert [tell_event(Texts(language), "sand_to_sea", event, "Anna") for event in events] == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", {reason.code: reason for reason in GAME.reasons}.values(), ids=lambda one: one.code)
def test_every_refusal_can_be_told(language: str, reason: Reason) -> None:
    key = f"reason-{reason.code}"
    assert arguments(key, messages(language)) <= {"price", "missing"}
    assert re.fullmatch(r"[^.{]+\.", Texts(language).say(key, price=2, missing="YY"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    texts = Texts(language)
    known = messages(language)
    heard: Counter[str] = Counter()

    def check(key: str, given: dict[str, int | str], sentence: str) -> None:
        assert arguments(key, known) <= given.keys(), key
        assert "{" not in sentence, key
        assert "sand_to_sea-" not in sentence, key
        assert "$" not in TOKEN.sub("", sentence), key

    state = fresh(3, 3, golden_deals=True, bonus_cards=True)
    state.listen()
    for _ in wander(state, 3, LONG):
        view = state.view(state.deciding[0])
        decision = view["decision"]
        assert decision is not None
        key = f"sand_to_sea-decide-{decision['kind']}"
        heard[key] += 1
        if heard[key] <= OFTEN_ENOUGH:
            given = fill(decision["kind"], decision["facts"])
            check(key, given, tell_decision(texts, "sand_to_sea", decision))
            for move in state.legal():
                facts = state.move_facts(move, state.deciding[0])
                assert facts is not None, move
                key = f"sand_to_sea-move-{move.kind}"
                heard[key] += 1
                check(key, fill(move.kind, facts), tell_move(texts, state, move, state.deciding[0]))
        for event in state.told():
            key = f"sand_to_sea-log-{event.kind}"
            heard[key] += 1
            if heard[key] <= OFTEN_ENOUGH:
                given = {**fill(event.kind, event.facts), "player": "Anna", "who": "other"}
                check(key, given, tell_event(texts, "sand_to_sea", event, "Anna"))
    for kind, told_facts in SELDOM.items():
        given = {**fill(kind, told_facts), "player": "Anna", "who": "other"}
        said = tell_event(texts, "sand_to_sea", Event(kind, 0, told_facts), "Anna")
        check(f"sand_to_sea-log-{kind}", given, said)
    assert {kind for kind in GAME.moves.kinds if f"sand_to_sea-move-{kind}" not in heard} <= {"claim", "choose"}
    assert {key.removeprefix("sand_to_sea-log-") for key in heard if "-log-" in key} >= SEEN_IN_LONG_GAMES
