"""What a player does in this turn: the card that is played, how far it has come, and what was done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import CARDS, VILLAGE_RAYS, Card, Phase

IDLE: Final = -1  # no card is being played

Ray = tuple[int, ...]  # a village and the hexes explored straight out from it
Reading = tuple[Ray, ...]  # one way to see the hexes explored so far as rays (ME-50)


class Action:
    """The card of the turn and the hexes explored with it. Tuples and readings are replaced, never changed."""

    def __init__(
        self,
        explored: tuple[int, ...] = (),
        routes: tuple[int, ...] = (),
        card: i64 = IDLE,
        phase: i64 = 0,
        phase_start: i64 = 0,
        used: i64 = 0,
        placed: tuple[int, ...] = (),
        readings: list[Reading] | None = None,
    ) -> None:
        self.explored: tuple[int, ...] = explored  # the hexes explored this turn, by the card or free, in order
        self.routes: tuple[int, ...] = routes  # the routes of this turn, each the city with the post and its partner
        self.card: i64 = card  # what is being played, as a number of CARDS
        self.playing: Card = CARDS[card if card != IDLE else 0]  # the card of that number
        self.phase: i64 = phase
        self.rule: Phase = self.playing.phases[phase if card != IDLE else 0]  # of the phase
        self.phase_start: i64 = phase_start  # how many of those placed belong to the phase before
        self.used: i64 = used  # how many of each terrain in this phase, eight bits each
        self.placed: tuple[int, ...] = placed  # the hexes explored by this card's action, in order (ME-28a)
        self.readings: list[Reading] = readings if readings is not None else []

    def begin(self, card: i64) -> None:
        """Take up a card to act on, by its number in CARDS."""
        self.card = card
        self.playing = CARDS[card]
        self.placed = ()
        self.readings = [()] if self.playing.phases[0].shape == VILLAGE_RAYS else []
        self.begin_phase(0)

    def begin_phase(self, phase: i64) -> None:
        """Go on to a phase of the card."""
        self.phase = phase
        self.rule = self.playing.phases[phase]
        self.phase_start = len(self.placed)
        self.used = 0

    def stop(self) -> None:
        """No card is played any more, or not yet."""
        self.card = IDLE
        self.placed = ()

    def end(self) -> None:
        """The turn is over, and what was done in it is told."""
        self.stop()
        self.readings = []
        self.explored = ()
        self.routes = ()

    def in_phase(self) -> i64:
        """How many hexes were explored in this phase."""
        return len(self.placed) - self.phase_start

    def copy(self) -> Action:
        return Action(
            self.explored,
            self.routes,
            self.card,
            self.phase,
            self.phase_start,
            self.used,
            self.placed,
            self.readings,
        )

    def save(self) -> dict[str, object]:
        return {
            "explored": list(self.explored),
            "routes": list(self.routes),
            "action": [self.card, self.phase, self.phase_start, self.used],
            "placed": list(self.placed),
            "readings": [[list(ray) for ray in reading] for reading in self.readings],
        }


def restored_action(saved: Mapping[str, Any]) -> Action:
    """The action that `save` wrote; older saves do not tell what was done in the turn before it."""
    card, phase, phase_start, used = saved["action"]
    readings = [tuple([tuple(ray) for ray in reading]) for reading in saved["readings"]]
    explored, routes, placed = tuple(saved.get("explored", ())), tuple(saved.get("routes", ())), tuple(saved["placed"])
    return Action(explored, routes, card, phase, phase_start, used, placed, readings)
