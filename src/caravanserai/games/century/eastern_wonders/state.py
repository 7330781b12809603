"""What lies on the table in Eastern Wonders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.secret_chance import Source
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.caravan.cube_table import STORAGE, CubeTable
from caravanserai.games.century.caravan.cubes import ONES, total
from caravanserai.games.century.eastern_wonders import choices, evaluate, reasons, view
from caravanserai.games.century.eastern_wonders.components import MAP_RULES
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.archipelago import Archipelago, new_sea
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD
from caravanserai.games.century.islands.refusals import sea_details
from caravanserai.games.century.islands.scoring import points_at_sea, sea_breakdown
from caravanserai.games.century.islands.setup import lay_sea, seat_captains
from caravanserai.games.century.islands.steps.starting import beginning

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.eastern_wonders.shapes import EasternWondersView


class EasternWondersState(CubeTable):
    """A game of Eastern Wonders. Only the pile of demands is unknown (EW-45)."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
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
        return sea_details(self, reason, move, reasons.SAILING, reasons.BUILDING, reasons.TRADING, reasons.PORT)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_at_sea(self, seat)

    def why_wait(self, seat: i64) -> Reason:
        return reasons.ANOTHER_BEGINS if beginning(self) else self.game.not_your_turn

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return sea_breakdown(self, seat, (bonus_tiles.VP, bonus_tiles.UPGRADE, bonus_tiles.RED))

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

    def lay_out(self) -> None:
        """The last player in turn order is about to take a starting set."""
        lay_sea(self, MAP_RULES, 0, bonus_tiles.ALL_KINDS)
        self.loose = [0] * (4 * int(self.islands.chart.size))
        seat_captains(self, NO_CARDS)

    def new_islands(self) -> Archipelago:
        return new_sea(EASTERN_WONDERS_BOARD, self.options)

    def copy_open_to(self, twin: CubeTable) -> None:
        super().copy_open_to(twin)
        assert isinstance(twin, EasternWondersState)
        twin.loose = self.loose[:]

    def save(self) -> dict[str, object]:
        return super().save() | {"loose": self.loose[:]}

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.loose = [int(number) for number in saved["loose"]]
        if len(self.loose) != 4 * self.islands.chart.size:
            raise ValueError("the cubes on the tiles do not fit the map")
