"""The names of Marco Polo, and everything that can happen in it told by what lies on the table."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import caravanserai as cv
from caravanserai.core.events import Event
from caravanserai.games.marco_polo.components import city_cards as kinds
from caravanserai.games.marco_polo.components.bonuses import CITY_BONUSES, PROVINCE_LETTERS
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS, JOHANNES, NICCOLO, RASCHID, WILHELM
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.places import FIRST_CITY, FIRST_OASIS, PLACE_KEYS, VENEZIA
from caravanserai.games.marco_polo.components.spaces import SPACE_KEYS
from caravanserai.games.marco_polo.dice import OWN, one
from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.store import counts, parcel
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason
from tests.texts.reading import arguments, messages
from tests.texts.rules_source import event_kinds

GAME = cv.load("marco_polo")
TOKEN = re.compile(r"\[\[.*?\]\]")
ODD_GAMES = 40
OFTEN_ENOUGH = 12
# Events that even odd games may miss, with their facts.
SELDOM: dict[str, dict[str, int | str | list[int]]] = {
    "step_lost": {},
    "row_refilled": {"contracts": [3, 7]},
    "no_contract": {},
    "nothing_to_copy": {},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_its_own_name(language: str) -> None:
    texts = Texts(language)
    people = [texts.say(f"marco_polo-character-{key}") for key in CHARACTER_KEYS]
    places = [texts.say(f"marco_polo-place-{key}") for key in PLACE_KEYS]
    assert len(set(people + places)) == 33
    assert [texts.say("marco_polo-place", place=place) for place in range(25)] == places
    assert len({texts.say("marco_polo-space", space=space) for space in range(18)}) == 18
    assert len({texts.say("marco_polo-province_bonus", bonus=bonus) for bonus in range(6)}) == 6
    assert len({texts.say("marco_polo-city_bonus", bonus=bonus) for bonus in range(len(CITY_BONUSES))}) == 10
    for key in CHARACTER_KEYS:
        assert texts.say(f"marco_polo-character-{key}-about", players=2).endswith(".")
    for key in (*SPACE_KEYS, "card", "purse", "black_dice"):
        assert texts.has(f"marco_polo-space-{key}")
        assert texts.say(f"marco_polo-space-{key}-about").endswith(".")
    for letter in PROVINCE_LETTERS:
        assert texts.has(f"marco_polo-province_bonus-{letter}")
    for part in Reward(*[1] * 13).to_json():
        assert texts.has(f"marco_polo-part-{part}")


def test_the_names_of_the_printed_editions_are_kept() -> None:
    texts = Texts("ru")
    assert texts.say("marco_polo-title") == "Путешествия Марко Поло"
    assert texts.say("marco_polo-character-matteo") == "Маффео Поло"
    assert texts.say("marco_polo-in-place", place=8) == "на Суматре"
    assert Texts("uk").say("marco_polo-in-place", place=6) == "в Александрії"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_cards_tell_their_own_prices_and_gains(language: str) -> None:
    texts = Texts(language)
    for card in CITY_CARDS:
        said = texts.say(f"marco_polo-card-{card.id}")
        assert said.endswith(".")
        if card.kind == kinds.REPEAT:
            assert TOKEN.findall(said) == [
                _token([*counts(card.cost), 0]),
                _token([*counts(card.reward.store), int(card.reward.vp)]),
            ]
        elif card.kind == kinds.BY_VALUE:
            better = next(value for value, reward in enumerate(card.table, 1) if reward is not card.table[0])
            gains = [_token([*counts(reward.store), 0]) for reward in (card.table[0], card.table[-1])]
            assert TOKEN.findall(said) == gains
            assert str(better) in TOKEN.sub("", said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 coin", "3 camels", "2 pepper", "5 points"]),
        ("ru", ["1 монету", "3 верблюдов", "2 специи", "5 очков"]),
        ("uk", ["1 монету", "3 верблюдів", "2 спеції", "5 балів"]),
    ],
)
def test_amounts_after_a_verb(language: str, said: list[str]) -> None:
    texts = Texts(language)
    asked = (("coin", 1), ("camel", 3), ("pepper", 2), ("vp", 5))
    assert [texts.say(f"marco_polo-takes-{name}", count=count) for name, count in asked] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna places [[cubes 4 5]] on “Bazaar: silk” for 4 coins."),
        ("ru", "Anna ставит [[cubes 4 5]] на ячейку «Базар: шёлк» за 4 монеты."),
        ("uk", "Anna ставить [[cubes 4 5]] на клітинку «Базар: шовк» за 4 монети."),
    ],
)
def test_placed_dice_are_told_with_their_price(language: str, said: str) -> None:
    event = Event("placed", 0, {"space": 3, "colours": [0, 0], "values": [4, 5], "price": 4})
    assert tell_event(Texts(language), "marco_polo", event, "Anna") == said


TOLD: list[tuple[str, dict[str, int | str | list[int]], str]] = [
    ("row_refilled", {"contracts": [0]}, "The row was empty; new contracts come from the special stack."),
    ("row_refilled", {"contracts": []}, "The row was empty; no contracts are left for it."),
    (
        "row_discarded",
        {"contracts": [3, 0]},
        "Contracts left in the row go under the special stack: [[contract 3]]; [[contract 0]].",
    ),
    (
        "discarded",
        {"contract": 3, "leaves": 0},
        "Anna discards the contract [[contract 3]], which goes under the special stack.",
    ),
    ("discarded", {"contract": 40, "leaves": 1}, "Anna discards the contract [[contract 40]], which leaves the game."),
    ("city_bonus", {"place": 2, "bonus": 7}, "Anna earns the city bonus of Moscow: a black die."),
    ("copied", {"place": 9, "bonus": 0}, "Anna copies the bonus of Anxi: 5 coins."),
    ("gained", {"gain": [5, 0, 0, 0, 0, 0], "source": "copy"}, "Anna gains [[cubes 5 0 0 0 0 0]] as the copied bonus."),
    ("no_black_die", {}, "Anna gets no black die: none is left this round."),
    ("no_contract", {}, "Anna gets no contract: the special stack is empty."),
    ("nothing_to_copy", {}, "Anna has a trading post in every other province: there is no bonus to copy."),
]


@pytest.mark.parametrize(
    ("kind", "facts", "said"), TOLD, ids=[f"{kind} {number}" for number, (kind, *_) in enumerate(TOLD)]
)
def test_what_happens_is_told_with_its_names(kind: str, facts: dict[str, int | str | list[int]], said: str) -> None:
    assert tell_event(Texts("en"), "marco_polo", Event(kind, 0, facts), "Anna") == said
    for language in LANGUAGES:
        assert _is_said(tell_event(Texts(language), "marco_polo", Event(kind, 0, facts), "Anna"))


def test_the_jump_of_johannes_is_free_of_the_road_alone() -> None:
    """It counts as a step, which has its travel price (MP-128)."""
    said = Texts("en").say("marco_polo-character-johannes-about")
    assert "free" not in said
    assert "pay for no road" in said
    assert "counts as a step" in said


def test_a_space_is_told_with_dice_and_whether_it_is_occupied() -> None:
    state = GAME.new(2, 3)
    seat = state.deciding[0]
    said = [
        tell_move(Texts("en"), state, GAME.moves[move], seat) for move in ("place coins", "place travel", "place khan")
    ]
    assert said == ["5 coins, occupied", "Travel, 2 dice", "Khan’s favour"], "neutral dice show 1"


def test_the_last_die_tells_the_price_of_an_occupied_space() -> None:
    state = GAME.new(2, 3)
    state.apply("place coins")
    said = [tell_move(Texts("en"), state, move, state.deciding[0]) for move in state.legal()]
    assert said[:2] == ["Place [[cube 0]]: 1, for 1 coin", "Place [[cube 0]]: 2, for 2 coins"]


def test_a_step_is_told_with_its_whole_price() -> None:
    state = _rich(GAME.new(2, 3))
    state.travellers[state.deciding[0]].figure = 0
    state.apply("place travel")
    while state.view(None)["decision"]["kind"] == "choose_die":  # type: ignore[index]
        state.apply(state.legal()[-1])
    seat = state.deciding[0]
    told = {move.text: tell_move(Texts("en"), state, move, seat) for move in state.legal()}
    assert told["go 1 oasis_5"] == "Go to oasis 5 for [[cubes 3 3 0 0 0 0]]"
    assert told["go 1 alexandria"] == "Go to Alexandria for [[cubes 3 0 0 0 0 0]]"
    assert tell_move(Texts("en"), state, GAME.moves["go 1 moscow"], seat) == "go 1 moscow", "no road to tell of"


def test_two_figures_tell_which_of_them_goes_and_where_to_build_first() -> None:
    state = _rich(GAME.new(3, 3))
    while state.view(None)["decision"]["kind"] == "compensate":  # type: ignore[index]
        state.apply(state.legal()[0])
    traveller = state.traveller()
    traveller.character, traveller.figure, traveller.second_figure = NICCOLO, VENEZIA, PLACE_KEYS.index("oasis_1")
    traveller.dice = one(OWN, 6) * 5
    for move in ("place travel", "go 1 alexandria"):
        state.apply(move)
    seat = state.deciding[0]
    said = tell_move(Texts("ru"), state, GAME.moves["go 2 moscow"], seat)
    assert said == "Фишка 2: идти в Москву за [[cubes 4 0 0 0 0 0]]"
    for move in ("go 2 moscow", "stop"):
        state.apply(move)
    told = [tell_move(Texts(language), state, move, seat) for language in LANGUAGES for move in state.legal()]
    assert set(told) == {
        "Build in Alexandria first",
        "Build in Moscow first",
        "Сначала строить в Александрии",
        "Сначала строить в Москве",
        "Спочатку будувати в Александрії",
        "Спочатку будувати у Москві",
    }


def test_what_a_contract_still_needs_is_told() -> None:
    state = GAME.new(2, 3)
    reason = state.why_not("fulfil 1")
    assert reason is not None
    assert re.fullmatch(
        r"For this contract you still need \[\[cubes( \d){6}\]\]\. \(MP-99\)", tell_reason(Texts("en"), reason)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    known = messages(language)
    assert {reason.code for reason in GAME.reasons if f"reason-{reason.code}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_happen_is_said(language: str) -> None:
    """Tables with full stores and many posts reach what random games from the start never do."""
    texts = Texts(language)
    moves: Counter[str] = Counter()
    events: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for state in _odd_games():
        seat = state.deciding[0]
        decision = state.decision_view()
        assert decision is not None
        decisions[decision["kind"]] += 1
        key = f"marco_polo-decide-{decision['kind']}"
        assert _needed(language, key) <= fill(decision["kind"], decision["facts"]).keys(), key
        if decisions[decision["kind"]] <= OFTEN_ENOUGH:
            assert _is_said(tell_decision(texts, "marco_polo", decision))
        for move in state.legal(seat):
            facts = state.move_facts(move, seat)
            assert facts is not None, move
            key = f"marco_polo-move-{move.kind}"
            assert _needed(language, key) <= fill(move.kind, facts).keys(), key
            moves[move.kind] += 1
            if moves[move.kind] <= OFTEN_ENOUGH:
                assert _is_said(tell_move(texts, state, move, seat)), move
        for event in state.told():
            key = f"marco_polo-log-{event.kind}"
            assert _needed(language, key) <= {*fill(event.kind, event.facts), "player", "who"}, key
            events[event.kind] += 1
            if events[event.kind] <= OFTEN_ENOUGH:
                assert _is_said(tell_event(texts, "marco_polo", event, "Anna"))
    assert set(GAME.moves.kinds) - moves.keys() <= {"post"}, "which has a test of its own"
    assert event_kinds(GAME) - events.keys() <= SELDOM.keys()
    for kind, facts_told in SELDOM.items():
        assert _is_said(tell_event(texts, "marco_polo", Event(kind, 0, facts_told), "Anna"))
    assert len(decisions) >= 17


@cache
def _needed(language: str, key: str) -> set[str]:
    """The arguments of a text; finding them takes long."""
    return arguments(key, messages(language))


def _token(numbers: list[int]) -> str:
    return "[[cubes " + " ".join(map(str, numbers)) + "]]"


def _is_said(sentence: str) -> bool:
    return "{" not in sentence and not re.search(r"marco_polo-|\$", TOKEN.sub("", sentence))


def _odd_games() -> Iterator[MarcoPoloState]:
    """Random games from tables that were made rich, with every option and all characters."""
    for number in range(ODD_GAMES):
        chance = random.Random(number)
        options = {
            "character_draft": number % 2 == 0,
            "goal_choice": number % 3 == 0,
            "step_cards": ("separate", "together")[number % 5 == 0],
        }
        state = GAME.new(GAME.players[number % 3], number, options)
        assert isinstance(state, MarcoPoloState)
        state.listen()
        made_rich = False
        while not state.over:
            if not made_rich and state.view(None)["decision"]["kind"] == "turn":  # type: ignore[index]
                _scatter(_rich(state), chance, number)
                made_rich = True
            yield state
            seat = chance.choice(state.deciding)
            state.apply(_travels_often(state, seat, chance), seat)


def _travels_often(state: MarcoPoloState, seat: int, chance: random.Random) -> cv.Move:
    """Dice mostly go to work: random choices would waste nearly all of them in the purse."""
    legal = state.legal(seat)
    work = [move for move in legal if move.kind in ("card", "build") or move.text == "place travel"]
    return chance.choice(work if work and chance.random() < 0.7 else legal)


def _rich(state: cv.State) -> MarcoPoloState:
    assert isinstance(state, MarcoPoloState)
    for traveller in state.travellers:
        traveller.store = parcel(coin=90, camel=60, pepper=9, silk=9, gold=9)
    return state


def _scatter(state: MarcoPoloState, chance: random.Random, number: int) -> None:
    """Put figures and posts about the map; in every third game the second player has no post left."""
    for seat, traveller in enumerate(state.travellers):
        if seat == 0 and traveller.character not in (RASCHID, NICCOLO):  # whose dice and figures are their own
            traveller.character = (NICCOLO, WILHELM, JOHANNES)[number % 3]
            if traveller.character == NICCOLO:
                traveller.second_figure = chance.randrange(len(PLACE_KEYS))
        posts = chance.sample(range(FIRST_CITY, FIRST_OASIS), 9 if number % 3 == 1 and seat == 1 else 5)
        traveller.posts = sum(1 << place for place in posts) | traveller.posts & 2
        traveller.figure = chance.randrange(len(PLACE_KEYS))
        traveller.completed = traveller.completed or [number % 38]
    state.action.opened = state.traveller().posts
