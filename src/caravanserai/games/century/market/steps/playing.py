"""Playing a trade card: produce, exchange, upgrade, and the effects of bonus cards and deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import CardMoves, has, with_card, without
from caravanserai.games.century.caravan.cubes import GUARDS, Cubes, can_upgrade, counts, holds
from caravanserai.games.century.market import trade_cards
from caravanserai.games.century.market.trade_cards import Effect, TradeCard, repetitions
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.steps.step_ids import (
    ALL_GAIN,
    BY_BONUS_CARD,
    BY_DEAL,
    CHOICE,
    EXCEPT_CARD,
    GAIN,
    MUST,
    NO_CARD_EXCLUDED,
    RETRIEVE,
    TIMES,
    UPGRADE,
)

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class CardReasons:
    """Why what a card does cannot be done."""

    def __init__(self, not_enough_cubes: Reason, not_enough_for_choice: Reason, nothing_to_upgrade: Reason) -> None:
        self.not_enough_cubes = not_enough_cubes
        self.not_enough_for_choice = not_enough_for_choice
        self.nothing_to_upgrade = nothing_to_upgrade


class PlayReasons(CardReasons):
    """Why a card cannot be played."""

    def __init__(
        self,
        not_in_hand: Reason,
        not_enough_cubes: Reason,
        not_enough_for_choice: Reason,
        nothing_to_upgrade: Reason,
    ) -> None:
        super().__init__(not_enough_cubes, not_enough_for_choice, nothing_to_upgrade)
        self.not_in_hand = not_in_hand


def judge_play(table: TradeTable, card: i64, reasons: PlayReasons) -> Reason | None:
    """Why the merchant may not play this card, or nothing (SR-15)."""
    merchant = table.merchants[table.seat]
    if (merchant.hand >> card) & 1 == 0:
        return reasons.not_in_hand
    return judge_action(merchant.cubes, card, reasons)


def judge_action(cubes: Cubes, card: i64, reasons: CardReasons) -> Reason | None:
    """Why what a card does cannot be done with these cubes, or nothing (SR-16 to SR-21, E1-29).

    Asked for every card in every hand at every turn, so `holds` is written out here.
    """
    trade_card = TRADE_CARDS[card]
    if trade_card.kind == trade_cards.UPGRADE:
        return None if can_upgrade(cubes) else reasons.nothing_to_upgrade
    if ((cubes | GUARDS) - trade_card.give) & GUARDS == GUARDS:
        return None
    return reasons.not_enough_cubes if trade_card.kind == trade_cards.EXCHANGE else reasons.not_enough_for_choice


def play_card(table: TradeTable, card: i64) -> None:
    """Move a card to the played area and put what it does on the agenda (SR-15)."""
    lay_down(table, card)
    if table.story is not None:
        table.tell("played", {"card": int(card)})
    put_action(table, card)


def put_action(table: TradeTable, card: i64) -> None:
    """Put what a card does on the agenda."""
    trade_card = TRADE_CARDS[card]
    kind = trade_card.kind
    if kind == trade_cards.PRODUCE:
        table.agenda.push(GAIN, trade_card.take)
    elif kind == trade_cards.EXCHANGE:
        table.agenda.push(TIMES, card)
    elif kind == trade_cards.UPGRADE:
        table.agenda.push(UPGRADE, trade_card.steps + MUST)
    else:
        put_effects(table, trade_card.effects, card)


def lay_down(table: TradeTable, card: i64) -> None:
    """Move a card from hand to the played area."""
    merchant = table.merchant()
    merchant.hand = without(merchant.hand, card)
    merchant.played = with_card(merchant.played, card)


def put_effects(table: TradeTable, effects: list[Effect], excluded: i64) -> None:
    """Put effects on the agenda so that the first comes first; `excluded` cannot be retrieved (SR-49, SR-56).

    The effects of a deal exclude no card, those of a bonus card itself.
    """
    source: i64 = BY_DEAL if excluded == NO_CARD_EXCLUDED else BY_BONUS_CARD
    for i in range(len(effects) - 1, -1, -1):
        effect = effects[i]
        kind = effect.kind
        if kind == trade_cards.GAIN:
            table.agenda.push(GAIN, effect.amount)
        elif kind == trade_cards.ALL_GAIN:
            table.agenda.push(ALL_GAIN, effect.amount)
        elif kind == trade_cards.UPGRADE_UP_TO:
            table.agenda.push(UPGRADE, effect.amount + source)
        elif kind == trade_cards.RETRIEVE_UP_TO:
            table.agenda.push(RETRIEVE, effect.amount + EXCEPT_CARD * excluded)
        else:
            table.agenda.push(CHOICE, MUST)


class Times(Step[TradeTable]):
    """How often an exchange is made: at least once (SR-17)."""

    name: ClassVar[str] = "times"

    def __init__(self, moves: MoveTable, not_now: Reason, not_enough_cubes: Reason) -> None:
        self.moves = moves.of("times")
        self.code: i64 = moves.code("times")
        self.not_now = not_now
        self.not_enough_cubes = not_enough_cubes

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        return True

    def offers(self, table: TradeTable) -> list[Move]:
        return self.moves[: repetitions(TRADE_CARDS[table.argument], table.merchant().cubes, len(self.moves))]

    def meant(self, table: TradeTable) -> list[Move]:
        return self.moves[: len(self.offers(table)) + 1]

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        card = TRADE_CARDS[table.argument]
        possible = repetitions(card, table.merchant().cubes, move.a)
        return None if possible == move.a else self.not_enough_cubes

    def perform(self, table: TradeTable, move: Move) -> None:
        card = TRADE_CARDS[table.argument]
        merchant = table.merchant()
        merchant.cubes += (card.take - card.give) * move.a
        tell_exchange(table, card, move.a)

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"card": int(table.argument)}


def tell_exchange(table: TradeTable, card: TradeCard, times: i64) -> None:
    if table.story is not None:
        give = counts(card.give * times)
        table.tell("exchanged", {"gave": give, "took": counts(card.take * times), "times": int(times)})


class Choice(Step[TradeTable]):
    """The choice exchange: each repetition picks one of two outputs (SR-50)."""

    name: ClassVar[str] = "choose"

    def __init__(self, moves: MoveTable, not_now: Reason, not_enough_cubes: Reason, must_act: Reason) -> None:
        self.moves = moves.of("choose")
        self.code: i64 = moves.code("choose")
        self.done = moves["done"]
        self.not_now = not_now
        self.not_enough_cubes = not_enough_cubes
        self.must_act = must_act

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        return holds(table.merchant().cubes, CHOICE_GIVE)

    def offers(self, table: TradeTable) -> list[Move]:
        return [*self.moves, self.done]

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move.code == self.code:
            return None if holds(table.merchant().cubes, CHOICE_GIVE) else self.not_enough_cubes
        if move is self.done:
            return self.must_act if table.argument == MUST else None
        return self.not_now

    def perform(self, table: TradeTable, move: Move) -> None:
        if move is self.done:
            return
        taken: i64 = CHOICE_TAKE[move.a - 1]
        given: i64 = CHOICE_GIVE
        merchant = table.merchant()
        merchant.cubes += taken - given
        if table.story is not None:
            table.tell("exchanged", {"gave": counts(given), "took": counts(taken), "times": 1})
        table.agenda.push(CHOICE, 0)


class Retrieve(Step[TradeTable]):
    """Take played cards back to hand, up to a number or not at all (SR-49, SR-58)."""

    name: ClassVar[str] = "retrieve"

    def __init__(
        self,
        moves: MoveTable,
        not_now: Reason,
        not_played: Reason,
        not_itself: Reason,
        not_now_on_deal: Reason,
        not_played_on_deal: Reason,
    ) -> None:
        self.moves = CardMoves(moves.of("retrieve"))
        self.code: i64 = moves.code("retrieve")
        self.done = moves["done"]
        self.not_now = not_now
        self.not_played = not_played
        self.not_itself = not_itself
        self.not_now_on_deal = not_now_on_deal
        self.not_played_on_deal = not_played_on_deal

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        left = argument & (EXCEPT_CARD - 1)
        return left > 0 and without(table.merchant().played, argument // EXCEPT_CARD) != 0

    def offers(self, table: TradeTable) -> list[Move]:
        found = self.moves.of(table.merchant().played)
        found.append(self.done)
        return found

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move is self.done:
            return None
        excluded = table.argument // EXCEPT_CARD
        on_deal = excluded == NO_CARD_EXCLUDED
        if move.code != self.code:
            return self.not_now_on_deal if on_deal else self.not_now
        if move.a == excluded:
            return self.not_itself
        if has(table.merchant().played, move.a):
            return None
        return self.not_played_on_deal if on_deal else self.not_played

    def perform(self, table: TradeTable, move: Move) -> None:
        if move is self.done:
            return
        merchant = table.merchant()
        merchant.played = without(merchant.played, move.a)
        merchant.hand = with_card(merchant.hand, move.a)
        if table.story is not None:
            table.tell("retrieved", {"card": int(move.a)})
        table.seen_in_hand(move.a)
        table.agenda.push(RETRIEVE, table.argument - 1)

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"left": int(table.argument & (EXCEPT_CARD - 1))}
