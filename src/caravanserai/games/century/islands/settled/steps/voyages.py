"""Ships that settlers send out: a location moves them, and an outpost may be built where they end (E2-14 to E2-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import has
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes, total
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.steps.outposts import start_build
from caravanserai.games.century.islands.steps.sailing import put_fees, sail_offers
from caravanserai.games.century.settlement.locations import ANY_STEPS
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.steps.step_arguments import ON_THE_WAY, both, number_in, second_in
from caravanserai.games.century.steps.step_ids import ACTION, SAIL, TRADE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.islands.archipelago import Archipelago


class VoyageReasons:
    """Why a ship cannot be moved, or not to a tile, or why it has to move first.

    `must_sail` is by the number of steps a location gives, `not_adjacent` for one step and for one of several.
    """

    def __init__(
        self,
        nowhere_to_sail: Reason,
        not_adjacent: list[Reason],
        no_way_on: Reason,
        same_tile: Reason,
        cannot_pay_fee: Reason,
        must_sail: list[Reason],
        must_sail_on: Reason,
    ) -> None:
        self.nowhere_to_sail = nowhere_to_sail
        self.not_adjacent = not_adjacent
        self.no_way_on = no_way_on
        self.same_tile = same_tile
        self.cannot_pay_fee = cannot_pay_fee
        self.must_sail = must_sail
        self.must_sail_on = must_sail_on


def landing_fee(table: CubeTable, space: i64) -> i64:
    """The docking fee of a step of the ship: that of the space if it ends there, nothing in passing (E2-18)."""
    return 0 if number_in(table.argument) > 1 else table.islands.fee(table.seat, space)


def can_sail(islands: Archipelago, seat: i64, space: i64, steps: i64, cubes: i64) -> bool:
    """Whether a ship can move from a space and pay the fee at the end with so many cubes (E2-19, E2-26)."""
    if cubes >= len(islands.captains) - 1:
        return True  # enough for every other ship, wherever they are
    if steps == ANY_STEPS:
        for other in range(islands.chart.size):
            if other != space and islands.fee(seat, other) <= cubes:
                return True
        return False
    for other in islands.chart.neighbours[space]:
        if steps > 1:
            if can_sail(islands, seat, other, steps - 1, cubes):
                return True
        elif islands.fee(seat, other) <= cubes:
            return True
    return False


class ShipMove(LocationAction[CubeTable]):
    """Move the ship, if there is anywhere it can go (E2-26)."""

    def __init__(self, reasons: VoyageReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        islands = table.islands
        steps = table.settlement.country.places[place].steps
        able = can_sail(islands, table.seat, islands.captains[table.seat].ship, steps, total(cubes))
        return None if able else self.reasons.nowhere_to_sail

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(SAIL, table.settlement.country.places[place].steps)


class Voyage(Step[CubeTable]):
    """Choose the next tile; all steps are made (E2-14 to E2-16)."""

    name: ClassVar[str] = "sail"

    def __init__(self, moves: MoveTable, reasons: VoyageReasons) -> None:
        self.moves = moves.of("sail")
        self.code: i64 = moves.code("sail")
        self.reasons = reasons

    def offers(self, table: CubeTable) -> list[Move]:
        return self.moves if table.argument == ANY_STEPS else sail_offers(table, self.moves)

    def meant(self, table: CubeTable) -> list[Move]:
        return self.moves

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        left = number_in(table.argument)
        on_the_way = second_in(table.argument) == ON_THE_WAY
        if move.code != self.code:
            return self.reasons.must_sail_on if on_the_way else self.reasons.must_sail[left]
        islands = table.islands
        ship = islands.captains[table.seat].ship
        space = move.a - 1
        cubes = total(table.merchant().cubes)
        if left == ANY_STEPS:
            if space == ship:
                return self.reasons.same_tile
        elif (islands.chart.touching[ship] >> space) & 1 == 0:
            return self.reasons.not_adjacent[1 if on_the_way or left > 1 else 0]
        if left > 1:
            return None if can_sail(islands, table.seat, space, left - 1, cubes) else self.reasons.no_way_on
        return None if landing_fee(table, space) <= cubes else self.reasons.cannot_pay_fee

    def perform(self, table: CubeTable, move: Move) -> None:
        captain = table.islands.captains[table.seat]
        if table.story is not None:
            table.tell("sailed", {"space": int(move.a), "leaving": int(captain.ship) + 1})
        captain.ship = move.a - 1
        left = number_in(table.argument)
        if left > 1:
            table.agenda.push(SAIL, both(left - 1, ON_THE_WAY))
        else:
            land(table)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"left": int(number_in(table.argument))}


def land(table: CubeTable) -> None:
    """What follows where the ship ends: the fee, an outpost, an exchange, in this order (E2-18)."""
    table.agenda.push(TRADE, table.islands.captains[table.seat].ship)
    table.agenda.push(ACTION)
    put_fees(table)


def can_build(table: CubeTable) -> bool:
    """Whether an outpost can be built where the ship is: on a market without an own one, and paid in full (E2-20)."""
    islands = table.islands
    captain = islands.captains[table.seat]
    if not is_market(islands.tiles[captain.ship]) or has(captain.outposts, captain.ship):
        return False
    return total(table.merchant().cubes) >= islands.outpost_cost(table.seat, captain.ship)


class Build(Step[CubeTable]):
    """Build an outpost where the ship has ended its move, or leave it; asked only when it can be built (E2-20)."""

    name: ClassVar[str] = "build"

    def __init__(self, moves: MoveTable, not_now: Reason) -> None:
        self.build = moves["build"]
        self.done = moves["done"]
        self.not_now = not_now

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return can_build(table)

    def offers(self, table: CubeTable) -> list[Move]:
        return [self.build, self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        return None if move is self.build or move is self.done else self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.build:
            start_build(table)

    def facts(self, table: CubeTable) -> dict[str, int]:
        islands = table.islands
        space = islands.captains[table.seat].ship
        return {"space": int(space) + 1, "price": int(islands.outpost_cost(table.seat, space))}
