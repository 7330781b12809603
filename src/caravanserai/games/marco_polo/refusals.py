"""The facts that refusals mention, so that their sentences can say what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.contracts import CONTRACTS
from caravanserai.games.marco_polo.components.places import CITY_SLOTS
from caravanserai.games.marco_polo.components.spaces import (
    ADJUST_COST,
    BLACK_DIE_COST,
    DICE_NEEDED,
    FIRST_CARD,
    REROLL_COST,
)
from caravanserai.games.marco_polo.rules.openings import least_for_khan
from caravanserai.games.marco_polo.rules.stepping import step_price
from caravanserai.games.marco_polo.store import CAMEL, COIN, counts, missing, number_of

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.marco_polo.state import MarcoPoloState


def details(table: MarcoPoloState, reason: Reason, move: Move) -> Mapping[str, Detail]:
    """What the sentence of a refusal needs to know."""
    traveller = table.traveller()
    if reason is reasons.CONTRACT_NOT_COVERED:
        return {"missing": [*missing(traveller.store, CONTRACTS[traveller.at(move.a)].cost), 0]}
    if reason is reasons.CANNOT_PAY_TRIP or reason is reasons.CANNOT_PAY_STEP:
        return {"cost": [*counts(step_price(table, move)), 0]}
    if reason is reasons.NOT_ENOUGH_DICE:
        space = move.a if move.kind == "place" else FIRST_CARD + move.a - 1
        return {"dice": int(DICE_NEEDED[space])}
    if reason is reasons.KHAN_TOO_LOW:
        return {"value": int(least_for_khan(table))}
    if reason is reasons.CANNOT_PAY_OCCUPIED:
        return {"coins": int(number_of(traveller.store, COIN))}
    if reason is reasons.COLUMN_TOO_HIGH or reason is reasons.CONTRACT_OUT_OF_REACH:
        return {"value": int(table.action.lowest)}
    if reason is reasons.NO_CAMELS_TO_REROLL:
        return {"camels": int(number_of(REROLL_COST, CAMEL))}
    if reason is reasons.NO_CAMELS_TO_ADJUST:
        return {"camels": int(number_of(ADJUST_COST, CAMEL))}
    if reason is reasons.NO_CAMELS_FOR_BLACK:
        return {"camels": int(number_of(BLACK_DIE_COST, CAMEL))}
    if reason is reasons.NO_POST_IN_CITY or reason is reasons.POST_TOO_NEW:
        return {"place": CITY_SLOTS[move.a - 1]}
    return {}
