"""The frame of a turn, and stages 4 and 5: the victory check and the refill (DH-15, DH-16, DH-71 to DH-85)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang.components import GOODS_TO_WIN, SLOTS
from caravanserai.games.dunhuang.goods import NO_GOOD, kinds
from caravanserai.games.dunhuang.knowledge import turned_up
from caravanserai.games.dunhuang.rules.tokens import gain_check
from caravanserai.games.dunhuang.state import DunhuangState
from caravanserai.games.dunhuang.step_ids import BONUS, CHECK_VICTORY, END_TURN, REFILL, TAKE, WALK


def put_turn(table: DunhuangState) -> None:
    """Put the five stages of a turn on the agenda (DH-16)."""
    for stage in (END_TURN, REFILL, CHECK_VICTORY, BONUS, TAKE, WALK):
        table.agenda.push(stage)


class GainCheck(Step[DunhuangState]):
    """See whether a card in the shop brings the token of its good."""

    name: ClassVar[str] = "gain_check"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        gain_check(table, argument)
        return False


class CheckVictory(Step[DunhuangState]):
    """Enough tokens and four different goods in hand win at once (DH-71 to DH-75)."""

    name: ClassVar[str] = "check_victory"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        if table.tokens_of(table.seat) >= table.tokens_to_win and kinds(table.trader().hand) >= GOODS_TO_WIN:
            table.instant_winner = table.seat
            table.over = True
            if table.story is not None:
                table.tell("won_at_once", {"tokens": int(table.tokens_of(table.seat))})
        return False


class Refill(Step[DunhuangState]):
    """Fill empty slots from the camel's on, clockwise, as far as the deck goes (DH-76 to DH-81)."""

    name: ClassVar[str] = "refill"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        empty = False
        for ahead in range(SLOTS):
            slot = (table.camel + ahead) % SLOTS
            if table.market[slot] != NO_GOOD:
                continue
            if not table.deck:
                empty = True
                break
            table.market[slot] = int(turned_up(table))
            table.revealed += 1
            if table.story is not None:
                table.tell("refilled", {"good": table.market[slot], "slot": int(slot) + 1})
        if empty and not table.running_out:
            table.running_out = True
            if table.story is not None:
                table.tell("running_out", {})
        return False


class EndTurn(Step[DunhuangState]):
    """The turn passes left; once the deck ran out, the last player in turn order ends the game (DH-82, DH-83)."""

    name: ClassVar[str] = "end_turn"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        table.turn += 1
        table.walked = 0
        table.seat = (table.seat + 1) % table.players
        if table.seat == table.first:
            if table.running_out:
                table.over = True
                return False
            table.round += 1
        put_turn(table)
        return False
