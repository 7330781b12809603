"""What a seat sees in From East to West III (E3-31): the same for all, only the piles of collected cards are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.east_west_3.components import cards_to_tile
from caravanserai.games.century.islands.settled.view import settlement_with_ships_view, voyager_view
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.market.view import deals_seen

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_3.shapes import CollectorView, EastWest3View
    from caravanserai.games.century.east_west_3.state import EastWest3State


def view(state: EastWest3State, seat: int | None) -> EastWest3View:
    """The table from one seat, or with None from beside it."""
    market = state.market
    row: list[int | None] = [None if card == GAP else card for card in market.cards]
    bottom = market.deck[: market.known][::-1]
    return {
        **settlement_with_ships_view(state, seat),
        "trade_row": row + [None] * (len(state.settlement.country.markets) - len(row)),
        "trade_deck": int(market.left),
        "trade_bottom": bottom,
        "deals": deals_seen(state, seat, bottom),
        "pioneers": [_collector(state, other) for other in range(state.players)],
    }


def _collector(state: EastWest3State, seat: int) -> CollectorView:
    cards = size(state.collections[seat])
    return {
        **voyager_view(state, seat),
        "trade_cards": int(cards),
        "cards_to_tile": int(cards_to_tile(cards)),
    }
