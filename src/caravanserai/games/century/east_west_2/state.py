"""What lies on the table in From East to West II: a settlement, and an island map with ships and outposts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.east_west_2 import choices, evaluate, scoring, view
from caravanserai.games.century.east_west_2.components import COUNTRY, SLOTS
from caravanserai.games.century.islands.census import counted, fleet
from caravanserai.games.century.islands.maps.island_maps import new_islands
from caravanserai.games.century.islands.settled.refusals import voyage_details
from caravanserai.games.century.settlement.census import settlement_census
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.settlement import Settlement

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_2.shapes import EastWest2View


class EastWest2State(CubeTable):
    """A game of From East to West II."""

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return voyage_details(self, reason, move)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return [latest_of_the_best(scoring.scores(self), self.first)] if self.over else []

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> EastWest2View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def copy(self) -> EastWest2State:
        twin = self._twin(self.chance.copy())
        twin.settlement = self.settlement.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> EastWest2State:
        """Unknown to all alike are the deck below its top and the tiles below those on the stacks (E2-35)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        twin.settlement = self.settlement.imagined(chance)
        return twin

    def _twin(self, chance: Chance) -> EastWest2State:
        twin = EastWest2State(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        twin.islands = self.islands.copy()
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(settlement=self.settlement.save(), islands=self.islands.save())
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.settlement = new_settlement(self.options)
        self.settlement.restore(saved["settlement"])
        self.islands = new_islands(self.options)
        self.islands.restore(saved["islands"])
        if len(self.settlement.pioneers) != self.players or len(self.islands.captains) != self.players:
            raise ValueError("the pioneers or the captains do not fit the table")

    def census(self) -> dict[str, int]:
        return settlement_census(self) | counted(fleet(self.islands))


def new_settlement(options: Options) -> Settlement:
    """Boards before anything is laid out on them."""
    return Settlement(COUNTRY, SLOTS, room_rule(options))
