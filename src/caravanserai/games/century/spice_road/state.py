"""What lies on the table in Spice Road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.core.secret_chance import Source
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.counting import counted
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.market.rows import Row, dealt, price_at, restored_row
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, STARTING_HAND, TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.spice_road import choices, evaluate, scoring, view
from caravanserai.games.century.spice_road.components import (
    CARDS_TO_END,
    COINS_PER_PLAYER,
    POINT_CARDS,
    POINT_COST,
    POINT_ROW,
    STARTING_CUBES,
    TRADE_ROW,
)
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

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
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

    def score_of(self, seat: i64) -> int:
        return scoring.score(self.merchants[seat])

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> SpiceRoadView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def lay_out(self) -> None:
        players = int(self.players)
        point_deck = list(range(len(POINT_CARDS)))
        self.chance.draw("deck of points").shuffle(point_deck)
        self.points = dealt(point_deck, POINT_ROW)
        self.deal_trade_cards(TRADE_ROW)
        self.gold = COINS_PER_PLAYER * players
        self.silver = COINS_PER_PLAYER * players
        self.first = self.chance.draw("first player").below(players)
        self.seat = self.first
        self.merchants = [Merchant() for _ in range(players)]
        for place in range(players):
            merchant = self.merchants[(self.first + place) % players]
            merchant.cubes = STARTING_CUBES[place]
            merchant.hand = STARTING_HAND

    def copy_open_to(self, twin: CubeTable) -> None:
        super().copy_open_to(twin)
        assert isinstance(twin, SpiceRoadState)
        twin.gold = self.gold
        twin.silver = self.silver

    def copy_hidden_to(self, twin: CubeTable) -> None:
        super().copy_hidden_to(twin)
        assert isinstance(twin, SpiceRoadState)
        twin.points = self.points.copy()

    def imagine_hidden_for(self, twin: CubeTable, seat: int, chance: Chance) -> None:
        """Only the decks and the deals on their cards are unknown (SR-60a)."""
        assert isinstance(twin, SpiceRoadState)
        twin.points = self.points.imagined(chance)
        super().imagine_hidden_for(twin, seat, chance)

    def save(self) -> dict[str, object]:
        return super().save() | {"points": self.points.save(), "gold": int(self.gold), "silver": int(self.silver)}

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.points = restored_row(saved["points"])
        self.gold = saved["gold"]
        self.silver = saved["silver"]

    def census(self) -> dict[str, int]:
        gold = int(self.gold)
        silver = int(self.silver)
        cards = self.points.cards + self.points.deck[: self.points.left]
        for merchant in self.merchants:
            cards += listed(merchant.claimed)
            gold += int(merchant.gold)
            silver += int(merchant.silver)
        coins = {"gold": gold, "silver": silver}
        return super().census() | coins | counted([f"point card {card}" for card in cards])

    def claimed_count(self, seat: i64) -> i64:
        """How many point cards a seat has claimed; always open (SR-39)."""
        return size(self.merchants[seat].claimed)
