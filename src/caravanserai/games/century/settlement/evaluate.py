"""What a bot expects of a settlement: cards in reach, tiles that will pay, settlers ready to work, in points.

The numbers were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import holds, total
from caravanserai.games.century.caravan.evaluate import steps_away, worth
from caravanserai.games.century.caravan.leading import LEADING, best_rival, lead_at_the_end
from caravanserai.games.century.caravan.scores import spice_points
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES
from caravanserai.games.century.settlement.pioneers import SETTLERS
from caravanserai.games.century.settlement.point_cards import (
    CARDS_TO_END,
    CARDS_WITH,
    NATIVE,
    POINT_COST,
    POINTS,
    SYMBOL_OF,
    SYMBOLS,
    TOOLS,
)
from caravanserai.games.century.settlement.scoring import (
    card_points,
    exploration_points,
    symbols_of,
)
from caravanserai.games.century.steps.step_ids import EXCHANGE, TURN, UPGRADE

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable

SPICE: Final = 0.1  # a point for a cube that can still be spent, compared with a lasting one
CUBE: Final = 0.4  # a cube's worth by itself, per step of its colour, with the whole game to come
ENOUGH: Final = 14.0  # steps of colour in the storage, as many as a dear card costs; more of them count HOARDED
HOARDED: Final = 0.2
READY: Final = 0.12  # a settler in hand
CROWDED: Final = 0.5  # per cube above eight: a full storage wastes what comes next
HELP: Final[list[float]] = [2.5, 5.0, 0.0, 0.0]  # what a card of each symbol brings by itself in a whole game
SETTLER_WORTH: Final = 1.0  # what an active settler brings in a whole game
CLAIM_HELP: Final[list[float]] = [2.5, 5.0, 2.0, 3.0]  # the same for cards still to be claimed
HOPE: Final = 0.7  # a claim still to be made compared with one made
NEXT_CLAIM: Final = 0.35  # how much the second best claim counts
WAITING: Final = 0.3  # what a claim loses for every turn it is still away
MAKING: Final = 3.5  # steps of colour a turn brings
TEMPO: Final = 1.4  # what another turn is worth
SYMBOLS_TO_COME: Final = 0.8  # of the cards still to come, the share that fits the tiles one has
PLENTY: Final = 8.0  # trade cards; further ones cost turns that others use, and count BEYOND
BEYOND: Final = 0.2
EMPTY_SLOT: Final = 3.0  # what a free slot is still worth, with the whole game to come
PATIENCE: Final = 40  # rounds after which nobody waits any more for a better moment to end the game
RESTLESS: Final = 4.0  # and after which whims, up to so many points, lead out of any circle
UNFINISHED: Final = 0.01  # what is missing in the midst of a turn: to finish it is a change, however small


def at_the_end(table: CubeTable, seat: int) -> float:
    """In the last round only the points count, and who has more of them, and another turn."""
    lead = lead_at_the_end(table, seat, PATIENCE)
    return lead if table.over else lead + another_turn_taken(table)


def game_left(table: CubeTable) -> float:
    """From 1 at the start down to 0 when somebody is about to claim the last card."""
    most: i64 = 0
    for merchant in table.merchants:
        most = max(most, size(merchant.claimed))
    return max(0.0, 1.0 - float(most) / CARDS_TO_END)


def standing(table: CubeTable, seat: int, trade_cards: float, left: float) -> float:
    """The points so far, what the tiles will pay, and what settlers and cards will still bring."""
    pioneer = table.settlement.pioneers[seat]
    merchant = table.merchants[seat]
    claimed = merchant.claimed
    value = float(card_points(claimed) + exploration_points(pioneer.explored))
    value += _tiles_will_pay(table, seat, trade_cards)
    value += left * HELP[NATIVE] * float(size(claimed & CARDS_WITH[NATIVE]))
    value += left * HELP[TOOLS] * float(size(claimed & CARDS_WITH[TOOLS]))
    value += left * SETTLER_WORTH * float(SETTLERS - pioneer.reserve)
    value += READY * float(pioneer.hand)
    value += SPICE * float(spice_points(merchant.cubes, table.storage(seat)))
    value -= LEADING * float(best_rival(table, seat))
    if table.decider == seat and table.step != TURN:
        value -= UNFINISHED
    return value + _whim(table, seat) if table.round > PATIENCE else value


def _whim(table: CubeTable, seat: int) -> float:
    """A number that differs from storage to storage and from round to round."""
    mixed = table.round * 40503 + table.settlement.pioneers[seat].hand * 9973 + table.merchants[seat].cubes * 31
    return RESTLESS * float(mixed % 1009) / 1009.0


def _tiles_will_pay(table: CubeTable, seat: int, trade_cards: float) -> float:
    """What the bonus tiles will bring with the cards still to come, and the free slots."""
    pioneer = table.settlement.pioneers[seat]
    claimed = table.merchants[seat].claimed
    to_come = float(CARDS_TO_END - size(claimed))
    value = EMPTY_SLOT * float(table.settlement.slots - size(pioneer.bonus)) * to_come / CARDS_TO_END
    if pioneer.bonus == 0:
        return value
    symbols = symbols_of(claimed, pioneer.explored)
    more = SYMBOLS_TO_COME * to_come / 4.0
    for number in listed(pioneer.bonus):
        tile = BONUS_TILES[number]
        points = float(tile.points)
        if tile.kind == bonus_tiles.PER_SYMBOL:
            value += points * (float(symbols[tile.first]) + more)
        elif tile.kind == bonus_tiles.PER_PAIR:
            fewer = float(min(symbols[tile.first], symbols[tile.second]))
            extra = float(max(symbols[tile.first], symbols[tile.second])) - fewer
            value += points * (fewer + min(more, 0.35 * extra + 0.7 * more))
        elif tile.kind == bonus_tiles.SETTLER_PAIRS:
            value += points * float(SETTLERS - pioneer.reserve) / 2.0
        elif tile.kind == bonus_tiles.TRADE_CARDS:
            value += points * (min(trade_cards, PLENTY) + BEYOND * max(0.0, trade_cards - PLENTY)) / 2.0
        else:
            value += points
    return value


def another_turn_taken(table: CubeTable) -> float:
    """What the extra turns since the beginning are worth; only a difference of one within a turn matters."""
    place = (table.seat - table.first + table.players) % table.players
    return TEMPO * float(table.turn - (table.round - 1) * table.players - place)


def storage_worth(table: CubeTable, seat: int, cubes: i64, lifts: i64, left: float) -> float:
    """What these cubes are worth: by themselves, for the cards above the forts, and less what does not fit.

    `lifts` are upgrades that are still to be made in the midst of an action.
    """
    steps = worth(cubes) + float(lifts)
    if steps > ENOUGH:
        steps = ENOUGH + HOARDED * (steps - ENOUGH)
    value = left * CUBE * steps + cards_in_reach(table, seat, cubes, lifts, left)
    crowd = total(cubes) - (table.storage(seat) - 2)
    return value - CROWDED * float(crowd) if crowd > 0 else value


def cards_in_reach(table: CubeTable, seat: int, cubes: i64, lifts: i64, left: float) -> float:
    """What the two best cards above the forts promise: their worth, less what the turns until then take away."""
    settlement = table.settlement
    claimed = table.merchants[seat].claimed
    hand = settlement.pioneers[seat].hand
    wanted = symbol_worth(table, seat)
    best = 0.0
    second = 0.0
    for fort in range(len(settlement.points.cards)):
        card = settlement.points.cards[fort]
        if card == GAP:
            continue
        steps = max(0.0, steps_away(cubes, POINT_COST[card]) - float(lifts))
        turns = 1.0 + steps / MAKING
        place = settlement.country.forts[fort]
        if settlement.holders[place] == seat or settlement.needed(place, claimed) > hand:
            turns += 1.0
        symbol = SYMBOL_OF[card]
        promise = (POINTS[card] + wanted[symbol] + left * CLAIM_HELP[symbol]) / (1.0 + WAITING * turns)
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
    return HOPE * (best + NEXT_CLAIM * second)


def symbol_worth(table: CubeTable, seat: int) -> list[float]:
    """What one more of each symbol would add to the bonus tiles."""
    pioneer = table.settlement.pioneers[seat]
    found = [0.0] * len(SYMBOLS)
    if pioneer.bonus == 0:
        return found
    symbols = symbols_of(table.merchants[seat].claimed, pioneer.explored)
    for number in listed(pioneer.bonus):
        tile = BONUS_TILES[number]
        points = float(tile.points)
        if tile.kind == bonus_tiles.PER_SYMBOL:
            found[tile.first] += points
        elif tile.kind == bonus_tiles.PER_PAIR:
            ahead = symbols[tile.first] - symbols[tile.second]
            found[tile.first] += points * (1.0 if ahead < 0 else 0.4 if ahead == 0 else 0.0)
            found[tile.second] += points * (1.0 if ahead > 0 else 0.4 if ahead == 0 else 0.0)
    return found


def seen_through(table: CubeTable, seat: int, left: float) -> float:
    """The worth of the storage once the action in hand is done as well as it can be."""
    cubes = table.merchants[seat].cubes
    if table.decider != seat:
        return storage_worth(table, seat, cubes, 0, left)
    if table.step == UPGRADE:
        return storage_worth(table, seat, cubes, table.argument & 63, left)
    if table.step == EXCHANGE:
        location = table.settlement.country.places[table.argument]
        return best_exchange(table, seat, location.give, location.take, left)
    return storage_worth(table, seat, cubes, 0, left)


def best_exchange(table: CubeTable, seat: int, give: i64, take: i64, left: float) -> float:
    """The worth of the storage after an exchange made at least once and as often as is best."""
    cubes = table.merchants[seat].cubes
    best = -1000.0
    while holds(cubes, give) and total(cubes) < 30:
        cubes += take - give
        best = max(best, storage_worth(table, seat, cubes, 0, left))
    return best
