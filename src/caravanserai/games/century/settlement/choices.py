"""What the choices with settlers are about: locations, forts, tiles, the cards of markets and of trade routes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import has
from caravanserai.games.century.caravan.cubes import RED, counts, one
from caravanserai.games.century.market.choices import deal_facts, exchange_facts, trade_facts
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.settlement.countries import NOT_IN_PLAY, NOWHERE
from caravanserai.games.century.settlement.locations import FORT as FORT_KIND
from caravanserai.games.century.settlement.locations import KIND_NAMES
from caravanserai.games.century.settlement.point_cards import POINT_COST, POINTS
from caravanserai.games.century.settlement.routes import PAIRS
from caravanserai.games.century.settlement.settlement import NOBODY
from caravanserai.games.century.settlement.stacks import NO_TILE
from caravanserai.games.century.steps.step_arguments import number_in
from caravanserai.games.century.steps.step_ids import EXCHANGE, FORT, MARKET, ROUTE_CARD, TIMES

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.market.trade_table import TradeTable

BESIDE: Final = -1  # where an exploration tile covers no location
NONE: Final = 0  # a number that its text does not mention


def settlement_facts(table: CubeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move at locations and forts; cubes are named by their colour, and the other kinds need none."""
    kind = move.kind
    if kind == "work":
        return _work_facts(table, move.args[0])
    if kind == "rest":
        return {"settlers": int(table.settlement.away(table.seat))}
    if kind == "claim":
        return _claim_facts(table)
    if kind == "tile":
        tile = int(table.settlement.stacks.top(move.args[0] - 1))
        return {"tile": tile} if tile != NO_TILE else None
    if kind == "explore":
        return _explore_facts(table, move.args[0])
    if kind == "recall":
        place = table.settlement.country.place_of[move.args[0]]
        return {"location": move.args[0]} if place != NOT_IN_PLAY else None
    if kind == "times":
        if table.step != EXCHANGE:
            return None
        location = table.settlement.country.places[table.argument]
        return exchange_facts(location.give, location.take, move.a)
    if kind in ("upgrade", "discard"):
        return {"colour": move.args[0]}
    return {}


def card_facts(table: TradeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move with the trade card of a market or route; otherwise those of the settlement."""
    kind = move.kind
    if kind in ("use", "take", "deal"):
        if table.step == MARKET:
            card = table.market.cards[table.argument]
        elif table.step == ROUTE_CARD:
            card = table.settlement.routes[table.seat].cards[table.argument]
        else:
            return None
        return deal_facts(table, card) if kind == "deal" else {"card": card}
    if kind == "choose" or (kind == "times" and table.step == TIMES):
        return trade_facts(table, move)
    if kind == "work":
        return _market_facts(table, move)
    return settlement_facts(table, move)


def route_facts(table: TradeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move with a card of one's own trade route; the settlers are those it takes to use it."""
    route = table.settlement.routes[table.seat]
    if move.kind == "swap":
        first, second = PAIRS[move.args[0]]
        if second >= len(route.cards):
            return None
        return {"first": first + 1, "second": second + 1, "card": route.cards[first], "old": route.cards[second]}
    position = move.args[0]
    if position > len(route.cards):
        return None
    facts: dict[str, Fact] = {"position": position, "card": route.cards[position - 1]}
    return facts | {"settlers": int(route.needed(position - 1))} if move.kind == "route" else facts


def _work_facts(table: CubeTable, number: int) -> dict[str, Fact] | None:
    """What the location does, what it costs, what tools bring, and who has to leave."""
    settlement = table.settlement
    country = settlement.country
    place: i64 = country.place_of[number]
    if place == NOT_IN_PLAY:
        return None
    location = country.places[place]
    claimed = table.merchants[table.seat].claimed
    holder = settlement.holders[place]
    displaces = holder != NOBODY and holder != table.seat
    facts: dict[str, Fact] = {
        "location": number,
        "kind": KIND_NAMES[location.kind],
        "settlers": int(settlement.needed(place, claimed)),
        "gave": counts(location.give),
        "took": counts(location.take),
        "steps": int(location.steps),
        "point": NONE,
        "tiles": _stacks_left(table, country.stacks_at[place]),
        "card": NONE,
        "tools": counts(settlement.tools_cubes(place, claimed) * one(RED)),
        "rival": holder if displaces else NONE,
        "displaced": settlement.crowds[place] if displaces else 0,
    }
    if location.kind != FORT_KIND:
        return facts
    card = settlement.card_above(country.fort_at[place])
    return facts | ({"kind": "fort_empty"} if card == GAP else {"point": card})


def _market_facts(table: TradeTable, move: Move) -> dict[str, Fact] | None:
    """Work at a location; at a market the trade card that lies under it."""
    facts = _work_facts(table, move.args[0])
    country = table.settlement.country
    market = country.market_at[country.place_of[move.args[0]]]
    if facts is None or market == NOWHERE:
        return facts
    cards = table.market.cards
    card = cards[market] if market < len(cards) else GAP
    return facts | ({"kind": "market_empty"} if card == GAP else {"card": card})


def _stacks_left(table: CubeTable, stacks: list[int]) -> int:
    left = 0
    for stack in stacks:
        if table.settlement.stacks.left[stack] > 0:
            left += 1
    return left


def _claim_facts(table: CubeTable) -> dict[str, Fact] | None:
    """The card above the fort that is asked about, with its cost and points."""
    if table.step != FORT:
        return None
    fort = table.settlement.country.fort_at[number_in(table.argument)]
    card = table.settlement.card_above(fort)
    if card == GAP:
        return None
    return {"card": card, "position": fort + 1, "cost": counts(POINT_COST[card]), "points": POINTS[card]}


def _explore_facts(table: CubeTable, tile: int) -> dict[str, Fact] | None:
    """The tile, and the location it covers."""
    settlement = table.settlement
    if has(settlement.beside, tile):
        return {"tile": tile, "location": BESIDE}
    if tile not in settlement.covers:
        return None
    return {"tile": tile, "location": settlement.country.numbers[settlement.covers.index(tile)]}
