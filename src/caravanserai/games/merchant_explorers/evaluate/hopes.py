"""How likely a goal is still reached, from what is near now and from what stays for later eras."""

from __future__ import annotations

from typing import Final

STEPS_PER_CARD: Final = 0.4  # how far one card leads towards a goal, in trouble of hexes; hope makes lazy
STEPS_PER_ERA: Final = 3.0
LATER: Final = 0.3  # a chance in a later era compared with one in this


class Hopes:
    """The time that is left: explore cards of this era, and eras after it."""

    def __init__(self, cards: int, eras: int) -> None:
        self.reach: Final = STEPS_PER_CARD * float(cards)
        self.eras: Final = eras

    def now(self, distance: float) -> float:
        """The chance to get so far with the cards left in this era."""
        if self.reach == 0.0:
            return 0.0
        share = distance / self.reach
        return 1.0 / (1.0 + share * share * share)

    def later(self, distance: float) -> float:
        """The chance to get so far, from where villages stand, in one of the eras to come."""
        share = distance / STEPS_PER_ERA
        miss = 1.0 - LATER / (1.0 + share * share * share)
        missed = 1.0
        for _ in range(self.eras):
            missed *= miss
        return 1.0 - missed

    def both(self, now: float, later: float) -> float:
        """The chance to get there at all, now or later."""
        return now + (1.0 - now) * later
