"""What the next post would bring and how near it is, for judging positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP, NOBODY
from caravanserai.games.marco_polo.components.characters import JOHANNES
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import (
    BEIJING,
    FIRST_CITY,
    FIRST_OASIS,
    FIRST_PROVINCE,
    PLACES,
    SLOTS_OF,
)
from caravanserai.games.marco_polo.components.spaces import GOODS_PER_VP, ROUNDS
from caravanserai.games.marco_polo.evaluate import worth
from caravanserai.games.marco_polo.preview import reach
from caravanserai.games.marco_polo.scoring import goal_places
from caravanserai.games.marco_polo.step_ids import WALK
from caravanserai.games.marco_polo.store import CAMEL, COIN, goods_in
from caravanserai.games.marco_polo.store import number_of as held
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

POST: Final = 0.6
EARLY_POST: Final = 0.3  # and more with the square of the rounds to come: early ones open cards, bonuses and ways
NEAR_EIGHT: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.6, 1.5, 4.0, 0.0, 1.5, 0.0]  # by posts built
HALF_GOAL: Final = 0.12  # of a goal card with one of its two posts
CARD: Final = 0.3  # of what a city card brings, in each round to come; others may come first
PLANNED: Final = 0.15  # how much of the next post counts before the way there can be paid ...
FUNDED: Final = 0.45  # ... and how much more when it can


class NextPosts:
    """The posts a traveller could still build; what they bring wherever they stand is worked out once."""

    def __init__(self, table: MarcoPoloState, traveller: Traveller, ahead: float) -> None:
        self.table = table
        self.traveller = traveller
        self.time = min(1.0, ahead)
        self.anywhere = POST + EARLY_POST * ahead * ahead
        self.card = CARD * ahead
        self.pays = float(1 + ROUNDS - table.round)  # how often a province does
        self.near_eight = 0.0
        self.eighth_or_ninth = 0.0  # the points for these posts
        built = traveller.built()
        if built < traveller.all_posts:
            self.near_eight = NEAR_EIGHT[built + 1] - NEAR_EIGHT[built]
            if built == 7:
                self.eighth_or_ninth = 5.0
            elif built == 8:
                self.eighth_or_ninth = 10.0
        self.goals: i64 = 0
        for goal in traveller.goals:
            self.goals |= GOALS[goal].places
        self.goals &= ~traveller.posts
        self.goal_place = 0.0
        if self.goals != 0:
            reached = goal_places(traveller)
            self.goal_place = float(PLACES_VP[reached + 1] - PLACES_VP[reached])

    def worth_of(self, place: i64) -> float:
        """What a new post in a place would bring; nothing where one stands or none may."""
        traveller = self.traveller
        if place >= FIRST_OASIS or place == 0 or traveller.has_post(place):
            return 0.0
        table = self.table
        value = self.anywhere
        if place == BEIJING:
            if NOBODY in table.beijing:
                value += float(BEIJING_VP[table.beijing.index(NOBODY)])
            value += 0.5 * float(goods_in(traveller.store)) / GOODS_PER_VP
        elif place >= FIRST_PROVINCE:
            value += worth.PROVINCE_WORTH[table.province_bonuses[place - FIRST_PROVINCE]] * self.pays
        else:
            token = table.city_bonuses[place - FIRST_CITY]
            if token >= 0:
                value += worth.CITY_BONUS_WORTH[token]
            for slot in SLOTS_OF[place]:
                value += self.card * worth.CARD_WORTH[table.city_cards[slot]]
        if (self.goals >> place) & 1:
            for goal in traveller.goals:
                wanted = GOALS[goal].places
                if (wanted >> place) & 1:
                    other = wanted & ~(i64(1) << place)
                    value += float(GOALS[goal].vp) * (1.0 if other & traveller.posts else HALF_GOAL)
            value += self.goal_place
        return value + self.near_eight + self.eighth_or_ninth

    def hope(self, here: i64) -> float:
        """The best post a figure could go for, less the way there, by how much of the way can be paid."""
        traveller = self.traveller
        roads = worth.JUMPING_ROADS if traveller.character == JOHANNES else worth.ROADS
        coins = float(held(traveller.store, COIN))
        camels = float(held(traveller.store, CAMEL))
        best = 0.0
        for place in range(1, FIRST_OASIS):
            if place != here and not traveller.has_post(place):
                road = roads[here * PLACES + place]
                gain = self.worth_of(place) - road.length
                if gain > best:
                    funds = 0.6 * min(1.0, coins / road.coins)
                    funds += 0.4 * (min(1.0, camels / road.camels) if road.camels > 0.0 else 1.0)
                    gain *= PLANNED + FUNDED * funds * funds
                    best = max(best, gain)
        return self.time * best

    def way_ahead(self) -> float:
        """The best post to come: on a trip the best end of it, otherwise where the figures are heading."""
        traveller = self.traveller
        best = self.hope(traveller.figure)
        if traveller.second_figure != NOT_ON_MAP:
            best = max(best, self.hope(traveller.second_figure))
        table = self.table
        if table.step != WALK or table.traveller() is not traveller:
            return best
        for goal in reach(table):
            price = worth.UNIT[COIN] * goal["coins"] + worth.UNIT[CAMEL] * goal["camels"]
            best = max(best, self.worth_of(goal["place"]) - price + self.hope(goal["place"]))
        if table.action.moved:
            best = max(best, self.worth_of(traveller.figure))
        return best
