"""How good a position of Marco Polo looks for a seat, in points.

Points so far, contracts in reach, posts and goals, the way to the next post, and dice and goods as long as there is
time to use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo import worth
from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP, NOBODY
from caravanserai.games.marco_polo.components.characters import JOHANNES, NO_CHARACTER
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import (
    BEIJING,
    CITY_SLOTS,
    FIRST_CITY,
    FIRST_OASIS,
    FIRST_PROVINCE,
    PLACES,
    SLOTS,
)
from caravanserai.games.marco_polo.components.spaces import COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP, ROUNDS
from caravanserai.games.marco_polo.dice import COLOURS, FACES, number_of
from caravanserai.games.marco_polo.errands import CHOOSE_DIE, DRAFT, WALK
from caravanserai.games.marco_polo.promise import FULFILLED, promise
from caravanserai.games.marco_polo.reach import reach
from caravanserai.games.marco_polo.scoring import goal_places, goal_points
from caravanserai.games.marco_polo.store import CAMEL, COIN, KINDS, goods_in
from caravanserai.games.marco_polo.store import number_of as held
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP
from caravanserai.games.marco_polo.under_way import under_way

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

DIE: Final = 0.9  # an unused die ...
PIP: Final = 0.17  # ... and each point it shows
UNSET_DIE: Final = 2.0  # Raschid's can show anything
DICE_A_ROUND: Final = 6.0
TIME_FOR_GOODS: Final = 1.2  # rounds left beyond which goods are worth their full price
PLENTY: Final = [30.0, 12.0, 7.0, 7.0, 7.0]  # of each kind; what is beyond counts half
POST: Final = 0.6
EARLY_POST: Final = 0.3  # and more with the square of the rounds to come: early ones open cards, bonuses and ways
NEAR_EIGHT: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.6, 1.5, 4.0, 0.0, 1.5, 0.0]  # by posts built
HALF_GOAL: Final = 0.12  # of a goal card with one of its two posts
PLANNED: Final = 0.15  # how much of the next post counts before the way there can be paid ...
FUNDED: Final = 0.45  # ... and how much more when it can
EARLY_CONTRACT: Final = 1.0  # a contract done with time to use what it brought
CARD: Final = 0.3  # of what a city card brings, in each round to come
TURN_ENDED: Final = 0.05  # a turn that is over leaves nothing to fiddle with
CHARACTER: Final = [-7.0, -2.0, 0.0, 12.0, -9.0, -7.0, 12.0, 1.0]  # points above the mean in games of greedy bots
LEAD_SHARE: Final = [0.05, 0.2, 0.5, 0.75, 0.95]  # of the points for most contracts, from 2 behind to 2 ahead


def evaluate(table: MarcoPoloState, seat: int) -> float:
    """The position's worth for a seat."""
    if table.over:
        return float(table.scores()[seat])
    traveller = table.travellers[seat]
    ahead = _time_left(table, traveller)
    value = float(traveller.vp) + _dice_worth(traveller.dice)
    if table.step == DRAFT and traveller.character != NO_CHARACTER:
        value += CHARACTER[traveller.character]
    value += _store(traveller, min(1.0, ahead / TIME_FOR_GOODS))
    value += _contracts(table, seat, min(1.0, ahead))
    value += _posts(table, seat, ahead)
    value += _way_ahead(table, seat, ahead)
    if table.seat != seat:
        return value + TURN_ENDED
    if table.action.main_done or table.step == CHOOSE_DIE:
        return value + under_way(table, traveller)
    return value + TURN_ENDED


def _time_left(table: MarcoPoloState, traveller: Traveller) -> float:
    """Rounds still to be played, this one by the dice that are left."""
    dice = 0.0
    for colour in range(COLOURS):
        for value in range(FACES):
            dice += float(number_of(traveller.dice, colour, value))
    return float(ROUNDS - table.round) + dice / DICE_A_ROUND


def _dice_worth(dice: i64) -> float:
    found = 0.0
    for colour in range(COLOURS):
        found += UNSET_DIE * float(number_of(dice, colour, 0))
        for value in range(1, FACES):
            found += float(number_of(dice, colour, value)) * (DIE + PIP * value)
    return found


def _store(traveller: Traveller, time: float) -> float:
    """Things in store: what they score at the end, and what they can still be turned into."""
    coins = held(traveller.store, COIN)
    value = (1.0 - time) * float(coins // COINS_PER_VP)
    if traveller.has_post(BEIJING):
        value += (1.0 - 0.5 * time) * float(goods_in(traveller.store) // GOODS_PER_VP)
    for kind in range(KINDS):
        number = float(held(traveller.store, kind))
        plenty = PLENTY[kind]
        if number > plenty:
            number = plenty + 0.5 * (number - plenty)
        value += time * worth.UNIT[kind] * number
    return value


def _contracts(table: MarcoPoloState, seat: int, time: float) -> float:
    """Active contracts by how much of them could be delivered, and the race for the most completed."""
    traveller = table.travellers[seat]
    value = 0.0
    for slot in range(1, 3):
        contract = traveller.at(slot)
        if contract != NO_CONTRACT:
            value += time * promise(traveller, contract)
    done = len(traveller.completed)
    most = 0
    for other in range(int(table.players)):
        if other != seat:
            most = max(most, len(table.travellers[other].completed))
    share = LEAD_SHARE[max(0, min(4, done - most + 2))]
    progress = float(table.round) / ROUNDS
    return value + (FULFILLED + EARLY_CONTRACT * time) * float(done) + MOST_CONTRACTS_VP * share * progress


def _posts(table: MarcoPoloState, seat: int, ahead: float) -> float:
    """Posts on the map: cards they open, bonuses that come back, goals, Beijing."""
    traveller = table.travellers[seat]
    built = traveller.built()
    value = (POST + EARLY_POST * ahead * ahead) * float(built) + min(1.0, ahead) * NEAR_EIGHT[built]
    rounds = float(ROUNDS - table.round)
    for slot in range(SLOTS):
        if traveller.has_post(CITY_SLOTS[slot]):
            value += _card(table, slot, ahead)
    for province in range(FIRST_PROVINCE, FIRST_OASIS):
        if traveller.has_post(province):
            value += rounds * worth.PROVINCE_WORTH[table.province_bonuses[province - FIRST_PROVINCE]]
    if traveller.has_post(BEIJING):
        value += float(BEIJING_VP[table.beijing.index(seat)])
    value += float(PLACES_VP[goal_places(traveller)]) + float(goal_points(traveller))
    for goal in traveller.goals:
        places = GOALS[goal].places
        if places & traveller.posts and places & ~traveller.posts:
            value += HALF_GOAL * min(1.0, ahead) * float(GOALS[goal].vp)
    return value


def _card(table: MarcoPoloState, slot: i64, ahead: float) -> float:
    """What a city card promises in the rounds that are left; others may come first."""
    return CARD * ahead * worth.CARD_WORTH[table.city_cards[slot]]


def _post_worth(table: MarcoPoloState, traveller: Traveller, place: i64, ahead: float) -> float:
    """What a new post in a place would bring; nothing where one stands or none may."""
    if place >= FIRST_OASIS or place == 0 or traveller.has_post(place):
        return 0.0
    value = POST + EARLY_POST * ahead * ahead
    if place == BEIJING:
        if NOBODY in table.beijing:
            value += float(BEIJING_VP[table.beijing.index(NOBODY)])
        value += 0.5 * float(goods_in(traveller.store)) / GOODS_PER_VP
    elif place >= FIRST_PROVINCE:
        bonus = worth.PROVINCE_WORTH[table.province_bonuses[place - FIRST_PROVINCE]]
        value += bonus * float(1 + ROUNDS - table.round)
    else:
        token = table.city_bonuses[place - FIRST_CITY]
        if token >= 0:
            value += worth.CITY_BONUS_WORTH[token]
        for slot in range(SLOTS):
            if CITY_SLOTS[slot] == place:
                value += _card(table, slot, ahead)
    places: i64 = 0
    for goal in traveller.goals:
        wanted = GOALS[goal].places
        places |= wanted
        if (wanted >> place) & 1:
            other = wanted & ~(i64(1) << place)
            value += float(GOALS[goal].vp) * (1.0 if other & traveller.posts else HALF_GOAL)
    if (places >> place) & 1:
        reached = goal_places(traveller)
        value += float(PLACES_VP[reached + 1] - PLACES_VP[reached])
    built = traveller.built()
    if built < traveller.all_posts:
        value += NEAR_EIGHT[built + 1] - NEAR_EIGHT[built]
        if built == 7:
            value += 5.0
        elif built == 8:
            value += 10.0
    return value


def _way_ahead(table: MarcoPoloState, seat: int, ahead: float) -> float:
    """The best post to come: on a trip the best end of it, otherwise where the figures are heading."""
    traveller = table.travellers[seat]
    best = _hope(table, traveller, traveller.figure, ahead)
    if traveller.second_figure != NOT_ON_MAP:
        best = max(best, _hope(table, traveller, traveller.second_figure, ahead))
    if table.step != WALK or table.seat != seat:
        return best
    for goal in reach(table):
        price = worth.UNIT[COIN] * goal["coins"] + worth.UNIT[CAMEL] * goal["camels"]
        gain = _post_worth(table, traveller, goal["place"], ahead) - price
        best = max(best, gain + _hope(table, traveller, goal["place"], ahead))
    if table.action.moved:
        best = max(best, _post_worth(table, traveller, traveller.figure, ahead))
    return best


def _hope(table: MarcoPoloState, traveller: Traveller, here: i64, ahead: float) -> float:
    """The best post a figure could go for, less the way there, by how much of the way can be paid."""
    roads = worth.JUMPING_ROADS if traveller.character == JOHANNES else worth.ROADS
    coins = float(held(traveller.store, COIN))
    camels = float(held(traveller.store, CAMEL))
    best = 0.0
    for place in range(1, FIRST_OASIS):
        if place != here and not traveller.has_post(place):
            road = roads[here * PLACES + place]
            gain = _post_worth(table, traveller, place, ahead) - road.length
            if gain > best:
                funds = 0.6 * min(1.0, coins / road.coins)
                funds += 0.4 * (min(1.0, camels / road.camels) if road.camels > 0.0 else 1.0)
                gain *= PLANNED + FUNDED * funds * funds
                best = max(best, gain)
    return min(1.0, ahead) * best
