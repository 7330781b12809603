"""The personal trade route: taking cards onto it, using them, swapping them (E1-15 to E1-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes
from caravanserai.games.century.market.steps.market import close_and_refill
from caravanserai.games.century.market.steps.playing import judge_action
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement.routes import PAIRS, ROUTE_LIMIT
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.settlement.steps.location_markets import (
    BazaarReasons,
    judge_use,
    put_leaving,
    use_card,
    use_deal,
)
from caravanserai.games.century.settlement.steps.working import put_end
from caravanserai.games.century.steps.step_ids import GAIN, REPLACE, ROUTE_CARD, SWAP

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class RouteReasons:
    """Why a card of the route cannot be used."""

    def __init__(self, no_card_there: Reason, card_in_use: Reason, not_enough_settlers: Reason) -> None:
        self.no_card_there = no_card_there
        self.card_in_use = card_in_use
        self.not_enough_settlers = not_enough_settlers


def judge_route(table: TradeTable, position: i64, reasons: RouteReasons, using: BazaarReasons) -> Reason | None:
    """Why this card (from 0) of the player's route cannot be used, or nothing (E1-21, E1-22, E1-29)."""
    route = table.settlement.routes[table.seat]
    if position >= len(route.cards):
        return reasons.no_card_there
    if route.settlers[position] > 0:
        return reasons.card_in_use
    if not table.settlement.enough_on_route(table.seat, position):
        return reasons.not_enough_settlers
    return judge_use(table, route.cards[position], table.merchants[table.seat].cubes, using)


def work_on_route(table: TradeTable, position: i64) -> None:
    """Settlers go onto a card, and what it does follows; it stays on the route (E1-22, E1-23)."""
    put_end(table, False)
    route = table.settlement.routes[table.seat]
    number = route.needed(position)
    route.settlers[position] = int(number)
    pioneer = table.settlement.pioneers[table.seat]
    pioneer.hand -= number
    if table.story is not None:
        facts = {"position": int(position) + 1, "card": route.cards[position], "settlers": int(number)}
        table.tell("used_route", facts)
    if table.golden:
        table.agenda.push(ROUTE_CARD, position)
    else:
        use_card(table, route.cards[position])


class RouteCard(Step[TradeTable]):
    """With Golden Deals: choose between a card's action and its deal (E1-43)."""

    name: ClassVar[str] = "route_card"

    def __init__(self, moves: MoveTable, not_now: Reason, using: BazaarReasons) -> None:
        self.use = moves["use"]
        self.deal = moves["deal"]
        self.not_now = not_now
        self.using = using

    def offers(self, table: TradeTable) -> list[Move]:
        return [self.use, self.deal]

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move is self.use:
            return judge_action(table.merchant().cubes, self.card(table), self.using)
        return None if move is self.deal else self.not_now

    def perform(self, table: TradeTable, move: Move) -> None:
        if move is self.use:
            use_card(table, self.card(table))
        else:
            use_deal(table, self.card(table))

    def card(self, table: TradeTable) -> i64:
        """The card that is being used."""
        return table.settlement.routes[table.seat].cards[table.argument]

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"card": int(self.card(table)), "position": int(table.argument) + 1}


class MarketCard(Step[TradeTable]):
    """At a market: use the card under it, take it onto the route, or apply its Golden Deal (E1-13, E1-42)."""

    name: ClassVar[str] = "market"

    def __init__(self, moves: MoveTable, not_now: Reason, using: BazaarReasons) -> None:
        self.use = moves["use"]
        self.take = moves["take"]
        self.deal = moves["deal"]
        self.not_now = not_now
        self.using = using

    def offers(self, table: TradeTable) -> list[Move]:
        return [self.use, self.take, self.deal]

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move is self.use:
            return judge_action(table.merchant().cubes, table.market.cards[table.argument], self.using)
        if move is self.take:
            return None
        if move is self.deal:
            return None if table.golden else self.using.no_deals
        return self.not_now

    def perform(self, table: TradeTable, move: Move) -> None:
        market = table.argument
        if move is self.take:
            take_card(table, market)
            return
        put_leaving(table, market)
        if move is self.use:
            use_card(table, table.market.cards[market])
        else:
            use_deal(table, table.market.cards[market])

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"card": table.market.cards[table.argument], "position": int(table.argument) + 1}


def take_card(table: TradeTable, market: i64) -> None:
    """A card goes to the right end of the route; on a full route it has to replace one (E1-15, E1-16)."""
    route = table.settlement.routes[table.seat]
    if len(route.cards) == ROUTE_LIMIT:
        table.agenda.push(REPLACE, market)
        return
    if table.story is not None:
        table.tell("took_card", {"card": table.market.cards[market], "position": len(route.cards) + 1})
    route.add(close_and_refill(table, market))


class Replace(Step[TradeTable]):
    """Choose the card of the full route that makes room (E1-16); settlers on it stay for the new one (E1-17)."""

    name: ClassVar[str] = "replace"

    def __init__(self, moves: MoveTable, not_now: Reason) -> None:
        self.moves = moves.of("replace")
        self.code: i64 = moves.code("replace")
        self.not_now = not_now

    def offers(self, table: TradeTable) -> list[Move]:
        return self.moves

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        return None if move.code == self.code else self.not_now

    def perform(self, table: TradeTable, move: Move) -> None:
        route = table.settlement.routes[table.seat]
        position = move.a - 1
        old = route.cards[position]
        card = table.market.cards[table.argument]
        if table.story is not None:
            table.tell("replaced", {"card": card, "old": old, "position": int(move.a)})
        route.discard = with_card(route.discard, old)
        route.cards[position] = int(close_and_refill(table, table.argument))

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"card": table.market.cards[table.argument]}


class DiscardUsed(Step[TradeTable]):
    """A card used at a market goes face down on the player's pile, and the row moves up (E1-14, E1-18)."""

    name: ClassVar[str] = "leave_market"

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        route = table.settlement.routes[table.seat]
        if table.story is not None:
            table.tell("discarded", {"card": table.market.cards[argument]})
        route.discard = with_card(route.discard, close_and_refill(table, argument))
        return False


class Rearrange(LocationAction[CubeTable]):
    """Take a cube, then two cards of the route may change places (E1-20)."""

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return None

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(SWAP)
        table.agenda.push(GAIN, table.settlement.country.places[place].take)


class Swap(Step[CubeTable]):
    """Choose two cards of the route that change places, or none."""

    name: ClassVar[str] = "swap"

    def __init__(self, moves: MoveTable, not_now: Reason, no_card_there: Reason) -> None:
        self.moves = moves.of("swap")
        self.code: i64 = moves.code("swap")
        self.done = moves["done"]
        self.not_now = not_now
        self.no_card_there = no_card_there

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return len(table.settlement.routes[table.seat].cards) > 1

    def offers(self, table: CubeTable) -> list[Move]:
        return [*self.moves, self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code == self.code:
            cards = table.settlement.routes[table.seat].cards
            return None if PAIRS[move.a][1] < len(cards) else self.no_card_there
        return None if move is self.done else self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.done:
            return
        first, second = PAIRS[move.a]
        table.settlement.routes[table.seat].swap(first, second)
        if table.story is not None:
            table.tell("swapped", {"first": first + 1, "second": second + 1})
