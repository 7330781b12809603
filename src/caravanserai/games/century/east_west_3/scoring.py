"""The end of From East to West III: the items of a score (E3-24, E3-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.islands.scoring import outpost_line
from caravanserai.games.century.islands.settled.scoring import points_with_outposts
from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.scoring import bonus_line, card_line, exploration_line, goods_line

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_3.state import EastWest3State


def trade_cards(state: EastWest3State, seat: i64) -> int:
    """The trade cards a seat has collected."""
    return int(size(state.collections[seat]))


def scores(state: EastWest3State) -> list[int]:
    return [points_with_outposts(state, i64(seat), trade_cards(state, seat)) for seat in range(state.players)]


def breakdown(state: EastWest3State, seat: int) -> list[ScoreLine]:
    collected = trade_cards(state, seat)
    return [
        card_line(state, seat),
        bonus_line(state, seat, bonus_tiles.PER_SYMBOL, collected),
        bonus_line(state, seat, bonus_tiles.PER_PAIR, collected),
        bonus_line(state, seat, bonus_tiles.SETTLER_PAIRS, collected),
        bonus_line(state, seat, bonus_tiles.FLAT, collected),
        bonus_line(state, seat, bonus_tiles.TRADE_CARDS, collected),
        outpost_line(state, seat),
        exploration_line(state, seat),
        goods_line(state, seat),
    ]
