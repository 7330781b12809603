"""Forts: claiming the point card above, taking a bonus tile, and new cards over the forts (NW-33 to NW-42, NW-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import size, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes, counts
from caravanserai.games.century.settlement.point_cards import (
    CARDS_TO_END,
    EXPLORATION,
    FORTS,
    NEW_SETTLERS,
    POINT_COST,
    POINTS,
    SETTLER,
    SYMBOL_OF,
    affordable,
)
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.settlement.steps.tiles import judge_tile, take_tile, tile_possible
from caravanserai.games.century.steps.step_arguments import CLAIMED, TILE_TAKEN, both, number_in, second_in
from caravanserai.games.century.steps.step_ids import EXPLORE, FORT, SLIDE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.settlement.steps.tiles import TileReasons


class ClaimReasons:
    """Why the card above a fort cannot be claimed."""

    def __init__(self, no_card_there: Reason, not_enough_cubes: Reason) -> None:
        self.no_card_there = no_card_there
        self.not_enough_cubes = not_enough_cubes


def judge_claim(table: CubeTable, fort: i64, cubes: Cubes, reasons: ClaimReasons) -> Reason | None:
    """Why the card above this fort (from 0) cannot be claimed with these cubes, or nothing (NW-36, NW-37)."""
    cards = table.settlement.points.cards
    if fort >= len(cards):
        return reasons.no_card_there
    return None if affordable(cards[fort], cubes) else reasons.not_enough_cubes


def claim(table: CubeTable, fort: i64) -> None:
    """Pay exactly, take the card and what it brings; only then do the cards slide (NW-36 to NW-41)."""
    merchant = table.merchant()
    card = table.settlement.points.lift(fort)
    cost: i64 = POINT_COST[card]
    merchant.cubes -= cost
    merchant.claimed = with_card(merchant.claimed, card)
    if table.story is not None:
        facts = {"card": int(card), "points": POINTS[card], "position": int(fort) + 1}
        table.tell("claimed", facts | {"gave": counts(cost)})
    table.agenda.push(SLIDE, fort)
    symbol = SYMBOL_OF[card]
    if symbol == SETTLER:
        enlist(table, NEW_SETTLERS[card])
    elif symbol == EXPLORATION:
        table.agenda.push(EXPLORE)
    if not table.last_round and size(merchant.claimed) >= CARDS_TO_END:
        table.last_round = True
        if table.story is not None:
            table.tell("last_round", {"cards": CARDS_TO_END})


def enlist(table: CubeTable, number: i64) -> None:
    """New settlers come from the reserve, as far as there are any (NW-40, NW-45)."""
    coming = table.settlement.enlist(table.seat, number)
    if table.story is not None:
        table.tell("enlisted", {"settlers": int(coming)})


class Slide(Step[CubeTable]):
    """The cards right of the gap slide left, and the deck gives the next one (NW-37)."""

    name: ClassVar[str] = "slide"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.settlement.points.take(argument)
        turn_up(table, 1)
        return False


def turn_up(table: CubeTable, number: i64) -> None:
    """Put the next cards of the deck above the forts on the right, while there are any."""
    points = table.settlement.points
    unknown = points.left - points.known - points.seen()
    for _ in range(number):
        if points.refill() and table.story is not None:
            table.tell("turned_up_point", {"card": points.cards[-1], "position": len(points.cards)})
    if points.left - points.known - points.seen() < unknown:
        table.revealed += 1  # at least the card now on top of the deck (NW-12)
    if points.left > 0 and table.story is not None:
        table.tell("next_point", {"card": points.next_card()})


class RefreshForts(LocationAction[CubeTable]):
    """The cards above the forts go under the deck, the leftmost first, and new ones come (NW-50)."""

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return None

    def start(self, table: CubeTable, place: i64) -> None:
        points = table.settlement.points
        if table.story is not None:
            table.tell("refreshed_forts", {"cards": points.cards[:]})
        points.put_under()
        turn_up(table, FORTS)


class FortReasons:
    """Why a fort gives nothing, or a part of it cannot be done."""

    def __init__(
        self,
        nothing_there: Reason,
        claiming: ClaimReasons,
        taking: TileReasons,
        already_claimed: Reason,
        already_took: Reason,
        must_act: Reason,
    ) -> None:
        self.nothing_there = nothing_there
        self.claiming = claiming
        self.taking = taking
        self.already_claimed = already_claimed
        self.already_took = already_took
        self.must_act = must_act


class FortWithTiles(LocationAction[CubeTable]):
    """A fort with bonus tiles: one or both of its parts, in either order (NW-33)."""

    def __init__(self, reasons: FortReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        country = table.settlement.country
        if tile_possible(table, country.stacks_at[place]):
            return None
        if judge_claim(table, country.fort_at[place], cubes, self.reasons.claiming) is None:
            return None
        return self.reasons.nothing_there

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(FORT, place)


class Fort(Step[CubeTable]):
    """Claim the card or take a tile; then the other, or leave it."""

    name: ClassVar[str] = "fort"

    def __init__(self, moves: MoveTable, not_now: Reason, reasons: FortReasons) -> None:
        self.claim = moves["claim"]
        self.tiles = moves.of("tile")
        self.tile_code: i64 = moves.code("tile")
        self.done = moves["done"]
        self.not_now = not_now
        self.reasons = reasons

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        place = number_in(argument)
        done = second_in(argument)
        if done == CLAIMED:
            return tile_possible(table, table.settlement.country.stacks_at[place])
        if done == TILE_TAKEN:
            fort = table.settlement.country.fort_at[place]
            return judge_claim(table, fort, table.merchant().cubes, self.reasons.claiming) is None
        return True

    def offers(self, table: CubeTable) -> list[Move]:
        stacks = table.settlement.country.stacks_at[number_in(table.argument)]
        found = [self.tiles[stack] for stack in stacks]
        found.append(self.claim)
        found.append(self.done)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        return [*self.tiles, self.claim, self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        done = second_in(table.argument)
        country = table.settlement.country
        place = number_in(table.argument)
        if move is self.claim:
            if done == CLAIMED:
                return self.reasons.already_claimed
            return judge_claim(table, country.fort_at[place], table.merchant().cubes, self.reasons.claiming)
        if move.code == self.tile_code:
            if done == TILE_TAKEN:
                return self.reasons.already_took
            return judge_tile(table, move.a - 1, country.stacks_at[place], self.reasons.taking)
        if move is self.done:
            return None if done else self.reasons.must_act
        return self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.done:
            return
        place = number_in(table.argument)
        first = second_in(table.argument) == 0
        if move is self.claim:
            if first:
                table.agenda.push(FORT, both(place, CLAIMED))
            claim(table, table.settlement.country.fort_at[place])
        else:
            if first:
                table.agenda.push(FORT, both(place, TILE_TAKEN))
            take_tile(table, move.a - 1)

    def facts(self, table: CubeTable) -> dict[str, int]:
        settlement = table.settlement
        place = number_in(table.argument)
        fort = settlement.country.fort_at[place]
        return {
            "location": settlement.country.numbers[place],
            "card": settlement.card_above(fort),
            "claimed": int(second_in(table.argument) == CLAIMED),
            "took": int(second_in(table.argument) == TILE_TAKEN),
        }
