"""The move table of From Sand to Sea."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.caravan.cubes import LETTERS
from caravanserai.games.century.islands import moves as shared
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.sand_to_sea.components import BONUS_KINDS, TRADE_ROW

_card = Argument(0, len(TRADE_CARDS) - 1, [card.id for card in TRADE_CARDS])
_market = Argument(1, TRADE_ROW)

MOVES: Final = MoveTable(
    "sand_to_sea",
    [
        shared.SET,
        shared.PLACE,
        Kind("play", _card),
        Kind("acquire", _market),
        shared.SAIL,
        shared.STOP,
        Kind("fare", _card),
        shared.FEE,
        shared.BUILD,
        shared.TRADE,
        shared.CLAIM,
        shared.PASS,
        Kind("rest"),
        Kind("deal-row", _market),
        Kind("deal-hand"),
        Kind("times", Argument(1, shared.MOST_TRADES)),
        Kind("choose", Argument(1, 2)),
        Kind("upgrade", Argument(0, 2, LETTERS[:3])),
        shared.PAY,
        shared.DISCARD,
        Kind("lay", _card),
        Kind("spend", _card),
        Kind("retrieve", _card),
        shared.bonus_kind(BONUS_KINDS),
        shared.DONE,
    ],
)
