"""What is told of settlers, locations, forts and tiles in A New World."""

import re

import pytest

from caravanserai.core.events import Event, Fact
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from caravanserai.games.century.settlement import bonus_tiles, exploration_tiles, locations
from caravanserai.games.century.settlement.point_cards import SYMBOLS
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.players import Players
from caravanserai.texts.telling import fill, tell_event, tell_move, tell_reason
from tests.games.new_world.land import CARD, EXPLORATION, Pioneer, cover, lay_points, number, seat_all, stack, tiles
from tests.texts.reading import arguments, messages
from tests.texts.wandering import Listener, choices, told, unnamed

PLAYERS = Players(["Anna", "Boris"], reader=0)
SELDOM: dict[str, dict[str, Fact]] = {
    "enlisted": {"settlers": 0},
    "explored": {"tile": 3, "location": -1},
    "refreshed_forts": {"cards": []},
    "last_round": {"cards": 8},
    "all_gained": {"cubes": [1, 0, 0, 0]},
}


def table(own: Pioneer, rival: Pioneer | None = None, board: str = "G1") -> NewWorldState:
    """A table where it is the turn of seat 0; tiles cover only C1.2."""
    state = GAME.new(2, 3, {"fourth_board": board})
    assert isinstance(state, NewWorldState)
    cover(state.settlement, {"C1.2": "rr"})
    seat_all(state, own, {1: rival or Pioneer()}, 0)
    lay_points(state, "N01 X03 S05 T02", "T01 T03 T04 T05 T06")
    stack(state, {1: "native flat", 2: "settlers"})
    return state


def at(state: NewWorldState, location: str) -> str:
    return f"[[location {number(state, location)}]]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    assert unnamed(GAME, language) == []
    texts = Texts(language)
    keys = [f"kind-{kind}" for kind in locations.KIND_NAMES]
    keys += [f"mark-{symbol}{more}" for symbol in SYMBOLS for more in ("", "-about")]
    keys += [f"tile-{kind}" for kind in bonus_tiles.KIND_NAMES]
    keys += [f"explored-{kind}" for kind in exploration_tiles.KIND_NAMES]
    assert [key for key in keys if not texts.has(f"century-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said(language: str) -> None:
    listener = Listener(GAME, language)
    for seed, board in enumerate(("D1", "G1", "H1")):
        listener.wander(GAME.new(2 + seed, seed, {"fourth_board": board}), 500)
    listener.hear(SELDOM)
    for what in ("move", "decide", "log"):
        assert listener.unheard(what) == set()


def test_work_tells_what_the_location_does_and_what_it_costs() -> None:
    state = table(Pioneer((2, 0, 0, 0), cards="T01 N02"), Pioneer(at="A1.3=1 B1.5=3"))
    offered = choices(state, "en", PLAYERS)
    assert offered[0] == "Send settlers to work, or rest"
    assert f"Work at {at(state, 'A1.3')} with 2 settlers: take [[cubes 2 0 0 0]]; displaces Boris" in offered
    assert f"Work at {at(state, 'A1.4')} with 1 settler: up to 2 upgrades" in offered
    fort = f"Work at {at(state, 'A1.1')} with 1 settler: fort, [[point {CARD['N01']}]], bonus tiles"
    assert fort in offered
    give = "[[cubes 0 1 0 0]] → [[cubes 3 0 0 0]]; tools bring [[cubes 0 1 0 0]]; displaces Boris"
    assert f"Work at {at(state, 'B1.5')} with 4 settlers: {give}" in offered
    assert f"Work at {at(state, 'C1.1')} with 1 settler: take [[cubes 0 2 0 0]]" in offered, "native help"
    again = "[[cubes 2 0 0 0]] → [[cubes 0 1 0 0]], then another turn; tools bring [[cubes 0 1 0 0]]"
    assert f"Work at {at(state, 'G1.2')} with 1 settler: {again}" in offered
    offered = choices(state, "ru", PLAYERS)
    assert f"Работать в {at(state, 'A1.3')}, 2 поселенца: взять [[cubes 2 0 0 0]]; вытеснить игрока «Boris»" in offered
    offered = choices(state, "uk", PLAYERS)
    again = "нові карти балів над фортами й ще один хід"
    assert f"Працювати в {at(state, 'G1.1')}, 1 поселенець: {again}" in offered
    assert offered[-1] == "Відпочити, повертати нікого"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna works at {} with 2 settlers.", "You take back 1 displaced settler from {}."]),
        ("ru", ["Anna отправляет 2 поселенцев в {}.", "Вы возвращаете 1 вытесненного поселенца из {}."]),
        ("uk", ["Anna відправляє 2 поселенців до {}.", "Ви повертаєте 1 витісненого поселенця з {}."]),
    ],
)
def test_the_log_tells_who_came_and_who_left(language: str, said: list[str]) -> None:
    state = table(Pioneer(), Pioneer(at="A1.3=1"))
    state.listen()
    lines = told(state, "work A1.3", language, Players(["Anna", "Boris"], reader=1))
    assert lines[:2] == [line.format(at(state, "A1.3")) for line in said]


def test_a_fort_asks_for_its_parts_one_after_the_other() -> None:
    state = table(Pioneer((2, 2, 0, 0)))
    state.apply("work A1.1")
    (tile,) = tiles("native")
    assert choices(state, "en") == [
        f"At the fort {at(state, 'A1.1')}: claim the point card or take a bonus tile",
        f"Take the bonus tile [[bonus {tile}]]",
        f"Claim the point card [[point {CARD['N01']}]]",
    ]
    state.apply("claim")
    assert choices(state, "ru")[0] == f"Форт {at(state, 'A1.1')}: можно ещё взять плитку бонуса"
    state = table(Pioneer((2, 2, 0, 0)))
    state.apply("work A1.1")
    state.apply("tile 1")
    assert choices(state, "uk") == [
        f"Форт {at(state, 'A1.1')}: можна ще придбати карту балів",
        f"Придбати карту балів [[point {CARD['N01']}]]",
        "Готово",
    ]


def test_an_exploration_tile_opens_a_location() -> None:
    state = table(Pioneer((3, 1, 1, 0)))
    state.apply("work A1.2")
    state.listen()
    state.apply("claim")
    tile, opened = f"[[exploration {EXPLORATION['rr']}]]", at(state, "C1.2")
    assert choices(state, "en")[1] == f"Take the exploration tile {tile}, which opens {opened}"
    lines = told(state, "explore rr", "ru", PLAYERS)
    assert lines[:2] == [
        f"Вы берёте плитку исследований {tile}; локация {opened} открыта.",
        "Вы берёте [[cubes 0 2 0 0]].",
    ]


def test_cards_that_go_under_the_deck_are_told_one_by_one() -> None:
    assert fill("refreshed_forts", {"cards": [3, 12]}) == {"cards": "[[point 3]] [[point 12]]", "cards_count": 2}
    assert fill("refreshed_market", {"cards": [3]}) == {"cards": "[[card 3]]", "cards_count": 1}
    state = table(Pioneer())
    state.listen()
    row = " ".join(f"[[point {CARD[name]}]]" for name in ("N01", "X03", "S05", "T02"))
    lines = told(state, "work G1.1", "en", PLAYERS)
    assert lines[1] == f"These point cards go under the deck: {row}."
    assert lines[2] == f"New above fort 1: [[point {CARD['T01']}]]."
    assert lines[6:] == [f"The next point card: [[point {CARD['T06']}]].", "You take another turn."]


@pytest.mark.parametrize(
    ("settlers", "said"),
    [
        (0, ["Anna has no settler left in reserve.", "У игрока «Anna» в резерве больше нет поселенцев."]),
        (1, ["Anna gets 1 new settler.", "Anna получает 1 нового поселенца."]),
        (2, ["Anna gets 2 new settlers.", "Anna получает 2 новых поселенцев."]),
    ],
)
def test_new_settlers_are_counted(settlers: int, said: list[str]) -> None:
    event = Event("enlisted", 0, {"settlers": settlers})
    assert [tell_event(Texts(language), "new_world", event, "Anna") for language in ("en", "ru")] == said


def test_refusals_tell_what_is_missing() -> None:
    state = table(Pioneer(hand=1), Pioneer(at="A1.3=2"))
    few = state.why_not("work A1.3")
    assert few is not None
    assert tell_reason(Texts("en"), few) == "This takes 3 settlers, and you have 1 in hand. (NW-25)"
    assert tell_reason(Texts("ru"), few) == "Нужны 3 поселенца, а у вас на планшете 1. (NW-25)"
    assert tell_reason(Texts("uk"), few) == "Потрібні 3 поселенці, а у вас на планшеті 1. (NW-25)"
    covered = state.why_not("work C1.2")
    assert covered is not None
    tile = f"[[exploration {EXPLORATION['rr']}]]"
    assert tell_reason(Texts("en"), covered) == f"The exploration tile {tile} still covers this location. (NW-21)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence(language: str) -> None:
    texts = Texts(language)
    for reason in (*GAME.reasons, GAME.game_is_over, GAME.not_your_turn):
        key = f"reason-{reason.code}"
        assert arguments(key, messages(language)) <= {"missing", "needed", "hand", "tile"}, key
        assert re.fullmatch(r"[^.{]+\.", texts.say(key, missing="YY", needed=2, hand=1, tile=0)), key


def test_moves_that_make_no_sense_here_are_told_as_they_are_typed() -> None:
    state = table(Pioneer(), board="D1")
    texts = Texts("en")
    for text in ("claim", "times 2", "work G1.1", "explore native"):
        assert tell_move(texts, state, GAME.moves[text], 0) == text
