"""Gaining a reward, part after part, and the choices that come with it (MP-108 to MP-115)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.bonuses import CHOICE_BONUS, PROVINCE_BONUSES
from caravanserai.games.marco_polo.components.characters import RASCHID
from caravanserai.games.marco_polo.components.places import FIRST_PROVINCE
from caravanserai.games.marco_polo.dice import BLACK, UNSET, one
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rules.choices import Choice
from caravanserai.games.marco_polo.rules.trades import ONE_GOOD
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import BLACK_DIE, COPY, DRAW, GOOD, PAIR, STEP
from caravanserai.games.marco_polo.store import NOTHING, PAIRS, counts

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.marco_polo.rewards import Reward

GOOD_MOVES: Final = MOVES.of("good")
GOOD_CODE: Final[i64] = MOVES.code("good")
PAIR_MOVES: Final = MOVES.of("goods")
PAIR_CODE: Final[i64] = MOVES.code("goods")
ALL_COPY_MOVES: Final = MOVES.of("copy")
COPY_MOVES: Final = [move for move in ALL_COPY_MOVES if move.a != CHOICE_BONUS]
COPY_CODE: Final[i64] = MOVES.code("copy")

MAY_DECLINE: Final = 1


def gain(table: MarcoPoloState, reward: Reward, source: str) -> None:
    """Give a reward to the active player: what is fixed now, the rest as pending steps in the order of MP-108."""
    receive(table, reward.store, reward.vp, source)
    for _ in range(reward.step):
        table.agenda.push(STEP, MAY_DECLINE)
    for _ in range(reward.other_province_bonus):
        table.agenda.push(COPY)
    for _ in range(reward.two_different_goods):
        table.agenda.push(PAIR)
    for _ in range(reward.any_good):
        table.agenda.push(GOOD)
    for _ in range(reward.draw_contract):
        table.agenda.push(DRAW)
    for _ in range(reward.black_die):
        table.agenda.push(BLACK_DIE)


def receive(table: MarcoPoloState, store: i64, vp: i64, source: str) -> None:
    """Give things of named kinds to the active player."""
    traveller = table.traveller()
    traveller.store += store
    traveller.vp += vp
    if table.story is not None and (store != NOTHING or vp != 0):
        table.tell("gained", {"gain": [*counts(store), int(vp)], "source": source})


class Good(Step[MarcoPoloState]):
    """One good of choice (MP-109)."""

    name: ClassVar[str] = "good"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return GOOD_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        return None if move.code == GOOD_CODE else reasons.MUST_CHOOSE_GOOD

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        receive(table, ONE_GOOD[move.a].store, 0, "choice")


class Pair(Step[MarcoPoloState]):
    """One each of two different goods (MP-109)."""

    name: ClassVar[str] = "goods"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return PAIR_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        return None if move.code == PAIR_CODE else reasons.MUST_CHOOSE_PAIR

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        receive(table, PAIRS[move.a], 0, "choice")


class Copy(Choice):
    """Province bonus D: the bonus of another province token (MP-115)."""

    name: ClassVar[str] = "copy"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        for move in COPY_MOVES:
            if self.judge(table, move) is None:
                return super().arrive(table, argument)
        if table.story is not None:
            table.tell("nothing_to_copy", {})
        return False

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return COPY_MOVES

    def meant(self, table: MarcoPoloState) -> list[Move]:
        return ALL_COPY_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != COPY_CODE:
            return reasons.MUST_COPY
        if move.a == CHOICE_BONUS:
            return reasons.COPIES_ANOTHER
        if table.options["bonus_d"] == "any" or not table.traveller().has_post(home_of(table, move.a)):
            return None
        return reasons.COPIES_WITHOUT_POST

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        if table.story is not None:
            table.tell("copied", {"place": int(home_of(table, move.a)), "bonus": int(move.a)})
        gain(table, PROVINCE_BONUSES[move.a], "copy")


def home_of(table: MarcoPoloState, token: i64) -> i64:
    """The province where a token lies (MP-3, MP-142)."""
    return i64(FIRST_PROVINCE + table.province_bonuses.index(int(token)))


class ProvinceGain(Step[MarcoPoloState]):
    """The bonus of one province token comes in."""

    name: ClassVar[str] = "province_gain"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        gain(table, PROVINCE_BONUSES[argument], "province")
        return False


class BlackDie(Step[MarcoPoloState]):
    """Take a black die from the pool and roll it; an empty pool gives nothing (MP-112)."""

    name: ClassVar[str] = "black_die"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if table.black_dice > 0:
            take_black_die(table)
        elif table.story is not None:
            table.tell("no_black_die", {})
        return False


def take_black_die(table: MarcoPoloState) -> None:
    """Raschid's has no value until he places it (MP-118)."""
    traveller = table.traveller()
    table.black_dice -= 1
    value: i64 = UNSET
    if traveller.character != RASCHID:
        value = table.chance.draw("black die").below(6) + 1
        table.revealed += 1
    traveller.dice += one(BLACK, value)
    if table.story is not None:
        table.tell("black_die", {"value": int(value)})
