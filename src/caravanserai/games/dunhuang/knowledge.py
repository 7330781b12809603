"""Who has seen which card go where (DH-101): keeps every seat's memory up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang.goods import bag_of
from caravanserai.games.dunhuang.memory import buried_by, hand_of

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState


def all_saw_enter_hand(table: DunhuangState, good: i64, seat: i64) -> None:
    """A card went openly into a hand."""
    for watcher in range(table.players):
        if watcher != seat:
            table.memories[watcher].saw_enter(good, hand_of(seat))


def all_saw_leave_hand(table: DunhuangState, good: i64, seat: i64) -> None:
    """A card came openly out of a hand, which cannot be unseen."""
    table.revealed += 1
    for watcher in range(table.players):
        if watcher != seat:
            table.memories[watcher].saw_leave(good, hand_of(seat))


def buried_from_hand(table: DunhuangState, seat: i64) -> None:
    """A card went from a hand face down to the discard."""
    for watcher in range(table.players):
        if watcher != seat:
            table.memories[watcher].saw_unseen_leave(hand_of(seat), buried_by(seat))


def passed_between_hands(table: DunhuangState, good: i64, giver: i64, taker: i64) -> None:
    """A card went from hand to hand: the taker now knows it, the others only that a card changed places."""
    table.revealed += 1
    table.memories[giver].saw_enter(good, hand_of(taker))
    table.memories[taker].saw_leave(good, hand_of(giver))
    for watcher in range(table.players):
        if watcher != giver and watcher != taker:
            table.memories[watcher].saw_unseen_leave(hand_of(giver), hand_of(taker))


def turned_up(table: DunhuangState) -> i64:
    """Turn up the top card of the deck for everybody."""
    deck: i64 = len(table.deck)
    good = table.deck.pop()
    for memory in table.memories:
        memory.saw_top(good, deck)
    return good


def drawn_by(table: DunhuangState, seat: i64) -> i64:
    """Draw the top card of the deck for one seat's eyes only."""
    deck: i64 = len(table.deck)
    good = table.deck.pop()
    for watcher in range(table.players):
        if watcher == seat:
            table.memories[watcher].saw_top(good, deck)
        else:
            table.memories[watcher].saw_unseen_draw(deck)
    return good


def put_under(table: DunhuangState, cards: list[int], seat: i64) -> None:
    """One drawn card was kept; the others, which only this seat has seen, go under the deck, the last lowest."""
    for good in cards:
        table.deck.insert(0, good)
    for watcher in range(table.players):
        if watcher != seat:
            table.memories[watcher].saw_unseen_put_under(seat, len(cards))
        elif cards:
            table.memories[watcher].put_under(len(cards), bag_of(cards))
