"""What the objectives in play make worth more: certain hexes, regions and routes; and what is already done for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components import objectives as sorts
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.evaluate.ways import ways_of
from caravanserai.games.merchant_explorers.guild import POST, TOKEN, TOWER
from caravanserai.games.merchant_explorers.maps.drawing import SYMBOL_KEYS
from caravanserai.games.merchant_explorers.maps.terrain import LAND_TERRAINS, MOUNTAIN
from caravanserai.games.merchant_explorers.scoring import villages_by_terrain

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.components.objectives import Objective
    from caravanserai.games.merchant_explorers.guild import Guild

DONE: Final = 0.8  # how much of an objective's worth the things already done for it count


class Wishes:
    """Extra worth by hex and by region, for one guild and the objectives it has not met."""

    def __init__(self, guild: Guild) -> None:
        self.guild: Final = guild
        self.hexes: Final[dict[int, float]] = {}
        self.regions: Final = [0.0] * len(guild.province.regions)
        self.route: i64 = 0  # the value a single route is wanted to have
        self.route_worth = 0.0
        self.done = 0.0

    def add(self, number: int, worth: float) -> None:
        """Take an objective into account that is worth so much when met."""
        objective = OBJECTIVES[number]
        sort = objective.sort
        guild = self.guild
        province = guild.province
        if sort <= sorts.ABOUT_VILLAGES:
            self._villages(objective, worth)
        elif sort <= sorts.ABOUT_RUINS:
            self._ruins(objective, worth)
        elif sort <= sorts.ABOUT_POSTS:
            self._posts(objective, worth)
        elif sort == sorts.TOWERS:
            self._wish(province.towers, TOWER, int(objective.number), worth)
        elif sort == sorts.CRYSTALS:
            self._wish(province.crystals, TOKEN, int(objective.number), worth)
        elif sort == sorts.ROUTE_WORTH:
            self.route = objective.number
            self.route_worth = worth
        elif sort == sorts.RICH_HEX:
            self._wish(ways_of(province).rich_hexes, 0, 1, worth)

    def _wish(self, hexes: list[int], piece: int, needed: int, worth: float) -> None:
        """So many of these hexes are needed with a piece on them."""
        share = worth / float(needed)
        for hex in hexes:
            if self.guild.hexes[hex] & piece:
                self.done += DONE * share
            else:
                self.hexes[hex] = self.hexes.get(hex, 0.0) + share

    def _ruins(self, objective: Objective, worth: float) -> None:
        province = self.guild.province
        sort = objective.sort
        ruins = province.ruins
        marks = province.marks
        if sort == sorts.BORDER_RUINS:
            self._wish(province.border_ruins, TOKEN, int(objective.number), worth)
        elif sort == sorts.TWO_RUINS:
            both = (objective.number, objective.other)
            self._wish([ruin for ruin in ruins if marks[ruin] in both], TOKEN, 2, worth)
        elif sort == sorts.RUIN_AND_TOWER:
            self._wish([ruin for ruin in ruins if marks[ruin] == objective.number], TOKEN, 2, worth)
            self._wish([province.northeastern_tower], TOWER, 2, worth)
        elif sort == sorts.RUINS_BY_EACH_TERRAIN:
            self._wish_terrains(worth)
        else:
            explored = [marks[ruin] for ruin in ruins if self.guild.hexes[ruin] & TOKEN]
            if sort == sorts.EVERY_RUIN_SYMBOL:
                wanted = [mark for mark in range(len(SYMBOL_KEYS)) if mark not in explored]
                self.done += DONE * worth * float(len(set(explored))) / len(SYMBOL_KEYS)
                share = worth / len(SYMBOL_KEYS)
            else:
                most = max([explored.count(mark) for mark in range(len(SYMBOL_KEYS))])
                wanted = [mark for mark in range(len(SYMBOL_KEYS)) if explored.count(mark) == most]
                self.done += DONE * worth * float(most) / float(objective.number)
                share = worth / float(objective.number)
            for ruin in ruins:
                if marks[ruin] in wanted and not self.guild.hexes[ruin] & TOKEN:
                    self.hexes[ruin] = self.hexes.get(ruin, 0.0) + share

    def _wish_terrains(self, worth: float) -> None:
        """Ruins that together touch every land terrain."""
        province = self.guild.province
        touched = [False] * LAND_TERRAINS
        for ruin in province.ruins:
            if self.guild.hexes[ruin] & TOKEN:
                for other in province.neighbours[ruin]:
                    if province.terrains[other] < LAND_TERRAINS:
                        touched[province.terrains[other]] = True
        share = worth / LAND_TERRAINS
        self.done += DONE * share * touched.count(True)
        for ruin in province.ruins:
            new = {province.terrains[other] for other in province.neighbours[ruin]}
            missing = len([terrain for terrain in range(LAND_TERRAINS) if terrain in new and not touched[terrain]])
            if missing and not self.guild.hexes[ruin] & TOKEN:
                self.hexes[ruin] = self.hexes.get(ruin, 0.0) + share * missing

    def _posts(self, objective: Objective, worth: float) -> None:
        province = self.guild.province
        cities = province.cities
        if objective.sort == sorts.POSTS_ON_BIG_CITIES:
            big = [city for city in cities if province.values[city] >= objective.number]
            self._wish(big, POST, sorts.BIG_CITIES, worth)
            return
        covered = {province.terrains[city] for city in cities if self.guild.hexes[city] & POST}
        self.done += DONE * worth * float(len(covered)) / LAND_TERRAINS
        for city in cities:
            if province.terrains[city] not in covered:
                self.hexes[city] = self.hexes.get(city, 0.0) + worth / LAND_TERRAINS

    def _villages(self, objective: Objective, worth: float) -> None:
        guild = self.guild
        province = guild.province
        sort = objective.sort
        if sort == sorts.VILLAGES:
            self._wish_regions(range(len(self.regions)), int(guild.villages_founded), int(objective.number), worth)
        elif sort == sorts.VILLAGES_ON_LANDS:
            lands = {province.land_of[village] for village in guild.village_hexes}
            open_lands = [
                number for number, region in enumerate(province.regions) if province.land_of[region[0]] not in lands
            ]
            self._wish_regions(open_lands, len(lands), int(objective.number), worth)
        elif sort == sorts.VILLAGE_ON_BIG_REGION:
            big = [number for number, region in enumerate(province.regions) if len(region) >= objective.number]
            self._wish_regions(big, 0, 1, worth)
        elif sort <= sorts.VILLAGES_BY_CRYSTALS:
            self._villages_beside(objective, worth)
        else:
            self._villages_by_terrain(objective, worth)

    def _villages_beside(self, objective: Objective, worth: float) -> None:
        province = self.guild.province
        sort = objective.sort
        if sort == sorts.VILLAGE_BY_TOWER:
            self._wish_regions(ways_of(province).regions_by_towers, 0, 2, worth)
            self._wish(province.towers, TOWER, 4, worth)
        elif sort == sorts.VILLAGE_BY_RUIN:
            self._wish_regions(ways_of(province).regions_by_ruins, 0, 1, worth)
        else:
            regions = ways_of(province).regions_by_crystals
            done = len([village for village in self.guild.village_hexes if province.region_of[village] in regions])
            self._wish_regions(regions, min(done, 1), int(objective.number), worth)

    def _villages_by_terrain(self, objective: Objective, worth: float) -> None:
        founded = villages_by_terrain(self.guild)
        sort = objective.sort
        if sort == sorts.MOUNTAIN_VILLAGES:
            self._wish_terrain_regions([MOUNTAIN], founded[MOUNTAIN], int(objective.number), worth)
        elif sort == sorts.VILLAGE_ON_EACH_TERRAIN:
            missing = [terrain for terrain in range(LAND_TERRAINS) if founded[terrain] == 0]
            self._wish_terrain_regions(missing, LAND_TERRAINS - len(missing), LAND_TERRAINS, worth)
        else:
            most = max(founded)
            leading = [terrain for terrain in range(LAND_TERRAINS) if founded[terrain] == most]
            self._wish_terrain_regions(leading, most, int(objective.number), worth)

    def _wish_terrain_regions(self, terrains: list[int], done: int, needed: int, worth: float) -> None:
        of = self.guild.province.region_terrains
        self._wish_regions([region for region in range(len(of)) if of[region] in terrains], done, needed, worth)

    def _wish_regions(self, regions: list[int] | range, done: int, needed: int, worth: float) -> None:
        share = worth / float(needed)
        self.done += DONE * share * float(done)
        for region in regions:
            self.regions[region] += share
