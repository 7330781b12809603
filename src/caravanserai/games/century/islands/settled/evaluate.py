"""What a bot expects of ships that settlers send out: outposts, column tiles and exchanges, in points.

The numbers were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import has, listed, size
from caravanserai.games.century.caravan.cubes import BROWN, ONE_OF_EACH, Cubes, holds, number_of, one, total
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, is_market
from caravanserai.games.century.islands.player_boards import ROWS
from caravanserai.games.century.islands.settled.scoring import board_points
from caravanserai.games.century.settlement.evaluate import (
    seen_through,
    storage_worth,
)
from caravanserai.games.century.settlement.locations import ANY_STEPS
from caravanserai.games.century.settlement.steps.stack_tiles import FOR_COLUMN
from caravanserai.games.century.steps.step_arguments import number_in, second_in
from caravanserai.games.century.steps.step_ids import (
    ACTION,
    BONUS,
    CHOOSE_OUTPOST,
    FEE,
    PAY_OUTPOST,
    SAIL,
    TRADE,
)

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable

COLUMN: Final = 4.5  # what the tile of an empty column will pay
OUTPOST_HELP: Final = 0.3  # what an outpost is worth besides its number, with the whole game to come
UNBUILT_NEAR: Final = 0.12  # a market next to the ship where one could build for nothing
CLAIMED: Final = 2.5  # a card claimed now rather than later, besides its points
MOST_CUBES: Final = 30  # an exchange is not looked at beyond this


def fleet_worth(table: CubeTable, seat: int, left: float) -> float:
    """Outposts so far, columns begun, where the ship is, and no dallying with cards."""
    islands = table.islands
    captain = islands.captains[seat]
    value = float(board_points(table, seat))
    value += CLAIMED * float(size(table.merchants[seat].claimed))
    value += columns_begun(table, seat, captain.built) + left * OUTPOST_HELP * float(total(captain.built))
    for space in islands.chart.neighbours[captain.ship]:
        unbuilt = is_market(islands.tiles[space]) and not has(captain.outposts, space)
        if unbuilt and islands.outposts_of_others(seat, space) == 0:
            value += left * UNBUILT_NEAR
    if table.decider == seat and table.step == BONUS:
        value += COLUMN
    return value


def columns_begun(table: CubeTable, seat: int, built: i64) -> float:
    """How near the next column tiles are, while there is a slot for them."""
    if size(table.settlement.pioneers[seat].bonus) >= table.settlement.slots:
        return 0.0
    value = 0.0
    for column in range(1, table.islands.board.columns + 1):
        begun: i64 = 0
        for row in range(ROWS):
            if number_of(built, row) >= column:
                begun += 1
        if begun < ROWS:
            value += COLUMN * float(begun * begun) / 16.0
    return value


def sailed_through(table: CubeTable, seat: int, left: float) -> float:
    """The worth of the storage once the action in hand is done as well as it can be, outposts included."""
    if table.decider != seat:
        return seen_through(table, seat, left)
    islands = table.islands
    cubes = table.merchants[seat].cubes
    ship = islands.captains[seat].ship
    step = table.step
    if step == SAIL:
        return _best_voyage(table, seat, ship, number_in(table.argument), left)
    if step in (FEE, ACTION):
        return _ashore(table, seat, ship, cubes, left)
    if step == PAY_OUTPOST:
        return _build_worth(table, seat, ship, left) + best_trade(table, seat, ship, cubes, False, left)
    if step == BONUS and table.argument == FOR_COLUMN:
        return best_trade(table, seat, ship, cubes, False, left)
    if step == TRADE:
        return best_trade(table, seat, number_in(table.argument), cubes, second_in(table.argument) > 0, left)
    if step == CHOOSE_OUTPOST:
        best = -1000.0
        for space in listed(islands.captains[seat].outposts):
            if holds(cubes, islands.gives[islands.tiles[space]]):
                best = max(best, best_trade(table, seat, i64(space), cubes, True, left))
        return best
    return seen_through(table, seat, left)


def _best_voyage(table: CubeTable, seat: int, ship: i64, steps: i64, left: float) -> float:
    """The best end of a move, fees paid."""
    islands = table.islands
    cubes = table.merchants[seat].cubes
    best = -1000.0
    spaces = islands.chart.neighbours[ship] if steps != ANY_STEPS else list(range(islands.chart.size))
    for space in spaces:
        if steps > 1:
            best = max(best, _best_voyage(table, seat, space, steps - 1, left))
        elif steps == 1 or space != ship:
            fee = islands.fee(seat, space)
            if fee <= total(cubes):
                best = max(best, _ashore(table, seat, space, _without_cheapest(cubes, fee), left))
    return best


def _ashore(table: CubeTable, seat: int, space: i64, cubes: Cubes, left: float) -> float:
    """The better of building and not building at a space, and the best exchange after it."""
    islands = table.islands
    best = best_trade(table, seat, space, cubes, False, left)
    if not is_market(islands.tiles[space]) or has(islands.captains[seat].outposts, space):
        return best
    cost = islands.outpost_cost(seat, space)
    if cost > total(cubes):
        return best
    paid = best_trade(table, seat, space, _without_cheapest(cubes, cost), False, left)
    return max(best, paid + _build_worth(table, seat, space, left))


def _build_worth(table: CubeTable, seat: int, space: i64, left: float) -> float:
    """What one more outpost there brings."""
    islands = table.islands
    built = islands.captains[seat].built
    row: i64 = SYMBOL_OF[islands.tiles[space]]
    after = built + one(row)
    value = float(islands.board.under_column[number_of(built, row)]) + left * OUTPOST_HELP
    value += columns_begun(table, seat, after) - columns_begun(table, seat, built)
    return value + COLUMN if holds(after, ONE_OF_EACH * number_of(after, row)) else value


def best_trade(table: CubeTable, seat: int, space: i64, cubes: Cubes, must: bool, left: float) -> float:
    """The worth of the storage after the exchange of a tile, made as often as is best."""
    islands = table.islands
    tile = islands.tiles[space]
    best = -1000.0 if must else storage_worth(table, seat, cubes, 0, left)
    if not is_market(tile):
        return best
    give: i64 = islands.gives[tile]
    change: i64 = islands.takes[tile] - give
    while holds(cubes, give) and total(cubes) < MOST_CUBES:
        cubes += change
        best = max(best, storage_worth(table, seat, cubes, 0, left))
    return best


def _without_cheapest(cubes: Cubes, number: i64) -> Cubes:
    """The cubes left after so many of the lowest colours are paid."""
    for colour in range(BROWN + 1):
        paid = min(number, number_of(cubes, colour))
        cubes -= paid * one(colour)
        number -= paid
    return cubes
