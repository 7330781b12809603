"""What is told of ships, islands, outposts and ports in Eastern Wonders."""

import re
from collections import Counter

import pytest

from caravanserai.core.events import Event
from caravanserai.core.turns import Step
from caravanserai.games.century.eastern_wonders.game import GAME
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason
from tests.games.eastern_wonders.sea import DEMAND, SPACE, Sailor
from tests.games.eastern_wonders.table import fresh, table, wander
from tests.texts.reading import arguments, messages

PLAYERS = Players(["Anna", "Boris"], reader=0)
TOKEN = re.compile(r"\[\[[\w ]*\]\]")
OFTEN_ENOUGH = 20
LONG = 6000  # moves; by then ports are claimed and boards are nearly empty
SEEN_IN_LONG_GAMES = {
    *("took_set", "placed_ship", "sailed", "left_cube", "paid_fee", "picked_up", "harvested", "paid_outpost", "built"),
    *("upgraded", "took_bonus", "traded", "returned", "passed"),
}
SELDOM: dict[str, dict[str, int | str | list[int]]] = {
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
    keys += [f"bonus-{kind}" for kind in KIND_NAMES]
    keys += [f"log-{kind}" for kind in SEEN_IN_LONG_GAMES | SELDOM.keys()]
    assert len(keys) > 70
    assert [key for key in keys if not texts.has(f"eastern_wonders-{key}")] == []


def at_c3() -> EasternWondersState:
    return table(
        Sailor((2, 1, 0, 0), "C3", bonus="red"),
        {1: Sailor(at="C4", outposts="C4 D3")},
        tiles={"C3": "yy-g", "C4": "yyy-b"},
        loose={"C4": [0, 1, 1, 0]},
    )


def choices(state: EasternWondersState, language: str) -> list[str]:
    """What is asked, and every answer."""
    view = state.view(state.deciding[0])
    decision = view["decision"]
    assert decision is not None
    texts = Texts(language)
    asked = tell_decision(texts, "eastern_wonders", decision, PLAYERS)
    return [asked, *(tell_move(texts, state, move, state.deciding[0], PLAYERS) for move in state.legal())]


def test_sailing_tells_what_lies_there_and_the_docking_fee() -> None:
    state = at_c3()
    there = f"[[space {SPACE['C4']}]]"
    exchange = "[[cubes 3 0 0 0]] → [[cubes 0 0 0 1]]"
    assert f"Sail to {there}: {exchange}; docking fee 1 cube" in choices(state, "en")
    assert f"Плыть к {there}: {exchange}; за стоянку 1 кубик" in choices(state, "ru")
    assert f"Плисти до {there}: {exchange}; за стоянку 1 кубик" in choices(state, "uk")
    assert choices(state, "en")[-1] == f"Stay at [[space {SPACE['C3']}]]"
    state.apply(f"sail {SPACE['C4']}")
    assert choices(state, "en") == [
        "Leave a cube here to sail on, or stop",
        "Leave [[cube 0]] here and sail on",
        "Leave [[cube 1]] here and sail on",
        f"Stop at {there}; docking fee 1 cube",
    ]
    state.apply("stop")
    assert choices(state, "uk")[:2] == [
        "Виберіть кубик, який віддати гравцю «Boris» за стоянку",
        "Віддати [[cube 0]] гравцю «Boris»",
    ]
    state.apply("fee y")
    assert choices(state, "ru")[0] == "Заберите кубики, которые здесь лежат: есть место для 8 кубиков"
    state.apply("done")
    assert choices(state, "en")[1:3] == [
        "Build an outpost ([[symbol 3]]) for 2 cubes",
        "Harvest: take [[cubes 2 1 0 0]]",
    ]


def test_ports_are_told_by_their_tiles() -> None:
    state = table(Sailor((0, 0, 2, 2), "A2"), ports={"A1": "ggbb"}, closed="A4")
    asked = f"[[demand {DEMAND['ggbb']}]]"
    assert f"Sail to [[space 1]], a port: {asked}" in choices(state, "en")
    assert f"Плисти до [[space 1]], порт: {asked}" in choices(state, "uk")
    state.apply("sail 1")
    state.apply("stop")
    assert choices(state, "ru")[1] == f"Взять жетон победных очков {asked}"
    state = table(Sailor(at="A3"), closed="A4")
    assert "Плыть к [[space 4]], закрытый порт" in choices(state, "ru")


def test_trades_are_counted() -> None:
    state = table(Sailor((7, 0, 0, 0), "C3", outposts="C3"), tiles={"C3": "yy-g"})
    state.apply("stop")
    assert choices(state, "en")[1:4] == [
        "Trade once: give [[cubes 2 0 0 0]], take [[cubes 0 0 1 0]]",
        "Trade twice: give [[cubes 4 0 0 0]], take [[cubes 0 0 2 0]]",
        "Trade 3 times: give [[cubes 6 0 0 0]], take [[cubes 0 0 3 0]]",
    ]
    assert choices(state, "uk")[2].startswith("Обмін 2 рази: ")


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
    state = at_c3()
    for text in ("claim", "place 1", "fee y"):
        assert tell_move(Texts("en"), state, GAME.moves[text], 0) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    texts = Texts(language)
    for reason in (*GAME.reasons, GAME.game_is_over, GAME.not_your_turn):
        key = f"reason-{reason.code}"
        assert arguments(key, messages(language)) <= {"price", "missing"}, key
        assert re.fullmatch(r"[^.{]+\.", texts.say(key, price=2, missing="YY")), key


def test_a_refusal_tells_the_price() -> None:
    state = table(Sailor(at="C3"), {1: Sailor(at="D5", outposts="C3")})
    state.apply("stop")
    reason = state.why_not("build")
    assert reason is not None
    assert tell_reason(Texts("ru"), reason) == "Аванпост здесь стоит 2 кубика, а у вас меньше. (EW-25)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    texts = Texts(language)
    known = messages(language)
    heard: Counter[str] = Counter()

    def check(key: str, given: dict[str, int | str], sentence: str) -> None:
        assert arguments(key, known) <= given.keys(), key
        assert "{" not in sentence, key
        assert "eastern_wonders-" not in sentence, key
        assert "$" not in TOKEN.sub("", sentence), key

    state = fresh(4, 3)
    state.listen()
    for _ in wander(state, 3, LONG):
        view = state.view(state.deciding[0])
        decision = view["decision"]
        assert decision is not None
        key = f"eastern_wonders-decide-{decision['kind']}"
        heard[key] += 1
        if heard[key] <= OFTEN_ENOUGH:
            given = fill(decision["kind"], decision["facts"])
            check(key, given, tell_decision(texts, "eastern_wonders", decision))
            for move in state.legal():
                facts = state.move_facts(move, state.deciding[0])
                assert facts is not None, move
                key = f"eastern_wonders-move-{move.kind}"
                heard[key] += 1
                check(key, fill(move.kind, facts), tell_move(texts, state, move, state.deciding[0]))
        for event in state.told():
            key = f"eastern_wonders-log-{event.kind}"
            heard[key] += 1
            if heard[key] <= OFTEN_ENOUGH:
                given = {**fill(event.kind, event.facts), "player": "Anna", "who": "other"}
                check(key, given, tell_event(texts, "eastern_wonders", event, "Anna"))
    for kind, told_facts in SELDOM.items():
        given = {**fill(kind, told_facts), "player": "Anna", "who": "other"}
        said = tell_event(texts, "eastern_wonders", Event(kind, 0, told_facts), "Anna")
        check(f"eastern_wonders-log-{kind}", given, said)
    assert {kind for kind in GAME.moves.kinds if f"eastern_wonders-move-{kind}" not in heard} <= {"claim"}
    assert {key.removeprefix("eastern_wonders-log-") for key in heard if "-log-" in key} >= SEEN_IN_LONG_GAMES
