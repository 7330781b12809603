"""A guild: one player's map, pieces, coins and cards, and the action the player is in the middle of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.agenda import Agenda
from caravanserai.games.merchant_explorers.components.cards import CARDS, NO_CARD, SLOTS, VILLAGE_RAYS, Card, Phase
from caravanserai.games.merchant_explorers.components.objectives import IN_PLAY

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.maps.province import Province

EXPLORERS: Final = 36
VILLAGES: Final = 13

# What lies on a hex, one bit each (ME-8). The last two follow from the others and the map.
EXPLORER: Final = 1
VILLAGE: Final = 2
TOWER: Final = 4
POST: Final = 8
TOKEN: Final = 16  # of a treasure or a crystal
CAPITAL: Final = 32
NEAR: Final = 64  # beside a source
TAKEN: Final = EXPLORER | VILLAGE | TOWER | CAPITAL
SOURCE: Final = EXPLORER | VILLAGE | CAPITAL  # a tower is none (ME-9)
LASTING: Final = VILLAGE | TOWER | POST | TOKEN | CAPITAL
SAVED: Final = EXPLORER | VILLAGE | TOWER | POST | TOKEN

IDLE: Final = -1  # no card is being played
FIRST_LETTER: Final = 48  # hexes are saved as a text, one sign each from "0" on

Ray = tuple[int, ...]  # a village and the hexes explored straight out from it
Reading = tuple[Ray, ...]  # one way to see the hexes explored so far as rays (ME-50)


class Guild:
    """One player's things. Tuples are replaced, never changed, so copies share them."""

    def __init__(self, seat: i64, province: Province) -> None:
        self.seat: i64 = seat
        self.province = province
        self.hexes: list[int] = []  # what lies on each hex
        self.village_hexes: tuple[int, ...] = ()  # where villages stand, in the order they were founded
        self.explorers: i64 = EXPLORERS  # in the supply
        self.markers: i64 = 0  # explorers on objectives
        self.towers: i64 = 0  # placed

        self.hex_coins: i64 = 0
        self.village_coins: i64 = 0
        self.tower_coins: i64 = 0
        self.crystal_coins: i64 = 0
        self.route_coins: i64 = 0
        self.objective_coins: i64 = 0
        self.treasure_coins: i64 = 0
        self.crystal_values: i64 = 0  # of all crystals explored so far (ME-98)
        self.best_route: i64 = 0  # the value of the best single route (ME-78)
        self.richest_hex: i64 = 0  # the most coins on a hex explored (ME-78)
        self.objectives: tuple[int, ...] = (0,) * IN_PLAY  # the turn each was met in, or 0

        self.slots: tuple[int, ...] = (NO_CARD,) * SLOTS  # investigate cards kept (ME-35)
        self.dealt: tuple[int, ...] = ()  # the two to choose from (ME-34)
        self.aside: i64 = NO_CARD  # the one not kept, until all have chosen (ME-110)
        self.rejected: tuple[int, ...] = ()  # those put under the deck earlier, which the owner remembers
        self.treasures: tuple[int, ...] = ()  # kept face down (ME-83)
        self.resolving: tuple[int, ...] = ()  # instant treasure cards in effect
        self.returned: tuple[int, ...] = ()  # instant treasure cards put under the deck this turn
        self.drawn: i64 = 0  # treasure cards drawn in the whole game
        self.explored: tuple[int, ...] = ()  # the hexes explored this turn, by the card or free, in order
        self.routes: tuple[int, ...] = ()  # the routes of this turn, each the city with the post and its partner

        self.card: i64 = IDLE  # what is being played, as a number of CARDS
        self.playing: Card = CARDS[0]  # the card of that number
        self.rule: Phase = CARDS[0].phases[0]  # and its phase
        self.phase: i64 = 0
        self.placed: tuple[int, ...] = ()  # the hexes explored by this card's action, in order (ME-28a)
        self.phase_start: i64 = 0  # how many of them belong to the phase before
        self.used: i64 = 0  # how many of each terrain in this phase, eight bits each
        self.readings: list[Reading] = []

        self.agenda = Agenda([])
        self.step: i64 = 0
        self.argument: i64 = 0
        self.finished = True
        self.horizon: i64 = 0  # moves before a change of this number cannot be taken back (ME-53)

    @property
    def coins(self) -> i64:
        """All coins gained so far."""
        return (
            self.hex_coins
            + self.village_coins
            + self.tower_coins
            + self.crystal_coins
            + self.route_coins
            + self.objective_coins
            + self.treasure_coins
        )

    @property
    def villages_founded(self) -> i64:
        return len(self.village_hexes)

    @property
    def villages(self) -> i64:
        """Villages in the supply (ME-11)."""
        return VILLAGES - len(self.village_hexes)

    def hexes_with(self, piece: int) -> list[int]:
        """The hexes on which a piece lies."""
        return [hex for hex in range(len(self.hexes)) if self.hexes[hex] & piece]

    def clear_map(self) -> None:
        """An empty map, with the capital as the only source (ME-11)."""
        self.hexes = [0] * self.province.size
        self.hexes[self.province.capital] = CAPITAL
        self.mark_near(self.province.capital)

    def mark_near(self, hex: i64) -> None:
        """Note that the hexes beside a new source can be reached (ME-23)."""
        hexes = self.hexes
        for other in self.province.neighbours[hex]:
            pieces: i64 = hexes[other]
            hexes[other] = pieces | NEAR

    def begin_card(self, card: i64) -> None:
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

    def recall_explorers(self) -> None:
        """Every explorer on the map goes back to the supply (ME-19)."""
        hexes = self.hexes
        for hex in range(len(hexes)):
            pieces: i64 = hexes[hex]
            if pieces & EXPLORER:
                self.explorers += 1
            hexes[hex] = pieces & LASTING
        self.find_near()

    def find_near(self) -> None:
        """Work out afresh which hexes lie beside a source."""
        for hex in range(len(self.hexes)):
            if self.hexes[hex] & SOURCE:
                self.mark_near(hex)

    def copy(self) -> Guild:
        twin = Guild(self.seat, self.province)
        twin.hexes = self.hexes[:]
        twin.explorers = self.explorers
        twin.village_hexes = self.village_hexes
        twin.markers = self.markers
        twin.towers = self.towers
        twin.hex_coins = self.hex_coins
        twin.village_coins = self.village_coins
        twin.tower_coins = self.tower_coins
        twin.crystal_coins = self.crystal_coins
        twin.route_coins = self.route_coins
        twin.objective_coins = self.objective_coins
        twin.treasure_coins = self.treasure_coins
        twin.crystal_values = self.crystal_values
        twin.best_route = self.best_route
        twin.richest_hex = self.richest_hex
        twin.objectives = self.objectives
        twin.slots = self.slots
        twin.dealt = self.dealt
        twin.aside = self.aside
        twin.rejected = self.rejected
        twin.treasures = self.treasures
        twin.resolving = self.resolving
        twin.returned = self.returned
        twin.drawn = self.drawn
        twin.explored = self.explored
        twin.routes = self.routes
        twin.card = self.card
        twin.playing = self.playing
        twin.rule = self.rule
        twin.phase = self.phase
        twin.placed = self.placed
        twin.phase_start = self.phase_start
        twin.used = self.used
        twin.readings = self.readings
        twin.agenda = self.agenda.copy()
        twin.step = self.step
        twin.argument = self.argument
        twin.finished = self.finished
        twin.horizon = self.horizon
        return twin

    def save(self) -> dict[str, object]:
        return {
            "hexes": "".join([chr(FIRST_LETTER + (pieces & SAVED)) for pieces in self.hexes]),
            "villages": list(self.village_hexes),
            "supply": [self.explorers, self.markers, self.towers],
            "coins": [
                self.hex_coins,
                self.village_coins,
                self.tower_coins,
                self.crystal_coins,
                self.route_coins,
                self.objective_coins,
                self.treasure_coins,
            ],
            "feats": [self.crystal_values, self.best_route, self.richest_hex],
            "objectives": list(self.objectives),
            "slots": list(self.slots),
            "dealt": list(self.dealt),
            "aside": int(self.aside),
            "rejected": list(self.rejected),
            "treasures": list(self.treasures),
            "resolving": list(self.resolving),
            "returned": list(self.returned),
            "drawn": int(self.drawn),
            "explored": list(self.explored),
            "routes": list(self.routes),
            "action": [self.card, self.phase, self.phase_start, self.used],
            "placed": list(self.placed),
            "readings": [[list(ray) for ray in reading] for reading in self.readings],
            "agenda": self.agenda.save(),
            "at": [self.step, self.argument, int(self.finished), self.horizon],
        }


def restored_guild(seat: i64, province: Province, saved: Mapping[str, Any]) -> Guild:
    """The guild that `save` wrote."""
    guild = Guild(seat, province)
    guild.hexes = [ord(sign) - FIRST_LETTER for sign in saved["hexes"]]
    if len(guild.hexes) != province.size:
        raise ValueError("the map has the wrong number of hexes")
    guild.hexes[province.capital] |= CAPITAL
    guild.find_near()
    guild.village_hexes = tuple(saved["villages"])
    guild.explorers, guild.markers, guild.towers = saved["supply"]
    (
        guild.hex_coins,
        guild.village_coins,
        guild.tower_coins,
        guild.crystal_coins,
        guild.route_coins,
        guild.objective_coins,
        guild.treasure_coins,
    ) = saved["coins"]
    guild.crystal_values, guild.best_route, guild.richest_hex = saved["feats"]
    guild.objectives = tuple(saved["objectives"])
    guild.slots = tuple(saved["slots"])
    guild.dealt = tuple(saved["dealt"])
    guild.aside = saved["aside"]
    guild.rejected = tuple(saved["rejected"])
    guild.treasures = tuple(saved["treasures"])
    guild.resolving = tuple(saved["resolving"])
    guild.returned = tuple(saved["returned"])
    guild.drawn = saved["drawn"]
    guild.explored = tuple(saved["explored"])
    guild.routes = tuple(saved["routes"])
    guild.card, guild.phase, guild.phase_start, guild.used = saved["action"]
    if guild.card != IDLE:
        guild.playing = CARDS[guild.card]
        guild.rule = guild.playing.phases[guild.phase]
    guild.placed = tuple(saved["placed"])
    guild.readings = [tuple([tuple(ray) for ray in reading]) for reading in saved["readings"]]
    guild.agenda = Agenda([int(pending) for pending in saved["agenda"]])
    guild.step, guild.argument, finished, guild.horizon = saved["at"]
    guild.finished = bool(finished)
    return guild
