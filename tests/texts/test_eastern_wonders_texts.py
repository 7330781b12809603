"""What is told of ships, islands, outposts and ports in Eastern Wonders."""

import pytest

from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.events import Event
from caravanserai.games.century.eastern_wonders.game import GAME
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import tell_event, tell_move, tell_reason
from tests.games.eastern_wonders.sea import DEMAND, SPACE, Sailor
from tests.games.eastern_wonders.table import table
from tests.texts.wandering import BRINGING, check_told_as_typed, choices, unnamed

PLAYERS = Players(["Anna", "Boris"], reader=0)
LONG = 6000  # moves; by then ports are claimed and boards are nearly empty
SELDOM: dict[str, dict[str, int | str | list[int]]] = {
    "claimed": {"demand": 3, "points": 12, "space": 4, "gave": [1, 1, 1, 1]},
    "turned_up_demand": {"demand": 3, "space": 4},
    "closed_port": {"space": 4},
    "last_round": {"tiles": 4},
    "gained": {"cubes": [1, 0, 0, 0]},
    "all_gained": {"cubes": [1, 0, 0, 0]},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    assert unnamed(GAME, language) == []
    keys = [
        *(f"option-map-{chart}" for chart in ("first_game", "random", "custom")),
        *(f"bonus-{kind}" for kind in KIND_NAMES),
    ]
    assert [key for key in keys if not Texts(language).has(f"eastern_wonders-{key}")] == []


def at_c3() -> EasternWondersState:
    return table(
        Sailor((2, 1, 0, 0), "C3", bonus="red"),
        {1: Sailor(at="C4", outposts="C4 D3")},
        tiles={"C3": "yy-g", "C4": "yyy-b"},
        loose={"C4": [0, 1, 1, 0]},
    )


def test_sailing_tells_what_lies_there_and_the_docking_fee() -> None:
    state = at_c3()
    there = f"[[space {SPACE['C4']}]]"
    exchange = "[[cubes 3 0 0 0]] → [[cubes 0 0 0 1]]"
    assert f"Sail to {there}: {exchange}; docking fee 1 cube" in choices(state, "en", PLAYERS)
    assert f"Плыть к {there}: {exchange}; за стоянку 1 кубик" in choices(state, "ru", PLAYERS)
    assert f"Плисти до {there}: {exchange}; за стоянку 1 кубик" in choices(state, "uk", PLAYERS)
    assert choices(state, "en", PLAYERS)[-1] == f"Stay at [[space {SPACE['C3']}]]"
    state.apply(f"sail {SPACE['C4']}")
    assert choices(state, "en", PLAYERS) == [
        "Leave a cube here to sail on, or stop",
        "Leave [[cube 0]] here and sail on",
        "Leave [[cube 1]] here and sail on",
        f"Stop at {there}; docking fee 1 cube",
    ]
    state.apply("stop")
    assert choices(state, "uk", PLAYERS)[:2] == [
        "Виберіть кубик, який віддати гравцю «Boris» за стоянку",
        "Віддати [[cube 0]] гравцю «Boris»",
    ]
    state.apply("fee y")
    assert choices(state, "ru", PLAYERS)[0] == "Заберите кубики, которые здесь лежат: есть место для 8 кубиков"
    state.apply("done")
    assert choices(state, "en", PLAYERS)[1:3] == [
        "Build an outpost ([[symbol 3]]) for 2 cubes",
        "Harvest: take [[cubes 2 1 0 0]]",
    ]


def test_ports_are_told_by_their_tiles() -> None:
    state = table(Sailor((0, 0, 2, 2), "A2"), ports={"A1": "ggbb"}, closed="A4")
    asked = f"[[demand {DEMAND['ggbb']}]]"
    assert f"Sail to [[space 1]], a port: {asked}" in choices(state, "en", PLAYERS)
    assert f"Плисти до [[space 1]], порт: {asked}" in choices(state, "uk", PLAYERS)
    state.apply("sail 1")
    state.apply("stop")
    assert choices(state, "ru", PLAYERS)[1] == f"Взять жетон победных очков {asked}"
    state = table(Sailor(at="A3"), closed="A4")
    assert "Плыть к [[space 4]], закрытый порт" in choices(state, "ru", PLAYERS)


def test_trades_are_counted() -> None:
    state = table(Sailor((7, 0, 0, 0), "C3", outposts="C3"), tiles={"C3": "yy-g"})
    state.apply("stop")
    assert choices(state, "en", PLAYERS)[1:4] == [
        "Trade once: give [[cubes 2 0 0 0]], take [[cubes 0 0 1 0]]",
        "Trade twice: give [[cubes 4 0 0 0]], take [[cubes 0 0 2 0]]",
        "Trade 3 times: give [[cubes 6 0 0 0]], take [[cubes 0 0 3 0]]",
    ]
    assert choices(state, "uk", PLAYERS)[2].startswith("Обмін 2 рази: ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Points tile: 6 points", "Red cube tile: a red cube with every harvest, and 1 point"]),
        ("ru", ["Жетон очков, очки: 6", "Жетон красного кубика: красный кубик при каждом сборе урожая и 1 очко"]),
        (
            "uk",
            ["Жетон балів, бали: 6", "Жетон червоного кубика: червоний кубик під час кожного збору врожаю та 1 бал"],
        ),
    ],
)
def test_bonus_tiles_tell_what_they_do(language: str, said: list[str]) -> None:
    state = at_c3()
    texts = Texts(language)
    told = [tell_move(texts, state, GAME.moves[f"bonus {kind}"], 0) for kind in KIND_NAMES]
    assert [told[0], told[-1]] == said
    assert len(set(told)) == len(KIND_NAMES)


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "Boris pays [[cubes 1 0 0 0]] to you as a docking fee."),
        (None, "Boris pays [[cubes 1 0 0 0]] to Anna as a docking fee."),
    ],
)
def test_a_fee_is_told_to_its_owner(reader: int | None, said: str) -> None:
    event = Event("paid_fee", 1, {"cubes": [1, 0, 0, 0], "owner": 0})
    players = Players(["Anna", "Boris"], reader)
    assert tell_event(Texts("en"), "eastern_wonders", event, "Boris", False, players) == said


def test_moves_that_make_no_sense_here_are_told_as_they_are_typed() -> None:
    check_told_as_typed(at_c3(), "claim", "place 1", "fee y")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    for reason in GAME.reasons:
        check_reason_is_a_sentence(reason, language, price=2, missing="YY")


def test_a_refusal_tells_the_price() -> None:
    state = table(Sailor(at="C3"), {1: Sailor(at="D5", outposts="C3")})
    state.apply("stop")
    reason = state.why_not("build")
    assert reason is not None
    assert tell_reason(Texts("ru"), reason) == "Аванпост здесь стоит 2 кубика, а у вас меньше. (EW-25)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language, BRINGING)
    listener.wander(GAME.new(4, 3), LONG)
    listener.hear(SELDOM)
    listener.check_all_was_said(rare_moves={"claim"})
