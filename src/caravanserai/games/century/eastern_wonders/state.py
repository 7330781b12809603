"""What lies on the table in Eastern Wonders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import STORAGE, CubeTable
from caravanserai.games.century.caravan.cubes import ONES, total
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.eastern_wonders import choices, evaluate, reasons, scoring, view
from caravanserai.games.century.islands.archipelago import Archipelago
from caravanserai.games.century.islands.census import sea_census
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD
from caravanserai.games.century.islands.refusals import sea_details
from caravanserai.games.century.steps.step_ids import STARTING_SET, STARTING_SPACE

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.eastern_wonders.shapes import EasternWondersView


class EasternWondersState(CubeTable):
    """A game of Eastern Wonders."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.harvest_anywhere = options["harvest_where"] == "anywhere"
        self.any_step_free = options["movement_tiles"] == "any_steps"  # which steps movement tiles pay for (EW-15)
        self.loose: list[int] = []  # cubes on the tiles: for each space four numbers, yellow to brown (EW-4)

    def storage(self, seat: i64) -> i64:
        return STORAGE + self.islands.hold_tiles_room(seat)

    def loose_of(self, space: i64, colour: i64) -> i64:
        """How many loose cubes of a colour lie on a space."""
        return self.loose[space * 4 + colour]

    def any_loose(self, space: i64) -> bool:
        """Whether any loose cube lies on a space."""
        first = space * 4
        loose = self.loose
        return loose[first] != 0 or loose[first + 1] != 0 or loose[first + 2] != 0 or loose[first + 3] != 0

    def put_loose(self, space: i64, colour: i64, number: i64) -> None:
        """Lay cubes on a space, or with a negative number take them away."""
        place = space * 4 + colour
        self.loose[place] = self.loose[place] + number

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return sea_details(self, reason, move, reasons.SAILING, reasons.MARKET, reasons.PORT)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def why_wait(self, seat: i64) -> Reason:
        beginning = self.step == STARTING_SET or self.step == STARTING_SPACE
        return reasons.ANOTHER_BEGINS if beginning else self.game.not_your_turn

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return [latest_of_the_best(scoring.scores(self), self.first)] if self.over else []

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> EasternWondersView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def whereabouts(self, seat: i64) -> i64:
        """The space of the ship; and the hold, too, where a longer way may have made room for a better cube."""
        ship = self.islands.captains[seat].ship
        if ship < 0 or not self.any_loose(ship):
            return ship
        cubes = self.merchants[seat].cubes
        lying: i64 = 0
        best: i64 = 0
        for colour in range(4):
            number = self.loose_of(ship, colour)
            if number > 0:
                lying += number
                best = colour
        if total(cubes) + lying <= self.storage(seat) or cubes & (ONES[best] - 1) == 0:
            return ship
        return ship + self.islands.chart.size * (cubes + 1)

    def copy(self) -> EasternWondersState:
        twin = self._twin(self.chance.copy())
        twin.islands = self.islands.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> EasternWondersState:
        """Only the pile of demands is unknown (EW-45)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        twin.islands = self.islands.imagined(chance)
        return twin

    def _twin(self, chance: Chance) -> EasternWondersState:
        twin = EasternWondersState(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        twin.loose = self.loose[:]
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(islands=self.islands.save(), loose=self.loose[:])
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.islands = new_islands(self.options)
        self.islands.restore(saved["islands"])
        self.loose = [int(number) for number in saved["loose"]]
        if len(self.islands.captains) != self.players or len(self.loose) != 4 * self.islands.chart.size:
            raise ValueError("the captains or the cubes on the tiles do not fit the table")

    def census(self) -> dict[str, int]:
        return sea_census(self)


def new_islands(options: Options) -> Archipelago:
    """A sea before anything is laid out."""
    disputed = options["market_disputed"] == "spice_road"
    return Archipelago(EASTERN_WONDERS_BOARD, disputed, options["trade_timing"] == "same_turn")
