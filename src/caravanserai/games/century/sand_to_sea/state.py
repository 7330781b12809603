"""What lies on the table in From Sand to Sea: a market of trade cards, and a sea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, has, listed, set_of, with_card, without
from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.caravan.scores import latest_of_the_best
from caravanserai.games.century.islands.archipelago import Archipelago
from caravanserai.games.century.islands.census import counted, sea_census
from caravanserai.games.century.islands.player_boards import SAND_TO_SEA_BOARD
from caravanserai.games.century.islands.refusals import sea_details
from caravanserai.games.century.market.deals import NO_DEAL
from caravanserai.games.century.market.rows import price_at
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.sand_to_sea import choices, evaluate, reasons, scoring, view
from caravanserai.games.century.sand_to_sea.spendings import Spendings, restored_spendings
from caravanserai.games.century.steps.step_ids import (
    FROM_HAND,
    LAY,
    PAID_STEP,
    SPEND,
    STARTING_SET,
    STARTING_SPACE,
    STEPS_MADE,
)

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.sand_to_sea.shapes import SandToSeaView


class SandToSeaState(TradeTable):
    """A game of From Sand to Sea."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.sailed: list[int] = []  # for every seat the cards spent for sailing, face down, a bit each (SS-9)
        self.spendings: list[Spendings] = []  # for every seat what the others know of them (SS-33)

    @property
    def open_moves(self) -> bool:
        return False  # a card that is spent out of the hand is nobody else's business (SS-33)

    def storage(self, seat: i64) -> i64:
        return STORAGE + self.islands.hold_tiles_room(seat)

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        cubes = self.merchant().cubes
        if reason is reasons.NOT_ENOUGH_TO_EXCHANGE and move.kind == "play":
            return {"missing": missing(cubes, TRADE_CARDS[move.a].give)}
        if reason is reasons.NOT_ENOUGH_TO_EXCHANGE:
            return {"missing": missing(cubes, TRADE_CARDS[self.argument].give * move.a)}
        if reason is reasons.NOT_ENOUGH_FOR_CHOICE:
            return {"missing": missing(cubes, CHOICE_GIVE)}
        if reason is reasons.NOT_ENOUGH_TO_PAY:
            return {"price": int(price_at(move.a - 1))}
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

    def view(self, seat: int | None) -> SandToSeaView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def whereabouts(self, seat: i64) -> i64:
        """The space of the ship, or the one it is going to while the card for the step is chosen."""
        if self.step == PAID_STEP and self.decider == seat:
            return self.argument // STEPS_MADE
        return self.islands.captains[seat].ship

    def copy(self) -> SandToSeaState:
        twin = self._twin(self.chance.copy())
        self.copy_trade_to(twin)
        twin.islands = self.islands.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> SandToSeaState:
        """The deck, the deals on its cards, the pile of demands, and which cards rivals spent unseen (SS-33)."""
        chance = seeded(seed, "imagine")
        twin = self._twin(chance)
        self.imagine_trade_for(twin, chance)
        twin.islands = self.islands.imagined(chance)
        for other in range(self.players):
            if other != seat and not self.over and self.spendings[other].unseen != NO_CARDS:
                self._imagine_spendings_of(other, twin, chance)
        return twin

    def _imagine_spendings_of(self, other: int, twin: SandToSeaState, chance: Chance) -> None:
        """Divide a rival's cards anew between the hand and the cards spent out of it."""
        spendings = self.spendings[other]
        hand = self.merchants[other].hand
        kept = self._carrying_deals() if self.decider == other and self._dealing_from_hand() else NO_CARDS
        drawn = spendings.drawn_anew(hand, kept, chance)
        twin.merchants[other].hand = (hand | spendings.unseen) & ~drawn
        twin.sailed[other] = (self.sailed[other] & ~spendings.unseen) | drawn
        twin.spendings[other] = Spendings(drawn, spendings.could_be)

    def _dealing_from_hand(self) -> bool:
        """Whether a deal from the hand has begun, so that everybody knows that the hand holds a card with a deal."""
        return self.step == SPEND or (self.step == LAY and self.argument == FROM_HAND)

    def _carrying_deals(self) -> i64:
        return set_of([card for card, deal in enumerate(self.deals) if deal != NO_DEAL])

    def spend_to_sail(self, card: i64) -> None:
        """A card of the one whose turn it is goes face down to the spent pile (SS-13)."""
        merchant = self.merchant()
        if has(merchant.hand, card):
            self.spendings[self.seat] = self.spendings[self.seat].with_one_more(merchant.hand, card)
        merchant.hand = without(merchant.hand, card)
        merchant.played = without(merchant.played, card)
        self.sailed[self.seat] = with_card(self.sailed[self.seat], card)

    def seen_in_hand(self, card: i64) -> None:
        self.spendings[self.seat] = self.spendings[self.seat].seen_in_hand(card)

    def _twin(self, chance: Chance) -> SandToSeaState:
        twin = SandToSeaState(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_cubes_to(twin)
        twin.sailed = self.sailed[:]
        twin.spendings = self.spendings[:]
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_cubes()
        saved.update(self.save_trade())
        spendings = [spendings.save() for spendings in self.spendings]
        saved.update(islands=self.islands.save(), sailed=self.sailed[:], spendings=spendings)
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_cubes(saved)
        self.restore_trade(saved)
        self.islands = new_islands(self.options)
        self.islands.restore(saved["islands"])
        self.sailed = [int(cards) for cards in saved["sailed"]]
        self.spendings = [restored_spendings(things) for things in saved["spendings"]]
        seats = [len(self.islands.captains), len(self.sailed), len(self.spendings)]
        if seats != [self.players] * 3:
            raise ValueError("the captains or the cards spent for sailing do not fit the table")

    def census(self) -> dict[str, int]:
        cards = self.trade_cards_anywhere()
        for sailed in self.sailed:
            cards += listed(sailed)
        return sea_census(self) | counted([f"trade card {TRADE_CARDS[card].id}" for card in cards])


def new_islands(options: Options) -> Archipelago:
    """A sea before anything is laid out."""
    disputed = options["market_disputed"] == "spice_road"
    return Archipelago(SAND_TO_SEA_BOARD, disputed, options["trade_timing"] == "same_turn")
