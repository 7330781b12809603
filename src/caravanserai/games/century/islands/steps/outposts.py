"""Markets: building an outpost and trading there (EW-24 to EW-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import has, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts, number_of, one, total
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, is_market
from caravanserai.games.century.islands.player_boards import completes_column
from caravanserai.games.century.market.trade_cards import times_possible
from caravanserai.games.century.steps.choosing import OneCube, OneOf
from caravanserai.games.century.steps.step_ids import BONUS, OUTPOST, PAY_OUTPOST, TRADE, UPGRADE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class BuildReasons:
    """Why an outpost cannot be built."""

    def __init__(self, not_a_market: Reason, already_built: Reason, cannot_pay: Reason) -> None:
        self.not_a_market = not_a_market
        self.already_built = already_built
        self.cannot_pay = cannot_pay


class TradeReasons:
    """Why an exchange cannot be made."""

    def __init__(self, not_a_market: Reason, no_outpost: Reason, not_enough_cubes: Reason) -> None:
        self.not_a_market = not_a_market
        self.no_outpost = no_outpost
        self.not_enough_cubes = not_enough_cubes


def judge_build(table: CubeTable, reasons: BuildReasons) -> Reason | None:
    """Why the captain cannot build where the ship is, or nothing (EW-24, EW-25)."""
    islands = table.islands
    captain = islands.captains[table.seat]
    if not is_market(islands.tiles[captain.ship]):
        return reasons.not_a_market
    if has(captain.outposts, captain.ship):
        return reasons.already_built
    cost = islands.outpost_cost(table.seat, captain.ship)
    return None if total(table.merchant().cubes) >= cost else reasons.cannot_pay


def judge_trade(table: CubeTable, times: i64, reasons: TradeReasons) -> Reason | None:
    """Why the captain cannot trade so often where the ship is, or nothing (EW-30, EW-32)."""
    islands = table.islands
    captain = islands.captains[table.seat]
    tile: i64 = islands.tiles[captain.ship]
    if not is_market(tile):
        return reasons.not_a_market
    if not has(captain.outposts, captain.ship):
        return reasons.no_outpost
    possible = times_possible(islands.gives[tile], islands.takes[tile], table.merchant().cubes, times)
    return None if possible == times else reasons.not_enough_cubes


def trades_possible(table: CubeTable, most: i64) -> i64:
    """How often the exchange under the ship can be made; 0 where there is none or no own outpost."""
    islands = table.islands
    captain = islands.captains[table.seat]
    tile: i64 = islands.tiles[captain.ship]
    if not is_market(tile) or not has(captain.outposts, captain.ship):
        return 0
    return times_possible(islands.gives[tile], islands.takes[tile], table.merchant().cubes, most)


def trades_meant(table: CubeTable, trade: list[Move]) -> list[Move]:
    """The exchange under the ship, once more often than it can be made; none where there is no own outpost."""
    captain = table.islands.captains[table.seat]
    return trade[: trades_possible(table, len(trade)) + 1] if has(captain.outposts, captain.ship) else []


def start_build(table: CubeTable) -> None:
    """Pay, then place the outpost (EW-25, EW-26)."""
    table.agenda.push(OUTPOST)
    islands = table.islands
    for _ in range(islands.outpost_cost(table.seat, islands.captains[table.seat].ship)):
        table.agenda.push(PAY_OUTPOST)


def trade(table: CubeTable, times: i64) -> None:
    """Make the exchange under the ship so often (EW-30)."""
    trade_at(table, table.islands.captains[table.seat].ship, times)


def trade_at(table: CubeTable, space: i64, times: i64) -> None:
    """Make the exchange of a market so often."""
    islands = table.islands
    tile = islands.tiles[space]
    give: i64 = islands.gives[tile] * times
    take: i64 = islands.takes[tile] * times
    merchant = table.merchant()
    merchant.cubes += take - give
    if table.story is not None:
        facts = {"space": int(space) + 1, "tile": tile, "times": int(times)}
        table.tell("traded", facts | {"gave": counts(give), "took": counts(take)})


class PayOutpost(OneCube[CubeTable]):
    """Choose a cube of the price of an outpost; it goes to the supply (EW-25)."""

    name: ClassVar[str] = "pay_outpost"
    kind: ClassVar[str] = "pay"

    def perform(self, table: CubeTable, move: Move) -> None:
        merchant = table.merchant()
        merchant.cubes -= one(move.a)
        table.tell_cubes("paid_outpost", one(move.a))


class Outpost(Step[CubeTable]):
    """The leftmost outpost of the row goes on the tile; what follows from it goes on the agenda (EW-26 to EW-28)."""

    name: ClassVar[str] = "outpost"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        islands = table.islands
        captain = islands.captains[table.seat]
        tile = islands.tiles[captain.ship]
        row: i64 = SYMBOL_OF[tile]
        captain.outposts = with_card(captain.outposts, captain.ship)
        points = islands.board.next_points(captain.built, row)
        captain.built += one(row)
        if table.story is not None:
            column = int(number_of(captain.built, row))
            facts = {"space": int(captain.ship) + 1, "tile": tile, "symbol": int(row), "column": column}
            table.tell("built", facts | {"points": points})
        if islands.same_turn:
            table.agenda.push(TRADE)
        if completes_column(captain.built, row):
            table.agenda.push(BONUS)
        upgrades = bonus_tiles.owned(captain.bonus, bonus_tiles.UPGRADE)
        if upgrades > 0:
            table.agenda.push(UPGRADE, upgrades)
        return False


class Trade(Step[CubeTable]):
    """After building: trade here as often as wanted, or not at all (EW-31)."""

    name: ClassVar[str] = "trade"

    def __init__(self, moves: MoveTable, not_now: Reason, reasons: TradeReasons) -> None:
        self.moves = moves.of("trade")
        self.code: i64 = moves.code("trade")
        self.done = moves["done"]
        self.not_now = not_now
        self.reasons = reasons

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return trades_possible(table, 1) > 0

    def offers(self, table: CubeTable) -> list[Move]:
        found = self.moves[: trades_possible(table, len(self.moves))]
        found.append(self.done)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        return [*trades_meant(table, self.moves), self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code == self.code:
            return judge_trade(table, move.a, self.reasons)
        return None if move is self.done else self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is not self.done:
            trade(table, move.a)


class Bonus(OneOf[CubeTable]):
    """A column is empty: choose a bonus tile, while there are any (EW-28)."""

    name: ClassVar[str] = "bonus"
    kind: ClassVar[str] = "bonus"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return table.islands.stock != 0

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if bonus_tiles.owned(table.islands.stock, move.a) > 0 else self.impossible

    def perform(self, table: CubeTable, move: Move) -> None:
        islands = table.islands
        captain = islands.captains[table.seat]
        tile = bonus_tiles.top_of(islands.stock, move.a)
        islands.stock &= ~with_card(0, tile)
        captain.bonus = with_card(captain.bonus, tile)
        if table.story is not None:
            table.tell("took_bonus", {"bonus": int(move.a), "points": bonus_tiles.POINTS[tile]})
