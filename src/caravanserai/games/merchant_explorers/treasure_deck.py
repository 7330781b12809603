"""The treasure deck: fresh cards on top, and below them those that came back, in the order they did (ME-82, ME-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.treasures import is_instant

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def draw(table: MerchantExplorersState, guild: Guild) -> i64:
    """Draw the top card. It is hidden from the others, and the drawer cannot go back behind it."""
    if len(table.treasure) == 0:
        _return_all(table)
    if table.fresh > 0:
        table.fresh -= 1
    else:  # a card all have seen before: taking a move back could now change what somebody drew
        for other in table.guilds:
            other.horizon += 1
    card = table.treasure.pop()
    guild.treasure.drawn += 1
    guild.horizon += 1
    guild.treasure.returned = _without(guild.treasure.returned, card)
    table.revealed += 1
    if is_instant(card):
        table.resolving.append(card)
        guild.treasure.resolving = (*guild.treasure.resolving, card)
    return card


def put_under(table: MerchantExplorersState, guild: Guild, card: i64) -> None:
    """An instant card goes face down under the deck, unless it had to already (ME-88)."""
    if card in guild.treasure.resolving:
        table.resolving.remove(card)
        table.treasure.insert(0, int(card))
        _note_return(table, guild, card)


def _return_all(table: MerchantExplorersState) -> None:
    """The deck is empty: the cards still in effect are put under at once in the order they were drawn (ME-88)."""
    for card in table.resolving:
        table.treasure.insert(0, card)
        for guild in table.guilds:
            if card in guild.treasure.resolving:
                _note_return(table, guild, card)
    table.resolving = []


def _note_return(table: MerchantExplorersState, guild: Guild, card: i64) -> None:
    guild.treasure.resolving = _without(guild.treasure.resolving, card)
    guild.treasure.returned = (*guild.treasure.returned, int(card))
    table.put_by = (*table.put_by[:card], int(guild.seat), *table.put_by[card + 1 :])


def _without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    return tuple([other for other in cards if other != card]) if card in cards else cards
