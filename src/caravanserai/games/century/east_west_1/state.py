"""What lies on the table in From East to West I: a settlement, a row of trade cards, and personal trade routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.east_west_1 import choices, evaluate, scoring, view
from caravanserai.games.century.east_west_1.components import COUNTRY, SLOTS
from caravanserai.games.century.east_west_1.refusals import card_details
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
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
    from caravanserai.games.century.east_west_1.shapes import EastWest1View


class EastWest1State(TradeTable):
    """A game of From East to West I."""

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return card_details(self, reason, move) or settlement_details(
            self, reason, move, shared.PLACING, shared.NOT_ENOUGH, shared.CLAIMING, shared.NOTHING_AT_FORT
        )

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return [latest_of_the_best(scoring.scores(self), self.first)] if self.over else []

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> EastWest1View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def copy(self) -> EastWest1State:
        twin = self._twin(self.chance.copy())
        self.copy_trade_to(twin)
        twin.settlement = self.settlement.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> EastWest1State:
        """Decks, the deals on the cards of the trade deck and the tiles below the stacks' tops are unknown (E1-48)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        self.imagine_trade_for(twin, chance)
        twin.settlement = self.settlement.imagined(chance)
        return twin

    def _twin(self, chance: Chance) -> EastWest1State:
        twin = EastWest1State(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(self.save_trade())
        saved["settlement"] = self.settlement.save()
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.restore_trade(saved)
        self.settlement = new_settlement(self.options)
        self.settlement.restore(saved["settlement"])
        if len(self.settlement.pioneers) != self.players or len(self.settlement.routes) != self.players:
            raise ValueError("the pioneers or their routes do not fit the table")

    def census(self) -> dict[str, int]:
        found = settlement_census(self)
        cards = self.trade_cards_anywhere()
        for route in self.settlement.routes:
            cards += route.anywhere()
        for card in cards:
            name = f"trade card {TRADE_CARDS[card].id}"
            found[name] = found.get(name, 0) + 1
        return found


def new_settlement(options: Options) -> Settlement:
    """Boards before anything is laid out on them."""
    return Settlement(COUNTRY, SLOTS, room_rule(options))
