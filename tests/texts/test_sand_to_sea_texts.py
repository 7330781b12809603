"""What is told in From Sand to Sea: cards as in Spice Road, ships as in Eastern Wonders, cards that pay for sailing."""

import pytest

from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.events import Event
from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.games.century.sand_to_sea.components import BONUS_KINDS
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.telling import tell_event
from tests.games.eastern_wonders.sea import SPACE
from tests.games.golden_deals import CARD
from tests.games.sand_to_sea.table import Voyager, table
from tests.texts.wandering import BRINGING, choices, unnamed

LONG = 5000  # moves
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
    assert unnamed(GAME, language) == []
    keys = [
        *(f"option-map-{chart}" for chart in ("first_game", "random", "custom")),
        *(f"bonus-{kind}" for kind in KIND_NAMES[:BONUS_KINDS]),
    ]
    assert [key for key in keys if not Texts(language).has(f"sand_to_sea-{key}")] == []


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
    check_reason_is_a_sentence(reason, language, price=2, missing="YY")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language, BRINGING)
    listener.wander(GAME.new(3, 3, {"golden_deals": True, "bonus_cards": True}), LONG)
    listener.hear(SELDOM)
    listener.check_all_was_said(rare_moves={"claim", "choose"})
