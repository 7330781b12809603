"""Steps about the cubes in a caravan: gaining, upgrading, and the storage limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import can_upgrade, number_of, one, total, upgraded
from caravanserai.games.century.steps.choosing import OneCube
from caravanserai.games.century.steps.step_arguments import MUST, both, number_in, second_in
from caravanserai.games.century.steps.step_ids import LIMIT, UPGRADE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reason_list import Refusals
    from caravanserai.core.reasons import Reason


class Gain(Step[CubeTable]):
    """Take cubes from the supply; nothing to decide."""

    name: ClassVar[str] = "gain"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.give(table.merchant(), argument)
        table.tell_cubes("gained", argument)
        return False


class AllGain(Step[CubeTable]):
    """Every player takes the cubes, the maker included (SR-57)."""

    name: ClassVar[str] = "all_gain"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        for merchant in table.merchants:
            table.give(merchant, argument)
        table.tell_cubes("all_gained", argument)
        return False


class UpgradeReasons:
    """Why an upgrade is not finished or cannot be made. Only where one step has to be made there is a third."""

    def __init__(self, unfinished: Reason, no_such_cube: Reason, must_act: Reason | None = None) -> None:
        self.unfinished = unfinished
        self.no_such_cube = no_such_cube
        self.must_act = must_act


def upgrade_reasons(refusals: Refusals, clause: str, once: bool = False) -> UpgradeReasons:
    """The reasons of an upgrade that one clause speaks of; `once` where one step has to be made."""
    must_act = refusals.reason("must_act_once", clause) if once else None
    unfinished = refusals.reason("must_finish_upgrade", clause)
    return UpgradeReasons(unfinished, refusals.reason("no_such_cube", clause), must_act)


class Upgrade(Step[CubeTable]):
    """Raise one cube by one step, again and again up to a number (SR-20)."""

    name: ClassVar[str] = "upgrade"

    def __init__(self, moves: MoveTable, reasons: UpgradeReasons) -> None:
        self.moves = moves.of("upgrade")
        self.code: i64 = moves.code("upgrade")
        self.done = moves["done"]
        self.reasons = reasons

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return number_in(argument) > 0 and can_upgrade(table.merchant().cubes)

    def offers(self, table: CubeTable) -> list[Move]:
        return [self.moves[0], self.moves[1], self.moves[2], self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        reasons = self.reasons_for(table.argument)
        if move.code == self.code:
            return None if number_of(table.merchant().cubes, move.a) > 0 else reasons.no_such_cube
        if move is self.done:
            return reasons.must_act if second_in(table.argument) & MUST else None
        return reasons.unfinished

    def reasons_for(self, argument: i64) -> UpgradeReasons:
        """Why something is refused, by what brings the upgrade."""
        return self.reasons

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.done:
            return
        merchant = table.merchant()
        merchant.cubes = upgraded(merchant.cubes, move.a)
        if table.story is not None:
            table.tell("upgraded", {"colour": int(move.a)})
        table.agenda.push(UPGRADE, both(number_in(table.argument) - 1, second_in(table.argument) & ~MUST))

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"left": int(number_in(table.argument))}


class Limit(OneCube[CubeTable]):
    """At the end of the turn a caravan or hold above its limit returns the excess (SR-40, EW-39)."""

    name: ClassVar[str] = "discard"
    kind: ClassVar[str] = "discard"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return total(table.merchant().cubes) > table.storage(table.seat)

    def perform(self, table: CubeTable, move: Move) -> None:
        merchant = table.merchant()
        merchant.cubes -= one(move.a)
        table.tell_cubes("returned", one(move.a))
        table.agenda.push(LIMIT)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"left": int(total(table.merchant().cubes) - table.storage(table.seat))}
