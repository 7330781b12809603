"""Laying out a settlement: point cards, bonus stacks, exploration tiles, settlers and first cubes (NW-8 to NW-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.market.rows import open_row_dealt
from caravanserai.games.century.settlement.bonus_tiles import bonus_pile
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.pioneers import STARTING_CUBES, pioneer_at_start
from caravanserai.games.century.settlement.point_cards import FORTS, point_deck
from caravanserai.games.century.settlement.stacks import stacks_dealt

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable


def deal_boards(
    table: CubeTable, star_removed: int, marks: tuple[int, ...], beside: bool, last_board: str = ""
) -> None:
    """Put cards and tiles on the boards. `beside` says where exploration tiles go that cover nothing (E1-5)."""
    settlement = table.new_settlement(last_board)
    table.settlement = settlement
    players = int(table.players)
    settlement.clear()
    settlement.points = open_row_dealt(point_deck(players, star_removed, table.chance.draw("deck of points")), FORTS)
    settlement.stacks = stacks_dealt(
        bonus_pile(marks, table.chance.draw("bonus tiles")), settlement.country.stack_sizes
    )
    tiles = list(range(len(EXPLORATION_TILES)))
    table.chance.draw("exploration tiles").shuffle(tiles)
    covered = settlement.country.always + (settlement.country.players_2_3 if players < 4 else [])
    for place in covered:
        settlement.covers[place] = tiles.pop()
    if beside:
        settlement.beside = set_of(tiles)
    else:
        settlement.boxed = set_of(tiles)


def seat_pioneers(table: CubeTable) -> None:
    """Deal the player boards, one with the first-player mark, with settlers and the first cubes (NW-16 to NW-18)."""
    players = int(table.players)
    table.first = table.chance.draw("first player").below(players)
    table.seat = table.first
    table.merchants = [Merchant() for _ in range(players)]
    table.settlement.pioneers = [pioneer_at_start(players) for _ in range(players)]
    for place in range(players):
        table.merchants[(table.first + place) % players].cubes = STARTING_CUBES[place]
