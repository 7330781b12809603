"""What every Century table has: merchants with cubes, turns and pending steps.

Where they are used it also has a sea with islands, and a settlement with locations for settlers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step, TurnState
from caravanserai.games.century.caravan.cubes import Cubes, counts
from caravanserai.games.century.caravan.merchants import Merchant, restored_merchant
from caravanserai.games.century.islands.archipelago import NO_ISLANDS, Archipelago
from caravanserai.games.century.settlement.settlement import NO_SETTLEMENT, Settlement

if TYPE_CHECKING:
    from caravanserai.core.chance import Chance
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options

STORAGE: Final = 10  # cubes a caravan or a hold has room for (SR-40, EW-39, NW-4)


class CubeTable(TurnState):
    """A table of merchants who carry cubes."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.merchants: list[Merchant] = []
        self.islands: Archipelago = NO_ISLANDS
        self.settlement: Settlement = NO_SETTLEMENT
        self.last_round = False  # whether somebody has what ends the game, so that this round is the last

    @property
    def open_moves(self) -> bool:
        return True

    def merchant(self) -> Merchant:
        """The one whose turn it is."""
        return self.merchants[self.seat]

    def storage(self, seat: i64) -> i64:
        """How many cubes a merchant may keep at the end of a turn."""
        return STORAGE

    def give(self, merchant: Merchant, cubes: Cubes) -> None:
        """Cubes from the supply, which never runs out (SR-3)."""
        merchant.cubes += cubes

    def tell_cubes(self, kind: str, cubes: Cubes) -> None:
        """Add an event about some cubes to the story."""
        if self.story is not None:
            self.tell(kind, {"cubes": counts(cubes)})

    def copy_cubes_to(self, twin: CubeTable) -> None:
        """Give a copy everything this class and its parents keep, except islands and settlement."""
        self.copy_turn_to(twin)
        twin.merchants = [merchant.copy() for merchant in self.merchants]
        twin.last_round = self.last_round

    def save_cubes(self) -> dict[str, object]:
        """The part of a save that this class and its parents keep, except islands and settlement."""
        saved = self.save_turn()
        saved["merchants"] = [merchant.save() for merchant in self.merchants]
        saved["last_round"] = self.last_round
        return saved

    def restore_cubes(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save_cubes` wrote."""
        self.restore_turn(saved)
        self.merchants = [restored_merchant(things) for things in saved["merchants"]]
        if len(self.merchants) != self.players:
            raise ValueError("the number of merchants is not the number of players")
        self.last_round = saved["last_round"]
