"""An own account of one guild's coins and objectives, kept from the story and the printed map alone."""

from collections import Counter
from typing import Any

from caravanserai.core.events import Event
from tests.games.merchant_explorers.oracle import Land, Map, distance, name_of

FACTOR = {30: 3, 31: 3, 32: 2}  # by play: INV-26 to INV-28
TOWER_COINS = [6, 8, 10, 14]
TREASURES = ("explorer", "coins", "vase", "tower", "g", "d", "m", "pair")


class Account:
    """What a guild has earned so far, worked out hex by hex."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.coins = 0
        self.towers = 0
        self.villages = 0
        self.crystals: list[int] = []
        self.best_route = 0
        self.richest = 0
        self.met: set[str] = set()
        self.play: int | None = None  # the card that explores, or none for a free explorer

    def hear(self, event: Event, era: int) -> None:
        """Take an event into account: where it happened is believed, what it brought is not."""
        facts: dict[str, Any] = dict(event.facts)
        hex = name_of(facts["hex"]) if "hex" in facts else ""
        before = self.coins
        if event.kind == "explored":
            coins = self.land.coins.get(hex, 0)
            self.richest = max(self.richest, coins)
            self.coins += coins * (FACTOR.get(self.play, 1) if self.play is not None else 1)
        elif event.kind == "built_tower":
            assert hex in self.land.towers
            self.coins += TOWER_COINS[self.towers]
            self.towers += 1
        elif event.kind == "took_crystal":
            self.crystals.append(self.land.crystals[hex])
            self.coins += sum(self.crystals)
        elif event.kind == "founded":
            self.coins += era
            self.villages += 1
        elif event.kind == "traded":
            coins = self.land.cities[hex] * self.land.cities[name_of(facts["partner"])]
            self.best_route = max(self.best_route, coins)
            self.coins += coins
        elif event.kind == "found":
            self.coins += 2 if TREASURES[facts["treasure"]] == "coins" else 0
            return
        elif event.kind == "achieved":
            assert facts["coins"] in (0, 5, 10)
            self.coins += facts["coins"]
        else:
            return
        assert self.coins - before == facts["coins"]

    def final(self, guild: dict[str, Any]) -> int:
        """Coins and treasure at the end (ME-84 to ME-89)."""
        held = Counter(TREASURES[kind] for kind in guild["treasures"])
        on = Counter(self.land.terrain[name_of(cell)] for cell in guild["villages"])
        vases = held["vase"]
        worth = min(vases, 4) ** 2 + 4 * max(0, vases - 4) + held["tower"] * len(guild["towers"])
        worth += sum(held[terrain] * on[terrain] for terrain in "gdm")
        return self.coins + worth + held["pair"] * (len(guild["villages"]) // 2)

    def sees_met(self, key: str, map: Map) -> bool:
        """Whether an objective is fulfilled on this map."""
        land = self.land
        villages = map.villages
        on = Counter(land.terrain[hex] for hex in villages)
        marks = Counter(mark for hex, mark in land.ruins.items() if hex in map.tokens)
        ruins = [hex for hex in land.ruins if hex in map.tokens]
        by_towers = [hex for hex in villages if land.near[hex] & map.towers]
        by_crystals = [hex for hex in villages if land.near[hex] & set(land.crystals)]
        beside_ruins = {land.terrain.get(other) for ruin in ruins for other in land.near[ruin]}
        big = [hex for hex in villages if len(land.regions[land.region_of(hex)]) >= 5]
        answers = {
            "AV-1": len({land_of(land, hex) for hex in villages}) >= 3,
            "AV-2": len(map.towers) >= 2,
            "AV-3": len([hex for hex in ruins if len(land.near[hex]) < 6]) >= 3,
            "AV-4": bool(big),
            "AV-5": len([hex for hex in map.posts if land.cities[hex] >= 3]) >= 2,
            "AV-6": len(villages) >= 5,
            "AG-1": set(on) == set("gdm"),
            "AG-2": {land.terrain[hex] for hex in map.posts} == set("gdm"),
            "AG-3": beside_ruins >= set("gdm"),
            "AG-4": bool(by_towers),
            "AG-5": self.best_route >= 12,
            "AG-6": on["m"] >= 2,
            "KZ-1": {"A", "J"} <= set(marks),
            "KZ-2": "C" in marks and "16-02" in map.towers,
            "KZ-3": any(distance(hex, ruin) == 1 for hex in villages for ruin in land.ruins),
            "KZ-4": any(_is_chain(land, map, group) for group in map.groups(False)),
            "KZ-5": self.richest >= 3,
            "KZ-6": {"B", "D"} <= set(marks),
            "CN-1": len(by_crystals) >= 2,
            "CN-2": max(marks.values(), default=0) >= 3,
            "CN-3": max(on.values(), default=0) >= 3,
            "CN-4": set(marks) == {"triangle", "circle", "square"},
            "CN-5": len(map.tokens & set(land.crystals)) >= 2,
            "CN-6": self.best_route >= 16,
        }
        return answers[key]


def land_of(land: Land, hex: str) -> frozenset[str]:
    """The land a hex lies on."""
    group = {hex}
    dry = {other for other, terrain in land.terrain.items() if terrain in "gdm"}
    while more := {other for other in dry - group if land.near[other] & group}:
        group |= more
    return frozenset(group)


def _is_chain(land: Land, map: Map, group: set[str]) -> bool:
    held = group & map.explorers
    return len(held & set(land.cities)) >= 2 and len(held & set(land.ruins)) >= 2
