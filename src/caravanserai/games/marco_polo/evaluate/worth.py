"""What things are worth in points, for judging positions: stores, rewards, city cards, distances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components import city_cards as kinds
from caravanserai.games.marco_polo.components.bonuses import CITY_BONUSES, PROVINCE_BONUSES
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS, CityCard
from caravanserai.games.marco_polo.components.contracts import CONTRACTS
from caravanserai.games.marco_polo.components.places import FIRST_OASIS, NEIGHBOURS, OASES, PLACES, route_cost
from caravanserai.games.marco_polo.components.spaces import BAZAAR, TRAVEL_PRICE
from caravanserai.games.marco_polo.store import CAMEL, COIN, KINDS, number_of

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.rewards import Reward

UNIT: Final = [0.18, 0.5, 0.65, 1.0, 1.5]  # coin, camel, pepper, silk, gold in the middle of the game
ANY_GOOD: Final = 1.3
PAIR: Final = 2.3
BLACK_DIE: Final = 1.7
DRAW: Final = 1.2
STEP: Final = 1.8
COPY: Final = 2.2
STEP_ON_THE_WAY: Final = 1.0  # what a step of a trip costs besides its route
MEAN_USES: Final = 2.0  # how often a card that trades is used with one die


def store_worth(store: i64) -> float:
    """A store in the middle of the game."""
    value = 0.0
    for kind in range(KINDS):
        value += UNIT[kind] * float(number_of(store, kind))
    return value


def reward_worth(reward: Reward) -> float:
    """A reward, victory points included."""
    return (
        store_worth(reward.store)
        + float(reward.vp)
        + ANY_GOOD * float(reward.any_good)
        + PAIR * float(reward.two_different_goods)
        + BLACK_DIE * float(reward.black_die)
        + DRAW * float(reward.draw_contract)
        + STEP * float(reward.step)
        + COPY * float(reward.other_province_bonus + reward.own_province_bonus)
    )


def _card_worth(card: CityCard) -> float:
    """What one use of a city card brings, beyond what the die would bring elsewhere."""
    if card.kind in (kinds.COUNT_CONTRACTS, kinds.COUNT_POSTS):
        return 2.5 * reward_worth(card.reward) - 1.0
    if card.kind == kinds.PER_PIP:
        return 1.0
    if card.table:
        return reward_worth(card.table[3]) - 1.0
    if card.kind in (kinds.BOTH_WAYS, kinds.BARTER):
        return 0.6
    price = PAIR if card.pair_cost else store_worth(card.cost)
    return max(0.3, MEAN_USES * (reward_worth(card.reward) - price))


CARD_WORTH: Final = [_card_worth(card) for card in CITY_CARDS]
CARD_NET: Final = [max(0.2, reward_worth(card.reward) - store_worth(card.cost)) for card in CITY_CARDS]  # of one use
BAZAAR_WORTH: Final = [[reward_worth(column) for column in row] for row in BAZAAR]
CITY_BONUS_WORTH: Final = [reward_worth(bonus) for bonus in CITY_BONUSES]
PROVINCE_WORTH: Final = [reward_worth(bonus) for bonus in PROVINCE_BONUSES]
CONTRACT_COST: Final = [store_worth(contract.cost) for contract in CONTRACTS]
CONTRACT_REWARD: Final = [reward_worth(contract.reward) for contract in CONTRACTS]


class Road:
    """The cheapest way from one place to another: its steps, and the coins and camels of its routes."""

    def __init__(self, steps: int, cost: i64, length: float) -> None:
        self.steps: Final[i64] = steps
        self.coins: Final = float(number_of(cost, COIN) + TRAVEL_PRICE[min(steps, 6)])
        self.camels: Final = float(number_of(cost, CAMEL))
        self.length: Final = length  # in points


def _roads(jumping: bool) -> list[Road]:
    """The cheapest way between any two places, spreading out from each."""
    found: list[Road] = []
    for start in range(PLACES):
        best: dict[int, tuple[float, int, i64]] = {start: (0.0, 0, 0)}
        fresh = [start]
        while fresh:
            here = fresh.pop()
            length, steps, cost = best[here]
            for there in NEIGHBOURS[here] + (OASES if jumping and here >= FIRST_OASIS else []):
                route = route_cost(here, there)
                if jumping and here >= FIRST_OASIS and there >= FIRST_OASIS:
                    route = 0
                further = length + STEP_ON_THE_WAY + store_worth(route)
                if there not in best or further < best[there][0] - 1e-9:
                    best[there] = (further, steps + 1, cost + route)
                    fresh.append(there)
        found += [Road(best[place][1], best[place][2], best[place][0]) for place in range(PLACES)]
    return found


ROADS: Final = _roads(False)
JUMPING_ROADS: Final = _roads(True)
