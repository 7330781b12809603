"""What a bot expects of the sea: demands within reach, exchanges on the way, outposts and bonus tiles, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cubes import ONE_OF_EACH, holds, number_of
from caravanserai.games.century.caravan.evaluate import steps_away
from caravanserai.games.century.caravan.leading import LEADING, best_rival, lead_at_the_end
from caravanserai.games.century.caravan.scores import spice_points
from caravanserai.games.century.islands.bonus_tiles import HOLD, MOVEMENT, RED, UPGRADE, owned
from caravanserai.games.century.islands.captains import NOWHERE
from caravanserai.games.century.islands.demands import DEMAND_COST, DEMAND_POINTS, DEMANDS_TO_END
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.player_boards import ROWS
from caravanserai.games.century.islands.ports import NO_DEMAND
from caravanserai.games.century.islands.scoring import lasting_points
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.archipelago import Archipelago

SPICE: Final = 0.25  # a point for a spice in the hold, which can still be spent, compared with a lasting one
PATIENCE: Final = 100  # rounds after which nobody waits any more for a better moment to end the game
RESTLESS: Final = 4.0  # and after which whims, up to so many points, lead out of any circle
UNFINISHED: Final = 0.01  # what is missing in the midst of a turn: to finish it is a change, however small
WAITING: Final = 0.2  # what a claim loses for every turn it is still away
HOPE: Final = 0.65  # a claim still to be made compared with one made
NEXT_CLAIM: Final = 0.3  # how much the second best claim counts
CLOSING: Final = 20.0  # what ending the game with a clear lead is worth besides the points
CLEAR: Final = 15.0  # points ahead that make a lead clear
FAR_AWAY: Final = 5  # markets farther away than this do not matter now
BONUS_WORTH: Final[list[float]] = [0.0, 3.0, 1.5, 2.0, 3.0]  # by kind, with the whole game to come
COLUMN: Final = 4.0  # what the next bonus tile is worth


def standing(table: CubeTable, seat: int) -> float:
    """The points so far, compared with the best rival's."""
    spices = float(spice_points(table.merchants[seat].cubes, table.storage(seat)))
    points = lasting_points(table, seat) + SPICE * spices - LEADING * best_rival(table, seat)
    if table.decider == seat and table.step != TURN:
        points -= UNFINISHED
    return points + _whim(table, seat) if table.round > PATIENCE else points


def _whim(table: CubeTable, seat: int) -> float:
    """A number that differs from place to place, from hold to hold and from round to round."""
    mixed = table.round * 40503 + table.islands.captains[seat].ship * 9973 + table.merchants[seat].cubes * 31
    return RESTLESS * float(mixed % 1009) / 1009.0


def at_the_end(table: CubeTable, seat: int) -> float:
    """In the last round only the points count, and who has more of them."""
    return lead_at_the_end(table, seat, PATIENCE)


class Reach:
    """How fast a captain gets on.

    That is: tiles in a turn, what each tile takes besides, steps of colour in a turn, and what it takes besides to
    make any step that no plan has in view.
    """

    def __init__(self, pace: float, per_tile: float, making: float, detour: float) -> None:
        self.pace: Final = pace
        self.per_tile: Final = per_tile
        self.making: Final = making
        self.detour: Final = detour

    def turns(self, tiles: int) -> float:
        """How many turns it takes to get somewhere and do something there."""
        return max(1.0, float(tiles) / self.pace) + self.per_tile * float(tiles)


class Plans:
    """Ways to spend the next turns: where the ship would be, with which cubes, after how many turns."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.cubes: list[int] = []
        self.turns: list[float] = []

    def add(self, space: i64, cubes: i64, turns: float) -> None:
        self.spaces.append(int(space))
        self.cubes.append(int(cubes))
        self.turns.append(turns)


def claims_in_reach(table: CubeTable, seat: int, ship: i64, reach: Reach) -> float:
    """What the two best demands promise to a captain whose ship is here, going at once or by way of a market."""
    islands = table.islands
    ports = islands.ports
    if ship == NOWHERE:
        return 0.0
    plans = _plans(table, seat, ship, reach)
    closes = size(table.merchants[seat].claimed) == DEMANDS_TO_END - 1
    lead = float(table.score_of(seat) - best_rival(table, seat)) if closes else 0.0
    best = 0.0
    second = 0.0
    for port in range(len(ports.shown)):
        if ports.shown[port] != NO_DEMAND:
            points = float(DEMAND_POINTS[ports.shown[port]])
            if closes:
                points += CLOSING * max(-1.0, min(1.0, (lead + points) / CLEAR))
            value = points / (1.0 + WAITING * _turns_until(islands, port, plans, reach))
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return HOPE * (best + NEXT_CLAIM * second)


def _plans(table: CubeTable, seat: int, ship: i64, reach: Reach) -> Plans:
    """To go on as things are, or to trade first at a market where the captain may."""
    islands = table.islands
    held = table.merchants[seat].cubes
    captain = islands.captains[seat]
    distances = islands.chart.distances[ship]
    found = Plans()
    found.add(ship, held, 0.0)
    for space in range(islands.chart.size):
        tile = islands.tiles[space]
        if distances[space] > FAR_AWAY or not is_market(tile):
            continue
        give: i64 = islands.gives[tile]
        if not holds(held, give):
            continue
        if (captain.outposts >> space) & 1 == 0 and islands.outposts_of_others(seat, space) > 0:
            continue
        turns = reach.turns(distances[space])
        take: i64 = islands.takes[tile]
        cubes = held
        while holds(cubes, give):
            cubes += take - give
            found.add(space, cubes, turns)
    return found


def _turns_until(islands: Archipelago, port: int, plans: Plans, reach: Reach) -> float:
    """How many turns it takes until the demand at a port can be claimed."""
    cost: i64 = DEMAND_COST[islands.ports.shown[port]]
    distances = islands.chart.distances[islands.chart.ports[port]]
    fewest = 1000.0
    for plan in range(len(plans.spaces)):
        turns = plans.turns[plan] + reach.turns(distances[plans.spaces[plan]])
        if turns < fewest:
            steps = steps_away(plans.cubes[plan], cost)
            if steps > 0.0:
                turns += reach.detour + steps / reach.making
            fewest = min(fewest, turns)
    return fewest


def bonus_worth(tiles: i64) -> float:
    """What bonus tiles will still bring in a whole game, besides the points on them."""
    value = 0.0
    for kind in (MOVEMENT, HOLD, UPGRADE, RED):
        count = owned(tiles, kind)
        if count > 0:
            value += BONUS_WORTH[kind] * (1.0 + 0.6 * float(count - 1))
    return value


def next_column(islands: Archipelago, seat: int) -> float:
    """How near the next bonus tile is, in points."""
    built = islands.captains[seat].built
    column: i64 = 1
    while holds(built, ONE_OF_EACH * column):
        column += 1
    if column > islands.board.columns or islands.stock == 0:
        return 0.0
    begun: i64 = 0
    for row in range(ROWS):
        if number_of(built, row) >= column:
            begun += 1
    return COLUMN * float(begun * begun) / 16.0


def game_left(table: CubeTable) -> float:
    """From 1 at the start down to 0 when somebody is about to claim the last demand."""
    most: i64 = 0
    for merchant in table.merchants:
        most = max(most, size(merchant.claimed))
    return max(0.0, 1.0 - float(most) / DEMANDS_TO_END)
