"""A guild: one player's map, pieces, coins and cards, and the action the player is in the middle of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.agenda import Agenda
from caravanserai.games.merchant_explorers.action import Action, restored_action
from caravanserai.games.merchant_explorers.feats import Feats, restored_feats
from caravanserai.games.merchant_explorers.held_cards import (
    InvestigateCards,
    TreasureCards,
    restored_investigates,
    restored_treasure,
)
from caravanserai.games.merchant_explorers.purse import Purse, restored_purse

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

FIRST_LETTER: Final = 48  # hexes are saved as a text, one sign each from "0" on


class Guild:
    """One player's things: the pieces, and parts that each keep their own."""

    def __init__(
        self,
        seat: i64,
        province: Province,
        hexes: list[int],
        purse: Purse,
        feats: Feats,
        investigates: InvestigateCards,
        treasure: TreasureCards,
        action: Action,
        agenda: Agenda,
    ) -> None:
        self.seat: i64 = seat
        self.province = province
        self.hexes: list[int] = hexes  # what lies on each hex
        self.village_hexes: tuple[int, ...] = ()  # where villages stand, in the order they were founded
        self.explorers: i64 = EXPLORERS  # in the supply
        self.markers: i64 = 0  # explorers on objectives
        self.towers: i64 = 0  # placed
        self.purse = purse
        self.feats = feats
        self.investigates = investigates
        self.treasure = treasure
        self.action = action
        self.agenda = agenda
        self.step: i64 = 0
        self.argument: i64 = 0
        self.finished = True
        self.horizon: i64 = 0  # moves before a change of this number cannot be taken back (ME-53)

    @property
    def coins(self) -> i64:
        """All coins gained so far."""
        return self.purse.total

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

    def mark_near(self, hex: i64) -> None:
        """Note that the hexes beside a new source can be reached (ME-23)."""
        hexes = self.hexes
        for other in self.province.neighbours[hex]:
            pieces: i64 = hexes[other]
            hexes[other] = pieces | NEAR

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
        twin = Guild(
            self.seat,
            self.province,
            self.hexes[:],
            self.purse.copy(),
            self.feats.copy(),
            self.investigates.copy(),
            self.treasure.copy(),
            self.action.copy(),
            self.agenda.copy(),
        )
        twin.village_hexes = self.village_hexes
        twin.explorers = self.explorers
        twin.markers = self.markers
        twin.towers = self.towers
        twin.step = self.step
        twin.argument = self.argument
        twin.finished = self.finished
        twin.horizon = self.horizon
        return twin

    def save(self) -> dict[str, object]:
        saved: dict[str, object] = {
            "hexes": "".join([chr(FIRST_LETTER + (pieces & SAVED)) for pieces in self.hexes]),
            "villages": list(self.village_hexes),
            "supply": [self.explorers, self.markers, self.towers],
        }
        saved.update(self.purse.save())
        saved.update(self.feats.save())
        saved.update(self.investigates.save())
        saved.update(self.treasure.save())
        saved.update(self.action.save())
        saved["agenda"] = self.agenda.save()
        saved["at"] = [self.step, self.argument, int(self.finished), self.horizon]
        return saved


def new_guild(seat: i64, province: Province) -> Guild:
    """A guild with an empty map, the capital its only source (ME-11)."""
    hexes = [0] * province.size
    hexes[province.capital] = CAPITAL
    cards = InvestigateCards()
    guild = Guild(seat, province, hexes, Purse(), Feats(), cards, TreasureCards(), Action(), Agenda([]))
    guild.mark_near(province.capital)
    return guild


def restored_guild(seat: i64, province: Province, saved: Mapping[str, Any]) -> Guild:
    """The guild that `save` wrote."""
    hexes = [ord(sign) - FIRST_LETTER for sign in saved["hexes"]]
    if len(hexes) != province.size:
        raise ValueError("the map has the wrong number of hexes")
    hexes[province.capital] |= CAPITAL
    guild = Guild(
        seat,
        province,
        hexes,
        restored_purse(saved),
        restored_feats(saved),
        restored_investigates(saved),
        restored_treasure(saved),
        restored_action(saved),
        Agenda([int(pending) for pending in saved["agenda"]]),
    )
    guild.find_near()
    guild.village_hexes = tuple(saved["villages"])
    guild.explorers, guild.markers, guild.towers = saved["supply"]
    guild.step, guild.argument, finished, guild.horizon = saved["at"]
    guild.finished = bool(finished)
    return guild
