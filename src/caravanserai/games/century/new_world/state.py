"""What lies on the table in A New World: a settlement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.new_world import choices, evaluate, reasons, view
from caravanserai.games.century.new_world.components import COUNTRIES, DRAWN_FROM, MARKS, SLOTS, STAR_REMOVED
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.refusals import settlement_details
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.scoring import BONUS_KINDS, points_settled, settled_breakdown
from caravanserai.games.century.settlement.settlement import Settlement
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.new_world.shapes import NewWorldView


class NewWorldState(CubeTable):
    """A game of A New World.

    Only the deck below its top and the tiles below those on the stacks are unknown, to all alike (NW-64).
    """

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return settlement_details(
            self, reason, move, shared.PLACING, reasons.NOT_ENOUGH, shared.CLAIMING, shared.NOTHING_AT_FORT
        )

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_settled(self, seat)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return settled_breakdown(self, seat, BONUS_KINDS)

    def view(self, seat: int | None) -> NewWorldView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def lay_out(self) -> None:
        fourth = str(self.options["fourth_board"])
        if fourth in DRAWN_FROM:
            drawn_from = DRAWN_FROM[fourth]
            fourth = drawn_from[self.chance.draw("fourth board").below(len(drawn_from))]
        deal_boards(self, STAR_REMOVED, MARKS, beside=False, last_board=fourth)
        seat_pioneers(self)

    def new_settlement(self, last_board: str) -> Settlement:
        return Settlement(COUNTRIES[last_board], SLOTS, room_rule(self.options))
