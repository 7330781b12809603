"""The figures of A New World; its boards, cards and tiles are in `settlement`."""

from typing import Final

from caravanserai.games.century.settlement.bonus_tiles import UNMARKED
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_A
from caravanserai.games.century.settlement.point_cards import WHITE

FOURTH_BOARDS: Final = ("D1", "E1", "F1", "G1", "H1")  # NW-8, NW-9
RANDOM: Final = "random"
DRAWN_FROM: Final[dict[str, tuple[str, ...]]] = {RANDOM: ("D1", "E1", "F1"), "random_all": FOURTH_BOARDS}
BOARDS: Final = ("A1", "B1", "C1", *FOURTH_BOARDS)
COUNTRIES: Final[dict[str, Country]] = {
    fourth: Country([["A1", "B1"], ["C1", fourth]], BOARDS) for fourth in FOURTH_BOARDS
}
STACKS: Final = 6  # on A1 and B1
SLOTS: Final = SLOTS_SIDE_A
STAR_REMOVED: Final = WHITE  # NW-10
MARKS: Final = (UNMARKED,)  # of bonus tiles (NW-13)
