"""Worlds a seat holds possible: hidden cards are dealt afresh unless the seat remembers them (DH-100, DH-101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance, FastChance, seeded
from caravanserai.games.dunhuang.goods import NO_GOOD, NOTHING, bag_of, listed, number_of, total
from caravanserai.games.dunhuang.known_cards import Place, recalled
from caravanserai.games.dunhuang.memory import blank
from caravanserai.games.dunhuang.rules.abilities import swap_exists

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState

TRIES: Final = 200


def imagine(table: DunhuangState, seat: int, seed: int) -> DunhuangState:
    """A copy in which everything this seat cannot know is drawn afresh, from the seed and its knowledge alone.

    Somebody in the middle of an ability holds cards to go on with, so worlds where they do not are thrown away.
    """
    chance = seeded(seed, "imagine")
    if table.over:
        return _after_the_end(table, seat, chance)
    world = _some_world(table, seat, chance)
    for _ in range(TRIES):
        if _plays_on(world):
            break
        world = _some_world(table, seat, chance)
    return world


def _after_the_end(table: DunhuangState, seat: int, chance: FastChance) -> DunhuangState:
    """All cards are open now, except how the deck lay; of that the seat knows the layers it put there itself."""
    twin = table.bare(chance)
    memory = table.memories[seat]
    twin.traders = [trader.copy() for trader in table.traders]
    twin.memories = [memory.copy() if other == seat else blank() for other in range(table.players)]
    others: list[int] = []
    start = 0
    for index in range(len(memory.sizes)):
        cards = table.deck[start : start + memory.sizes[index]]
        start += memory.sizes[index]
        if memory.bags[index] == NOTHING:
            others += cards
    others += table.deck[start:]
    chance.shuffle(others)

    start = 0
    for index in range(len(memory.sizes)):
        cards = table.deck[start : start + memory.sizes[index]]
        start += memory.sizes[index]
        if memory.bags[index] == NOTHING:
            cards = _some(others, i64(len(cards)))
        chance.shuffle(cards)
        twin.deck += cards
    twin.deck += others
    return twin


def _plays_on(world: DunhuangState) -> bool:
    """Whether everybody who is to decide has a move, and holds the card they are about to show."""
    if world.general_chose_in_secret and (world.chosen == NO_GOOD or number_of(world.trader().hand, world.chosen) == 0):
        return False
    return all([world.legal(other) for other in world.deciding])


def _some_world(table: DunhuangState, seat: int, chance: FastChance) -> DunhuangState:
    twin = table.bare(chance)
    memory = table.memories[seat]
    twin.memories = [memory.copy() if other == seat else blank() for other in range(table.players)]

    pool = listed(_unseen(table, seat))
    places = recalled(memory, _hidden_places(table, seat), pool, chance)
    chance.shuffle(pool)

    players = int(table.players)
    twin.traders = []
    for other in range(players):
        trader = table.traders[other].copy()
        if other != seat:
            trader.hand = bag_of(_filled(places[other], pool))
            trader.buried = bag_of(_filled(places[players + other], pool))
            trader.dealt = bag_of(_some(pool, total(trader.dealt)))
            trader.removed = bag_of(_some(pool, total(trader.removed)))
        twin.traders.append(trader)
    twin.drawn = table.drawn if seat == table.seat else bag_of(_filled(places[2 * players], pool))
    if table.general_chose_in_secret and seat != table.seat:
        twin.chosen = _some_swap(twin, chance)
    for layer in places[2 * players + 1 :]:
        cards = _filled(layer, pool)
        chance.shuffle(cards)
        twin.deck += cards
    twin.deck += pool
    return twin


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


def _hidden_places(table: DunhuangState, seat: int) -> list[i64]:
    """How many cards this seat cannot see in each hand, in each face-down discard, and among those just drawn."""
    rooms: list[i64] = []
    for other in range(table.players):
        rooms.append(total(table.traders[other].hand) if other != seat else i64(NOTHING))
    for other in range(table.players):
        rooms.append(total(table.traders[other].buried) if other != seat else i64(NOTHING))
    rooms.append(total(table.drawn) if seat != table.seat else i64(NOTHING))
    return rooms


def _filled(place: Place, pool: list[int]) -> list[int]:
    """The cards remembered to be in a place, with so many off the shuffled pool that it is full."""
    return place.cards + _some(pool, place.room)


def _some(pool: list[int], cards: i64) -> list[int]:
    return [pool.pop() for _ in range(cards)]


def _some_swap(world: DunhuangState, chance: Chance) -> i64:
    """A hand card the General may have chosen in this world, if there is one."""
    possible = [good for good in listed(world.trader().hand) if swap_exists(world, good, False)]
    return possible[chance.below(len(possible))] if possible else i64(NO_GOOD)
