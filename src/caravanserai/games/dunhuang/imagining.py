"""Worlds a seat holds possible: hidden cards are dealt afresh unless the seat remembers them (DH-100, DH-101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.games.dunhuang.goods import NOTHING, bag_of, listed, total
from caravanserai.games.dunhuang.memory import DECK, Memory, blank, buried_by, good_in, hand_of, how_many, places_in
from caravanserai.games.dunhuang.rules.abilities import swap_exists
from caravanserai.games.dunhuang.traders import Trader

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState

TRIES: Final = 60


def imagine(table: DunhuangState, seat: int, seed: int) -> DunhuangState:
    """A copy in which everything this seat cannot know is drawn afresh, from the seed and its knowledge alone.

    Somebody in the middle of an ability holds cards to go on with, so worlds where they do not are thrown away.
    """
    chance = seeded(seed, "imagine")
    world = _some_world(table, seat, chance)
    for _ in range(TRIES):
        if table.over or all([world.legal(other) for other in world.deciding]):
            break
        world = _some_world(table, seat, chance)
    return world


def _some_world(table: DunhuangState, seat: int, chance: Chance) -> DunhuangState:
    twin = table.bare(chance)
    memory = table.memories[seat]
    twin.memories = [memory.copy() if other == seat else blank() for other in range(table.players)]
    twin.drawn = table.drawn if seat == table.seat else i64(NOTHING)

    pool = listed(_unseen(table, seat))
    placed = _place_traces(table, seat, memory, chance)
    for place in placed:
        for good in place.cards:
            pool.remove(good)
    for bag in memory.bags:
        for good in listed(bag):
            pool.remove(good)
    chance.shuffle(pool)

    twin.traders = []
    for other in range(table.players):
        trader = table.traders[other].copy()
        if other != seat:
            _deal_anew(trader, table.traders[other], placed[other], placed[table.players + 1 + other], pool)
        twin.traders.append(trader)
    if seat != table.seat:
        twin.drawn = bag_of(_some(pool, total(table.drawn)))
    if table.general_chose_in_secret and seat != table.seat:
        twin.chosen = _some_swap(twin, chance)
    twin.deck = _deck_anew(table, memory, placed[table.players], pool, chance)
    return twin


def _some_swap(world: DunhuangState, chance: Chance) -> i64:
    """A hand card the General may have chosen in this world."""
    possible = [good for good in listed(world.trader().hand) if swap_exists(world, good, False)]
    return possible[chance.below(len(possible))] if possible else world.chosen


class Place:
    """A hidden place while cards are being put into it: how many it still takes, and which it has got."""

    def __init__(self, bit: i64, room: i64) -> None:
        self.bit: i64 = bit
        self.room: i64 = room
        self.cards: list[int] = []


def _unseen(table: DunhuangState, seat: int) -> i64:
    """The bag of all cards that lie where this seat cannot look."""
    unseen = bag_of(table.deck)
    if seat != table.seat:
        unseen += table.drawn
    for other in range(table.players):
        if other != seat:
            trader = table.traders[other]
            unseen += trader.hand + trader.dealt + trader.removed + trader.buried
    return unseen


def _places(table: DunhuangState, seat: int, memory: Memory) -> list[Place]:
    """Hands by seat, then the deck, then face-down discards by seat; only what lies free for remembered cards."""
    places: list[Place] = []
    for other in range(table.players):
        places.append(Place(hand_of(other), total(table.traders[other].hand) if other != seat else i64(0)))
    known: i64 = 0
    for bag in memory.bags:
        known += total(bag)
    places.append(Place(DECK, i64(len(table.deck)) - known))
    for other in range(table.players):
        places.append(Place(buried_by(other), total(table.traders[other].buried) if other != seat else i64(0)))
    return places


def _place_traces(table: DunhuangState, seat: int, memory: Memory, chance: Chance) -> list[Place]:
    """Put every remembered card into one of the places it may be in, the surest first."""
    traces = sorted(memory.traces, key=lambda trace: (how_many(places_in(trace)), trace))
    for _ in range(TRIES):
        places = _places(table, seat, memory)
        if _fit(traces, places, chance):
            return places
    return _places(table, seat, memory)


def _fit(traces: list[int], places: list[Place], chance: Chance) -> bool:
    for trace in traces:
        open_to = [place for place in places if place.bit & places_in(trace) and place.room > 0]
        if not open_to:
            return False
        place = open_to[chance.below(len(open_to))]
        place.room -= 1
        place.cards.append(int(good_in(trace)))
    return True


def _deal_anew(trader: Trader, truth: Trader, hand: Place, buried: Place, pool: list[int]) -> None:
    """Give another player a hand with the remembered cards in it, and the rest from the pool."""
    trader.hand = bag_of(hand.cards + _some(pool, hand.room))
    trader.buried = bag_of(buried.cards + _some(pool, buried.room))
    trader.dealt = bag_of(_some(pool, total(truth.dealt)))
    trader.removed = bag_of(_some(pool, total(truth.removed)))


def _some(pool: list[int], cards: i64) -> list[int]:
    """So many cards off the shuffled pool."""
    return [pool.pop() for _ in range(cards)]


def _deck_anew(table: DunhuangState, memory: Memory, deck: Place, pool: list[int], chance: Chance) -> list[int]:
    """A deck with the remembered layers at its bottom; remembered cards without a layer lie anywhere else in it."""
    loose = deck.cards + _some(pool, deck.room)
    chance.shuffle(loose)
    cards: list[int] = []
    for index in range(len(memory.sizes)):
        layer = listed(memory.bags[index])
        chance.shuffle(layer)
        if not layer:
            layer = _some(loose, memory.sizes[index])
        cards += layer
    return cards + loose
