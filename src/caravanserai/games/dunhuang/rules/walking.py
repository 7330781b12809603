"""Stages 1 and 2: the camel walks, and the card it reaches is taken (DH-18 to DH-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.components import SLOTS
from caravanserai.games.dunhuang.goods import NO_GOOD, one
from caravanserai.games.dunhuang.knowledge import all_saw_enter_hand
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.rules.road import price_of, slot_after
from caravanserai.games.dunhuang.rules.turns import put_turn
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.games.dunhuang.step_ids import GAIN_CHECK

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

CAMEL: Final = MOVES.of("camel")
CAMEL_CODE: Final[i64] = MOVES.code("camel")
WALKS: Final = MOVES.of("walk")
WALK_CODE: Final[i64] = MOVES.code("walk")
TO_HAND: Final = MOVES["to-hand"]
TO_SHOP: Final = MOVES["to-shop"]
HAND_OR_SHOP: Final = [TO_HAND, TO_SHOP]


class PlaceCamel(Step[DunhuangState]):
    """The last player in turn order puts the camel anywhere (DH-12)."""

    name: ClassVar[str] = "place_camel"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        table.decider = (table.first + table.players - 1) % table.players
        return True

    def offers(self, table: DunhuangState) -> list[Move]:
        return CAMEL

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        return None if move.code == CAMEL_CODE else reasons.MUST_PLACE_CAMEL

    def perform(self, table: DunhuangState, move: Move) -> None:
        table.camel = move.a - 1
        if table.story is not None:
            table.tell_of(table.decider, "placed_camel", {"slot": int(move.a)})
        put_turn(table)


class Walk(Step[DunhuangState]):
    """Move the camel at least one step; each further one costs a coin (DH-18 to DH-22)."""

    name: ClassVar[str] = "walk"

    def offers(self, table: DunhuangState) -> list[Move]:
        return WALKS[: 1 + table.trader().coins]

    def meant(self, table: DunhuangState) -> list[Move]:
        """Also the ways of the first lap that are too expensive, and none of a second one where that is forbidden."""
        return WALKS[:SLOTS] if table.one_lap else WALKS[: max(i64(SLOTS), 1 + table.trader().coins)]

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != WALK_CODE:
            return reasons.MUST_WALK
        if price_of(move.a) > table.trader().coins:
            return reasons.NOT_ENOUGH_COINS
        if move.a > SLOTS and table.one_lap:
            return reasons.ONE_LAP_ONLY
        return None

    def perform(self, table: DunhuangState, move: Move) -> None:
        price = price_of(move.a)
        table.trader().coins -= price
        table.coin_supply += price
        table.camel = slot_after(table, move.a)
        table.walked = move.a
        if table.story is not None:
            table.tell("walked", {"steps": int(move.a), "coins": int(price), "slot": int(table.camel) + 1})


class Take(Step[DunhuangState]):
    """Take the card where the camel stands, to the hand or to the shop; an empty slot gives none (DH-25 to DH-29)."""

    name: ClassVar[str] = "take"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        return table.market[table.camel] != NO_GOOD

    def offers(self, table: DunhuangState) -> list[Move]:
        return HAND_OR_SHOP

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        return None if move is TO_HAND or move is TO_SHOP else reasons.MUST_TAKE

    def perform(self, table: DunhuangState, move: Move) -> None:
        good: i64 = table.market[table.camel]
        table.market[table.camel] = NO_GOOD
        trader = table.trader()
        if move is TO_HAND:
            trader.hand += one(good)
            all_saw_enter_hand(table, good, table.seat)
            if table.story is not None:
                table.tell("took_to_hand", {"good": int(good), "slot": int(table.camel) + 1})
        else:
            trader.shop += one(good)
            table.agenda.push(GAIN_CHECK, good)
            if table.story is not None:
                table.tell("took_to_shop", {"good": int(good), "slot": int(table.camel) + 1})

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"good": table.market[table.camel]}
