"""How a round begins and ends (MP-22 to MP-33, MP-135 to MP-137)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.characters import MATTEO, RASCHID, ROUND_START
from caravanserai.games.marco_polo.components.contracts import ROUND_STACK
from caravanserai.games.marco_polo.components.places import FIRST_PROVINCE, PROVINCES
from caravanserai.games.marco_polo.components.spaces import (
    BLACK_DICE,
    COMPENSATION_BELOW,
    KHAN,
    NEUTRAL_ON_KHAN,
    OWN_DICE,
    ROUNDS,
)
from caravanserai.games.marco_polo.dice import NO_DICE, OWN, UNSET, WHITE, one, pips
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.placed import NEUTRAL, owner_of, space_of
from caravanserai.games.marco_polo.rules.gains import gain
from caravanserai.games.marco_polo.rules.takings import MISSING_BITS, compensation, missing_points
from caravanserai.games.marco_polo.state import NOBODY_TRAVELLED, MarcoPoloState
from caravanserai.games.marco_polo.step_ids import (
    BEGIN_ROUND,
    COMPENSATE,
    END_ROUND,
    NEXT_TURN,
    PROVINCE_GAIN,
    ROLL,
    ROUND_BONUS,
    TURN,
)
from caravanserai.games.marco_polo.store import counts

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

COMPENSATIONS: Final = MOVES.of("compensate")
COMPENSATE_CODE: Final[i64] = MOVES.code("compensate")


class BeginRound(Step[MarcoPoloState]):
    """The last traveller becomes start player (MP-24); then come bonuses and dice, in that order."""

    name: ClassVar[str] = "begin_round"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if table.last_traveller != NOBODY_TRAVELLED:
            table.first = table.last_traveller
            table.last_traveller = NOBODY_TRAVELLED
        table.seat = table.first
        if table.story is not None:
            table.tell("round_began", {"round": int(table.round)})
        table.agenda.push(ROLL)
        for behind in range(table.players - 1, -1, -1):
            table.agenda.push(ROUND_BONUS, (table.first + behind) % table.players)
        return False


class RoundBonus(Step[MarcoPoloState]):
    """A player's character bonus, then the bonuses of the provinces with posts in letter order (MP-26, MP-27)."""

    name: ClassVar[str] = "round_bonus"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        table.seat = argument
        traveller = table.traveller()
        for province in range(PROVINCES - 1, -1, -1):
            if traveller.has_post(FIRST_PROVINCE + province):
                table.agenda.push(PROVINCE_GAIN, table.province_bonuses[province])
        gain(table, ROUND_START[traveller.character], "character")
        return False


class Roll(Step[MarcoPoloState]):
    """All dice come back (MP-28) and everybody rolls, from the start player on (MP-29, MP-152)."""

    name: ClassVar[str] = "roll"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        collect_dice(table)
        missing: list[int] = []
        for behind in range(table.players):
            seat = (table.first + behind) % table.players
            roll_dice(table, seat)
            total = pips(table.travellers[seat].dice)
            if total < COMPENSATION_BELOW and table.travellers[seat].character != RASCHID:
                missing.append(int((seat << MISSING_BITS) | (COMPENSATION_BELOW - total)))
        table.revealed += 1
        table.seat = (table.first + table.players - 1) % table.players  # so that the start player comes next
        table.agenda.push(NEXT_TURN)
        for entitled in reversed(missing):
            table.agenda.push(COMPENSATE, entitled)
        return False


def collect_dice(table: MarcoPoloState) -> None:
    """All dice leave the action spaces except the neutral ones, and the city cards are free again (MP-137)."""
    table.placed = [die for die in table.placed if owner_of(die) == NEUTRAL]
    table.occupied = 0
    for die in table.placed:
        table.occupied |= i64(1) << space_of(die)
    table.khan_count = NEUTRAL_ON_KHAN[int(table.players)]
    table.khan_value = 1 if table.occupied & (i64(1) << KHAN) else 0
    table.black_dice = BLACK_DICE[int(table.players)]
    for traveller in table.travellers:
        traveller.dice = NO_DICE
        traveller.used = 0


def roll_dice(table: MarcoPoloState, seat: i64) -> None:
    """Five dice, and the white one last; Raschid's stay without a value (MP-29, MP-117, MP-119)."""
    traveller = table.travellers[seat]
    if traveller.character == RASCHID:
        traveller.dice = one(OWN, UNSET) * OWN_DICE
        return
    values: list[int] = []
    roll = table.chance.draw("dice")
    for _ in range(OWN_DICE):
        value = roll.below(6) + 1
        traveller.dice += one(OWN, value)
        values.append(int(value))
    if traveller.character == MATTEO:
        value = roll.below(6) + 1
        traveller.dice += one(WHITE, value)
        values.append(int(value))
    if table.story is not None:
        table.tell_of(seat, "rolled", {"values": values, "total": sum(values)})


class Compensate(Step[MarcoPoloState]):
    """A poor roll is made up for with coins and camels in any mix (MP-30)."""

    name: ClassVar[str] = "compensate"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        table.decider = argument >> MISSING_BITS
        return True

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return COMPENSATIONS[: missing_points(table) + 1]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != COMPENSATE_CODE:
            return reasons.MUST_TAKE_COMPENSATION
        return None if move.a <= missing_points(table) else reasons.NOT_THAT_MANY

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        gained = compensation(missing_points(table), move.a)
        table.travellers[table.decider].store += gained
        if table.story is not None:
            table.tell_of(table.decider, "compensated", {"gain": [*counts(gained), 0]})

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"missing": int(missing_points(table))}


class NextTurn(Step[MarcoPoloState]):
    """The turn passes to the next player who holds a die; when nobody does, the round ends (MP-32, MP-33)."""

    name: ClassVar[str] = "next_turn"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        for ahead in range(1, table.players + 1):
            seat = (table.seat + ahead) % table.players
            if table.travellers[seat].dice != NO_DICE:
                table.seat = seat
                table.turn += 1
                table.action.begin(table.traveller().posts)
                table.agenda.push(TURN)
                return False
        table.agenda.push(END_ROUND)
        return False


class EndRound(Step[MarcoPoloState]):
    """Contracts left in the row go under the special stack, the next six are opened (MP-135, MP-136)."""

    name: ClassVar[str] = "end_round"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if table.story is not None and table.row:
            table.tell("row_discarded", {"contracts": table.row[:]})
        table.special = table.special + table.row
        table.row = []
        if table.round == ROUNDS:
            table.over = True
            return False
        table.round += 1
        table.turn += 1
        table.row = table.stacks[:ROUND_STACK]
        table.stacks = table.stacks[ROUND_STACK:]
        table.revealed += 1
        if table.story is not None:
            table.tell("row_opened", {"contracts": table.row[:]})
        table.agenda.push(BEGIN_ROUND)
        return False
