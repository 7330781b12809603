"""Advantage tokens: who gains one, who loses one, and what a shield does (DH-31 to DH-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang.components import BUDDHIST, SHIELD_PRICE
from caravanserai.games.dunhuang.goods import number_of
from caravanserai.games.dunhuang.step_ids import PAY

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState

IN_SUPPLY = -1


def shielded(table: DunhuangState, good: i64) -> bool:
    """Whether a token lies glyph side up."""
    return (table.shields >> good) & 1 != 0


def gain_check(table: DunhuangState, good: i64) -> None:
    """A card of this good came into the active player's shop (DH-32 to DH-40)."""
    mine = number_of(table.trader().shop, good)
    for trader in table.traders:
        if number_of(trader.shop, good) > mine:
            return
    owner: i64 = table.owners[good]
    if owner == table.seat:
        return
    if owner == IN_SUPPLY or mine > number_of(table.traders[owner].shop, good) or not shielded(table, good):
        give_token(table, good, table.seat)
    elif BUDDHIST in table.circle:
        if table.trader().coins >= SHIELD_PRICE:
            table.agenda.push(PAY, good)
    else:
        unshield(table, good)
        if table.story is not None:
            table.tell("shield_used", {"good": int(good), "owner": int(owner)})


def give_token(table: DunhuangState, good: i64, seat: i64) -> None:
    """A token goes to a new owner, number side up (DH-40)."""
    former = table.owners[good]
    table.owners[good] = int(seat)
    unshield(table, good)
    if table.story is not None:
        if former == IN_SUPPLY:
            table.tell_of(seat, "token_gained", {"good": int(good)})
        else:
            table.tell_of(seat, "token_taken", {"good": int(good), "from": former})


def loss_check(table: DunhuangState, good: i64) -> None:
    """A card of this good left the active player's shop (DH-41 to DH-44)."""
    if table.owners[good] != table.seat:
        return
    mine = number_of(table.trader().shop, good)
    most: i64 = 0
    for trader in table.traders:
        most = max(most, number_of(trader.shop, good))
    if most > mine or (mine == 0 and table.options["zero_card_token"] == "return"):
        table.owners[good] = IN_SUPPLY
        unshield(table, good)
        if table.story is not None:
            table.tell("token_returned", {"good": int(good)})


def shield(table: DunhuangState, good: i64) -> None:
    """Turn an own token glyph side up (DH-69)."""
    table.shields |= i64(1) << good


def unshield(table: DunhuangState, good: i64) -> None:
    """Turn a token number side up."""
    table.shields &= ~(i64(1) << good)
