"""When an ability is of use, and how it begins (DH-54 to DH-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang import components as who
from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.components import SLOTS, TRADED
from caravanserai.games.dunhuang.goods import GOODS, NO_GOOD, NOTHING, kinds, number_of, one, total
from caravanserai.games.dunhuang.knowledge import drawn_by
from caravanserai.games.dunhuang.rules.tokens import shielded
from caravanserai.games.dunhuang.step_ids import (
    CHOOSE_DRAWN,
    CHOOSE_HAND,
    CHOOSE_MOVE,
    CHOOSE_RIVAL,
    CHOOSE_SHOP,
    CHOOSE_SLOT,
    CHOOSE_TOKEN,
)

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.dunhuang.state import DunhuangState


def usable(table: DunhuangState) -> bool:
    """Whether the ability under the camel can be carried out and would change something (DH-54)."""
    character = table.character()
    trader = table.trader()
    if character == who.ARTIST:
        return trader.hand != NOTHING
    if character == who.MUSICIAN:
        return trader.shop != NOTHING
    if character == who.PRINCESS:
        return table.tokens_of(table.seat) > 0 and prestige_left(table)
    if character == who.DANCER:
        return prestige_left(table)
    if character == who.TRANSLATOR or character == who.AMBASSADOR:
        return len(table.deck) > 0
    if character == who.SOLDIER:
        return any_swap(table, trader.shop, table.same_good_allowed)
    if character == who.GENERAL:
        return any_swap(table, trader.hand, False)
    if character == who.CHINESE_MERCHANT or character == who.SOGDIAN_MERCHANT:
        return any_rival(table)
    if character == who.MAID:
        return trader.shop != NOTHING and trader.hand != NOTHING and kinds(trader.shop + trader.hand) > 1
    if character == who.SERVANT:
        return trader.shop != NOTHING or trader.hand != NOTHING
    if character == who.SHEPHERD or character == who.PEASANT:
        for slot in range(SLOTS):
            if in_reach(table, slot) and table.market[slot] != NO_GOOD:
                return True
        return False
    for good in range(GOODS):
        if table.owners[good] == table.seat and not shielded(table, good):
            return True
    return False


def why_of_no_use(table: DunhuangState) -> Reason:
    """Why an ability that is not usable is not: nearly always its character asks for something that is missing."""
    character = table.character()
    gives = character == who.DANCER or (character == who.PRINCESS and table.tokens_of(table.seat) > 0)
    return reasons.NO_PRESTIGE_LEFT if gives else reasons.ABILITY_OF_NO_USE[character]


def prestige_left(table: DunhuangState) -> bool:
    """Whether the supply has prestige to give (DH-97)."""
    return not table.finite_prestige or table.prestige_supply > 0


def swap_exists(table: DunhuangState, good: i64, same_allowed: bool) -> bool:
    """Whether some market card can be swapped for a card of this good."""
    for offered in table.market:
        if offered != NO_GOOD and (same_allowed or offered != good):
            return True
    return False


def any_swap(table: DunhuangState, bag: i64, same_allowed: bool) -> bool:
    """Whether some card of the bag can be swapped with the market."""
    for good in range(GOODS):
        if number_of(bag, good) > 0 and swap_exists(table, good, same_allowed):
            return True
    return False


def can_swap_hands(table: DunhuangState, rival: i64) -> bool:
    """Whether a rival has enough cards for the merchants (DH-63)."""
    return cards_traded(table, rival) >= (1 if table.short_swaps else TRADED)


def cards_traded(table: DunhuangState, rival: i64) -> i64:
    """How many cards change hands with a rival: two, or all it has (DH-63)."""
    return min(i64(TRADED), total(table.traders[rival].hand))


def swaps_with_market(character: i64) -> bool:
    """Whether a character swaps an own card for one of the market (DH-61, DH-62)."""
    return character == who.SOLDIER or character == who.GENERAL


def discards(character: i64) -> bool:
    """Whether a character asks for a card to be discarded (DH-55, DH-56)."""
    return character == who.ARTIST or character == who.MUSICIAN


def any_rival(table: DunhuangState) -> bool:
    for rival in range(table.players):
        if rival != table.seat and can_swap_hands(table, rival):
            return True
    return False


def in_reach(table: DunhuangState, slot: i64) -> bool:
    """Whether Shepherd or Peasant may take from this slot (DH-67, DH-68)."""
    ahead = (slot - table.camel + SLOTS) % SLOTS
    if ahead == 0:
        return False
    if table.character() == who.SHEPHERD:
        return ahead == 1 or ahead == SLOTS - 1
    return ahead <= table.walked


def start_ability(table: DunhuangState) -> None:
    """Do what needs no choice, or put the first choice on the agenda."""
    character = table.character()
    if character == who.PRINCESS:
        gain_prestige(table, table.tokens_of(table.seat))
    elif character == who.DANCER:
        gain_prestige(table, 2)
    elif character == who.TRANSLATOR or character == who.AMBASSADOR:
        draw(table, table.walked if character == who.TRANSLATOR else 2)
        table.agenda.push(CHOOSE_DRAWN)
    elif character == who.ARTIST:
        table.agenda.push(CHOOSE_HAND)
    elif character == who.MUSICIAN:
        table.agenda.push(CHOOSE_SHOP)
    elif character == who.SOLDIER:
        table.agenda.push(CHOOSE_SLOT)
        table.agenda.push(CHOOSE_SHOP)
    elif character == who.GENERAL:
        table.agenda.push(CHOOSE_SLOT)
        table.agenda.push(CHOOSE_HAND)
    elif character == who.MAID:
        table.agenda.push(CHOOSE_HAND)
        table.agenda.push(CHOOSE_SHOP)
    elif character == who.SERVANT:
        table.agenda.push(CHOOSE_MOVE)
    elif character == who.SHEPHERD or character == who.PEASANT:
        table.agenda.push(CHOOSE_SLOT)
    elif character == who.MANICHAEAN or character == who.BUDDHIST:
        table.agenda.push(CHOOSE_TOKEN)
    else:
        table.agenda.push(CHOOSE_RIVAL)


def gain_prestige(table: DunhuangState, prestige: i64) -> None:
    """Only the player whose turn it is ever gains prestige, as much of it as is left (DH-97, DH-98)."""
    gained = table.take_prestige(table.trader(), prestige)
    if table.story is not None:
        if gained > 0:
            table.tell("gained_prestige", {"prestige": int(gained)})
        if gained < prestige:
            table.tell("went_without_prestige", {"missing": int(prestige - gained)})


def draw(table: DunhuangState, cards: i64) -> None:
    """Show the active player the top cards of the deck, as many as there are (DH-59, DH-60)."""
    shown = min(cards, i64(len(table.deck)))
    for _ in range(shown):
        good = drawn_by(table, table.seat)
        table.drawn += one(good)
        if table.story is not None:
            table.tell("drew", {"good": int(good)}, int(table.seat))
    table.revealed += 1
    if table.story is not None:
        table.tell("drew_cards", {"cards": int(shown)})
