"""How good a position of From East to West III looks for a seat: as in part II, and what trade cards bring.

The numbers are in points. They were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.east_west_3.components import CARDS_PER_TILE, TRADE_CARD_STACKS
from caravanserai.games.century.islands.settled.evaluate import (
    COLUMN,
    fleet_worth,
    sailed_through,
)
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS
from caravanserai.games.century.settlement.evaluate import (
    READY,
    another_turn_taken,
    at_the_end,
    best_exchange,
    game_left,
    standing,
)
from caravanserai.games.century.steps.step_arguments import number_in
from caravanserai.games.century.steps.step_ids import CHOICE, RETRIEVE, TIMES

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_3.state import EastWest3State

CARDS_TO_COME: Final = 6.0  # trade cards somebody still collects in a whole game


def evaluate(state: EastWest3State, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    left = game_left(state)
    collected = state.trade_cards_of(seat)
    value = standing(state, seat, float(collected) + CARDS_TO_COME * left, left) + another_turn_taken(state)
    value += fleet_worth(state, seat, left) + _in_hand(state, seat, left)
    return value + _towards_tile(state, seat, collected)


def _towards_tile(state: EastWest3State, seat: int, collected: int) -> float:
    """How near the tile for the next fourth card is, while there is one and a slot for it."""
    settlement = state.settlement
    if size(settlement.pioneers[seat].bonus) >= settlement.slots or settlement.stacks.all_empty(TRADE_CARD_STACKS):
        return 0.0
    begun = float(collected % CARDS_PER_TILE)
    return COLUMN * begun * begun / (CARDS_PER_TILE * CARDS_PER_TILE)


def _in_hand(state: EastWest3State, seat: int, left: float) -> float:
    """The worth of storage and settlers once the action in hand is done as well as it can be."""
    if state.decider == seat and state.step == TIMES:
        card = TRADE_CARDS[state.argument]
        return best_exchange(state, seat, card.give, card.take, left)
    if state.decider == seat and state.step == CHOICE:
        brown = best_exchange(state, seat, CHOICE_GIVE, CHOICE_TAKE[0], left)
        return max(brown, best_exchange(state, seat, CHOICE_GIVE, CHOICE_TAKE[1], left))
    value = sailed_through(state, seat, left)
    if state.decider == seat and state.step == RETRIEVE:
        value += READY * float(min(state.settlement.placed(seat), number_in(state.argument)))
    return value
