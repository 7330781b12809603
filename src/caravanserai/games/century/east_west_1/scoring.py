"""The end of From East to West I: the items of a score (E1-33, E1-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.scoring import (
    bonus_line,
    card_line,
    exploration_line,
    goods_line,
    points_settled,
)

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_1.state import EastWest1State


def trade_cards(state: EastWest1State, seat: i64) -> int:
    """The trade cards a seat has on its route and its discard pile."""
    return int(state.settlement.routes[seat].owned())


def scores(state: EastWest1State) -> list[int]:
    return [points_settled(state, i64(seat), trade_cards(state, seat)) for seat in range(state.players)]


def breakdown(state: EastWest1State, seat: int) -> list[ScoreLine]:
    owned = trade_cards(state, seat)
    return [
        card_line(state, seat),
        bonus_line(state, seat, bonus_tiles.PER_SYMBOL, owned),
        bonus_line(state, seat, bonus_tiles.PER_PAIR, owned),
        bonus_line(state, seat, bonus_tiles.SETTLER_PAIRS, owned),
        bonus_line(state, seat, bonus_tiles.FLAT, owned),
        bonus_line(state, seat, bonus_tiles.TRADE_CARDS, owned),
        exploration_line(state, seat),
        goods_line(state, seat),
    ]
