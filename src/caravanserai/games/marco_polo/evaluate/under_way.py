"""What the main action under way still promises, for judging positions in the middle of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.spaces import (
    CAMELS,
    CONTRACTS_SPACE,
    DICE_NEEDED,
    FIRST_CARD,
    GOLD_ROW,
    KHAN,
    TRAVEL,
)
from caravanserai.games.marco_polo.dice import FACES
from caravanserai.games.marco_polo.evaluate import worth
from caravanserai.games.marco_polo.evaluate.promise import promise
from caravanserai.games.marco_polo.rules.openings import price_of
from caravanserai.games.marco_polo.step_ids import CHOOSE_DIE, COLUMN, TAKE_CONTRACT, TIMES, USE_AGAIN, WAY
from caravanserai.games.marco_polo.store import CAMEL, COIN, covers

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

STEPS_WORTH: Final = [0.0, 1.0, 2.6, 4.0, 4.8, 5.3, 5.6, 5.6]  # what so many steps at most are good for


def under_way(table: MarcoPoloState, traveller: Traveller) -> float:
    """The gain to come from the dice that are already chosen."""
    step = table.step
    value = table.action.lowest
    if step == CHOOSE_DIE:
        if value == FACES:
            return 0.0
        space = table.action.space
        share = 1.0 - float(table.argument) / float(DICE_NEEDED[space])
        return share * (_gain(table, traveller, space, value) - worth.UNIT[COIN] * float(price_of(table, space, value)))
    if step in (COLUMN, TAKE_CONTRACT, TIMES, WAY, USE_AGAIN):
        return _gain(table, traveller, table.action.space, value)
    return 0.0


def _gain(table: MarcoPoloState, traveller: Traveller, space: i64, value: i64) -> float:
    """What a space gives with this lowest die."""
    if CAMELS <= space <= GOLD_ROW:
        return worth.BAZAAR_WORTH[space - CAMELS][value - 1]
    if space == CONTRACTS_SPACE:
        return _best_contracts(table, traveller, value)
    if space == TRAVEL:
        return STEPS_WORTH[value]
    if space == KHAN:
        return worth.ANY_GOOD + 2.0 * worth.UNIT[CAMEL] - 0.05 * float(value)
    if space >= FIRST_CARD:
        return _card_gain(table, traveller, space - FIRST_CARD, value)
    return 5.0 * worth.UNIT[COIN]


def _best_contracts(table: MarcoPoloState, traveller: Traveller, value: i64) -> float:
    """The two best promises in reach."""
    best = 0.0
    second = 0.0
    for space in range(min(value, i64(len(table.row)))):
        if int(space) + 1 in table.action.taken:
            found = 3.0 + promise(traveller, table.row[space])  # chosen ones count before any other
        else:
            found = promise(traveller, table.row[space]) + 0.3 * float(max(i64(0), space - 3))
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    free = traveller.free_slots()
    return best + (second if free == 2 else 0.3 * second) - (0.0 if free > 0 else 1.0)


def _card_gain(table: MarcoPoloState, traveller: Traveller, slot: i64, value: i64) -> float:
    """A card used as often as the die and the store allow."""
    number = table.city_cards[slot]
    card = CITY_CARDS[number]
    if card.table:
        return worth.reward_worth(card.table[value - 1])
    uses = table.action.uses_left if table.step != CHOOSE_DIE else value
    times: i64 = 0
    while times < uses and covers(traveller.store, card.cost * (times + 1)):
        times += 1
    return float(times) * worth.CARD_NET[number]
