"""The figures of From East to West II; its boards and tiles are in `settlement` and `islands`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.islands.settled.components import settlement_with_ships_components
from caravanserai.games.century.settlement.bonus_tiles import UNMARKED
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_B
from caravanserai.games.century.settlement.point_cards import WHITE

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_2.shapes import EastWest2Components

BOARDS: Final = ("A2", "B2", "C1", "F2")  # E2-2
COUNTRY: Final[Country] = Country([["A2", "B2"], ["C1", "F2"]], BOARDS)
STACKS: Final = 4  # on the panels of B2 and F2
COLUMN_STACKS: Final[list[int]] = COUNTRY.stacks_on("B2") + COUNTRY.stacks_on("F2")  # E2-22
SLOTS: Final = SLOTS_SIDE_B
STAR_REMOVED: Final = WHITE  # E2-3
MARKS: Final = (UNMARKED,)  # of bonus tiles (E2-4)


def components() -> EastWest2Components:
    """All boards, cards, tiles and figures as facts, for tables and bots."""
    return {**settlement_with_ships_components(BOARDS, SLOTS)}
