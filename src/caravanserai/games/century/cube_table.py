"""What every Century table has: merchants with cubes, turns, and errands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caravanserai.core.turns import Step, TurnState
from caravanserai.games.century.cubes import Cubes, counts

if TYPE_CHECKING:
    from caravanserai.core.chance import Chance
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options
    from caravanserai.games.century.merchants import Merchant


class CubeTable(TurnState):
    """A table of merchants who carry cubes."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.merchants: list[Merchant] = []

    def merchant(self) -> Merchant:
        """The one whose turn it is."""
        return self.merchants[self.seat]

    def give(self, merchant: Merchant, cubes: Cubes) -> None:
        """Cubes from the supply, which never runs out (SR-3)."""
        merchant.cubes += cubes

    def tell_cubes(self, kind: str, cubes: Cubes) -> None:
        """Add an event about some cubes to the story."""
        if self.story is not None:
            self.tell(kind, {"cubes": counts(cubes)})
