"""What lies on the table in From East to West III: a settlement, a row of trade cards, and an island map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.east_west_3 import choices, evaluate, scoring, view
from caravanserai.games.century.east_west_3.components import COUNTRY, SLOTS
from caravanserai.games.century.east_west_3.refusals import card_details
from caravanserai.games.century.islands.census import counted, fleet
from caravanserai.games.century.islands.maps.island_maps import new_islands
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement.census import settlement_census
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.settlement import Settlement

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_3.shapes import EastWest3View


class EastWest3State(TradeTable):
    """A game of From East to West III."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.collections: list[int] = []  # for every seat the trade cards collected, face down, a bit each (E3-14)

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return card_details(self, reason, move)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return [latest_of_the_best(scoring.scores(self), self.first)] if self.over else []

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> EastWest3View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def copy(self) -> EastWest3State:
        twin = self._twin(self.chance.copy())
        self.copy_trade_to(twin)
        twin.settlement = self.settlement.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> EastWest3State:
        """Decks, the deals on the cards of the trade deck and the tiles below the stacks' tops are unknown (E3-31)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        self.imagine_trade_for(twin, chance)
        twin.settlement = self.settlement.imagined(chance)
        return twin

    def _twin(self, chance: Chance) -> EastWest3State:
        twin = EastWest3State(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        twin.islands = self.islands.copy()
        twin.collections = self.collections[:]
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(self.save_trade())
        saved.update(settlement=self.settlement.save(), islands=self.islands.save(), collections=self.collections[:])
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.restore_trade(saved)
        self.settlement = new_settlement(self.options)
        self.settlement.restore(saved["settlement"])
        self.islands = new_islands(self.options)
        self.islands.restore(saved["islands"])
        self.collections = [int(cards) for cards in saved["collections"]]
        for by_seat in (len(self.settlement.pioneers), len(self.islands.captains), len(self.collections)):
            if by_seat != self.players:
                raise ValueError("the pioneers, the captains or the collections do not fit the table")

    def census(self) -> dict[str, int]:
        cards = self.trade_cards_anywhere()
        for collected in self.collections:
            cards += listed(collected)
        found = settlement_census(self) | counted(fleet(self.islands))
        return found | counted([f"trade card {TRADE_CARDS[card].id}" for card in cards])


def new_settlement(options: Options) -> Settlement:
    """Boards before anything is laid out on them."""
    return Settlement(COUNTRY, SLOTS, room_rule(options))
