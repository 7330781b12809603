"""How good a position of From Sand to Sea looks for a seat: points, demands in reach, and the cards to get there.

The numbers are in points. They were found by watching what the greedy bot makes of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.caravan.evaluate import hand_strength, worth
from caravanserai.games.century.islands.bonus_tiles import MOVEMENT, owned
from caravanserai.games.century.islands.evaluate import (
    Reach,
    at_the_end,
    bonus_worth,
    claims_in_reach,
    game_left,
    next_column,
    standing,
)

if TYPE_CHECKING:
    from caravanserai.games.century.sand_to_sea.state import SandToSeaState

CUBE: Final = 0.12  # a cube's worth by itself, per step of its colour
OUTPOST: Final = 0.8  # what an outpost is worth besides its points, with the whole game to come
CARDS: Final = 14.0  # what a strong hand is worth with the whole game to come
SLOWEST: Final = 1.6  # steps of colour a turn brings without any good card
QUICKER: Final = 2.0  # and how many more with a strong hand
PACE: Final = 0.4  # tiles in a turn with each card, counting the rests it takes
DETOUR: Final = 0.0  # the cards in hand make steps anywhere
PER_TILE: Final = 0.25  # what every tile takes besides, for the cards spent on it
CROWDED: Final = 0.2  # per cube above the last two places: a full hold wastes what comes next
PLENTY: Final = 10  # cards; each further one slows the merchant down
HOARDED: Final = 0.8  # what a card beyond that costs


def evaluate(state: SandToSeaState, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    captain = state.islands.captains[seat]
    own = state.merchants[seat]
    left = game_left(state)
    strength = hand_strength(own.hand, own.played | state.sailed[seat], state.golden)
    value = standing(state, seat) + left * (CUBE * worth(own.cubes) + CARDS * strength)
    value += left * (
        OUTPOST * float(total(captain.built)) + bonus_worth(captain.bonus) + next_column(state.islands, seat)
    )
    cards = size(own.hand | own.played | state.sailed[seat])
    pace = PACE * float(cards) + float(owned(captain.bonus, MOVEMENT))
    reach = Reach(max(1.0, pace), PER_TILE, SLOWEST + QUICKER * strength, DETOUR)
    value += claims_in_reach(state, seat, state.whereabouts(seat), reach)
    crowd = total(own.cubes) - (state.storage(seat) - 2)
    if crowd > 0:
        value -= CROWDED * float(crowd)
    hoard = cards - PLENTY
    if hoard > 0:
        value -= HOARDED * float(hoard)
    return value
