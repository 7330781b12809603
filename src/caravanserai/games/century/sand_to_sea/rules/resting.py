"""Resting in From Sand to Sea (SS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import NO_CARDS, CardSet, size
from caravanserai.games.century.sand_to_sea.spendings import NOTHING_SPENT

if TYPE_CHECKING:
    from caravanserai.games.century.sand_to_sea.state import SandToSeaState


def returning(table: SandToSeaState, seat: i64) -> CardSet:
    """The cards that a rest takes back: those played and those spent for sailing."""
    return table.merchants[seat].played | table.sailed[seat]


def rest(table: SandToSeaState) -> None:
    """They return to the hand."""
    merchant = table.merchant()
    cards = returning(table, table.seat)
    if table.story is not None:
        table.tell("rested", {"cards": int(size(cards))})
    merchant.hand |= cards
    merchant.played = NO_CARDS
    table.sailed[table.seat] = NO_CARDS
    table.spendings[table.seat] = NOTHING_SPENT
