"""How good a position of Marco Polo looks for a seat, in points.

Points so far, contracts in reach, posts and goals, the way to the next post, dice and goods as long as there is time to
use them, and what the character will still bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP
from caravanserai.games.marco_polo.components.characters import MERCATOR, NO_CHARACTER
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import BEIJING, CITY_SLOTS, FIRST_OASIS, FIRST_PROVINCE, SLOTS
from caravanserai.games.marco_polo.components.spaces import COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP, ROUNDS
from caravanserai.games.marco_polo.dice import COLOUR_BITS, COLOURS, FACES, OWN_DICE, number_of, total
from caravanserai.games.marco_polo.evaluate import worth
from caravanserai.games.marco_polo.evaluate.next_posts import HALF_GOAL, NEAR_EIGHT, NextPosts
from caravanserai.games.marco_polo.evaluate.promise import FULFILLED, promise
from caravanserai.games.marco_polo.evaluate.under_way import under_way
from caravanserai.games.marco_polo.scoring import goal_places, goal_points
from caravanserai.games.marco_polo.step_ids import CHOOSE_DIE, DRAFT
from caravanserai.games.marco_polo.store import COIN, KINDS, goods_in
from caravanserai.games.marco_polo.store import number_of as held

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

DIE: Final = 0.9  # an unused die ...
PIP: Final = 0.17  # ... and each point it shows
UNSET_DIE: Final = 2.0  # Raschid's can show anything
DICE_A_ROUND: Final = 6.0
TIME_FOR_GOODS: Final = 1.2  # rounds left beyond which goods are worth their full price
PLENTY: Final = [30.0, 12.0, 7.0, 7.0, 7.0]  # of each kind; what is beyond counts half
EARLY_CONTRACT: Final = 1.0  # a contract done with time to use what it brought
TURN_ENDED: Final = 0.05  # a turn that is over leaves nothing to fiddle with
CHARACTER: Final = [-7.0, -2.0, 0.0, 12.0, -9.0, -7.0, 12.0, 1.0]  # points above the mean in games of greedy bots
PROSPECTS: Final = [-1.1, -0.4, 0.9, 0.0, -0.9, -1.5, -0.8, 0.9]  # of a character, beyond the rest, in a round to come
RIVAL_TRADES: Final = 1.0  # what Mercator gains a round from each rival's bazaar
LEAD_SHARE: Final = [0.05, 0.2, 0.5, 0.75, 0.95]  # of the points for most contracts, from 2 behind to 2 ahead


def evaluate(table: MarcoPoloState, seat: int) -> float:
    """The position's worth for a seat."""
    if table.over:
        return float(table.scores()[seat])
    traveller = table.travellers[seat]
    ahead = float(ROUNDS - table.round) + float(total(traveller.dice)) / DICE_A_ROUND  # rounds still to be played
    next_posts = NextPosts(table, traveller, ahead)
    value = float(traveller.vp) + _dice_worth(traveller.dice)
    if traveller.character != NO_CHARACTER:
        value += CHARACTER[traveller.character] if table.step == DRAFT else _prospects(table, seat)
    value += _store(traveller, min(1.0, ahead / TIME_FOR_GOODS))
    value += _contracts(table, seat, min(1.0, ahead))
    value += _posts(table, seat, next_posts)
    value += next_posts.way_ahead()
    if table.seat != seat:
        return value + TURN_ENDED
    if table.action.main_done or table.step == CHOOSE_DIE:
        return value + under_way(table, traveller)
    return value + TURN_ENDED


def _prospects(table: MarcoPoloState, seat: int) -> float:
    """What a character will bring by the end of the game; this round counts by the dice the others still have."""
    character = table.travellers[seat].character
    rivals = int(table.players) - 1
    dice: i64 = 0
    for other in range(rivals + 1):
        if other != seat:
            dice += total(table.travellers[other].dice)
    rounds = float(ROUNDS - table.round) + float(dice) / (DICE_A_ROUND * float(rivals))
    return rounds * (RIVAL_TRADES * float(rivals) if character == MERCATOR else PROSPECTS[character])


def _dice_worth(dice: i64) -> float:
    found = 0.0
    for colour in range(COLOURS):
        if (dice >> (colour * COLOUR_BITS)) & OWN_DICE:
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


def _posts(table: MarcoPoloState, seat: int, next_posts: NextPosts) -> float:
    """Posts on the map: cards they open, bonuses that come back, goals, Beijing."""
    traveller = table.travellers[seat]
    built = traveller.built()
    value = next_posts.anywhere * float(built) + next_posts.time * NEAR_EIGHT[built]
    rounds = float(ROUNDS - table.round)
    for slot in range(SLOTS):
        if traveller.has_post(CITY_SLOTS[slot]):
            value += next_posts.card * worth.CARD_WORTH[table.city_cards[slot]]
    for province in range(FIRST_PROVINCE, FIRST_OASIS):
        if traveller.has_post(province):
            value += rounds * worth.PROVINCE_WORTH[table.province_bonuses[province - FIRST_PROVINCE]]
    if traveller.has_post(BEIJING):
        value += float(BEIJING_VP[table.beijing.index(seat)])
    value += float(PLACES_VP[goal_places(traveller)]) + float(goal_points(traveller))
    for goal in traveller.goals:
        places = GOALS[goal].places
        if places & traveller.posts and places & ~traveller.posts:
            value += HALF_GOAL * next_posts.time * float(GOALS[goal].vp)
    return value
