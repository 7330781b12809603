"""How good a position of From East to West I looks for a seat: as in A New World, and the cards of the route.

The numbers are in points. They were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.evaluate import STRENGTH
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS
from caravanserai.games.century.settlement.evaluate import (
    READY,
    another_turn_taken,
    at_the_end,
    best_exchange,
    game_left,
    seen_through,
    standing,
)
from caravanserai.games.century.steps.step_arguments import number_in
from caravanserai.games.century.steps.step_ids import CHOICE, REPLACE, RETRIEVE, TIMES

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_1.state import EastWest1State

ON_ROUTE: Final[list[float]] = [0.6, 0.5, 0.4, 0.4, 0.3]  # what a card brings there in a whole game, by its place
CARDS_TO_COME: Final = 4.0  # trade cards somebody still gets in a whole game


def evaluate(state: EastWest1State, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    left = game_left(state)
    value = standing(state, seat, float(state.trade_cards_of(seat)) + CARDS_TO_COME * left, left) + another_turn_taken(
        state
    )
    return value + _in_hand(state, seat, left) + left * _route_worth(state, seat)


def _route_worth(state: EastWest1State, seat: int) -> float:
    """What the cards of the route bring in a whole game."""
    cards = state.settlement.routes[seat].cards
    value = 0.0
    for position in range(len(cards)):
        value += ON_ROUTE[position] * STRENGTH[cards[position]]
    return value


def _in_hand(state: EastWest1State, seat: int, left: float) -> float:
    """The worth of storage, settlers and route once the action in hand is done as well as it can be."""
    if state.decider != seat:
        return seen_through(state, seat, left)
    if state.step == TIMES:
        card = TRADE_CARDS[state.argument]
        return best_exchange(state, seat, card.give, card.take, left)
    if state.step == CHOICE:
        brown = best_exchange(state, seat, CHOICE_GIVE, CHOICE_TAKE[0], left)
        return max(brown, best_exchange(state, seat, CHOICE_GIVE, CHOICE_TAKE[1], left))
    value = seen_through(state, seat, left)
    if state.step == RETRIEVE:
        placed = state.settlement.placed(seat) + state.settlement.on_route(seat)
        value += READY * float(min(placed, number_in(state.argument)))
    elif state.step == REPLACE:
        value += left * _best_replacement(state, seat)
    return value


def _best_replacement(state: EastWest1State, seat: int) -> float:
    """What a full route gains at most by the card that is about to go on it."""
    strength = STRENGTH[state.market.cards[state.argument]]
    cards = state.settlement.routes[seat].cards
    best = -1000.0
    for position in range(len(cards)):
        best = max(best, ON_ROUTE[position] * (strength - STRENGTH[cards[position]]))
    return best
