"""What lies on the table in From Sand to Sea: a market of trade cards, and a sea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.core.secret_chance import Source
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, has, listed, set_of, with_card, without
from caravanserai.games.century.caravan.cube_table import STORAGE, CubeTable
from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.archipelago import Archipelago, new_sea
from caravanserai.games.century.islands.player_boards import SAND_TO_SEA_BOARD
from caravanserai.games.century.islands.refusals import sea_details
from caravanserai.games.century.islands.scoring import points_at_sea, sea_breakdown
from caravanserai.games.century.islands.setup import lay_sea, seat_captains
from caravanserai.games.century.islands.steps.starting import beginning
from caravanserai.games.century.market.deals import NO_DEAL
from caravanserai.games.century.market.rows import price_at
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, STARTING_HAND, TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.sand_to_sea import choices, evaluate, reasons, view
from caravanserai.games.century.sand_to_sea.components import MAP_RULES, SEA_TILES, TRADE_ROW
from caravanserai.games.century.sand_to_sea.spendings import NOTHING_SPENT, Spendings, restored_spendings
from caravanserai.games.century.steps.step_arguments import second_in
from caravanserai.games.century.steps.step_ids import FROM_HAND, LAY, PAID_STEP, SPEND

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

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
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
        return sea_details(self, reason, move, reasons.SAILING, reasons.BUILDING, reasons.TRADING, reasons.PORT)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_at_sea(self, seat)

    def why_wait(self, seat: i64) -> Reason:
        return reasons.ANOTHER_BEGINS if beginning(self) else self.game.not_your_turn

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return sea_breakdown(self, seat, (bonus_tiles.VP,))

    def view(self, seat: int | None) -> SandToSeaView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def whereabouts(self, seat: i64) -> i64:
        """The space of the ship, or the one it is going to while the card for the step is chosen."""
        if self.step == PAID_STEP and self.decider == seat:
            return second_in(self.argument)
        return self.islands.captains[seat].ship

    def lay_out(self) -> None:
        """The last player in turn order is about to take a starting set."""
        self.deal_trade_cards(TRADE_ROW)
        lay_sea(self, MAP_RULES, SEA_TILES, bonus_tiles.FIRST_THREE_KINDS)
        seat_captains(self, STARTING_HAND)
        self.sailed = [NO_CARDS] * int(self.players)
        self.spendings = [NOTHING_SPENT] * int(self.players)

    def new_islands(self) -> Archipelago:
        return new_sea(SAND_TO_SEA_BOARD, self.options)

    def copy_open_to(self, twin: CubeTable) -> None:
        super().copy_open_to(twin)
        assert isinstance(twin, SandToSeaState)
        twin.sailed = self.sailed[:]
        twin.spendings = self.spendings[:]

    def imagine_hidden_for(self, twin: CubeTable, seat: int, chance: Chance) -> None:
        """The deck, the deals on its cards, the pile of demands, and which cards rivals spent unseen (SS-33)."""
        super().imagine_hidden_for(twin, seat, chance)
        assert isinstance(twin, SandToSeaState)
        for other in range(self.players):
            if other != seat and not self.over and self.spendings[other].unseen != NO_CARDS:
                self._imagine_spendings_of(other, twin, chance)

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

    def save(self) -> dict[str, object]:
        spendings = [spendings.save() for spendings in self.spendings]
        return super().save() | {"sailed": self.sailed[:], "spendings": spendings}

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.sailed = [int(cards) for cards in saved["sailed"]]
        self.spendings = [restored_spendings(things) for things in saved["spendings"]]
        self.expect_one_each(len(self.sailed), "piles spent for sailing")
        self.expect_one_each(len(self.spendings), "known spendings")

    def trade_cards_anywhere(self) -> list[int]:
        cards = super().trade_cards_anywhere()
        for sailed in self.sailed:
            cards += listed(sailed)
        return cards
