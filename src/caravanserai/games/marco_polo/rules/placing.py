"""Placing dice, paying for an occupied space, and what the space then gives (MP-39 to MP-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.characters import MERCATOR as MERCATOR_CHARACTER
from caravanserai.games.marco_polo.components.spaces import (
    CAMELS,
    COINS,
    CONTRACTS_SPACE,
    FIRST_CARD,
    FIVE_COINS,
    GOLD_ROW,
    KHAN,
    KHAN_REWARD,
    TRAVEL,
)
from caravanserai.games.marco_polo.dice import (
    COLOURS,
    HIGHEST,
    NO_DICE,
    OWN,
    OWN_DICE,
    listed,
    lowest,
    number_of,
    off_colour,
    one,
)
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.placed import laid
from caravanserai.games.marco_polo.rules.cards import use_card
from caravanserai.games.marco_polo.rules.choices import Choice
from caravanserai.games.marco_polo.rules.gains import gain
from caravanserai.games.marco_polo.rules.openings import (
    face_up,
    is_paid,
    least_for_khan,
    price_of,
    reach_of,
    why_useless,
)
from caravanserai.games.marco_polo.rules.takings import bazaar_reward
from caravanserai.games.marco_polo.rules.travelling import set_out
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import ACT, CHOOSE_DIE, COLUMN, MERCATOR, TAKE_CONTRACT
from caravanserai.games.marco_polo.store import CAMEL, COIN, of

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

DIE_MOVES: Final = MOVES.of("die")
DIE_CODE: Final[i64] = MOVES.code("die")
COLUMN_MOVES: Final = MOVES.of("column")
COLUMN_CODE: Final[i64] = MOVES.code("column")


class ChooseDie(Choice):
    """One of the dice for the chosen space. The argument says how many are still to be placed."""

    name: ClassVar[str] = "choose_die"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        traveller = table.traveller()
        found: list[Move] = []
        for colour in range(COLOURS):
            for value in range(1, HIGHEST + 1):
                if number_of(traveller.dice, colour, face_up(traveller, value)) > 0:
                    found.append(DIE_MOVES[colour * HIGHEST + value - 1])
        return found

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != DIE_CODE:
            return reasons.MUST_PLACE_DICE
        traveller = table.traveller()
        face = face_up(traveller, move.b)
        if number_of(traveller.dice, move.a, face) == 0:
            return reasons.NO_SUCH_DIE
        space = table.action.space
        own_is_used = (traveller.used >> space) & 1 == 1
        if move.a == OWN and own_is_used:
            return reasons.ONCE_PER_COLOUR_KHAN if space == KHAN else reasons.ONCE_PER_COLOUR
        if space == KHAN:
            return reasons.KHAN_TOO_LOW if move.b < least_for_khan(table) else None
        value = min(table.action.lowest, move.b)
        if table.argument > 1:  # a lower die may still come and make the space cheaper
            rest = traveller.dice - one(move.a, face)
            value = min(value, lowest(off_colour(rest) if own_is_used else rest))
        return why_useless(table, space, value)

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        traveller = table.traveller()
        action = table.action
        traveller.dice -= one(move.a, face_up(traveller, move.b))
        action.chosen += one(move.a, move.b)
        action.lowest = min(action.lowest, move.b)
        table.placed.append(laid(action.space, table.seat, move.a, move.b))
        if table.argument > 1:
            table.agenda.push(CHOOSE_DIE, table.argument - 1)
        else:
            table.agenda.push(ACT)

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        action = table.action
        return {
            "space": int(action.space),
            "dice": int(table.argument),
            "paid": int(is_paid(table, action.space)),
            "reach": int(reach_of(table, action.space, action.lowest)) if action.chosen != NO_DICE else 0,
        }


class Act(Step[MarcoPoloState]):
    """The dice lie: pay for an occupied space, then carry the action out (MP-39)."""

    name: ClassVar[str] = "act"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        action = table.action
        space = action.space
        traveller = table.traveller()
        price = price_of(table, space, action.lowest)
        traveller.store -= of(COIN, price)
        self.occupy(table)
        action.main_done = True
        if table.story is not None:
            dice = listed(action.chosen)
            table.tell(
                "placed",
                {
                    "space": int(space),
                    "colours": [colour for colour, _ in dice],
                    "values": [value for _, value in dice],
                    "price": int(price),
                },
            )
        if space >= FIRST_CARD:
            use_card(table, space - FIRST_CARD)
        elif space == CONTRACTS_SPACE:
            action.taken = []
            table.agenda.push(TAKE_CONTRACT, 0)
        elif space == TRAVEL:
            set_out(table)
        else:
            table.agenda.push(MERCATOR, space)
            if space == COINS:
                gain(table, FIVE_COINS, "coins")
            elif space == KHAN:
                gain(table, KHAN_REWARD, "khan")
            else:
                table.agenda.push(COLUMN)
        return False

    def occupy(self, table: MarcoPoloState) -> None:
        """From now on the dice close the space or raise its price for those who come after."""
        action = table.action
        space = action.space
        table.occupied |= i64(1) << space
        if space == KHAN:
            table.khan_count += 1
            table.khan_value = action.lowest
            if table.options["khan_colours"] == "each_place":
                return  # the next place has seen no dice of this colour (MP-60)
        if action.chosen & OWN_DICE:
            table.traveller().used |= i64(1) << space


class Column(Choice):
    """The column of the bazaar row: the lowest die's, or any lower one (MP-55)."""

    name: ClassVar[str] = "column"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return COLUMN_MOVES[: self.highest(table)]

    def meant(self, table: MarcoPoloState) -> list[Move]:
        return COLUMN_MOVES

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != COLUMN_CODE:
            return reasons.MUST_CHOOSE_COLUMN
        return None if move.a <= self.highest(table) else reasons.COLUMN_TOO_HIGH

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        gain(table, bazaar_reward(table.action.space, move.a), "bazaar")

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"space": int(table.action.space), "value": int(self.highest(table))}

    def highest(self, table: MarcoPoloState) -> i64:
        return reach_of(table, table.action.space, table.action.lowest)


class Mercator(Step[MarcoPoloState]):
    """Mercator earns from what others do, after they have done it (MP-129 to MP-132)."""

    name: ClassVar[str] = "mercator"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        for seat in range(table.players):
            if table.travellers[seat].character == MERCATOR_CHARACTER and seat != table.seat:
                self.earn(table, seat, argument)
        return False

    def earn(self, table: MarcoPoloState, seat: i64, space: i64) -> None:
        """What a use of this space by another player brings; it depends on the number of players."""
        kind: i64 = CAMEL
        number: i64 = 1
        if CAMELS <= space <= GOLD_ROW:
            kind = CAMEL + space - CAMELS
        elif space == KHAN and table.players < 4:
            kind = CAMEL
        elif space == COINS and table.players == 2:
            kind = COIN
            number = 2
        else:
            return
        table.travellers[seat].store += of(kind, number)
        if table.story is not None:
            gained = [0] * 6
            gained[kind] = int(number)
            table.tell_of(seat, "gained", {"gain": gained, "source": "mercator"})
