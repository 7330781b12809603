"""Worlds a seat holds possible: unseen contracts and the goals of others are dealt afresh (MP-146 to MP-148)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import Chance, seeded

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState


def imagine(table: MarcoPoloState, seat: int, seed: int) -> MarcoPoloState:
    """A copy in which everything this seat cannot know is drawn afresh, from the seed and its knowledge alone."""
    chance = seeded(seed, "imagine")
    world = table.bare(chance)
    _deal_contracts(table, world, chance)
    _deal_goals(table, world, seat, chance)
    return world


def _deal_contracts(table: MarcoPoloState, world: MarcoPoloState, chance: Chance) -> None:
    """Nobody has seen the round stacks and the top of the special stack; what was put under it, everybody."""
    unseen = int(table.unseen_special)
    hidden = sorted(table.special[:unseen] + table.stacks)
    chance.shuffle(hidden)
    world.special = hidden[:unseen] + table.special[unseen:]
    world.stacks = hidden[unseen:]


def _deal_goals(table: MarcoPoloState, world: MarcoPoloState, seat: int, chance: Chance) -> None:
    """A seat knows its own goals and those it gave back; of the others how many they hold, and at the end which."""
    hidden = table.goal_deck[:]
    for other, traveller in enumerate(table.travellers):
        if other != seat:
            hidden += traveller.dealt + traveller.returned
            if not table.over:
                hidden += traveller.goals
    hidden.sort()
    chance.shuffle(hidden)
    for other, traveller in enumerate(world.travellers):
        if other != seat:
            traveller.dealt = sorted([hidden.pop() for _ in traveller.dealt])
            traveller.returned = sorted([hidden.pop() for _ in traveller.returned])
            if not table.over:
                traveller.goals = sorted([hidden.pop() for _ in traveller.goals])
    world.goal_deck = hidden
