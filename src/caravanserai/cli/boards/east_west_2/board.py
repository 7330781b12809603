"""The table of From East to West II in a terminal of 80 columns."""

from typing import Final

from caravanserai.cli.boards.century.settlement.ships import SettlementShipBoard

BOARD: Final = SettlementShipBoard
