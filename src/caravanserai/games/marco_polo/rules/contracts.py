"""Taking contracts from the row, drawing from the special stack, and making room (MP-62 to MP-69, MP-113)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT, ROW_EXTRA, is_starting
from caravanserai.games.marco_polo.components.spaces import CONTRACTS_SPACE
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rules.choices import Choice
from caravanserai.games.marco_polo.rules.gains import receive
from caravanserai.games.marco_polo.rules.openings import reach_of
from caravanserai.games.marco_polo.rules.takings import row_bonus
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import DROP_CONTRACT, KEEP_CONTRACTS, KEEP_DRAWN, ROW_BONUS, TAKE_CONTRACT

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

CONTRACT_MOVES: Final = MOVES.of("contract")
CONTRACT_CODE: Final[i64] = MOVES.code("contract")
BONUS_MOVES: Final = MOVES.of("bonus")
BONUS_CODE: Final[i64] = MOVES.code("bonus")
DROP_MOVES: Final = MOVES.of("drop")
DROP_CODE: Final[i64] = MOVES.code("drop")
REJECT: Final = MOVES["reject"]
DONE: Final = MOVES["done"]
DROP_OR_REJECT: Final = [*DROP_MOVES, REJECT]

MOST_TAKEN: Final = 2
REFILL: Final = 2


class TakeContract(Choice):
    """One contract in reach of the die, then perhaps another; nothing shifts before both are chosen (MP-62)."""

    name: ClassVar[str] = "take_contract"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        in_reach = CONTRACT_MOVES[: reach_of(table, CONTRACTS_SPACE, table.action.lowest)]
        return in_reach if not table.action.taken else [*in_reach, DONE]

    def meant(self, table: MarcoPoloState) -> list[Move]:
        in_row = CONTRACT_MOVES[: len(table.row)]
        return in_row if not table.action.taken else [*in_row, DONE]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move is DONE:
            return None if table.action.taken else reasons.AT_LEAST_ONE_CONTRACT
        if move.code != CONTRACT_CODE:
            return reasons.MUST_TAKE_CONTRACTS
        if move.a > table.action.lowest:
            return reasons.CONTRACT_OUT_OF_REACH
        if move.a > len(table.row):
            return reasons.NO_CONTRACT_THERE
        return reasons.CONTRACT_CHOSEN if int(move.a) in table.action.taken else None

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        taken = table.action.taken
        if move is not DONE:
            taken.append(int(move.a))
            if len(taken) < MOST_TAKEN:
                table.agenda.push(TAKE_CONTRACT, len(taken))
                return
        table.agenda.push(KEEP_CONTRACTS)
        too_many = len(taken) - table.traveller().free_slots()
        if too_many > 0:
            table.agenda.push(DROP_CONTRACT, too_many)
        for space in reversed(taken):
            if ROW_EXTRA[space - 1]:
                table.agenda.push(ROW_BONUS, ROW_EXTRA[space - 1])

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"value": int(table.action.lowest), "taken": len(table.action.taken)}


class RowBonus(Step[MarcoPoloState]):
    """Coins or camels for a contract from space 5 or 6, one kind (MP-64)."""

    name: ClassVar[str] = "row_bonus"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        return True

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return BONUS_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        return None if move.code == BONUS_CODE else reasons.MUST_TAKE_ROW_BONUS

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        receive(table, row_bonus(table.argument, move.a), 0, "row")

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"number": int(table.argument)}


class DropContract(Choice):
    """Make room by discarding old active contracts, exactly as many as needed (MP-65, MP-66)."""

    name: ClassVar[str] = "drop_contract"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if argument == len(DROP_MOVES):
            for slot in range(1, len(DROP_MOVES) + 1):
                discard_active(table, slot)
            return False
        return super().arrive(table, argument)

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return DROP_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != DROP_CODE:
            return reasons.MUST_MAKE_ROOM
        return reasons.NO_CONTRACT_IN_SLOT if table.traveller().at(move.a) == NO_CONTRACT else None

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        discard_active(table, move.a)


class KeepContracts(Step[MarcoPoloState]):
    """The new contracts become active, the row slides left, and an empty row gets two more (MP-65 to MP-68)."""

    name: ClassVar[str] = "keep_contracts"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        taken = table.action.taken
        for space in taken:
            contract = table.row[space - 1]
            table.traveller().activate(contract)
            if table.story is not None:
                table.tell("took_contract", {"contract": contract, "space": space})
        left = [contract for space, contract in enumerate(table.row, 1) if space not in taken]
        table.row = left
        table.action.taken = []
        if not left:
            while table.special and len(table.row) < REFILL:
                table.row.append(draw_from_special(table))
            if table.story is not None:
                table.tell("row_refilled", {"contracts": table.row[:]})
        return False


def draw_from_special(table: MarcoPoloState) -> int:
    """The top of the special stack, turned face up."""
    if table.unseen_special > 0:
        table.unseen_special -= 1
        table.revealed += 1
    top = table.special[0]
    table.special = table.special[1:]
    return top


def discard(table: MarcoPoloState, contract: int) -> None:
    """Under the special stack; starting contracts leave the game (MP-66)."""
    leaves = is_starting(contract)
    if leaves:
        table.gone = [*table.gone, contract]
    else:
        table.special = [*table.special, contract]
    if table.story is not None:
        table.tell("discarded", {"contract": contract, "leaves": int(leaves)})


def discard_active(table: MarcoPoloState, slot: i64) -> None:
    traveller = table.traveller()
    contract = int(traveller.at(slot))
    traveller.put(slot, NO_CONTRACT)
    discard(table, contract)


class Draw(Step[MarcoPoloState]):
    """A contract from the special stack into a free slot, if there is one (MP-113, MP-114)."""

    name: ClassVar[str] = "draw"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if not table.special:
            if table.story is not None:
                table.tell("no_contract", {})
            return False
        contract = draw_from_special(table)
        if table.story is not None:
            table.tell("drew", {"contract": contract})
        if table.traveller().free_slots() > 0:
            table.traveller().activate(contract)
        else:
            table.agenda.push(KEEP_DRAWN, contract)
        return False


class KeepDrawn(Step[MarcoPoloState]):
    """Both slots are full: replace an active contract or turn the drawn one down (MP-113)."""

    name: ClassVar[str] = "keep_drawn"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        return True

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return DROP_OR_REJECT

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        return None if move is REJECT or move.code == DROP_CODE else reasons.MUST_SETTLE_DRAWN

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        drawn = int(table.argument)
        if move is REJECT:
            discard(table, drawn)
            return
        discard_active(table, move.a)
        table.traveller().put(move.a, drawn)
        if table.story is not None:
            table.tell("kept_drawn", {"contract": drawn, "slot": int(move.a)})

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"contract": int(table.argument)}
