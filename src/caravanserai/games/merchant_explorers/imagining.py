"""Worlds a seat holds possible: other cards in decks and hands, rivals' turns not yet seen (ME-106 to ME-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.core.chance import Chance, seeded
from caravanserai.games.merchant_explorers.components.cards import INVESTIGATES, NO_CARD, slot_of
from caravanserai.games.merchant_explorers.components.treasures import (
    FOUND_COINS,
    KIND_OF,
    NOBODY,
    TREASURES,
    TWO_COINS,
    is_instant,
)
from caravanserai.games.merchant_explorers.rules.turns import begin_action, is_new

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def imagine(table: MerchantExplorersState, seat: int, seed: int) -> MerchantExplorersState:
    """A copy in which everything this seat cannot know is drawn afresh, from the seed and its knowledge alone.

    Rivals still busy are about to begin their action; of rivals who are done nothing is known, so they did nothing.
    """
    chance = seeded(seed, "imagine")
    world = table.bare(chance)
    world.explore = sorted(table.explore)
    chance.shuffle(world.explore)
    world.shown = [table.shown[other].copy() for other in range(len(table.shown))]
    for other in range(len(world.shown)):
        if other != seat:
            world.revealed -= table.guilds[other].treasure.drawn - table.shown[other].treasure.drawn
    world.guilds = [table.guilds[seat] if other == seat else world.shown[other] for other in range(table.players)]
    _imagine_treasure(table, world, seat, chance)
    investigate = _unseen_investigates(world, seat)
    chance.shuffle(investigate)
    _imagine_rejected(world, seat, investigate)
    world.guilds = [guild.copy() for guild in world.guilds]
    for guild in world.guilds:
        if guild.seat != seat:
            _imagine_action(table, world, guild, investigate)
    world.investigate = investigate + _bottom(world)
    world.investigate.reverse()
    return world


def _imagine_treasure(table: MerchantExplorersState, world: MerchantExplorersState, seat: int, chance: Chance) -> None:
    """Rivals hold other cards of the sorts that are kept; all that nobody has shown is fresh and mixed."""
    own = table.guilds[seat]
    mine = (*own.treasure.kept, *own.treasure.resolving, *own.treasure.returned)
    known = [card for card in table.returned if card in mine or not _is_secret(table, seat, card)]
    unseen = [card for card in range(TREASURES) if card not in mine and card not in known]
    chance.shuffle(unseen)
    world.returned = [card if card in known else _take_instant(unseen) for card in table.returned]
    for guild in world.shown:
        if guild.seat != seat:
            held = [card for card in unseen if not is_instant(card)][: len(guild.treasure.kept)]
            guild.treasure.kept = tuple(held)
            unseen = [card for card in unseen if card not in held]
            if not table.setting.open_totals:
                guild.purse.treasure = FOUND_COINS * _coins_found(world, guild, chance)
    world.treasure = [*reversed(own.treasure.returned), *[card for card in world.returned if card not in mine], *unseen]
    world.fresh = len(unseen)
    world.resolving = list(own.treasure.resolving)
    world.put_by = _who_put(world, own)


def _is_secret(table: MerchantExplorersState, seat: int, card: int) -> bool:
    """Whether a card under the deck was put there by a rival, and what it brought is nobody else's business."""
    by = table.returned_by[table.returned.index(card)]
    return by != seat and not table.setting.open_totals


def _take_instant(cards: list[int]) -> int:
    """The first of some cards that is one to be used at once; it is gone from them."""
    for position in range(len(cards)):
        if is_instant(cards[position]):
            return cards.pop(position)
    raise ValueError("there is no card to be used at once among them")


def _coins_found(world: MerchantExplorersState, guild: Guild, chance: Chance) -> i64:
    """How many of a rival's cards used at once were two coins; those drawn again since, one can but guess."""
    lying = [world.returned[spot] for spot in range(len(world.returned)) if world.returned_by[spot] == guild.seat]
    found: i64 = len([card for card in lying if KIND_OF[card] == TWO_COINS])
    for _ in range(int(guild.treasure.drawn) - len(guild.treasure.kept) - len(lying)):
        found += chance.below(2)
    return found


def _who_put(world: MerchantExplorersState, own: Guild) -> tuple[int, ...]:
    """Who put each card under the deck, as far as it lies there."""
    put_by = [NOBODY] * TREASURES
    for spot in range(len(world.returned)):
        put_by[world.returned[spot]] = world.returned_by[spot]
    for card in own.treasure.returned:
        put_by[card] = int(own.seat)
    return tuple(put_by)


def _unseen_investigates(world: MerchantExplorersState, seat: int) -> list[int]:
    """The investigate cards this seat has seen nowhere."""
    own = world.guilds[seat]
    seen = [*own.investigates.dealt, int(own.investigates.aside), *own.investigates.rejected]
    for guild in world.guilds:
        seen += guild.investigates.slots
    return [card for card in range(1, INVESTIGATES + 1) if card not in seen]


def _imagine_rejected(world: MerchantExplorersState, seat: int, unseen: list[int]) -> None:
    """What rivals put under the deck in earlier turns."""
    for guild in world.shown:
        if guild.seat != seat:
            guild.investigates.rejected = tuple([unseen.pop() for _ in guild.investigates.rejected])


def _imagine_action(
    table: MerchantExplorersState, world: MerchantExplorersState, guild: Guild, unseen: list[int]
) -> None:
    """A rival about to begin, or done with nothing to show for it."""
    new = is_new(world) and not world.over
    if not table.guilds[guild.seat].finished:
        if new:
            guild.investigates.dealt = (unseen.pop(), unseen.pop())
        begin_action(world, guild)
    elif new:
        slot: i64 = slot_of(world.card)
        if guild.investigates.slots[slot] == NO_CARD:
            kept = unseen.pop()
            guild.investigates.keep(slot, kept, unseen.pop())


def _bottom(world: MerchantExplorersState) -> list[int]:
    """The rejected cards under the deck from the top down: turn by turn, in seat order (ME-110)."""
    return [
        guild.investigates.rejected[turn]
        for turn in range(len(world.guilds[0].investigates.rejected))
        for guild in world.guilds
    ]
