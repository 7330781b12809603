"""What lies on the boards: settlers on locations, exploration tiles, bonus stacks, and point cards over the forts."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.games.century.caravan.card_sets import NO_CARDS, size
from caravanserai.games.century.market.rows import GAP, OpenRow, restored_open_row
from caravanserai.games.century.settlement.countries import EMPTY_COUNTRY, Country
from caravanserai.games.century.settlement.pioneers import Pioneer, restored_pioneer
from caravanserai.games.century.settlement.point_cards import CARDS_WITH, NATIVE, TOOLS
from caravanserai.games.century.settlement.room import NO_ROOM_NEEDED
from caravanserai.games.century.settlement.routes import Route, restored_route
from caravanserai.games.century.settlement.stacks import Stacks, restored_stacks

NOBODY: Final = -1
UNCOVERED: Final = -1


class Settlement:
    """The boards and all that belongs to them. Games with settlers have one; other Century tables share an empty one.

    Places are numbered as in the country; `holders`, `crowds` and `covers` are lists by place.
    """

    def __init__(self, country: Country, slots: i64, room: i64) -> None:
        self.country = country
        self.slots: i64 = slots  # for bonus tiles on a player board
        self.room: i64 = room  # whether a trade that brings cubes needs room for them (NW-32)
        self.holders: list[int] = []  # the seat whose settlers stand there, or NOBODY
        self.crowds: list[int] = []  # and how many
        self.covers: list[int] = []  # the exploration tile that lies there, or UNCOVERED
        self.beside: i64 = NO_CARDS  # exploration tiles beside the board (E1-5)
        self.boxed: i64 = NO_CARDS  # exploration tiles not in the game
        self.pioneers: list[Pioneer] = []
        self.routes: list[Route] = []  # of every seat where players have personal trade routes, otherwise none
        self.points = OpenRow([], [], 0)
        self.stacks = Stacks([], [], [])

    def clear(self) -> None:
        """Boards without settlers and tiles."""
        self.holders = [NOBODY] * len(self.country.places)
        self.crowds = [0] * len(self.country.places)
        self.covers = [UNCOVERED] * len(self.country.places)

    def needed(self, place: i64, claimed: i64) -> i64:
        """The settlers it takes to work at a place, for somebody who has claimed these cards (NW-22 to NW-24)."""
        location = self.country.places[place]
        number = location.settlers
        if self.holders[place] != NOBODY:
            number = self.crowds[place]
            number += 1
        if location.native:
            number -= size(claimed & CARDS_WITH[NATIVE])
        return number if number > 1 else 1

    def enough_settlers(self, seat: i64, place: i64, claimed: i64) -> bool:
        """Whether a seat that has claimed these cards has the settlers in hand to work at a place."""
        return self.pioneers[seat].hand >= self.needed(place, claimed)

    def tools_cubes(self, place: i64, claimed: i64) -> i64:
        """The red cubes that tools bring there (NW-27)."""
        return size(claimed & CARDS_WITH[TOOLS]) if self.country.places[place].tools else 0

    def on_route(self, seat: i64) -> i64:
        """How many settlers of a seat stand on its trade route."""
        return self.routes[seat].standing() if self.routes else 0

    def enough_on_route(self, seat: i64, position: i64) -> bool:
        """Whether a seat has the settlers in hand to use a card (from 0) of its trade route (E1-22)."""
        return self.pioneers[seat].hand >= self.routes[seat].needed(position)

    def placed(self, seat: i64) -> i64:
        """How many settlers of a seat stand on locations."""
        found: i64 = 0
        for place in range(self.country.size):
            if self.holders[place] == seat:
                found += self.crowds[place]
        return found

    def away(self, seat: i64) -> i64:
        """How many settlers of a seat a rest would bring home (NW-53, E1-25)."""
        return self.placed(seat) + self.on_route(seat)

    def card_above(self, fort: i64) -> int:
        """The point card above a fort (from 0), or GAP."""
        cards = self.points.cards
        return cards[fort] if fort < len(cards) else GAP

    def leave(self, place: i64) -> i64:
        """All settlers leave a place; gives how many there were. The caller says where they go."""
        leaving: i64 = self.crowds[place]
        self.holders[place] = NOBODY
        self.crowds[place] = 0
        return leaving

    def enlist(self, seat: i64, number: i64) -> i64:
        """Move settlers from reserve to hand, as far as there are any; gives how many (NW-40, NW-45)."""
        pioneer = self.pioneers[seat]
        coming = min(number, pioneer.reserve)
        pioneer.reserve -= coming
        pioneer.hand += coming
        return coming

    def copy(self) -> "Settlement":
        twin = self._twin()
        twin.points = self.points.copy()
        twin.stacks = self.stacks.copy()
        return twin

    def imagined(self, chance: Chance) -> "Settlement":
        """The same boards before another order of what nobody has seen (NW-64)."""
        twin = self._twin()
        twin.points = self.points.imagined(chance)
        twin.stacks = self.stacks.imagined(chance)
        return twin

    def _twin(self) -> "Settlement":
        twin = Settlement(self.country, self.slots, self.room)
        twin.holders = self.holders[:]
        twin.crowds = self.crowds[:]
        twin.covers = self.covers[:]
        twin.beside = self.beside
        twin.boxed = self.boxed
        twin.pioneers = [pioneer.copy() for pioneer in self.pioneers]
        if self.routes:
            twin.routes = [route.copy() for route in self.routes]
        return twin

    def save(self) -> dict[str, object]:
        return {
            "boards": self.country.boards[:],
            "holders": self.holders[:],
            "crowds": self.crowds[:],
            "covers": self.covers[:],
            "beside": int(self.beside),
            "boxed": int(self.boxed),
            "pioneers": [pioneer.save() for pioneer in self.pioneers],
            "routes": [route.save() for route in self.routes],
            "points": self.points.save(),
            "stacks": self.stacks.save(),
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote; the country must be the one of those boards already."""
        self.holders = [int(seat) for seat in saved["holders"]]
        self.crowds = [int(number) for number in saved["crowds"]]
        self.covers = [int(tile) for tile in saved["covers"]]
        for by_place in (self.holders, self.crowds, self.covers):
            if len(by_place) != len(self.country.places):
                raise ValueError("what lies on the locations does not fit the boards")
        self.beside = saved["beside"]
        self.boxed = saved["boxed"]
        self.pioneers = [restored_pioneer(things) for things in saved["pioneers"]]
        self.routes = [restored_route(things) for things in saved["routes"]]
        self.points = restored_open_row(saved["points"])
        self.stacks = restored_stacks(saved["stacks"], self.country.stack_sizes)


NO_SETTLEMENT: Final[Settlement] = Settlement(EMPTY_COUNTRY, 0, NO_ROOM_NEEDED)
