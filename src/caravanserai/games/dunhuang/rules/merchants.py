"""The two merchants: cards change hands between the active player and a rival (DH-63, DH-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import components as who
from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.goods import listed, number_of, one
from caravanserai.games.dunhuang.knowledge import passed_between_hands
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.rules.abilities import can_swap_hands, cards_traded, gain_prestige
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.games.dunhuang.step_ids import GIVE_BACK, RIVAL_GIVES

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

RIVAL: Final = MOVES.of("rival")
RIVAL_CODE: Final[i64] = MOVES.code("rival")
GIVE: Final = MOVES.of("give")
GIVE_CODE: Final[i64] = MOVES.code("give")


def pass_card(table: DunhuangState, good: i64, giver: i64, taker: i64) -> None:
    """A card goes from hand to hand, for the eyes of the two alone."""
    table.traders[giver].hand -= one(good)
    table.traders[taker].hand += one(good)
    passed_between_hands(table, good, giver, taker)
    if table.story is not None:
        table.tell_of(giver, "gave", {"good": int(good), "to": int(taker)}, int(giver))
        table.tell_of(giver, "gave", {"good": int(good), "to": int(taker)}, int(taker))


class ChooseRival(Step[DunhuangState]):
    """Choose whose hand to trade with."""

    name: ClassVar[str] = "choose_rival"

    def offers(self, table: DunhuangState) -> list[Move]:
        return RIVAL

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != RIVAL_CODE:
            return reasons.MUST_FINISH[table.character()]
        if move.a >= table.players or move.a == table.seat:
            return reasons.NO_SUCH_RIVAL[table.character()]
        return None if can_swap_hands(table, move.a) else reasons.RIVAL_HAND_TOO_SMALL[table.character()]

    def perform(self, table: DunhuangState, move: Move) -> None:
        table.chosen = move.a
        cards = cards_traded(table, move.a)
        if table.story is not None:
            table.tell("trades_with", {"rival": int(move.a), "cards": int(cards)})
        table.agenda.push(GIVE_BACK, cards)
        if table.character() == who.SOGDIAN_MERCHANT:
            table.agenda.push(RIVAL_GIVES, cards)
        else:
            take_at_random(table, move.a, cards)


def take_at_random(table: DunhuangState, rival: i64, cards: i64) -> None:
    """The Chinese Merchant takes cards from a hand unseen (DH-63)."""
    hand = listed(table.traders[rival].hand)
    table.chance.draw("cards taken unseen").shuffle(hand)
    for i in range(cards):
        pass_card(table, hand[i], rival, table.seat)


class RivalGives(Step[DunhuangState]):
    """The Sogdian Merchant's opponent chooses what to hand over, before seeing anything (DH-64)."""

    name: ClassVar[str] = "rival_gives"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        if argument == 0:
            return False
        table.decider = table.chosen
        return True

    def offers(self, table: DunhuangState) -> list[Move]:
        return GIVE

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != GIVE_CODE:
            return reasons.MUST_HAND_OVER
        return (
            None if number_of(table.traders[table.decider].hand, move.a) > 0 else reasons.NOT_IN_HAND[table.character()]
        )

    def perform(self, table: DunhuangState, move: Move) -> None:
        pass_card(table, move.a, table.chosen, table.seat)
        table.agenda.push(RIVAL_GIVES, table.argument - 1)

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"left": int(table.argument), "rival": int(table.seat)}


class GiveBack(Step[DunhuangState]):
    """The active player returns as many cards, after seeing what came (DH-63, DH-64)."""

    name: ClassVar[str] = "give_back"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        if argument > 0:
            return True
        if table.character() == who.SOGDIAN_MERCHANT:
            gain_prestige(table, 1)
        return False

    def offers(self, table: DunhuangState) -> list[Move]:
        return GIVE

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != GIVE_CODE:
            return reasons.MUST_GIVE_BACK[table.character()]
        return None if number_of(table.trader().hand, move.a) > 0 else reasons.NOT_IN_HAND[table.character()]

    def perform(self, table: DunhuangState, move: Move) -> None:
        pass_card(table, move.a, table.seat, table.chosen)
        table.agenda.push(GIVE_BACK, table.argument - 1)

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"left": int(table.argument), "rival": int(table.chosen)}
