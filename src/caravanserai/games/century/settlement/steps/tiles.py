"""Bonus tiles: taking the top tile of a stack (NW-34, NW-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.settlement.stacks import NO_TILE

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason


class TileReasons:
    """Why a bonus tile cannot be taken."""

    def __init__(self, not_here: Reason, stack_empty: Reason, no_free_slot: Reason) -> None:
        self.not_here = not_here
        self.stack_empty = stack_empty
        self.no_free_slot = no_free_slot


def slot_free(table: CubeTable) -> bool:
    """Whether the player board has a slot left for a bonus tile (NW-35)."""
    settlement = table.settlement
    return size(settlement.pioneers[table.seat].bonus) < settlement.slots


def tile_possible(table: CubeTable, stacks: list[int]) -> bool:
    """Whether a tile can be taken from one of these stacks."""
    return not table.settlement.stacks.all_empty(stacks) and slot_free(table)


def judge_tile(table: CubeTable, stack: i64, stacks: list[int], reasons: TileReasons) -> Reason | None:
    """Why the top tile of a stack (from 0) cannot be taken when these stacks are to choose from, or nothing."""
    if stack not in stacks:
        return reasons.not_here
    if table.settlement.stacks.left[stack] == 0:
        return reasons.stack_empty
    return None if slot_free(table) else reasons.no_free_slot


def take_tile(table: CubeTable, stack: i64) -> None:
    """The tile goes on a free slot, and the next one of the stack is seen (NW-34)."""
    settlement = table.settlement
    tile = settlement.stacks.take(stack)
    pioneer = settlement.pioneers[table.seat]
    pioneer.bonus = with_card(pioneer.bonus, tile)
    if table.story is not None:
        table.tell("took_tile", {"tile": int(tile), "stack": int(stack) + 1})
    below = settlement.stacks.top(stack)
    if below != NO_TILE:
        table.revealed += 1
        if table.story is not None:
            table.tell("turned_up_tile", {"tile": int(below), "stack": int(stack) + 1})
