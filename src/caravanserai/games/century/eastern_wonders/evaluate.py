"""How good a position of Eastern Wonders looks for a seat: points, demands in reach, and the means to get there.

The numbers are in points. They were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.caravan.evaluate import worth
from caravanserai.games.century.islands.bonus_tiles import MOVEMENT, owned
from caravanserai.games.century.islands.demands import DEMANDS_TO_END
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
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState

CUBE: Final = 0.15  # a cube's worth by itself, per step of its colour
EARLY_CUBE: Final = 0.12  # and what it is worth besides with the whole game to come
OUTPOST: Final = 0.6  # what an outpost is worth besides its points, with the whole game to come
FAST: Final = 2.0  # what a movement tile is worth besides what any tile is, with the whole game to come
CLAIMED: Final = 2.0  # a demand claimed, besides its points: who has more of them decides when the game ends
CLOSE: Final = 3.0  # being one demand away from that
ENDED: Final = 15.0  # in the last round, for all that counted until then
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
        return at_the_end(state, seat) + ENDED
    captain = state.islands.captains[seat]
    cubes = state.merchants[seat].cubes
    outposts = float(total(captain.built))
    left = game_left(state)
    faster = float(owned(captain.bonus, MOVEMENT))
    value = standing(state, seat) + _claims_worth(state, seat) + (CUBE + EARLY_CUBE * left) * worth(cubes)
    value += left * (OUTPOST * outposts + FAST * faster + bonus_worth(captain.bonus))
    value += left * next_column(state.islands, seat)
    reach = Reach(PACE + FASTER * faster, PER_TILE, SLOWEST + QUICKER * outposts, DETOUR)
    value += claims_in_reach(state, seat, captain.ship, reach)
    crowd = total(cubes) - (state.storage(seat) - 2)
    if crowd > 0:
        value -= CROWDED * float(crowd)
    return value


def _claims_worth(state: EasternWondersState, seat: int) -> float:
    """What demands claimed bring besides their points."""
    claims = size(state.merchants[seat].claimed)
    return CLAIMED * float(claims) + (CLOSE if claims == DEMANDS_TO_END - 1 else 0.0)
