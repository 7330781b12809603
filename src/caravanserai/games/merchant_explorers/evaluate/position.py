"""How good a position looks for a seat: coins so far, and goals by their worth and the chance to reach them.

The numbers are in coins. They were found by letting variants of them play the solo game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import ENDLESS, ERAS, NO_CARD, investigate_card
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, VASE
from caravanserai.games.merchant_explorers.evaluate.hopes import Hopes
from caravanserai.games.merchant_explorers.evaluate.ways import FAR, TROUBLE, ways_of
from caravanserai.games.merchant_explorers.evaluate.wishes import Wishes
from caravanserai.games.merchant_explorers.guild import EXPLORER, NEAR, POST, SOURCE, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.maps.terrain import CITY, CRYSTAL, RUIN, TOWER_HEX
from caravanserai.games.merchant_explorers.rewards import reward
from caravanserai.games.merchant_explorers.rules.paying import crystal_coins, tower_coins
from caravanserai.games.merchant_explorers.scoring import total

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

WON: Final = 60.0  # reaching the solo level
HOPE: Final = 0.33  # one cannot go everywhere: what a likely goal counts before it is reached
TREASURE: Final = 2.6  # a card from a ruin
VASE_SHARE: Final = 0.25  # how likely it is one more vase
ROUTES: Final = 0.6
LATER_ROUTES: Final = 0.5  # a route hoped for in a later era
SOURCE_WORTH: Final = 1.2  # a village as a place to start from, in each later era
SOLO_OBJECTIVE: Final = 90.0  # alone, all objectives must be met to win
FURTHER: Final = 1.5  # how much further a region is whose edge has not been reached
CARD_HEX: Final = 0.2  # a hex that an investigate card allows, each time it comes again
MOST_HEXES: Final = 5


def evaluate(state: MerchantExplorersState, seat: int) -> float:
    """The position's worth for a seat."""
    guild = state.guilds[seat]
    coins = float(total(guild, state.setting.new_vase_sets))
    if state.over:
        return coins + (WON if state.players == 1 and state.winners() else 0.0)
    cards, era = _time_left(state, guild)
    hopes = Hopes(cards, ERAS - era)
    wishes = Wishes(guild)
    for position in range(len(state.objectives)):
        if guild.feats.objectives[position] == 0:
            worth = float(reward(state, position)) + (SOLO_OBJECTIVE if state.players == 1 else 0.0)
            wishes.add(state.objectives[position], worth)
        elif state.players == 1:
            coins += SOLO_OBJECTIVE
    value = coins + wishes.done + _cards(guild, era)
    value += HOPE * _goals(guild, hopes, wishes)
    value += HOPE * _regions(guild, hopes, wishes, era)
    return value + SOURCE_WORTH * float(guild.villages_founded) * float(hopes.eras)


def _time_left(state: MerchantExplorersState, guild: Guild) -> tuple[int, int]:
    """The cards still to come in an era, and which era that is.

    For one who has not begun to act, the card revealed is still to come, and before the first card of an era the last
    one is not yet over: so nothing changes for anybody at the moment when the last player is done.
    """
    cards = len(state.explore)
    era = int(state.era)
    if guild.finished or guild.action.placed != ():
        return cards, era
    return (0, era - 1) if len(state.used) == 1 else (cards + 1, era)


def _cards(guild: Guild, era: int) -> float:
    """Investigate cards come again once in every later era, and in the last one of them twice."""
    hexes = 0
    for slot in guild.investigates.slots:
        if slot != NO_CARD:
            for phase in investigate_card(slot).phases:
                hexes += MOST_HEXES if phase.most == ENDLESS else min(MOST_HEXES, int(phase.most))
    return CARD_HEX * float(hexes) * float(ERAS - era)


def _goals(guild: Guild, hopes: Hopes, wishes: Wishes) -> float:
    """Towers, ruins, crystals, rich hexes and cities, by how near they are."""
    province = guild.province
    ways = ways_of(province)
    hexes = guild.hexes
    sources = [hex for hex in range(len(hexes)) if hexes[hex] & SOURCE]
    lasting = [province.capital, *guild.village_hexes]
    value = 0.0
    cities: list[int] = []
    chances: list[float] = []
    later: list[float] = []
    for number in range(len(ways.goals)):
        goal = ways.goals[number]
        kind = province.kinds[goal]
        if hexes[goal] & (TOWER | TOKEN | POST):
            continue
        distances = ways.distances[number]
        if kind == CITY:
            cities.append(goal)
            chances.append(1.0 if hexes[goal] & EXPLORER else hopes.now(_nearest(distances, sources)))
            later.append(hopes.later(_nearest(distances, lasting)))
            value += wishes.hexes.get(goal, 0.0) * hopes.both(chances[-1], later[-1])
            continue
        if hexes[goal] & EXPLORER:
            continue
        worth = wishes.hexes.get(goal, 0.0) + _worth(guild, kind, goal)
        now = hopes.now(_nearest(distances, sources))
        value += worth * hopes.both(now, hopes.later(_nearest(distances, lasting)))
    return value + _routes(guild, wishes, cities, chances, later)


def _worth(guild: Guild, kind: i64, goal: i64) -> float:
    """What a goal pays by itself."""
    if kind == TOWER_HEX:
        return float(tower_coins(guild))
    if kind == RUIN:
        vases = len([card for card in guild.treasure.kept if KIND_OF[card] == VASE])
        return TREASURE + VASE_SHARE * float(2 * vases + 1)
    if kind == CRYSTAL:
        return float(crystal_coins(guild, goal))
    return float(guild.province.values[goal])


def _routes(guild: Guild, wishes: Wishes, cities: list[int], chances: list[float], later: list[float]) -> float:
    """Pairs of cities that can trade in this era, or less likely in a later one."""
    values = guild.province.values
    value = 0.0
    for one in range(len(cities)):
        for other in range(one):
            product = values[cities[one]] * values[cities[other]]
            worth = ROUTES * float(product)
            if 0 < wishes.route <= product:
                worth += wishes.route_worth
            now = chances[one] * chances[other]
            value += worth * (now + (1.0 - now) * LATER_ROUTES * later[one] * later[other])
    return value


def _regions(guild: Guild, hopes: Hopes, wishes: Wishes, era: int) -> float:
    """Regions without a village, by how much is missing in them."""
    province = guild.province
    hexes = guild.hexes
    value = 0.0
    for region in range(len(province.regions)):
        if len(province.blanks[region]) == 0:
            continue
        trouble = TROUBLE[province.region_terrains[region]]
        missing = 0.0
        whole = 0.0
        touched = False
        settled = False
        for hex in province.regions[region]:
            pieces = hexes[hex]
            whole += trouble
            if pieces & EXPLORER:
                touched = True
            elif pieces & VILLAGE:
                settled = True
                break
            else:
                missing += trouble
                if pieces & NEAR:
                    touched = True
        if settled:
            continue
        if not touched:
            missing += FURTHER
        worth = float(era) + SOURCE_WORTH * float(hopes.eras) + wishes.regions[region]
        value += worth * hopes.now(missing)
    return value


def _nearest(distances: list[float], sources: list[int]) -> float:
    nearest = FAR
    for source in sources:
        if distances[source] < nearest:
            nearest = distances[source]
    return nearest
