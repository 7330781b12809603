"""Positions of Marco Polo for tests: a fresh game, edited, and short words for what lies on the table.

Dice are written as values, `"3 5"` for own-colour ones, `w4` white, `b2` black, `?` and `b?` while Raschid has not set
them. Contracts, cards, goals and tokens go by the ids of the rules page. Seat 0 has the turn and is start player.
Everybody is Kubilai, whose power is spent at setup, unless a test names a character; figures start in Venezia.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from caravanserai.core.agenda import Agenda
from caravanserai.core.chance import FastChance
from caravanserai.core.events import Event
from caravanserai.games.marco_polo.components.bonuses import CITY_BONUSES, NOBODY
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, NO_CONTRACT
from caravanserai.games.marco_polo.components.goals import GOALS
from caravanserai.games.marco_polo.components.places import CITY_SLOTS, PLACE_KEYS
from caravanserai.games.marco_polo.components.spaces import FIRST_CARD, KHAN, PURSE, SPACE_KEYS
from caravanserai.games.marco_polo.dice import COLOUR_KEYS, OWN, listed, one
from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.placed import colour_of, laid, owner_of, space_of, value_of
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import TURN
from caravanserai.games.marco_polo.store import counts, parcel
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP, Traveller
from tests.games.playing import Tale, audible, decision

CONTRACT: Final = {contract.id: number for number, contract in enumerate(CONTRACTS)}
CARD: Final = {card.id: number for number, card in enumerate(CITY_CARDS)}
GOAL: Final = {goal.id: number for number, goal in enumerate(GOALS)}
PLACE: Final = {key: number for number, key in enumerate(PLACE_KEYS)}
RESOURCES: Final = ("coin", "camel", "pepper", "silk", "gold", "vp")
COLOURS: Final = {"": 0, "w": 1, "b": 2}
SPACES: Final = {
    **{key: number for number, key in enumerate(SPACE_KEYS)},
    **{f"card {slot}": FIRST_CARD + slot - 1 for slot in range(1, 10)},
    "purse": PURSE,
}
Options = Mapping[str, bool | str]


@dataclass(frozen=True)
class Has:
    """What one player has."""

    dice: str = "1 1 1"
    coins: int = 0
    camels: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    vp: int = 0
    character: str = "kubilai"
    posts: str = ""
    at: str = "venezia"
    second: str = ""
    active: str = ""
    completed: str = ""
    goals: str = ""


def fresh(players: int = 4, seed: int = 7, options: Options | None = None) -> MarcoPoloState:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, MarcoPoloState)
    return state


def table(
    me: Has | None = None,
    rivals: Mapping[int, Has] | None = None,
    *,
    players: int = 4,
    cards: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    row: str | None = None,
    special: str | None = None,
    unseen: int | None = None,
    black: int | None = None,
    lay: Sequence[tuple[str, int, str]] = (),
    round: int = 1,
    options: Options | None = None,
) -> MarcoPoloState:
    """A table at the start of seat 0's turn.

    `cards` names the city cards of some cities (Sumatra's first slot), `tokens` their bonuses, `""` for one that is
    gone; `lay` puts dice on spaces: the space, the seat, the dice.
    """
    state = fresh(players, options=options)
    state.agenda = Agenda([])
    state.first, state.seat, state.decider, state.step, state.argument = 0, 0, 0, TURN, 0
    state.round = round
    state.beijing = [NOBODY] * 4
    people = dict(rivals or {}) | {0: me or Has()}
    state.travellers = [_person(people.get(seat, Has())) for seat in range(players)]
    for seat in range(players):
        if state.travellers[seat].has_post(PLACE["beijing"]):
            state.beijing[state.beijing.index(NOBODY)] = seat
    state.city_cards = _city_cards(cards or {})
    state.city_bonuses = _city_tokens(tokens or {})
    _stack_contracts(state, row, special, unseen)
    _deal_goals(state)
    black_held = sum(colour == 2 for person in state.travellers for colour, _ in listed(person.dice))
    state.black_dice = state.black_dice - black_held if black is None else black
    for space, seat, dice in lay:
        put_dice(state, space, seat, dice)
    state.action.begin(state.travellers[0].posts)
    return state


def _person(has: Has) -> Traveller:
    person = Traveller()
    person.character = CHARACTER_KEYS.index(has.character)
    person.store = parcel(has.coins, has.camels, has.pepper, has.silk, has.gold)
    person.vp = has.vp
    person.dice = dice_of(has.dice)
    person.posts = sum(1 << PLACE[place] for place in has.posts.split())
    person.figure = PLACE[has.at]
    person.second_figure = PLACE[has.second] if has.second else NOT_ON_MAP
    active = [CONTRACT[name] if name != "-" else NO_CONTRACT for name in has.active.split()] + [NO_CONTRACT] * 2
    person.slot_1, person.slot_2 = active[0], active[1]
    person.completed = [CONTRACT[name] for name in has.completed.split()]
    person.goals = [GOAL[name] for name in has.goals.split()]
    return person


def die(word: str) -> tuple[int, int]:
    """Colour and value of one written die."""
    return COLOURS[word[:-1]], 0 if word[-1] == "?" else int(word[-1])


def dice_of(words: str) -> int:
    return sum(int(one(*die(word))) for word in words.split())


def put_dice(state: MarcoPoloState, space: str, seat: int, dice: str) -> None:
    """Lay dice on a space as if they had been placed earlier this round."""
    number = SPACES[space]
    for colour, value in map(die, dice.split()):
        state.placed.append(laid(number, seat, colour, value))
        if colour == OWN and number != PURSE:
            state.travellers[seat].used |= 1 << number
        if number == KHAN:
            state.khan_count += 1
            state.khan_value = value
    if number != PURSE:
        state.occupied |= 1 << number


def _city_cards(wanted: Mapping[str, str]) -> list[int]:
    slots = {CITY_SLOTS.index(PLACE[city]): CARD[card] for city, card in wanted.items()}
    others = [card for card in range(len(CITY_CARDS)) if card not in slots.values()]
    return [slots[slot] if slot in slots else others.pop(0) for slot in range(len(CITY_SLOTS))]


def _city_tokens(wanted: Mapping[str, str]) -> list[int]:
    tokens = {PLACE[city] - 2: int(token[3:]) - 1 if token else None for city, token in wanted.items()}
    others = [token for token in range(len(CITY_BONUSES)) if token not in tokens.values()]
    found = []
    for city in range(7):
        token = tokens.get(city, others[0])
        if token is None:
            found.append(~others.pop(0))
        else:
            found.append(others.pop(0) if city not in tokens else token)
    return found


def _stack_contracts(state: MarcoPoloState, row: str | None, special: str | None, unseen: int | None) -> None:
    """Everything a test does not name fills row, special stack and round stacks; the rest is out of the game."""
    held = [c for person in state.travellers for c in (int(person.slot_1), int(person.slot_2), *person.completed)]
    named = [CONTRACT[name] for name in ((row or "") + " " + (special or "")).split()]
    free = [contract for contract in range(38) if contract not in held + named]
    state.row = [free.pop(0) for _ in range(6)] if row is None else [CONTRACT[name] for name in row.split()]
    state.special = [free.pop(0) for _ in range(8)] if special is None else [CONTRACT[name] for name in special.split()]
    state.unseen_special = len(state.special) if unseen is None else unseen
    to_come = 6 * (5 - int(state.round))
    state.stacks = free[:to_come]
    state.gone = free[to_come:] + [contract for contract in range(38, 44) if contract not in held]


def _deal_goals(state: MarcoPoloState) -> None:
    held = [goal for person in state.travellers for goal in person.goals]
    state.goal_deck = [goal for goal in range(len(GOALS)) if goal not in held]
    for person in state.travellers:
        while len(person.goals) < 2:
            person.goals.append(state.goal_deck.pop())


# -- chance ------------------------------------------------------------------------------------------------------


@cache
def _state_that_rolls(values: tuple[int, ...]) -> int:
    number = 1
    while True:
        chance = _chance(number)
        if all(chance.below(6) + 1 == value for value in values):
            return number
        number += 1


def _chance(number: int) -> FastChance:
    """Some state of the generator; without the usual hashing, because many are tried."""
    return FastChance(number * 2654435761 % 2**32, number * 2246822519 % 2**32, number * 3266489917 % 2**32, 1)


def loaded(*values: int) -> FastChance:
    """Chance whose next rolls are these."""
    return _chance(_state_that_rolls(values))


# -- what lies on the table ------------------------------------------------------------------------------------


def holdings(state: MarcoPoloState, seat: int = 0) -> dict[str, int]:
    """Store and victory points."""
    person = state.travellers[seat]
    return dict(zip(RESOURCES, [*counts(person.store), int(person.vp)], strict=True))


def dice(state: MarcoPoloState, seat: int = 0) -> str:
    """The dice on a player board."""
    names = {number: letter for letter, number in COLOURS.items()}
    return " ".join(names[c] + (str(v) if v else "?") for c, v in listed(state.travellers[seat].dice))


def posts(state: MarcoPoloState, seat: int = 0) -> set[str]:
    return {PLACE_KEYS[place] for place in state.view(None)["travellers"][seat]["posts"]}


def figures(state: MarcoPoloState, seat: int = 0) -> list[str]:
    return [PLACE_KEYS[place] for place in state.view(None)["travellers"][seat]["figures"]]


def contracts(numbers: Sequence[int | None]) -> str:
    """Contracts by their ids, a dash where there is none."""
    return " ".join("-" if number is None else CONTRACTS[number].id for number in numbers)


def active(state: MarcoPoloState, seat: int = 0) -> str:
    return contracts(state.view(None)["travellers"][seat]["active"])


def completed(state: MarcoPoloState, seat: int = 0) -> str:
    return contracts(state.travellers[seat].completed)


# -- playing ---------------------------------------------------------------------------------------------------


def make(state: MarcoPoloState, *moves: str) -> MarcoPoloState:
    """Make the moves, each for whoever decides, and give the table back.

    `"silk < 4 b5"` stands for placing just these dice on the silk row, whether or not each of them is asked for.
    """
    for move in moves:
        if " < " in move:
            _place(state, *move.split(" < "))
        else:
            state.apply(move)
    return state


def _place(state: MarcoPoloState, space: str, words: str) -> None:
    before, round_before, seat = len(state.placed), int(state.round), int(state.seat)
    state.apply(space if space.startswith("card") else f"place {space}")
    wanted = [die(word) for word in words.split()]
    while decision(state) == "choose_die" and len(state.placed) - before < len(wanted):
        placed = [(int(colour_of(d)), int(value_of(d))) for d in state.placed[before:]]
        colour, value = next(d for d in wanted if wanted.count(d) > placed.count(d))
        state.apply(f"die {COLOUR_KEYS[colour]} {value}")
    if state.over or state.round != round_before:
        return  # these were the last dice of the round, and all of them are back
    laid_down = state.placed[before : before + len(wanted)]
    assert sorted((int(colour_of(d)), int(value_of(d))) for d in laid_down) == sorted(wanted)
    assert {(int(space_of(d)), int(owner_of(d))) for d in laid_down} == {(SPACES[space], seat)}


def gained(state: MarcoPoloState, *moves: str, seat: int = 0) -> dict[str, int]:
    """How these moves change what a seat holds; only what changes is named."""
    before = holdings(state, seat)
    make(state, *moves)
    after = holdings(state, seat)
    return {name: after[name] - before[name] for name in RESOURCES if after[name] != before[name]}


def told(state: MarcoPoloState, *moves: str) -> list[Event]:
    """What is told of these moves."""
    state.listen()
    make(state, *moves)
    return state.told()


def tale(state: MarcoPoloState, *moves: str, seat: int | None = None) -> Tale:
    """What a seat, or a spectator, hears of these moves."""
    return audible(told(state, *moves), seat)


def end_round(state: MarcoPoloState) -> MarcoPoloState:
    """Take everybody's dice away so that the round is over with this turn."""
    for person in state.travellers:
        person.dice = 0
    state.action.main_done = True
    return make(state, "end-turn") if state.step == TURN else state
