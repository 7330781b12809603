"""Stage 3: the ability of the character under the camel, or three coins (DH-53, DH-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.components import BONUS_COINS, SHIELD_PRICE
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.rules.abilities import start_ability, usable, why_of_no_use
from caravanserai.games.dunhuang.rules.tokens import give_token, shield, shielded
from caravanserai.games.dunhuang.state import DunhuangState

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

COINS: Final = MOVES["coins"]
USE: Final = MOVES["use"]
BONUSES: Final = [USE, COINS]
PAY_MOVE: Final = MOVES["pay"]
DECLINE: Final = MOVES["decline"]
PAY_OR_NOT: Final = [PAY_MOVE, DECLINE]
TOKEN: Final = MOVES.of("token")
TOKEN_CODE: Final[i64] = MOVES.code("token")


class Bonus(Step[DunhuangState]):
    """Use the ability or take coins; the coins are always on offer."""

    name: ClassVar[str] = "bonus"

    def offers(self, table: DunhuangState) -> list[Move]:
        return BONUSES

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move is COINS:
            return None
        if move is USE:
            return None if usable(table) else why_of_no_use(table)
        return reasons.MUST_CHOOSE_BONUS

    def perform(self, table: DunhuangState, move: Move) -> None:
        if move is COINS:
            coins = table.take_coins(table.trader(), BONUS_COINS)
            if table.story is not None:
                if coins > 0:
                    table.tell("took_coins", {"coins": int(coins)})
                if coins < BONUS_COINS:
                    table.tell("went_without_coins", {"missing": int(BONUS_COINS - coins)})
        else:
            if table.story is not None:
                table.tell("used", {"character": int(table.character())})
            start_ability(table)

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"character": int(table.character())}


class ChooseToken(Step[DunhuangState]):
    """Manichaean and Buddhist: turn an own token glyph side up (DH-69)."""

    name: ClassVar[str] = "choose_token"

    def offers(self, table: DunhuangState) -> list[Move]:
        return TOKEN

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        if move.code != TOKEN_CODE:
            return reasons.MUST_FINISH[table.character()]
        if table.owners[move.a] != table.seat:
            return reasons.NOT_YOUR_TOKEN
        return reasons.ALREADY_SHIELDED if shielded(table, move.a) else None

    def perform(self, table: DunhuangState, move: Move) -> None:
        shield(table, move.a)
        if table.story is not None:
            table.tell("shielded", {"good": int(move.a)})


class Pay(Step[DunhuangState]):
    """Pay two coins to the owner of a token shielded by the Buddhist, or leave it (DH-49, DH-50)."""

    name: ClassVar[str] = "pay"

    def offers(self, table: DunhuangState) -> list[Move]:
        return PAY_OR_NOT

    def judge(self, table: DunhuangState, move: Move) -> Reason | None:
        return None if move is PAY_MOVE or move is DECLINE else reasons.MUST_PAY_OR_DECLINE

    def perform(self, table: DunhuangState, move: Move) -> None:
        owner: i64 = table.owners[table.argument]
        if move is PAY_MOVE:
            table.trader().coins -= SHIELD_PRICE
            table.traders[owner].coins += SHIELD_PRICE
            if table.story is not None:
                table.tell("paid_owner", {"coins": SHIELD_PRICE, "owner": int(owner)})
            give_token(table, table.argument, table.seat)
        elif table.story is not None:
            table.tell("declined", {"good": int(table.argument), "owner": int(owner)})

    def facts(self, table: DunhuangState) -> dict[str, int]:
        return {"good": int(table.argument), "owner": table.owners[table.argument]}
