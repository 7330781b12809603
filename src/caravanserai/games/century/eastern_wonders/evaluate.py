"""How good a position of Eastern Wonders looks for a seat: points, demands in reach, and the means to get there.

The numbers are in points. They were found by watching what the greedy bot makes of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.appraisal import worth
from caravanserai.games.century.cubes import total
from caravanserai.games.century.islands.bonus_tiles import MOVEMENT, owned
from caravanserai.games.century.islands.prospects import (
    Reach,
    at_the_end,
    bonus_worth,
    claims_in_reach,
    game_left,
    next_column,
    standing,
)

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState

CUBE: Final = 0.12  # a cube's worth by itself, per step of its colour
OUTPOST: Final = 0.4  # what an outpost is worth besides its points, with the whole game to come
SLOWEST: Final = 0.6  # steps of colour a turn brings besides the trades in view
QUICKER: Final = 0.01  # and how many more with each outpost
PACE: Final = 1.4  # tiles in a turn without movement tiles
FASTER: Final = 0.8  # and how many more with each of them
DETOUR: Final = 4.0  # turns to get to one more market
PER_TILE: Final = 0.1  # what every tile takes besides, so that nearer is always better
CROWDED: Final = 0.15  # per cube that leaves no room for a harvest


def evaluate(state: EasternWondersState, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    captain = state.islands.captains[seat]
    cubes = state.merchants[seat].cubes
    outposts = float(total(captain.built))
    left = game_left(state)
    value = standing(state, seat) + left * (CUBE * worth(cubes) + OUTPOST * outposts + bonus_worth(captain.bonus))
    value += left * next_column(state.islands, seat)
    reach = Reach(PACE + FASTER * float(owned(captain.bonus, MOVEMENT)), PER_TILE, SLOWEST + QUICKER * outposts, DETOUR)
    value += claims_in_reach(state, seat, captain.ship, reach)
    crowd = total(cubes) - (state.storage(seat) - 2)
    if crowd > 0:
        value -= CROWDED * float(crowd)
    return value
