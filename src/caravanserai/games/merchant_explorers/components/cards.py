"""The explore cards and the 28 investigate cards: what each lets one explore (ME-17, ME-31 to ME-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.maps.terrain import (
    ANY_TERRAIN,
    CITY,
    COIN,
    DESERT,
    GRASSLAND,
    MOUNTAIN,
    SEA,
    TERRAIN_KEYS,
)
from caravanserai.games.merchant_explorers.reasons import NO_REGION, WRONG_TERRAINS

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.shapes import ActionCardPart, CardPhasePart, CardShape

# Shapes: how the hexes of a phase must lie to each other.
FREE: Final = 0
PATH: Final = 1  # each beside the one explored just before
LINE: Final = 2  # one straight row, growing at either end
REGION: Final = 3  # all in one region
AROUND: Final = 4  # each beside the first hex of the action
ONWARD: Final = 5  # straight on from the first hex of the action
VILLAGE_RAYS: Final = 6  # straight out from two villages
BESIDE_FIRST_PHASE: Final = 7
SHAPE_KEYS: Final[tuple[CardShape, ...]] = (
    "free",
    "path",
    "line",
    "region",
    "around",
    "onward",
    "village_rays",
    "beside_first_phase",
)

ENDLESS: Final = 99
ANY_KIND: Final = -1
RAY_LENGTH: Final = 3
RAYS: Final = 2

Caps = dict[int, int]


class Phase:
    """One part of a card: how many hexes, how many of each terrain at most, and in which shape."""

    def __init__(self, most: int, caps: Caps, shape: int, kind: int = ANY_KIND) -> None:
        self.number: Final = len(PHASES)
        self.most: Final[i64] = most
        self.caps: Final = [caps.get(ANY_TERRAIN, caps.get(terrain, 0)) for terrain in range(ANY_TERRAIN)]
        self.shape: Final[i64] = shape
        self.kind: Final[i64] = kind  # the sort of hex it must be, or ANY_KIND
        self.tower_fits: Final = shape != REGION and kind == ANY_KIND  # towers and crystals (ME-27, ME-42)
        PHASES.append(self)

    def to_json(self) -> CardPhasePart:
        return {
            "most": None if self.most == ENDLESS else int(self.most),
            "caps": {TERRAIN_KEYS[terrain]: min(cap, int(self.most)) for terrain, cap in enumerate(self.caps) if cap},
            "shape": SHAPE_KEYS[self.shape],
            "kind": "city" if self.kind == CITY else "coin" if self.kind == COIN else None,
            "tower_fits": self.tower_fits,
        }


class Card:
    """What a player acts on: a basic explore card or an investigate card."""

    def __init__(
        self, key: str, clause: str, first: Phase, second: Phase | None = None, factor: int = 1, extra: int = 0
    ) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.wrong_terrain: Final = WRONG_TERRAINS.get(clause, NO_REGION)
        self.phases: Final = [first] if second is None else [first, second]
        self.factor: Final[i64] = factor  # of the coins on hexes it explores (ME-51)
        self.extra_treasure: Final[i64] = extra  # cards more for each new ruin this turn (ME-46)

    def to_json(self) -> ActionCardPart:
        return {
            "key": self.key,
            "clause": self.clause,
            "phases": [phase.to_json() for phase in self.phases],
            "coin_factor": int(self.factor),
            "extra_treasure": int(self.extra_treasure),
        }


PHASES: Final[list[Phase]] = []

# The explore deck. Cards 5 to 8 let everybody act on an investigate card instead.
EXPLORE_KEYS: Final = ("grassland", "sea", "desert", "mountain", "any", "era_1", "era_2", "era_3", "era_any")
BASIC: Final = 5
ERA_ONE: Final = 5
ERA_TWO: Final = 6
ERA_THREE: Final = 7
ERA_ANY: Final = 8
ERAS: Final = 4
SLOTS: Final = 3

ANYTHING: Final[Caps] = {ANY_TERRAIN: ENDLESS}


def _around(number: int, terrain: int) -> Card:
    return Card(f"inv_{number}", "ME-48", Phase(1, {terrain: 1}, FREE), Phase(5, ANYTHING, AROUND))


def _onward(number: int, terrain: int) -> Card:
    return Card(f"inv_{number}", "ME-49", Phase(1, {terrain: 1}, FREE), Phase(3, ANYTHING, ONWARD))


def _free(key: str, clause: str, most: int, caps: Caps) -> Card:
    return Card(key, clause, Phase(most, caps, FREE))


# The basic cards by their number in the explore deck, then the investigate cards: number n is CARDS[BASIC + n - 1].
CARDS: Final = (
    _free("grassland", "ME-31", 2, {GRASSLAND: 2}),
    Card("sea", "ME-31", Phase(3, {SEA: 3}, LINE)),
    _free("desert", "ME-31", 2, {DESERT: 2}),
    _free("mountain", "ME-31", 1, {MOUNTAIN: 1}),
    Card("any", "ME-31", Phase(2, ANYTHING, PATH)),
    Card("inv_1", "ME-40", Phase(5, {GRASSLAND: 5, SEA: 5}, PATH)),
    Card("inv_2", "ME-40", Phase(5, {DESERT: 5, SEA: 5}, PATH)),
    Card("inv_3", "ME-40", Phase(4, {MOUNTAIN: 4, SEA: 4}, PATH)),
    _free("inv_4", "ME-41", 5, {GRASSLAND: 4, SEA: 1}),
    _free("inv_5", "ME-41", 5, {DESERT: 4, SEA: 1}),
    _free("inv_6", "ME-41", 4, {MOUNTAIN: 3, SEA: 1}),
    _free("inv_7", "ME-41", 5, {GRASSLAND: 3, MOUNTAIN: 2}),
    _free("inv_8", "ME-41", 5, {DESERT: 3, MOUNTAIN: 2}),
    _free("inv_9", "ME-41", 5, {GRASSLAND: 1, DESERT: 1, MOUNTAIN: 1, SEA: 2}),
    Card("inv_10", "ME-42", Phase(4, {GRASSLAND: 4, DESERT: 4, MOUNTAIN: 4}, REGION)),
    _free("inv_11", "ME-43", 5, {SEA: 5}),
    Card("inv_12", "ME-44", Phase(4, {SEA: 4}, FREE), Phase(ENDLESS, ANYTHING, BESIDE_FIRST_PHASE, CITY)),
    Card("inv_13", "ME-45", Phase(4, {SEA: 4}, FREE), Phase(2, ANYTHING, BESIDE_FIRST_PHASE, COIN)),
    Card("inv_14", "ME-46", Phase(4, {SEA: 4}, FREE), extra=1),
    Card("inv_15", "ME-47", Phase(ENDLESS, {GRASSLAND: ENDLESS, DESERT: ENDLESS, MOUNTAIN: ENDLESS}, LINE)),
    Card("inv_16", "ME-47", Phase(ENDLESS, {SEA: ENDLESS}, LINE)),
    _around(17, GRASSLAND),
    _around(18, DESERT),
    _around(19, MOUNTAIN),
    _around(20, SEA),
    _onward(21, GRASSLAND),
    _onward(22, DESERT),
    _onward(23, MOUNTAIN),
    _onward(24, SEA),
    Card("inv_25", "ME-50", Phase(RAYS * RAY_LENGTH, ANYTHING, VILLAGE_RAYS)),
    Card("inv_26", "ME-51", Phase(4, {GRASSLAND: 4}, FREE), factor=3),
    Card("inv_27", "ME-51", Phase(4, {DESERT: 4}, FREE), factor=3),
    Card("inv_28", "ME-51", Phase(3, {MOUNTAIN: 3}, FREE), factor=2),
)
INVESTIGATES: Final = len(CARDS) - BASIC
NO_CARD: Final = 0  # investigate cards are numbered from 1


def investigate_card(number: i64) -> Card:
    """The investigate card with this number."""
    return CARDS[BASIC + number - 1]


def slot_of(explore: i64) -> i64:
    """The slot an era card calls for: 0 to 2."""
    return explore - ERA_ONE


def first_era(explore: i64) -> i64:
    """The first era in which a card is in the explore deck (ME-17)."""
    return max(i64(1), explore - BASIC + 1)


def cards_of_era(era: i64) -> list[int]:
    """The explore deck of an era, unshuffled (ME-17)."""
    return list(range(BASIC + era))
