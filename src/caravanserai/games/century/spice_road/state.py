"""What lies on the table in Spice Road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.market.rows import Row, price_at, restored_row
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.spice_road import choices, evaluate, scoring, view
from caravanserai.games.century.spice_road.components import CARDS_TO_END, POINT_COST
from caravanserai.games.century.spice_road.reasons import (
    NOT_ENOUGH_FOR_CHOICE,
    NOT_ENOUGH_TO_CLAIM,
    NOT_ENOUGH_TO_EXCHANGE,
    NOT_ENOUGH_TO_PAY,
)

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.spice_road.shapes import SpiceRoadView


class SpiceRoadState(TradeTable):
    """A game of Spice Road."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.points = Row([], [], 0)
        self.gold: i64 = 0  # coins still at point position 1
        self.silver: i64 = 0  # coins still at position 2, or at 1 once the gold is gone

    @property
    def cards_to_end(self) -> int:
        """How many claimed cards bring the last round (SR-42)."""
        return CARDS_TO_END[self.players]

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        cubes = self.merchant().cubes
        if reason is NOT_ENOUGH_TO_CLAIM:
            return {"missing": missing(cubes, POINT_COST[self.points.cards[move.a - 1]])}
        if reason is NOT_ENOUGH_TO_EXCHANGE and move.kind == "play":
            return {"missing": missing(cubes, TRADE_CARDS[move.a].give)}
        if reason is NOT_ENOUGH_TO_EXCHANGE:
            return {"missing": missing(cubes, TRADE_CARDS[self.argument].give * move.a)}
        if reason is NOT_ENOUGH_FOR_CHOICE:
            return {"missing": missing(cubes, CHOICE_GIVE)}
        if reason is NOT_ENOUGH_TO_PAY:
            return {"price": int(price_at(move.a - 1))}
        return {}

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> SpiceRoadView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def copy(self) -> SpiceRoadState:
        twin = SpiceRoadState(self.game, int(self.players), self.options, self.chance.copy(), self.steps)
        self._copy_table_to(twin)
        self.copy_trade_to(twin)
        twin.points = self.points.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> SpiceRoadState:
        """Only the decks and the deals on their cards are unknown (SR-60a)."""
        chance = seeded(seed, "imagine")
        twin = SpiceRoadState(self.game, int(self.players), self.options, chance, self.steps)
        self._copy_table_to(twin)
        twin.points = self.points.imagined(chance)
        self.imagine_trade_for(twin, chance)
        return twin

    def _copy_table_to(self, twin: SpiceRoadState) -> None:
        self.copy_cubes_to(twin)
        twin.gold = self.gold
        twin.silver = self.silver

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(self.save_trade())
        saved.update(points=self.points.save(), gold=int(self.gold), silver=int(self.silver))
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.restore_trade(saved)
        self.points = restored_row(saved["points"])
        self.gold = saved["gold"]
        self.silver = saved["silver"]

    def census(self) -> dict[str, int]:
        found: dict[str, int] = {"gold": int(self.gold), "silver": int(self.silver)}
        points = self.points.cards + self.points.deck[: self.points.left]
        for merchant in self.merchants:
            points += listed(merchant.claimed)
            found["gold"] += int(merchant.gold)
            found["silver"] += int(merchant.silver)
        for card in self.trade_cards_anywhere():
            name = "trade card " + TRADE_CARDS[card].id
            found[name] = found.get(name, 0) + 1
        for card in points:
            found[f"point card {card}"] = found.get(f"point card {card}", 0) + 1
        return found

    def claimed_count(self, seat: i64) -> i64:
        """How many point cards a seat has claimed; always open (SR-39)."""
        return size(self.merchants[seat].claimed)
