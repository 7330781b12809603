"""Eras and turns: a card is revealed for all, and when all are done the next one (ME-17 to ME-22, ME-34 to ME-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import (
    BASIC,
    ERA_ANY,
    ERA_TWO,
    ERAS,
    NO_CARD,
    cards_of_era,
    first_era,
    slot_of,
)
from caravanserai.games.merchant_explorers.components.objectives import FIRST_REWARD, LATER_REWARD
from caravanserai.games.merchant_explorers.rewards import COVERS_FIRST, COVERS_LATER
from caravanserai.games.merchant_explorers.step_ids import EXPLORE, KEEP, USE
from caravanserai.games.merchant_explorers.summary import tell_what_all_did

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def begin_era(table: MerchantExplorersState, era: i64) -> None:
    """All cards of the era in a new order, and the first of them (ME-20)."""
    table.era = era
    table.explore = cards_of_era(era)
    table.chance.draw("explore cards").shuffle(table.explore)
    table.used = []
    if table.story is not None:
        table.tell_of(table.first, "era_began", {"era": int(era), "cards": len(table.explore)})
    reveal(table)


def reveal(table: MerchantExplorersState) -> None:
    """Turn up the next explore card and let everybody act on it (ME-18)."""
    table.card = table.explore.pop()
    table.used.append(int(table.card))
    table.turn += 1
    table.round = table.turn
    table.revealed += 1
    if table.story is not None:
        table.tell_of(table.first, "revealed", {"explore": int(table.card), "era": int(table.era)})
        _tell_covers(table)
    new = is_new(table)
    for guild in table.guilds:
        if new:
            guild.investigates.dealt = (table.investigate.pop(), table.investigate.pop())
            if table.story is not None:
                one, other = guild.investigates.dealt
                table.tell_of(guild.seat, "dealt", {"one": one, "other": other}, table.audience_of(guild.seat))
        begin_action(table, guild)


def is_new(table: MerchantExplorersState) -> bool:
    """Whether the card is one that everybody now draws investigate cards for (ME-34)."""
    return BASIC <= table.card < ERA_ANY and first_era(table.card) == table.era


def begin_action(table: MerchantExplorersState, guild: Guild) -> None:
    """Let one player act on the card that lies open."""
    guild.finished = False
    guild.horizon += 1
    guild.argument = 0
    guild.action.stop()
    if is_new(table):
        guild.step = KEEP
    elif table.card == ERA_ANY:
        guild.step = USE
    else:
        guild.step = EXPLORE
        guild.action.begin(
            table.card if table.card < BASIC else BASIC + guild.investigates.slots[slot_of(table.card)] - 1
        )


def end_turn(table: MerchantExplorersState) -> None:
    """All are done: what they did is shown to all, and the next card, era or the end comes (ME-19, ME-21, ME-113)."""
    for guild in table.guilds:
        cards = guild.investigates
        if cards.aside != NO_CARD:
            table.investigate.insert(0, int(cards.aside))  # in seat order (ME-110)
            cards.rejected = (*cards.rejected, int(cards.aside))
            cards.aside = NO_CARD
    if table.story is not None and table.players > 1:
        tell_what_all_did(table)
    for guild in table.guilds:
        guild.action.end()
        guild.treasure.returned = ()
    last = len(table.explore) == 0
    if last and table.era < ERAS:
        for guild in table.guilds:
            guild.recall_explorers()
    table.show_all()
    if last and table.era == ERAS:
        table.over = True
    elif last:
        begin_era(table, table.era + 1)
    else:
        reveal(table)


def _tell_covers(table: MerchantExplorersState) -> None:
    """In the solo game some era cards cover what objectives pay, when they first come (ME-101)."""
    if table.players > 1 or table.card < ERA_TWO or first_era(table.card) != table.era:
        return
    for position, objective in enumerate(table.objectives):
        if COVERS_LATER[position] == table.card:
            table.tell_of(table.first, "covered", {"objective": objective, "coins": LATER_REWARD})
        if COVERS_FIRST[position] == table.card:
            table.tell_of(table.first, "covered", {"objective": objective, "coins": FIRST_REWARD})
