"""What is hidden from whom: a game's own declaration, for checks that do not ask `imagine` what is unknown.

Who tests a game writes a `Truth` for it: what lies hidden in its saves, from whom, and how it could lie otherwise. The
checks in `caravanserai.contract.exchanging` change it directly in a save, and want nothing shown or told to change.
"""

import copy
import random
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from caravanserai.core.events import Event
from caravanserai.core.moves import Move
from caravanserai.core.secret_chance import keyed
from caravanserai.core.state import State

Saved: TypeAlias = dict[str, Any]
Zones: TypeAlias = dict[str, list[int]]

TRIES = 30


def anything_fits(zones: Zones) -> bool:
    """Nothing is known of how the things lie."""
    return True


@dataclass(frozen=True)
class Secret:
    """Things that could lie otherwise for all a seat knows: what lies in each zone, and how it is laid out in a save.

    `remembered` are things that an attentive player can know although the table does not show them: views must not show
    them, but imagined worlds may keep them. `surmised` says that a player who reasons well may know more than declared.
    In the zones named as `heaps` the order does not matter.
    """

    name: str
    zones: Zones
    lay: Callable[[Saved, Zones], None]
    fits: Callable[[Zones], bool] = anything_fits
    remembered: bool = False
    surmised: bool = False
    heaps: Container[str] = ()

    def in_order(self) -> Zones:
        """The same for every way in which the things could lie."""
        pool = sorted(thing for things in self.zones.values() for thing in things)
        return {zone: [pool.pop() for _ in things] for zone, things in self.zones.items()}

    def exchanged(self, chooser: random.Random) -> Zones | None:
        """Two different things have changed places; nothing when that cannot be."""
        places = [(zone, place) for zone, things in self.zones.items() for place in range(len(things))]
        for _ in range(TRIES if len(places) > 1 else 0):
            (zone, place), (other_zone, other) = chooser.sample(places, 2)
            zones = {name: things[:] for name, things in self.zones.items()}
            zones[zone][place], zones[other_zone][other] = zones[other_zone][other], zones[zone][place]
            for name in zones:
                zones[name] = sorted(zones[name]) if name in self.heaps else zones[name]
            if zones != self.zones and self.fits(zones):
                return zones
        return None


class Truth:
    """The ground truth of one game that is being played. Without more than this, chance alone is hidden."""

    reveals: frozenset[str] = frozenset()  # the kinds of events that turn up what was hidden

    def __init__(self, opening: State) -> None:
        self.opening = opening

    def note(self, before: State, seat: int, move: Move, told: Sequence[Event]) -> None:
        """A move was made: `before` is the state it was made in, `told` the whole story of it."""

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        """What is hidden from a seat, or with None from a spectator."""
        return []

    def possible(self, world: State, seat: int | None) -> bool:
        """Whether a world is one that the seat, which remembers all it was told, may hold for the true one."""
        return True

    def blind(self, saved: Saved, seat: int | None) -> Saved:
        """What a seat may know of a save: two saves that differ only in what is hidden from it come out the same."""
        known = copy.deepcopy(saved)
        del known["chance"]
        for secret in self.hidden(known, seat):
            if not secret.remembered:
                secret.lay(known, secret.in_order())
        return known


def exchanged_world(
    state: State, truth: Truth, seat: int | None, secret: Secret, number: int
) -> tuple[State, set[str]] | None:
    """A world in which two hidden things have changed places, and the zones that changed by that.

    Nothing when no exchange was found that the seat would not notice.
    """
    chooser = random.Random(number)
    for _ in range(TRIES):
        zones = secret.exchanged(chooser)
        if zones is None:
            return None
        saved: Saved = copy.deepcopy(state.save())
        secret.lay(saved, zones)
        world = state.game.restore(saved)
        if truth.possible(world, seat):
            return world, {zone for zone, things in zones.items() if things != secret.zones[zone]}
    return None


def with_other_chance(state: State, number: int) -> State:
    """The same table before other dice and other shuffles."""
    saved = state.save()
    saved["chance"] = keyed(number, "other chance").save()
    return state.game.restore(saved)
