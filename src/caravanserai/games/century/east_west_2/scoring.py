"""The end of From East to West II: the items of a score (E2-31, E2-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.islands.scoring import outpost_line
from caravanserai.games.century.islands.settled.scoring import points_with_outposts
from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.scoring import (
    NO_TRADE_CARDS,
    bonus_line,
    card_line,
    exploration_line,
    goods_line,
)

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_2.state import EastWest2State


def scores(state: EastWest2State) -> list[int]:
    return [points_with_outposts(state, i64(seat), NO_TRADE_CARDS) for seat in range(state.players)]


def breakdown(state: EastWest2State, seat: int) -> list[ScoreLine]:
    return [
        card_line(state, seat),
        bonus_line(state, seat, bonus_tiles.PER_SYMBOL, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.PER_PAIR, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.SETTLER_PAIRS, NO_TRADE_CARDS),
        bonus_line(state, seat, bonus_tiles.FLAT, NO_TRADE_CARDS),
        outpost_line(state, seat),
        exploration_line(state, seat),
        goods_line(state, seat),
    ]
