"""What lies on the table in A New World: a settlement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.new_world import choices, evaluate, reasons, scoring, view
from caravanserai.games.century.new_world.components import COUNTRIES, SLOTS
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.census import settlement_census
from caravanserai.games.century.settlement.refusals import settlement_details
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.settlement import Settlement

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.new_world.shapes import NewWorldView


class NewWorldState(CubeTable):
    """A game of A New World."""

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return settlement_details(
            self, reason, move, shared.PLACING, reasons.NOT_ENOUGH, shared.CLAIMING, shared.NOTHING_AT_FORT
        )

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return [latest_of_the_best(scoring.scores(self), self.first)] if self.over else []

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> NewWorldView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def copy(self) -> NewWorldState:
        twin = self._twin(self.chance.copy())
        twin.settlement = self.settlement.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> NewWorldState:
        """Only the deck below its top and the tiles below those on the stacks are unknown, to all alike (NW-64)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        twin.settlement = self.settlement.imagined(chance)
        return twin

    def _twin(self, chance: Chance) -> NewWorldState:
        twin = NewWorldState(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved["settlement"] = self.settlement.save()
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.settlement = new_settlement(str(saved["settlement"]["boards"][-1]), self.options)
        self.settlement.restore(saved["settlement"])
        if len(self.settlement.pioneers) != self.players:
            raise ValueError("the number of pioneers is not the number of players")

    def census(self) -> dict[str, int]:
        return settlement_census(self)


def new_settlement(fourth_board: str, options: Options) -> Settlement:
    """Boards before anything is laid out on them."""
    return Settlement(COUNTRIES[fourth_board], SLOTS, room_rule(options))
