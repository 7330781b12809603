"""The table of From East to West III in a terminal of 80 columns."""

from typing import Final

from caravanserai.cli.boards.century.settlement.ships import SettlementShipBoard
from caravanserai.cli.boards.century.settlement.trade import SettlementTradeBoard


class EastWest3Board(SettlementShipBoard, SettlementTradeBoard):
    """Six location boards with trade cards under the markets, the island, and the pioneers."""


BOARD: Final = EastWest3Board
