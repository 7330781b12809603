"""What the settlement games score: point cards, bonus tiles, exploration tiles and goods (NW-57 to NW-61).

With trade cards E1-34 and E3-25 say more, with outposts E2-31 and E2-32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.scores import spice_points
from caravanserai.games.century.islands.scoring import outpost_line
from caravanserai.games.century.settlement import bonus_tiles, exploration_tiles
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES, CARDS_PER_SET, SETTLERS_PER_PAIR, BonusTile
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.pioneers import SETTLERS
from caravanserai.games.century.settlement.point_cards import CARDS_WITH, POINTS, SYMBOLS

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.caravan.cube_table import CubeTable

BONUS_KINDS: Final = (bonus_tiles.PER_SYMBOL, bonus_tiles.PER_PAIR, bonus_tiles.SETTLER_PAIRS, bonus_tiles.FLAT)
WITH_TRADE_CARDS: Final = (*BONUS_KINDS, bonus_tiles.TRADE_CARDS)


def card_points(claimed: i64) -> int:
    """The points on claimed cards."""
    points = 0
    for card in listed(claimed):
        points += POINTS[card]
    return points


def symbols_of(claimed: i64, explored: i64) -> list[int]:
    """How often somebody has each symbol, on point cards and on symbol tiles (NW-43, NW-47)."""
    found = [int(size(claimed & CARDS_WITH[symbol])) for symbol in range(len(SYMBOLS))]
    for tile in listed(explored):
        taken = EXPLORATION_TILES[tile]
        if taken.kind == exploration_tiles.SYMBOL:
            found[taken.amount] += 1
    return found


def exploration_points(explored: i64) -> int:
    """The points on exploration tiles (NW-46)."""
    points = 0
    for tile in listed(explored):
        taken = EXPLORATION_TILES[tile]
        if taken.kind == exploration_tiles.POINTS:
            points += taken.amount
    return points


def tile_points(tile: BonusTile, symbols: list[int], active: int, trade_cards: int) -> int:
    """What a bonus tile pays to somebody with these symbols, active settlers and trade cards."""
    if tile.kind == bonus_tiles.PER_SYMBOL:
        return tile.points * symbols[tile.first]
    if tile.kind == bonus_tiles.PER_PAIR:
        return tile.points * min(symbols[tile.first], symbols[tile.second])
    if tile.kind == bonus_tiles.SETTLER_PAIRS:
        return tile.points * (active // SETTLERS_PER_PAIR)
    if tile.kind == bonus_tiles.TRADE_CARDS:
        return tile.points * (trade_cards // CARDS_PER_SET)
    return tile.points


def active_settlers(table: CubeTable, seat: i64) -> int:
    """Settlers in hand and placed, on locations and cards alike: all but the reserve (NW-60, E1-35)."""
    return SETTLERS - int(table.settlement.pioneers[seat].reserve)


def lasting_points(table: CubeTable, seat: i64) -> int:
    """A seat's score as it stands, without the goods in its storage."""
    pioneer = table.settlement.pioneers[seat]
    claimed = table.merchants[seat].claimed
    points = card_points(claimed) + exploration_points(pioneer.explored)
    if pioneer.bonus != 0:
        symbols = symbols_of(claimed, pioneer.explored)
        trade_cards = table.trade_cards_of(seat)
        for tile in listed(pioneer.bonus):
            points += tile_points(BONUS_TILES[tile], symbols, active_settlers(table, seat), trade_cards)
    return points


def points_settled(table: CubeTable, seat: i64) -> int:
    """A seat's whole score as it stands."""
    return lasting_points(table, seat) + spice_points(table.merchants[seat].cubes, table.storage(seat))


def settled_breakdown(table: CubeTable, seat: int, kinds: tuple[int, ...]) -> list[ScoreLine]:
    """The items of a score, with bonus tiles of these kinds, and outposts where there are ships."""
    lines = [card_line(table, seat)]
    lines += [bonus_line(table, seat, kind) for kind in kinds]
    if table.islands.captains:
        lines.append(outpost_line(table, seat))
    return [*lines, exploration_line(table, seat), goods_line(table, seat)]


def card_line(table: CubeTable, seat: int) -> ScoreLine:
    claimed = table.merchants[seat].claimed
    return {"item": "point_cards", "count": int(size(claimed)), "points": card_points(claimed)}


def bonus_line(table: CubeTable, seat: int, kind: int) -> ScoreLine:
    """The bonus tiles of one kind."""
    pioneer = table.settlement.pioneers[seat]
    symbols = symbols_of(table.merchants[seat].claimed, pioneer.explored)
    tiles = [BONUS_TILES[tile] for tile in listed(pioneer.bonus) if BONUS_TILES[tile].kind == kind]
    trade_cards = table.trade_cards_of(seat)
    points = [tile_points(tile, symbols, active_settlers(table, seat), trade_cards) for tile in tiles]
    return {"item": f"bonus_{bonus_tiles.KIND_NAMES[kind]}", "count": len(tiles), "points": sum(points)}


def exploration_line(table: CubeTable, seat: int) -> ScoreLine:
    explored = table.settlement.pioneers[seat].explored
    return {"item": "exploration_tiles", "count": int(size(explored)), "points": exploration_points(explored)}


def goods_line(table: CubeTable, seat: int) -> ScoreLine:
    points = spice_points(table.merchants[seat].cubes, table.storage(seat))
    return {"item": "goods", "count": points, "points": points}
