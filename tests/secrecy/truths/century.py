"""What is hidden in the Century games, except for From Sand to Sea."""

from typing import Any

from caravanserai.contract.hidden import Saved, Secret, Truth, Zones
from caravanserai.core.state import State
from tests.secrecy.truths.piles import (
    CLAIMED,
    CLOSED_PORT,
    HAND,
    deck,
    demands,
    list_in,
    others,
    remembered_piles,
    remembered_trade_cards,
    trade_cards,
)

TURNED_UP = frozenset({"turned_up_trade", "turned_up_point", "next_point", "turned_up_demand", "turned_up_tile"})


class Century(Truth):
    """Decks and piles lie face down; all else that is hidden was seen before."""

    reveals = TURNED_UP | {"closed_port"}


class SpiceRoad(Century):
    """The two decks, with the deals on their cards; hands and claimed cards can be remembered (SR-60, SR-60a)."""

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        found = [*trade_cards(saved), deck("point deck", lambda save: save["points"], saved)]
        if saved["over"]:
            return found
        rivals = others(saved, seat)
        found.append(remembered_trade_cards("hands", saved, rivals, merchants, HAND))
        if not saved["options"]["show_scores"]:
            pile = remembered_piles(
                "claimed cards", saved, rivals, merchants, CLAIMED, lambda save: list_in(save["points"]), ()
            )
            found.append(pile)
        return found


class EasternWonders(Century):
    """The pile of victory-point tiles; those claimed can be remembered (EW-45)."""

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        return [demands(saved), *claimed_tiles(saved, seat)]


def claimed_tiles(saved: Saved, seat: int | None) -> list[Secret]:
    """The tiles others have claimed, which lie face down (EW-45)."""
    if saved["over"] or saved["options"]["show_scores"]:
        return []
    return [
        remembered_piles("claimed tiles", saved, others(saved, seat), merchants, CLAIMED, demand_pile, (CLOSED_PORT,))
    ]


def demand_pile(saved: Saved) -> list[int]:
    """The pile of victory-point tiles."""
    found: list[int] = saved["islands"]["ports"]["pile"]
    return found


def merchants(saved: Saved) -> list[Any]:
    """Every player's things."""
    found: list[Any] = saved["merchants"]
    return found


class Settlers(Century):
    """The point deck below its open top, and what lies below the tops of the stacks or in the box (NW-64)."""

    def __init__(self, opening: State) -> None:
        super().__init__(opening)
        self.full: list[int] = opening.save()["settlement"]["stacks"]["left"]  # type: ignore[index]

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        return [deck("point deck", lambda save: save["settlement"]["points"], saved, open_top=True), self.tiles(saved)]

    def tiles(self, saved: Saved) -> Secret:
        """The bonus tiles nobody has seen."""
        starts = [sum(self.full[:stack]) for stack in range(len(self.full) + 1)]
        stacks = saved["settlement"]["stacks"]
        under = [start + tile for start, left in zip(starts, stacks["left"], strict=False) for tile in range(left - 1)]
        boxed = list(range(starts[-1], len(stacks["tiles"])))

        def lay(other: Saved, zones: Zones) -> None:
            tiles = other["settlement"]["stacks"]["tiles"]
            for zone, places in (("stacks", under), ("box", boxed)):
                for place, tile in zip(places, zones[zone], strict=True):
                    tiles[place] = tile

        zones = {"stacks": [stacks["tiles"][place] for place in under], "box": [stacks["tiles"][b] for b in boxed]}
        return Secret("bonus tiles", zones, lay)


class NewWorld(Settlers):
    """Nothing more (NW-64)."""


class EastWest1(Settlers):
    """The trade deck with its deals too; discarded trade cards can be remembered (E1-47, E1-48)."""

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        everybody = others(saved, None)
        discards = remembered_trade_cards("discards", saved, everybody, lambda save: save["settlement"]["routes"], 2)
        return [*super().hidden(saved, seat), *trade_cards(saved), discards]


class EastWest2(Settlers):
    """Nothing more (E2-35)."""


class EastWest3(Settlers):
    """The trade deck with its deals too; the trade cards used and kept can be remembered (E3-31)."""

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        everybody = others(saved, None)
        kept = remembered_trade_cards("kept trade cards", saved, everybody, lambda save: save["collections"], None)
        return [*super().hidden(saved, seat), *trade_cards(saved), kept]
