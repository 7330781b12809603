"""The names of Merchant Explorers, and what is told of hexes, routes, cards and refusals."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import caravanserai as cv
from caravanserai.core.events import Event
from caravanserai.games.merchant_explorers.components.cards import CARDS, EXPLORE_KEYS
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.components.treasures import TREASURE_KEYS
from caravanserai.games.merchant_explorers.guild import EXPLORER
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.maps.terrain import KIND_KEYS, TERRAIN_KEYS
from caravanserai.games.merchant_explorers.scoring import LEVELS
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason
from tests.games.merchant_explorers.table import explore, opened, put, stack_treasure
from tests.texts.reading import arguments, messages
from tests.texts.rules_source import event_kinds

GAME = cv.load("merchant_explorers")
TOKEN = re.compile(r"\[\[.*?\]\]")
ODD_GAMES = 16
OFTEN_ENOUGH = 25
# Events that random games may miss, with their facts.
SELDOM: dict[str, dict[str, int | str | list[int]]] = {"free_explorer_lapsed": {}, "declined": {}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_its_own_name(language: str) -> None:
    texts = Texts(language)
    cards = {card.key for card in CARDS} | set(EXPLORE_KEYS)
    named: dict[str, set[str]] = {
        "card": cards,
        "objective": {objective.key for objective in OBJECTIVES},
        "treasure": set(TREASURE_KEYS),
        "map": set(PROVINCES),
        "kind": {*KIND_KEYS, "volcano", "reef"},
        "terrain": {str(key) for key in TERRAIN_KEYS if key != "none"},
        "level": set(LEVELS),
        "symbol": {"triangle", "circle", "square"},
    }
    assert [len(keys) for keys in named.values()] == [37, 24, 8, 4, 9, 5, 3, 3]
    for sort, keys in named.items():
        names = {texts.say(f"merchant_explorers-{sort}-{key}") for key in keys}
        assert len(names) == len(keys), sort
        assert not any(name.startswith("merchant_explorers") or name.endswith(".") for name in names), sort
    for sort in ("card", "treasure", "map"):
        for key in named[sort]:
            assert texts.say(f"merchant_explorers-{sort}-{key}-about").endswith("."), key


def test_the_names_of_the_printed_edition_are_kept() -> None:
    texts = Texts("ru")
    assert texts.say("merchant_explorers-title") == "Гильдия купцов-путешественников"
    assert texts.say("merchant_explorers-map-cnidaria") == "Нидария"
    assert texts.say("merchant_explorers-kind-tower") == "клетка открытий"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_their_own_numbers(language: str) -> None:
    texts = Texts(language)
    for card in CARDS:
        said = texts.say(f"merchant_explorers-card-{card.key}-about")
        for phase in card.phases:
            caps = [cap for cap in phase.caps if cap]
            numbers = {phase.most} if len({*caps}) == 1 or phase.most in caps else {*caps}
            if phase.most != 99 and card.key != "inv_25":
                assert all(re.search(rf"\b{number}\b", said) for number in numbers), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "things"),
    [
        ("paths", ["card-inv_1", "card-inv_2", "card-inv_3"]),
        ("rows", ["card-inv_21", "card-inv_22", "card-inv_23", "card-inv_24"]),
        ("rays", ["card-inv_25"]),
        ("vases", ["treasure-vase"]),
    ],
)
def test_cards_tell_what_the_option_in_force_allows(language: str, option: str, things: list[str]) -> None:
    texts = Texts(language)
    values = next(known.values for known in GAME.options if known.name == option)
    for thing in things:
        said = [texts.say(f"merchant_explorers-{thing}-about", **{option: str(value)}) for value in values]
        assert len(set(said)) == len(values) == 2, thing
        assert all(re.fullmatch(r"[^{}$]+\.", one) for one in said), said


def test_the_limits_in_force_are_told_in_full() -> None:
    texts = Texts("en")

    def about(thing: str, **options: str) -> str:
        return texts.say(f"merchant_explorers-{thing}-about", **options)

    assert about("card-inv_1", paths="forward").endswith("in one unbroken path, each touching the one before.")
    assert about("card-inv_1", paths="both_ends").endswith("in one unbroken path, which may grow at both ends.")
    assert "straight on from it, all on the same side" in about("card-inv_21", rows="one_end")
    assert "on either side or both" in about("card-inv_21", rows="both_ends")
    assert "straight out, in line with the village" in about("card-inv_25", rays="in_line")
    assert "runs in any direction" in about("card-inv_25", rays="touching")
    assert about("treasure-vase", vases="four_each").endswith("9 or 16 coins; each further one brings 4.")
    assert about("treasure-vase", vases="new_set").endswith("9 or 16 coins; further ones begin a new set.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_objectives_are_explained_by_the_clauses_of_the_solo_game(language: str) -> None:
    texts = Texts(language)
    assert texts.say("merchant_explorers-board-about-objective").endswith("ME-75")
    assert texts.say("merchant_explorers-board-about-objective-solo").endswith("ME-101, ME-102")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You won with 101 coins!", "Anna wins with 1 coin.", "The goal was missed, with 22 coins."]),
        ("ru", ["Вы победили: 101 монета!", "Anna побеждает: 1 монета.", "Цель не достигнута: 22 монеты."]),
        ("uk", ["Ви перемогли: 101 монета!", "Anna перемагає: 1 монета.", "Мети не досягнуто: 22 монети."]),
    ],
)
def test_the_end_counts_coins(language: str, said: list[str]) -> None:
    texts = Texts(language)
    told = [("you-won", 101), ("wins", 1), ("nobody-won", 22)]
    assert [texts.say(f"merchant_explorers-{key}", player="Anna", count=count) for key, count in told] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Anna explores [[cubes 122 135]]; village on [[cubes 122]].",
                "Anna draws 2 treasure cards and keeps none.",
            ],
        ),
        (
            "ru",
            [
                "Anna исследует [[cubes 122 135]]; деревня: [[cubes 122]].",
                "Anna берёт 2 карты сокровищ; остаются в запасе: 0.",
            ],
        ),
        (
            "uk",
            [
                "Anna досліджує [[cubes 122 135]]; село: [[cubes 122]].",
                "Anna бере 2 карти скарбів; лишаються в запасі: 0.",
            ],
        ),
    ],
)
def test_what_others_did_is_told_without_coins_where_they_are_hidden(language: str, said: list[str]) -> None:
    turn = Event("shown_turn", 0, {"hexes": [122, 135], "villages": [122], "towers": []})
    finds = Event("shown_finds", 0, {"cards": 2, "kept": 0})
    told = [tell_event(Texts(language), "merchant_explorers", event, "Anna") for event in (turn, finds)]
    assert told == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_objectives_tell_their_own_numbers(language: str) -> None:
    texts = Texts(language)
    for objective in OBJECTIVES:
        said = texts.say(f"merchant_explorers-objective-{objective.key}")
        if objective.key in ("KZ-1", "KZ-2", "KZ-6"):  # the letters of ruins
            letters = [objective.number, objective.other] if objective.key != "KZ-2" else [objective.number]
            assert TOKEN.findall(said) == [f"[[ruin {letter}]]" for letter in letters]
        elif objective.number:
            assert re.search(rf"\b{objective.number}\b", said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 coin", "3 coins", "12 coins", "21 coins"]),
        ("ru", ["1 монету", "3 монеты", "12 монет", "21 монету"]),
        ("uk", ["1 монету", "3 монети", "12 монет", "21 монету"]),
    ],
)
def test_coins_after_a_verb(language: str, said: list[str]) -> None:
    texts = Texts(language)
    assert [texts.say("merchant_explorers-coins-taken", coins=coins) for coins in (1, 3, 12, 21)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "[[hex 79]] sea, ruin C, trade routes up to +25, treasure card"),
        ("ru", "[[hex 79]] море, развалины C, торговые пути до +25, карта сокровищ"),
        ("uk", "[[hex 79]] море, руїни C, торгові шляхи до +25, карта скарбів"),
    ],
)
def test_a_hex_is_told_with_all_it_brings(language: str, said: str) -> None:
    state = three_cities()
    assert tell_move(Texts(language), state, GAME.moves["explore 06-01"], 0) == said


def test_hexes_are_told_by_what_they_are() -> None:
    texts = Texts("en")
    kazan, cnidaria = opened("kazan", "any"), opened("cnidaria", "any")
    told = [tell_move(texts, kazan, GAME.moves[f"explore {name}"], 0) for name in ("09-05", "10-06", "16-02", "02-03")]
    assert [TOKEN.sub("", said).strip() for said in told] == [
        "grassland",
        "desert, +1 coin",
        "tower hex",
        "grassland, city 5",
    ]
    told = [tell_move(texts, cnidaria, GAME.moves[f"explore {name}"], 0) for name in ("15-01", "07-00", "10-05")]
    assert [TOKEN.sub("", said).strip() for said in told] == ["desert, ruin with a triangle", "crystal 3", "capital"]
    assert tell_move(texts, cnidaria, GAME.moves["explore 10-00"], 0) == "explore 10-00", "a reef is no hex to tell of"


def test_a_village_and_the_last_explorer_of_a_card_are_told() -> None:
    state = opened("aghon", 27)
    explore(state, "08-04", "08-05", "07-04")
    assert told_decision(state, "en") == "“[[play 31]]”: explore 1 more hex, or end the action"
    assert told_decision(state, "ru") == "«[[play 31]]»: исследуйте ещё 1 клетку или завершите действие"
    assert tell_move(Texts("uk"), state, GAME.moves["explore 07-06"], 0) == "[[hex 97]] пустеля, село +1"
    explore(state, "07-06")
    assert told_decision(state, "ru").startswith("Полностью исследован пустынный регион: выберите клетку для деревни")
    assert told_decision(state, "uk").endswith("воно принесе 1 монету")
    assert tell_move(Texts("en"), state, state.legal(0)[0], 0) == "Found the village on [[hex 97]]"


def test_both_cities_of_a_route_are_told() -> None:
    state = three_cities()
    explore(state, "06-01")
    assert told_decision(state, "en").startswith("3 open cities are joined")
    assert tell_move(Texts("en"), state, GAME.moves["city 02-03"], 0) == "Put the trading post on [[hex 29]], value 5"
    state.apply("city 02-03", 0)
    assert told_decision(state, "en") == "Choose the city that [[hex 29]], value 5, trades with"
    said = tell_move(Texts("ru"), state, GAME.moves["city 06-00"], 0)
    assert said == "Торговать с городом [[hex 78]] ценностью 3 за 15 монет"


def test_an_investigate_card_used_again_is_told_to_its_owner() -> None:
    state = opened("aghon", "any", players=2)
    state.guilds[1].investigates.slots = (3, 25, 28)
    assert tell_move(Texts("en"), state, GAME.moves["use 2"], 1) == "Act on “[[investigate 25]]”"
    assert state.move_facts(GAME.moves["use 2"], 0) is None, "there is no card yet"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Anna explores [[cubes 122 135]]; village on [[cubes 122]]; trading post on [[cubes 135]]; 7 coins in all.",
        ),
        ("ru", "Anna исследует [[cubes 122 135]]; деревня: [[cubes 122]]; фактория: [[cubes 135]]; всего 7 монет."),
        ("uk", "Anna досліджує [[cubes 122 135]]; село: [[cubes 122]]; факторія: [[cubes 135]]; усього 7 монет."),
    ],
)
def test_what_others_did_is_told_in_one_sentence(language: str, said: str) -> None:
    facts: dict[str, int | str | list[int]] = {
        "hexes": [122, 135],
        "villages": [122],
        "towers": [],
        "posts": [135],
        "coins": 7,
    }
    assert tell_event(Texts(language), "merchant_explorers", Event("acted", 0, facts), "Anna") == said


def test_no_map_has_the_hex_that_an_empty_list_would_look_like() -> None:
    """Texts tell an empty list of hexes by the sum of its cells."""
    parts = GAME.components()["maps"]
    assert isinstance(parts, dict)
    assert len(parts) == 4
    assert all(hex["cell"] > 0 for province in parts.values() for hex in province["hexes"])


@pytest.mark.parametrize(
    ("province", "card", "move", "said"),
    [
        (
            "avenia",
            "grassland",
            "explore 09-05",
            "“[[play 0]]” does not allow desert; choose a terrain the card names.",
        ),
        ("avenia", "any", "explore 00-00", "There is no hex [[hex 0]] on this map; choose another one."),
        ("kazan", "any", "explore 06-02", "[[hex 80]] is a volcano and cannot be explored; choose another hex."),
        ("cnidaria", "any", "explore 10-05", "The capital itself cannot be explored; choose another hex."),
        ("avenia", "any", "next", "The card has no further part; explore a hex or end the action."),
    ],
)
def test_refusals_tell_what_to_do(province: str, card: str, move: str, said: str) -> None:
    reason = opened(province, card).why_not(move, 0)
    assert reason is not None
    assert tell_reason(Texts("en"), reason) == f"{said} ({reason.clause})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    """In one sentence, with none but the facts a refusal has."""
    texts = Texts(language)
    for reason in GAME.reasons:
        key = f"reason-{reason.code}"
        assert arguments(key, messages(language)) <= {"hex", "terrain", "play"}, key
        said = TOKEN.sub("", texts.say(key, hex=1, terrain=0, play=0))
        assert re.fullmatch(r"[^.]+\.", said), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_happen_is_said(language: str) -> None:
    texts = Texts(language)
    heard: Counter[str] = Counter()
    for state, seat in _odd_games():
        view = state.view(seat)
        decision = view["decision"]
        assert decision is not None
        key = f"merchant_explorers-decide-{decision['kind']}"
        assert _needed(language, key) <= fill(decision["kind"], decision["facts"]).keys(), key
        heard[key] += 1
        if heard[key] <= OFTEN_ENOUGH:
            assert _is_said(tell_decision(texts, "merchant_explorers", decision))
        for move in state.legal(seat):
            key = f"merchant_explorers-move-{move.kind}"
            heard[key] += 1
            if heard[key] <= OFTEN_ENOUGH:
                facts = state.move_facts(move, seat)
                assert facts is not None, move
                assert _needed(language, key) <= fill(move.kind, facts).keys(), key
                assert _is_said(tell_move(texts, state, move, seat)), move
        for event in state.told():
            key = f"merchant_explorers-log-{event.kind}"
            assert _needed(language, key) <= {*fill(event.kind, event.facts), "player", "who"}, key
            heard[key] += 1
            if heard[key] <= OFTEN_ENOUGH:
                for you in (False, True):
                    assert _is_said(tell_event(texts, "merchant_explorers", event, "Anna", you))
    assert {kind for kind in GAME.moves.kinds if f"merchant_explorers-move-{kind}" not in heard} == set()
    told = {key.removeprefix("merchant_explorers-log-") for key in heard if "-log-" in key}
    assert event_kinds(GAME) - told <= SELDOM.keys()
    for kind, facts_told in SELDOM.items():
        assert _is_said(tell_event(texts, "merchant_explorers", Event(kind, 0, facts_told), "Anna"))
    asked = {key.removeprefix("merchant_explorers-decide-") for key in heard if "-decide-" in key}
    assert asked == {"keep", "use", "explore", "village", "post", "partner", "free_explorer"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 player is still deciding", "3 players are still deciding"]),
        ("ru", ["Ещё решает 1 игрок", "Ещё решают 3 игрока"]),
        ("uk", ["Ще вирішує 1 гравець", "Ще вирішують 3 гравці"]),
    ],
)
def test_those_who_wait_are_told_for_how_many(language: str, said: list[str]) -> None:
    state = GAME.new(4, 1)
    watched = state.view(None)["decision"]
    assert watched == {"kind": "wait", "facts": {"busy": 4}}
    texts = Texts(language)
    assert [texts.say("merchant_explorers-decide-wait", busy=busy) for busy in (1, 3)] == said


def three_cities() -> MerchantExplorersState:
    """Kazan with three cities that one explorer on the ruin between them would join (TV-22)."""
    state = opened("kazan", "any")
    put(state, EXPLORER, ["06-00", "07-02", "07-03", "05-02", "04-02", "03-03", "02-03"])
    stack_treasure(state, "vase")
    return state


def told_decision(state: cv.State, language: str) -> str:
    decision = state.view(0)["decision"]
    assert decision is not None
    return tell_decision(Texts(language), "merchant_explorers", decision)


@cache
def _needed(language: str, key: str) -> set[str]:
    """The arguments of a text; finding them takes long."""
    return arguments(key, messages(language))


def _is_said(sentence: str) -> bool:
    return "{" not in sentence and not re.search(r"merchant_explorers-|\$", TOKEN.sub("", sentence))


def _odd_games() -> Iterator[tuple[cv.State, int]]:
    """Games of every number of players on every map, by players who mostly explore; random ones are done too soon.

    The first one starts with three cities about to be joined, for that is rare.
    """
    for number in range(ODD_GAMES):
        chance = random.Random(number)
        players = GAME.players[number % 4]
        totals = ("hidden", "open")[number // 8]
        options = {"map": PROVINCES[number // 4 % 4], "rays": ("in_line", "touching")[number % 2], "totals": totals}
        state = three_cities() if number == 0 else GAME.new(players, number, options)
        state.listen()
        while not state.over:
            seat = chance.choice(state.deciding)
            yield state, seat
            legal = state.legal(seat)
            lively = [move for move in legal if move.kind not in ("done", "decline")]
            joining = [move for move in legal if number == 0 and move.text == "explore 06-01"]
            state.apply(chance.choice(joining or (lively if lively and chance.random() < 0.95 else legal)), seat)
