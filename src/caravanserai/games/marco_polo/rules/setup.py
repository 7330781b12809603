"""Laying out the table (MP-1 to MP-21), the character draft (MP-143) and the goal cards (MP-18, MP-144)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.bonuses import CITY_BONUSES
from caravanserai.games.marco_polo.components.characters import CHARACTERS, KUBILAI, MATTEO, NICCOLO
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, REGULAR, ROUND_STACK, SPECIAL_STACK
from caravanserai.games.marco_polo.components.goals import GOALS, GOALS_KEPT, GOALS_TO_CHOOSE_FROM
from caravanserai.games.marco_polo.components.places import BEIJING, CITIES, PROVINCES, SLOTS, VENEZIA
from caravanserai.games.marco_polo.components.spaces import (
    BLACK_DICE,
    COINS,
    KHAN,
    NEUTRAL_ON_KHAN,
    OWN_DICE,
    START_CAMELS,
    START_COINS,
)
from caravanserai.games.marco_polo.dice import OWN, UNSET, WHITE, one
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.placed import NEUTRAL, laid
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import BEGIN_ROUND, DEAL_GOALS, DRAFT, KEEP
from caravanserai.games.marco_polo.store import parcel
from caravanserai.games.marco_polo.travellers import Traveller

if TYPE_CHECKING:
    from typing import Any

    from caravanserai.core.chance import Chance
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Reason
    from caravanserai.core.secret_chance import Source

PICK_MOVES: Final = MOVES.of("pick")
PICK_CODE: Final[i64] = MOVES.code("pick")


def set_up(game: Game, players: int, chance: Source, options: Options, steps: list[Step[Any]]) -> MarcoPoloState:
    """A table at the start of round 1, or at the first choice before it."""
    state = MarcoPoloState(game, players, options, chance, steps)
    state.first = chance.draw("first player").below(players)
    state.seat = state.first
    state.decider = state.first
    state.goal_deck = _shuffled(len(GOALS), chance.draw("goal cards"))
    state.province_bonuses = list(range(PROVINCES))
    if options["random_provinces"]:
        chance.draw("province bonuses").shuffle(state.province_bonuses)
    state.city_bonuses = _shuffled(len(CITY_BONUSES), chance.draw("city bonuses"))[:CITIES]
    state.city_cards = _shuffled(len(CITY_CARDS), chance.draw("city cards"))[:SLOTS]

    contracts = _shuffled(REGULAR, chance.draw("contracts"))
    state.special = contracts[:SPECIAL_STACK]
    state.unseen_special = SPECIAL_STACK
    state.row = contracts[SPECIAL_STACK : SPECIAL_STACK + ROUND_STACK]
    state.stacks = contracts[SPECIAL_STACK + ROUND_STACK :]

    state.black_dice = BLACK_DICE[players]
    _lay_neutral_dice(state, players)

    starting = list(range(REGULAR, len(CONTRACTS)))
    chance.draw("starting contracts").shuffle(starting)
    state.travellers = [Traveller() for _ in range(players)]
    for place in range(players):
        traveller = state.travellers[(state.first + place) % players]
        traveller.store = parcel(coin=START_COINS[place], camel=START_CAMELS)
        traveller.dice = one(OWN, UNSET) * OWN_DICE
        traveller.slot_1 = starting.pop()
    state.gone = starting

    if options["character_draft"]:
        state.pool = _shuffled(CHARACTERS, chance.draw("characters"))[: players + 1]
        state.pool.sort()
        state.agenda.push(DEAL_GOALS)
        state.agenda.push(DRAFT, 0)
    else:
        for place in range(players):
            become(state, (state.first + place) % players, place)
        state.agenda.push(DEAL_GOALS)
    state.proceed()
    return state


def _shuffled(number: int, chance: Chance) -> list[int]:
    items = list(range(number))
    chance.shuffle(items)
    return items


def _lay_neutral_dice(state: MarcoPoloState, players: int) -> None:
    """MP-10 and MP-11; they show 1 and stay all game."""
    for _ in range(NEUTRAL_ON_KHAN[players]):
        state.placed.append(laid(KHAN, NEUTRAL, OWN, 1))
    if players == 2:
        state.placed.append(laid(COINS, NEUTRAL, OWN, 1))


def become(table: MarcoPoloState, seat: i64, character: i64) -> None:
    """Give a character with what it brings to the table (MP-20)."""
    traveller = table.travellers[seat]
    traveller.character = character
    if character == MATTEO:
        traveller.dice += one(WHITE, UNSET)
    elif character == NICCOLO:
        traveller.second_figure = VENEZIA
    elif character == KUBILAI:
        traveller.figure = BEIJING
        traveller.posts = i64(1) << BEIJING
        table.beijing[0] = int(seat)


class Draft(Step[MarcoPoloState]):
    """The last seat picks a character first, then anticlockwise down to the start player (MP-143)."""

    name: ClassVar[str] = "draft"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if argument == table.players:
            return False
        table.decider = (table.first + table.players - 1 - argument) % table.players
        return True

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return PICK_MOVES

    def meant(self, table: MarcoPoloState) -> list[Move]:
        return [PICK_MOVES[character] for character in table.pool]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != PICK_CODE:
            return reasons.MUST_PICK_CHARACTER
        return None if int(move.a) in table.pool else reasons.CHARACTER_NOT_OFFERED

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        table.pool = [character for character in table.pool if character != move.a]
        become(table, table.decider, move.a)
        if table.story is not None:
            table.tell_of(table.decider, "picked", {"character": int(move.a)})
        table.agenda.push(DRAFT, table.argument + 1)


class DealGoals(Step[MarcoPoloState]):
    """Two goals each, or four to choose from (MP-18, MP-144)."""

    name: ClassVar[str] = "deal_goals"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        choosing = bool(table.options["goal_choice"])
        number = GOALS_TO_CHOOSE_FROM if choosing else GOALS_KEPT
        deck = table.goal_deck[:]
        for place in range(table.players):
            traveller = table.travellers[(table.first + place) % table.players]
            hand = sorted([deck.pop() for _ in range(number)])
            if choosing:
                traveller.dealt = hand
            else:
                traveller.goals = hand
        table.goal_deck = deck
        table.revealed += 1
        table.agenda.push(KEEP if choosing else BEGIN_ROUND)
        return False


class Keep(Step[MarcoPoloState]):
    """All choose their goals at once; the state itself sees to that (MP-144)."""

    name: ClassVar[str] = "keep"
