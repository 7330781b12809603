"""The end of A New World: the items of a score (NW-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.scoring import (
    NO_TRADE_CARDS,
    bonus_line,
    card_line,
    exploration_line,
    goods_line,
    points_settled,
)

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.new_world.state import NewWorldState


def scores(state: NewWorldState) -> list[int]:
    return [points_settled(state, i64(seat), NO_TRADE_CARDS) for seat in range(state.players)]


def breakdown(state: NewWorldState, seat: int) -> list[ScoreLine]:
    return [
        card_line(state, seat),
        bonus_line(state, seat, bonus_tiles.PER_SYMBOL, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.PER_PAIR, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.SETTLER_PAIRS, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.FLAT, NO_TRADE_CARDS),
        exploration_line(state, seat),
        goods_line(state, seat),
    ]
