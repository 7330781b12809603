"""A turn: bonus actions, one main action, bonus actions (MP-33 to MP-39, MP-99 to MP-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import dice as d
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.characters import RASCHID
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, NO_CONTRACT
from caravanserai.games.marco_polo.components.spaces import (
    ADJUST_COST,
    BLACK_DIE_COST,
    DICE_NEEDED,
    FIRST_CARD,
    PURSE,
    PURSE_COINS,
    REROLL_COST,
)
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.placed import laid
from caravanserai.games.marco_polo.rules.gains import gain, receive, take_black_die
from caravanserai.games.marco_polo.rules.openings import some_main_action, why_closed
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import CHOOSE_DIE, NEXT_TURN, TURN
from caravanserai.games.marco_polo.store import covers

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.marco_polo.travellers import Traveller

PLACE_MOVES: Final = MOVES.of("place")
PLACE_CODE: Final[i64] = MOVES.code("place")
CARD_MOVES: Final = MOVES.of("card")
CARD_CODE: Final[i64] = MOVES.code("card")
FULFIL_MOVES: Final = MOVES.of("fulfil")
FULFIL_CODE: Final[i64] = MOVES.code("fulfil")
PURSE_MOVES: Final = MOVES.of("purse")
PURSE_CODE: Final[i64] = MOVES.code("purse")
REROLLS: Final = MOVES.of("reroll")
REROLL_CODE: Final[i64] = MOVES.code("reroll")
RAISES: Final = MOVES.of("raise")
RAISE_CODE: Final[i64] = MOVES.code("raise")
LOWERS: Final = MOVES.of("lower")
LOWER_CODE: Final[i64] = MOVES.code("lower")

GO_CODE: Final[i64] = MOVES.code("go")

COLUMN_CODE: Final[i64] = MOVES.code("column")

CONTRACT_CODE: Final[i64] = MOVES.code("contract")
BLACK_DIE_MOVE: Final = MOVES["black-die"]
END_TURN: Final = MOVES["end-turn"]


class Turn(Step[MarcoPoloState]):
    """What the active player may do next."""

    name: ClassVar[str] = "turn"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if self.anything_left(table):
            return True
        table.agenda.push(NEXT_TURN)
        return False

    def anything_left(self, table: MarcoPoloState) -> bool:
        """A player without dice who can fulfil nothing and buy nothing has only the end of the turn (MP-38)."""
        traveller = table.traveller()
        if traveller.dice != d.NO_DICE:
            return True
        if table.options["after_last_die"] == "pass":
            return False
        return (
            _why_no_black_die(table, traveller) is None
            or _why_no_fulfil(traveller, 1) is None
            or _why_no_fulfil(traveller, 2) is None
        )

    def offers(self, table: MarcoPoloState) -> list[Move]:
        traveller = table.traveller()
        found: list[Move] = []
        if not table.action.main_done and traveller.dice != d.NO_DICE:
            found += PLACE_MOVES
            if traveller.posts:
                found += CARD_MOVES
        return found + self.bonus_offers(traveller)

    def meant(self, table: MarcoPoloState) -> list[Move]:
        return PLACE_MOVES + CARD_MOVES + self.bonus_offers(table.traveller())

    def bonus_offers(self, traveller: Traveller) -> list[Move]:
        """The bonus actions with the dice in hand, and the end of the turn."""
        found = FULFIL_MOVES[:]
        for colour in range(d.COLOURS):
            for value in range(d.FACES):
                if d.number_of(traveller.dice, colour, value) > 0:
                    found.append(PURSE_MOVES[colour * d.FACES + value])
                    if value != d.UNSET:
                        number = colour * d.HIGHEST + value - 1
                        found.append(REROLLS[number])
                        found.append(RAISES[number])
                        found.append(LOWERS[number])
        found.append(BLACK_DIE_MOVE)
        found.append(END_TURN)
        return found

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        code = move.code
        if code == PLACE_CODE:
            return why_closed(table, move.a)
        if code == CARD_CODE:
            return why_closed(table, FIRST_CARD + move.a - 1)
        traveller = table.traveller()
        if code == FULFIL_CODE:
            return _why_no_fulfil(traveller, move.a)
        if code == PURSE_CODE:
            return None if d.number_of(traveller.dice, move.a, move.b) > 0 else reasons.NO_SUCH_DIE_FOR_PURSE
        if REROLL_CODE <= code <= LOWER_CODE:
            return _why_no_change(traveller, move)
        if move is BLACK_DIE_MOVE:
            return _why_no_black_die(table, traveller)
        if move is END_TURN:
            return _why_no_end(table, traveller)
        return reasons.MAIN_ACTION_DONE if table.action.main_done else _why_not_yet(code)

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        code = move.code
        if move is END_TURN:
            table.agenda.push(NEXT_TURN)
            return
        table.agenda.push(TURN)
        if code == PLACE_CODE:
            begin_main_action(table, move.a)
        elif code == CARD_CODE:
            begin_main_action(table, FIRST_CARD + move.a - 1)
        elif code == FULFIL_CODE:
            fulfil(table, move.a)
        elif code == PURSE_CODE:
            put_into_purse(table, move.a, move.b)
        elif code == REROLL_CODE:
            reroll(table, move.a, move.b)
        elif code == RAISE_CODE:
            turn_die(table, move.a, move.b, move.b + 1)
        elif code == LOWER_CODE:
            turn_die(table, move.a, move.b, move.b - 1)
        else:
            table.action.black_bought = True
            table.traveller().store -= BLACK_DIE_COST
            take_black_die(table)


def _why_no_fulfil(traveller: Traveller, slot: i64) -> Reason | None:
    contract = traveller.at(slot)
    if contract == NO_CONTRACT:
        return reasons.NO_CONTRACT_IN_SLOT
    return None if covers(traveller.store, CONTRACTS[contract].cost) else reasons.CONTRACT_NOT_COVERED


def _why_no_change(traveller: Traveller, move: Move) -> Reason | None:
    """Reroll and adjust (MP-102, MP-103, MP-106, MP-118)."""
    if traveller.character == RASCHID:
        return reasons.DICE_WITHOUT_VALUE
    rolling = move.code == REROLL_CODE
    if d.number_of(traveller.dice, move.a, move.b) == 0:
        return reasons.NO_SUCH_DIE_TO_REROLL if rolling else reasons.NO_SUCH_DIE_TO_TURN
    if rolling:
        return None if covers(traveller.store, REROLL_COST) else reasons.NO_CAMELS_TO_REROLL
    if move.b == (d.HIGHEST if move.code == RAISE_CODE else 1):
        return reasons.NO_FURTHER
    return None if covers(traveller.store, ADJUST_COST) else reasons.NO_CAMELS_TO_ADJUST


def _why_no_black_die(table: MarcoPoloState, traveller: Traveller) -> Reason | None:
    """MP-104."""
    if table.action.black_bought:
        return reasons.BLACK_DIE_BOUGHT
    if table.black_dice == 0:
        return reasons.NO_BLACK_DICE
    return None if covers(traveller.store, BLACK_DIE_COST) else reasons.NO_CAMELS_FOR_BLACK


def _why_not_yet(code: i64) -> Reason:
    """What comes with the dice of an action, asked for before the action is begun."""
    if code == GO_CODE:
        return reasons.LAY_FOR_TRAVEL
    if code == COLUMN_CODE:
        return reasons.LAY_FOR_BAZAAR
    if code == CONTRACT_CODE:
        return reasons.LAY_FOR_CONTRACTS
    return reasons.MUST_CHOOSE_ACTION


def _why_no_end(table: MarcoPoloState, traveller: Traveller) -> Reason | None:
    """MP-35 to MP-37."""
    if table.action.main_done or traveller.dice == d.NO_DICE:
        return None
    if some_main_action(table):
        return reasons.MAIN_ACTION_DUE
    return None if table.action.purse_used else reasons.PURSE_DUE


def begin_main_action(table: MarcoPoloState, space: i64) -> None:
    """The space is chosen; the dice come next (MP-39)."""
    action = table.action
    action.space = space
    action.chosen = d.NO_DICE
    action.lowest = d.FACES
    action.provinces_used = 0
    table.agenda.push(CHOOSE_DIE, DICE_NEEDED[space])


def fulfil(table: MarcoPoloState, slot: i64) -> None:
    """Deliver an active contract; its slot is free before the reward comes (MP-99)."""
    traveller = table.traveller()
    contract = traveller.at(slot)
    traveller.store -= CONTRACTS[contract].cost
    traveller.put(slot, NO_CONTRACT)
    traveller.completed = [*traveller.completed, int(contract)]
    if table.story is not None:
        table.tell("fulfilled", {"contract": int(contract), "slot": int(slot)})
    gain(table, CONTRACTS[contract].reward, "contract")


def put_into_purse(table: MarcoPoloState, colour: i64, value: i64) -> None:
    """A die for 3 coins (MP-101)."""
    table.action.purse_used = True
    table.traveller().dice -= d.one(colour, value)
    table.placed.append(laid(PURSE, table.seat, colour, value))
    if table.story is not None:
        table.tell("purse", {"colour": int(colour), "value": int(value)})
    receive(table, PURSE_COINS.store, 0, "purse")


def reroll(table: MarcoPoloState, colour: i64, value: i64) -> None:
    """Roll one die again (MP-102)."""
    traveller = table.traveller()
    traveller.store -= REROLL_COST
    fresh = table.chance.draw("rerolled die").below(6) + 1
    traveller.dice += d.one(colour, fresh) - d.one(colour, value)
    table.revealed += 1
    if table.story is not None:
        table.tell("rerolled", {"colour": int(colour), "before": int(value), "value": int(fresh)})


def turn_die(table: MarcoPoloState, colour: i64, value: i64, fresh: i64) -> None:
    """Turn one die by one (MP-103)."""
    traveller = table.traveller()
    traveller.store -= ADJUST_COST
    traveller.dice += d.one(colour, fresh) - d.one(colour, value)
    if table.story is not None:
        table.tell("turned", {"colour": int(colour), "before": int(value), "value": int(fresh)})
