"""The ports with their demands, the pile of further demands, and the closed-port tile."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.islands.demands import CLOSED_PORT, DEMANDS

NO_DEMAND: Final = -1
NOT_DRAWN: Final = -1
CLOSED_AMONG: Final = 6  # the closed-port tile is one of the first six of the pile (EW-7)


class Ports:
    """What each port shows. The pile is never changed, only `left` falls; its top is the last that is left."""

    def __init__(self, shown: list[int], closed: i64, pile: list[int], left: i64) -> None:
        self.shown = shown  # the demand on each port, or NO_DEMAND
        self.closed: i64 = closed  # the port with the closed-port tile, or NOT_DRAWN
        self.pile = pile
        self.left: i64 = left

    def draw(self) -> i64:
        """The next tile of the pile, or NO_DEMAND when it is empty (EW-37)."""
        if self.left == 0:
            return NO_DEMAND
        self.left -= 1
        return self.pile[self.left]

    def copy(self) -> "Ports":
        return Ports(self.shown[:], self.closed, self.pile, self.left)

    def imagined(self, chance: Chance) -> "Ports":
        """The same ports before a pile in another order; where the closed port can be is known (EW-45)."""
        pile = sorted(self.pile[: self.left])
        if self.closed == NOT_DRAWN and pile:
            pile.pop()  # the closed-port tile has the highest number
            chance.shuffle(pile)
            pile.insert(int(self.left - 1 - chance.below(self.closed_within())), CLOSED_PORT)
        else:
            chance.shuffle(pile)
        return Ports(self.shown[:], self.closed, pile, self.left)

    def closed_within(self) -> i64:
        """Among how many next tiles the closed-port tile is, while it is not drawn."""
        return self.left - (len(DEMANDS) - len(self.shown) - CLOSED_AMONG + 1)

    def save(self) -> dict[str, object]:
        return {"shown": self.shown[:], "closed": int(self.closed), "pile": self.pile[: self.left]}


def ports_dealt(ports: int, chance: Source) -> Ports:
    """A demand on every port, and the closed-port tile among the first six of the pile (EW-7)."""
    pile = list(range(len(DEMANDS)))
    chance.draw("demands").shuffle(pile)
    shown = [pile.pop() for _ in range(ports)]
    top = [CLOSED_PORT] + [pile.pop() for _ in range(CLOSED_AMONG - 1)]
    chance.draw("closed port").shuffle(top)
    pile += top
    return Ports(shown, NOT_DRAWN, pile, len(pile))


def restored_ports(saved: Mapping[str, Any]) -> Ports:
    pile = [int(tile) for tile in saved["pile"]]
    return Ports([int(tile) for tile in saved["shown"]], saved["closed"], pile, len(pile))
