"""The move table of Spice Road."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.caravan.cubes import LETTERS
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.spice_road.components import MOST_TIMES, POINT_ROW, TRADE_ROW

_card = Argument(0, len(TRADE_CARDS) - 1, [card.id for card in TRADE_CARDS])
_colour = Argument(0, 3, LETTERS)
_market = Argument(1, TRADE_ROW)

MOVES: Final = MoveTable(
    "spice_road",
    [
        Kind("play", _card),
        Kind("acquire", _market),
        Kind("claim", Argument(1, POINT_ROW)),
        Kind("rest"),
        Kind("deal-row", _market),
        Kind("deal-hand"),
        Kind("times", Argument(1, MOST_TIMES)),
        Kind("choose", Argument(1, 2)),
        Kind("upgrade", Argument(0, 2, LETTERS[:3])),
        Kind("pay", _colour),
        Kind("discard", _colour),
        Kind("lay", _card),
        Kind("spend", _card),
        Kind("retrieve", _card),
        Kind("done"),
    ],
)
