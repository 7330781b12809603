"""Which action spaces are open to a player, and at what price (MP-40 to MP-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components import city_cards as cards
from caravanserai.games.marco_polo.components.characters import BERKE, RASCHID
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.places import CITY_SLOTS, FIRST_PROVINCE, PROVINCES
from caravanserai.games.marco_polo.components.spaces import (
    COINS,
    CONTRACTS_SPACE,
    DICE_NEEDED,
    FIRST_CARD,
    KHAN,
    KHAN_SPACES,
    PURSE,
    TRAVEL,
    TRAVEL_PRICE,
)
from caravanserai.games.marco_polo.dice import HIGHEST, UNSET, highest, lowest, off_colour, total
from caravanserai.games.marco_polo.rules.stepping import can_step
from caravanserai.games.marco_polo.store import COIN, PAIRS, covers, goods_in, number_of, of

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.marco_polo.components.city_cards import CityCard
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller


def is_occupied(table: MarcoPoloState, space: i64) -> bool:
    """Whether any die lies there, whoever it belongs to (MP-50)."""
    return (table.occupied >> space) & 1 == 1


def face_up(traveller: Traveller, value: i64) -> i64:
    """The face by which a die on the player board is found: Raschid's have none until placed (MP-117)."""
    return i64(UNSET) if traveller.character == RASCHID else value


def fitting_dice(traveller: Traveller, space: i64) -> i64:
    """The dice a player may still use on a space: own colour only once (MP-43, MP-44)."""
    return off_colour(traveller.dice) if (traveller.used >> space) & 1 else traveller.dice


def price_of(table: MarcoPoloState, space: i64, value: i64) -> i64:
    """The coins due for using a space with this lowest die (MP-49, MP-120)."""
    if space == KHAN or space >= FIRST_CARD or not is_occupied(table, space):
        return 0
    return 0 if table.traveller().character == BERKE else value


def is_paid(table: MarcoPoloState, space: i64) -> bool:
    """Whether a space has to be paid for now, by whatever die."""
    return price_of(table, space, HIGHEST) > 0


def least_for_khan(table: MarcoPoloState) -> i64:
    """The least value the Khan takes next (MP-58)."""
    return max(table.khan_value, i64(1))


def reach_of(table: MarcoPoloState, space: i64, value: i64) -> i64:
    """How far a lowest die goes: to which column, contract or step (MP-55, MP-62, MP-70); nowhere if it is all one."""
    if space in (COINS, KHAN) or space >= FIRST_CARD:
        return 0
    return min(value, i64(len(table.row))) if space == CONTRACTS_SPACE else value


def why_closed(table: MarcoPoloState, space: i64) -> Reason | None:
    """Why the active player cannot use a space at all, or nothing."""
    if table.action.main_done:
        return reasons.MAIN_ACTION_DONE
    if space >= FIRST_CARD:
        reason = _why_card_closed(table, space - FIRST_CARD)
        if reason is not None:
            return reason
    if space == KHAN and table.khan_count == KHAN_SPACES:
        return reasons.KHAN_FULL
    traveller = table.traveller()
    dice = fitting_dice(traveller, space)
    if total(dice) < DICE_NEEDED[space]:
        if total(traveller.dice) < DICE_NEEDED[space]:
            return reasons.NOT_ENOUGH_DICE
        return reasons.ONCE_PER_COLOUR_KHAN if space == KHAN else reasons.ONCE_PER_COLOUR
    if space == KHAN:
        return reasons.KHAN_TOO_LOW if highest(dice) < least_for_khan(table) else None
    return why_useless(table, space, lowest(dice))


def why_useless(table: MarcoPoloState, space: i64, value: i64) -> Reason | None:
    """Why a space could not be paid for and carried out at least once with this lowest die (MP-47, MP-52)."""
    traveller = table.traveller()
    if space >= FIRST_CARD:
        return why_card_useless(table, CITY_CARDS[table.city_cards[space - FIRST_CARD]])
    price = price_of(table, space, value)
    if number_of(traveller.store, COIN) < price:
        return reasons.CANNOT_PAY_OCCUPIED
    if space == CONTRACTS_SPACE and not table.row:
        return reasons.ROW_EMPTY
    if space == TRAVEL:
        due = of(COIN, price + TRAVEL_PRICE[1])
        if not covers(traveller.store, due) or not can_step(traveller, traveller.store - due):
            return reasons.CANNOT_TRAVEL
    return None


def _why_card_closed(table: MarcoPoloState, slot: i64) -> Reason | None:
    city: i64 = CITY_SLOTS[slot]
    if not table.traveller().has_post(city):
        return reasons.NO_POST_IN_CITY
    if not table.new_posts_open and not (table.action.opened >> city) & 1:
        return reasons.POST_TOO_NEW
    return reasons.CARD_USED if is_occupied(table, FIRST_CARD + slot) else None


def why_card_useless(table: MarcoPoloState, card: CityCard) -> Reason | None:
    """Why a city card cannot be carried out even once now, or nothing."""
    traveller = table.traveller()
    store = traveller.store
    kind = card.kind
    if kind == cards.OWN_PROVINCES:
        if free_provinces(table) == 0:
            return reasons.NO_OWN_PROVINCE
        return None if covers(store, card.cost) else reasons.CANNOT_PAY_CARD
    if kind == cards.STEPS:
        if not can_pay(traveller, card):
            return reasons.NEEDS_TWO_GOODS if card.pair_cost else reasons.CANNOT_PAY_CARD
        return None if can_step(traveller, store - card.cost) else reasons.CARD_HAS_NO_STEP
    if kind == cards.COUNT_CONTRACTS:
        return None if traveller.completed else reasons.NOTHING_TO_COUNT
    if kind == cards.COUNT_POSTS:
        return None if traveller.posts else reasons.NOTHING_TO_COUNT
    if kind == cards.BARTER:
        back = card.back
        assert back is not None
        return None if goods_in(store) > 0 or covers(store, back[0]) else reasons.CANNOT_PAY_CARD
    if kind == cards.ONE_WAY:
        back = card.back
        assert back is not None
        return None if covers(store, card.cost) or covers(store, back[0]) else reasons.CANNOT_PAY_CARD
    return None if covers(store, card.cost) else reasons.CANNOT_PAY_CARD


def can_pay(traveller: Traveller, card: CityCard) -> bool:
    """Whether the price of a card can be paid once, a pair of different goods where it asks for one (MP-97)."""
    if card.pair_cost:
        for pair in PAIRS:
            if covers(traveller.store, pair):
                return True
        return False
    return covers(traveller.store, card.cost)


def free_provinces(table: MarcoPoloState) -> i64:
    """The provinces with an own post whose bonus this card use has not yet given, a bit for each place (MP-95)."""
    provinces = ((i64(1) << PROVINCES) - 1) << FIRST_PROVINCE
    return table.traveller().posts & provinces & ~table.action.provinces_used


def some_main_action(table: MarcoPoloState) -> bool:
    """Whether any main action is legal now (MP-35, MP-37)."""
    for space in range(PURSE):
        if why_closed(table, space) is None:
            return True
    return False
