"""What lies on the table in From East to West II: a settlement, and an island map with ships and outposts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_2 import choices, evaluate, view
from caravanserai.games.century.east_west_2.components import COUNTRY, MARKS, SLOTS, STAR_REMOVED
from caravanserai.games.century.islands.archipelago import Archipelago, new_sea
from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.games.century.islands.settled.refusals import voyage_details
from caravanserai.games.century.islands.settled.scoring import points_with_outposts
from caravanserai.games.century.islands.settled.setup import lay_island
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.scoring import BONUS_KINDS, settled_breakdown
from caravanserai.games.century.settlement.settlement import Settlement
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_2.shapes import EastWest2View


class EastWest2State(CubeTable):
    """A game of From East to West II.

    Unknown to all alike are the deck below its top and the tiles below those on the stacks (E2-35).
    """

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return voyage_details(self, reason, move)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_with_outposts(self, seat)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return settled_breakdown(self, seat, BONUS_KINDS)

    def view(self, seat: int | None) -> EastWest2View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def lay_out(self) -> None:
        deal_boards(self, STAR_REMOVED, MARKS, beside=False)
        lay_island(self)
        seat_pioneers(self)

    def new_settlement(self, last_board: str) -> Settlement:
        return Settlement(COUNTRY, SLOTS, room_rule(self.options))

    def new_islands(self) -> Archipelago:
        return new_sea(EAST_WEST_BOARD, self.options)
