"""The choices abilities ask for: a card of the hand or the shop, a market slot, a drawn card (DH-55 to DH-68)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import components as who
from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.goods import NO_GOOD, NOTHING, listed, number_of, one
from caravanserai.games.dunhuang.knowledge import all_saw_enter_hand, all_saw_leave_hand, buried_from_hand, put_under
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.rules.abilities import (
    discards,
    gain_prestige,
    in_reach,
    swap_exists,
    swaps_with_market,
)
from caravanserai.games.dunhuang.rules.tokens import loss_check
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.games.dunhuang.step_ids import GAIN_CHECK

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

HAND: Final = MOVES.of("hand")
HAND_CODE: Final[i64] = MOVES.code("hand")
SHOP: Final = MOVES.of("shop")
SHOP_CODE: Final[i64] = MOVES.code("shop")
SLOT: Final = MOVES.of("slot")
SLOT_CODE: Final[i64] = MOVES.code("slot")
TAKE_DRAWN: Final = MOVES.of("take")
TAKE_CODE: Final[i64] = MOVES.code("take")


class Choice(Step[DunhuangState]):
    """What the choices have in common: they are asked, and name the character that asks."""

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"character": int(table.character())}


def leave_shop(table: DunhuangState, good: i64) -> None:
    """A card leaves the active player's shop (DH-41)."""
    table.trader().shop -= one(good)
    loss_check(table, good)


def enter_shop(table: DunhuangState, good: i64) -> None:
    """A card enters the active player's shop (DH-32)."""
    table.trader().shop += one(good)
    table.agenda.push(GAIN_CHECK, good)


class ChooseHand(Choice):
    """A card of one's hand: for the Artist, the General, and second for the Maid."""

    name: ClassVar[str] = "choose_hand"

    def offers(self, table: DunhuangState) -> list[Move]:
        return HAND

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != HAND_CODE:
            return reasons.MUST_FINISH[table.character()]
        if number_of(table.trader().hand, move.a) == 0:
            return reasons.NOT_IN_HAND[table.character()]
        if table.character() == who.GENERAL and not swap_exists(table, move.a, False):
            return reasons.SAME_GOOD_GENERAL
        if table.character() == who.MAID and move.a == table.chosen:
            return reasons.SAME_GOOD_MAID
        return None

    def perform(self, table: DunhuangState, move: Move) -> None:
        trader = table.trader()
        if swaps_with_market(table.character()):
            table.chosen = move.a
            return
        trader.hand -= one(move.a)
        if table.character() == who.MAID:
            all_saw_leave_hand(table, move.a, table.seat)
            out = table.chosen
            if table.story is not None:
                table.tell("swapped_shop", {"out": int(out), "good": int(move.a)})
            leave_shop(table, out)
            trader.hand += one(out)
            all_saw_enter_hand(table, out, table.seat)
            enter_shop(table, move.a)
        else:
            self.discard(table, move.a)
            gain_prestige(table, 3)

    def discard(self, table: DunhuangState, good: i64) -> None:
        """The Artist's discard, shown or not (DH-55)."""
        if table.discards_shown:
            table.discard += one(good)
            all_saw_leave_hand(table, good, table.seat)
            if table.story is not None:
                table.tell("discarded", {"good": int(good)})
        else:
            table.trader().buried += one(good)
            buried_from_hand(table, table.seat)
            if table.story is not None:
                table.tell("discarded_own", {"good": int(good)}, int(table.seat))
                table.tell("discarded_unseen", {})


class ChooseShop(Choice):
    """A card of one's shop: for the Musician, and first for the Soldier and the Maid."""

    name: ClassVar[str] = "choose_shop"

    def offers(self, table: DunhuangState) -> list[Move]:
        return SHOP

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != SHOP_CODE:
            return reasons.MUST_FINISH[table.character()]
        trader = table.trader()
        if number_of(trader.shop, move.a) == 0:
            return reasons.NOT_IN_SHOP[table.character()]
        if table.character() == who.SOLDIER and not swap_exists(table, move.a, table.same_good_allowed):
            return reasons.SAME_GOOD_SOLDIER
        if table.character() == who.MAID and trader.hand == number_of(trader.hand, move.a) * one(move.a):
            return reasons.SAME_GOOD_MAID
        return None

    def perform(self, table: DunhuangState, move: Move) -> None:
        if not discards(table.character()):
            table.chosen = move.a
            return
        table.discard += one(move.a)
        if table.story is not None:
            table.tell("discarded_from_shop", {"good": int(move.a)})
        leave_shop(table, move.a)
        gain_prestige(table, 3)


class ChooseSlot(Choice):
    """A market card: for the Soldier and the General to swap, for the Shepherd and the Peasant to take."""

    name: ClassVar[str] = "choose_slot"

    def offers(self, table: DunhuangState) -> list[Move]:
        return SLOT

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != SLOT_CODE:
            return reasons.MUST_FINISH[table.character()]
        slot = move.a - 1
        character = table.character()
        if character == who.SHEPHERD and not in_reach(table, slot):
            return reasons.OUT_OF_REACH_SHEPHERD
        if character == who.PEASANT and not in_reach(table, slot):
            return reasons.OUT_OF_REACH_PEASANT
        good = table.market[slot]
        if good == NO_GOOD:
            return reasons.NO_CARD_IN_SLOT[character]
        if character == who.SOLDIER and good == table.chosen and not table.same_good_allowed:
            return reasons.SAME_GOOD_SOLDIER
        if character == who.GENERAL and good == table.chosen:
            return reasons.SAME_GOOD_GENERAL
        return None

    def perform(self, table: DunhuangState, move: Move) -> None:
        slot = move.a - 1
        good: i64 = table.market[slot]
        trader = table.trader()
        character = table.character()
        mine = table.chosen
        if table.story is not None:
            facts = {"good": int(good), "slot": int(move.a)}
            swaps = swaps_with_market(character)
            table.tell("swapped_market", facts | {"out": int(mine)}) if swaps else table.tell("took_to_hand", facts)
        if character == who.SOLDIER:
            table.market[slot] = int(mine)
            leave_shop(table, mine)
            enter_shop(table, good)
            return
        if character == who.GENERAL:
            table.market[slot] = int(mine)
            trader.hand -= one(mine)
            all_saw_leave_hand(table, mine, table.seat)
        else:
            table.market[slot] = NO_GOOD
        trader.hand += one(good)
        all_saw_enter_hand(table, good, table.seat)

    def facts(self, table: DunhuangState) -> dict[str, int]:
        """The character and, for a swap, the own card chosen before."""
        character = table.character()
        if swaps_with_market(character):
            return {"character": int(character), "good": int(table.chosen)}
        return {"character": int(character)}


class ChooseMove(Choice):
    """The Servant: a card from shop to hand, or from hand to shop (DH-66)."""

    name: ClassVar[str] = "choose_move"

    def offers(self, table: DunhuangState) -> list[Move]:
        return [*HAND, *SHOP]

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        trader = table.trader()
        if move.code == HAND_CODE:
            return None if number_of(trader.hand, move.a) > 0 else reasons.NOT_IN_HAND[table.character()]
        if move.code == SHOP_CODE:
            return None if number_of(trader.shop, move.a) > 0 else reasons.NOT_IN_SHOP[table.character()]
        return reasons.MUST_FINISH[table.character()]

    def perform(self, table: DunhuangState, move: Move) -> None:
        trader = table.trader()
        if move.code == HAND_CODE:
            if table.story is not None:
                table.tell("hand_to_shop", {"good": int(move.a)})
            trader.hand -= one(move.a)
            all_saw_leave_hand(table, move.a, table.seat)
            enter_shop(table, move.a)
        else:
            if table.story is not None:
                table.tell("shop_to_hand", {"good": int(move.a)})
            leave_shop(table, move.a)
            trader.hand += one(move.a)
            all_saw_enter_hand(table, move.a, table.seat)


class ChooseDrawn(Choice):
    """Translator and Ambassador: keep one of the drawn cards, the rest goes under the deck (DH-59, DH-60)."""

    name: ClassVar[str] = "choose_drawn"

    def offers(self, table: DunhuangState) -> list[Move]:
        return TAKE_DRAWN

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != TAKE_CODE:
            return reasons.MUST_FINISH[table.character()]
        return None if number_of(table.drawn, move.a) > 0 else reasons.NOT_DRAWN[table.character()]

    def perform(self, table: DunhuangState, move: Move) -> None:
        rest = listed(table.drawn - one(move.a))
        table.drawn = NOTHING
        table.trader().hand += one(move.a)
        table.chance.draw("cards put under").shuffle(rest)
        put_under(table, rest, table.seat)
        if table.story is not None:
            table.tell("kept_drawn", {"good": int(move.a)}, int(table.seat))
            table.tell("kept_one", {"cards": len(rest)})
