"""Which single steps a figure can take, and what they cost (MP-72, MP-74, MP-127)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.characters import JOHANNES
from caravanserai.games.marco_polo.components.places import (
    FIRST_OASIS,
    NEIGHBOURS,
    NO_ROUTE,
    OASES,
    PLACES,
    route_cost,
)
from caravanserai.games.marco_polo.components.spaces import TRAVEL_PRICE
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.step_ids import WALK
from caravanserai.games.marco_polo.store import COIN, NOTHING, covers, of
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

GO_CODE: Final[i64] = MOVES.code("go")
_GO: Final = MOVES.of("go")


def _steps_from() -> list[list[Move]]:
    """The moves along the routes from each place, for the first figure and then for the second."""
    return [[_GO[f * PLACES + there] for there in NEIGHBOURS[here]] for f in range(2) for here in range(PLACES)]


def _jumps_from() -> list[list[Move]]:
    """The same for Johannes, who may go from an oasis to any other."""
    found: list[list[Move]] = []
    for f in range(2):
        for here in range(PLACES):
            ways = set(NEIGHBOURS[here])
            if here >= FIRST_OASIS:
                ways.update(OASES)
                ways.discard(here)
            found.append([_GO[f * PLACES + there] for there in sorted(ways)])
    return found


STEPS_FROM: Final = _steps_from()
JUMPS_FROM: Final = _jumps_from()


def steps_of(traveller: Traveller) -> list[Move]:
    """The steps a player's figures could take, payable or not."""
    ways = JUMPS_FROM if traveller.character == JOHANNES else STEPS_FROM
    found = ways[traveller.figure]
    if traveller.second_figure == NOT_ON_MAP:
        return found
    return found + ways[PLACES + traveller.second_figure]


def figure_at(traveller: Traveller, figure: i64) -> i64:
    """Where figure 1 or 2 stands, or NOT_ON_MAP."""
    return traveller.figure if figure == 1 else traveller.second_figure


def step_cost(traveller: Traveller, here: i64, there: i64) -> i64:
    """What one step costs, or NO_ROUTE. Jumps between oases are free for Johannes (MP-127, MP-128)."""
    if traveller.character == JOHANNES and here >= FIRST_OASIS and there >= FIRST_OASIS and here != there:
        return NOTHING
    return route_cost(here, there)


def can_step(traveller: Traveller, store: i64) -> bool:
    """Whether some step can be paid for from this store."""
    for move in steps_of(traveller):
        cost = step_cost(traveller, figure_at(traveller, move.a), move.b)
        if cost != NO_ROUTE and covers(store, cost):
            return True
    return False


def put_figure(traveller: Traveller, figure: i64, place: i64) -> None:
    """Move a figure."""
    if figure == 1:
        traveller.figure = place
    else:
        traveller.second_figure = place


def next_step_price(table: MarcoPoloState) -> i64:
    """What one step more adds to the travel price, in coins (MP-71)."""
    taken = table.action.steps_taken
    return of(COIN, TRAVEL_PRICE[taken + 1] - TRAVEL_PRICE[taken])


def step_price(table: MarcoPoloState, move: Move) -> i64:
    """All that a step costs now: the route, and on a trip what it adds to the travel price; or NO_ROUTE."""
    traveller = table.traveller()
    here = figure_at(traveller, move.a)
    cost: i64 = NO_ROUTE if here == NOT_ON_MAP else step_cost(traveller, here, move.b)
    return cost + next_step_price(table) if table.step == WALK and cost != NO_ROUTE else cost
