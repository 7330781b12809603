"""What every Century table has: merchants with cubes, turns and pending steps.

Where they are used it also has a sea with islands, and a settlement with locations for settlers. The table copies,
imagines, saves, restores and counts all of them; a game adds what is its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import i64

from caravanserai.core.chance import seeded
from caravanserai.core.turns import Step, TurnState
from caravanserai.games.century.caravan.cubes import Cubes, counts
from caravanserai.games.century.caravan.merchants import Merchant, restored_merchant
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.islands.archipelago import NO_ISLANDS, Archipelago
from caravanserai.games.century.islands.census import sea_census
from caravanserai.games.century.settlement.census import settlement_census
from caravanserai.games.century.settlement.settlement import NO_SETTLEMENT, Settlement

if TYPE_CHECKING:
    from caravanserai.core.chance import Chance
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options
    from caravanserai.core.secret_chance import Source

STORAGE: Final = 10  # cubes a caravan or a hold has room for (SR-40, EW-39, NW-4)


class CubeTable(TurnState):
    """A table of merchants who carry cubes."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
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

    # -- what a game says of itself ----------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Set up an empty table whose first turn is already on the agenda."""
        raise NotImplementedError

    def new_settlement(self, last_board: str) -> Settlement:
        """Boards before anything is laid out on them, in games with settlers; some need to know the last one."""
        return NO_SETTLEMENT

    def new_islands(self) -> Archipelago:
        """A sea before anything is laid out, in games with ships."""
        return NO_ISLANDS

    def score_of(self, seat: i64) -> int:
        """A seat's whole score as it stands."""
        raise NotImplementedError

    def trade_cards_of(self, seat: i64) -> int:
        """The trade cards that a seat's bonus tiles pay for (E1-34, E3-25)."""
        return 0

    # -- scores ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.score_of(i64(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [latest_of_the_best(self.scores(), self.first)] if self.over else []

    # -- copies ------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        twin = self._twin(self.chance.copy())
        self.copy_hidden_to(twin)
        return twin

    def imagine(self, seat: int, seed: int) -> Self:
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        self.imagine_hidden_for(twin, seat, chance)
        return twin

    def _twin(self, chance: Source) -> Self:
        twin = self.game.empty(int(self.players), self.options, chance)
        assert isinstance(twin, type(self))
        self.copy_open_to(twin)
        return twin

    def copy_open_to(self, twin: CubeTable) -> None:
        """Give a copy all that holds no secret."""
        self.copy_turn_to(twin)
        twin.merchants = [merchant.copy() for merchant in self.merchants]
        twin.last_round = self.last_round

    def copy_hidden_to(self, twin: CubeTable) -> None:
        """Give a copy all that somebody does not know in full."""
        if self.settlement is not NO_SETTLEMENT:
            twin.settlement = self.settlement.copy()
        if self.islands is not NO_ISLANDS:
            twin.islands = self.islands.copy()

    def imagine_hidden_for(self, twin: CubeTable, seat: int, chance: Chance) -> None:
        """The same, but drawn afresh as far as the seat cannot know it."""
        if self.settlement is not NO_SETTLEMENT:
            twin.settlement = self.settlement.imagined(chance)
        if self.islands is not NO_ISLANDS:
            twin.islands = self.islands.imagined(chance)

    # -- saves -------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, object]:
        saved = self.save_turn()
        saved.update(self.save_merchants())
        if self.settlement is not NO_SETTLEMENT:
            saved["settlement"] = self.settlement.save()
        if self.islands is not NO_ISLANDS:
            saved["islands"] = self.islands.save()
        return saved

    def save_merchants(self) -> dict[str, object]:
        """The part of a save about merchants and what they trade with, which comes before boards and islands."""
        return {"merchants": [merchant.save() for merchant in self.merchants], "last_round": self.last_round}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_turn(saved)
        self.merchants = [restored_merchant(things) for things in saved["merchants"]]
        self.expect_one_each(len(self.merchants), "merchants")
        self.last_round = saved["last_round"]
        settlement = self.new_settlement(saved["settlement"]["boards"][-1] if "settlement" in saved else "")
        if settlement is not NO_SETTLEMENT:
            settlement.restore(saved["settlement"])
            self.expect_one_each(len(settlement.pioneers), "pioneers")
            self.settlement = settlement
        islands = self.new_islands()
        if islands is not NO_ISLANDS:
            islands.restore(saved["islands"])
            self.expect_one_each(len(islands.captains), "captains")
            self.islands = islands

    def expect_one_each(self, number: int, things: str) -> None:
        """A ValueError unless a save has as many of these things as players."""
        if number != self.players:
            raise ValueError(f"the number of {things} is not the number of players")

    def census(self) -> dict[str, int]:
        found: dict[str, int] = {}
        if self.settlement is not NO_SETTLEMENT:
            found.update(settlement_census(self))
        if self.islands is not NO_ISLANDS:
            found.update(sea_census(self))
        return found
