"""The action spaces (MP-41, MP-54 to MP-71)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.places import SLOTS
from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.store import parcel

COINS: Final = 0
CAMELS: Final = 1
PEPPER_ROW: Final = 2
SILK_ROW: Final = 3
GOLD_ROW: Final = 4
KHAN: Final = 5
CONTRACTS_SPACE: Final = 6
TRAVEL: Final = 7
FIRST_CARD: Final = 8
PURSE: Final = FIRST_CARD + SLOTS
SPACES: Final = PURSE + 1
SPACE_KEYS: Final = ("coins", "camels", "pepper", "silk", "gold", "khan", "contracts", "travel")
CARD_KEY: Final = "card"
PURSE_KEY: Final = "purse"

DICE_NEEDED: Final[list[i64]] = [1, 1, 1, 2, 3, 1, 1, 2] + [1] * (SLOTS + 1)

FIVE_COINS: Final = Reward(coin=5)
PURSE_COINS: Final = Reward(coin=3)
KHAN_REWARD: Final = Reward(camel=2, any_good=1)
KHAN_SPACES: Final = 4
FIXED_REWARDS: Final = {COINS: FIVE_COINS, KHAN: KHAN_REWARD, PURSE: PURSE_COINS}  # whatever the dice show

# The bazaar by row, camels first, and column (MP-56). Gold in column 3 is from one of two sources that differ.
BAZAAR: Final = [
    [Reward(camel=n) for n in range(1, 7)],
    [
        Reward(pepper=1),
        Reward(pepper=2),
        Reward(pepper=2, coin=1),
        Reward(pepper=3),
        Reward(pepper=3, coin=2),
        Reward(pepper=4),
    ],
    [
        Reward(silk=1),
        Reward(silk=2),
        Reward(silk=2, camel=1),
        Reward(silk=3),
        Reward(silk=3, camel=1, coin=1),
        Reward(silk=4),
    ],
    [
        Reward(gold=1),
        Reward(gold=2),
        Reward(gold=2, camel=2),
        Reward(gold=3),
        Reward(gold=3, step=1),
        Reward(gold=4),
    ],
]

TRAVEL_PRICE: Final[list[i64]] = [0, 3, 7, 12, 12, 18, 18]  # coins for so many steps (MP-71)

REROLL_COST: Final[i64] = parcel(camel=1)
ADJUST_COST: Final[i64] = parcel(camel=2)
BLACK_DIE_COST: Final[i64] = parcel(camel=3)

COMPENSATION_BELOW: Final = 15  # MP-30
MOST_MISSING: Final = 10  # five dice showing 1

ROUNDS: Final = 5
START_COINS: Final = [7, 8, 9, 10]  # by seat from the start player (MP-15)
START_CAMELS: Final = 2
OWN_DICE: Final = 5
BLACK_DICE: Final = {2: 3, 3: 4, 4: 5}  # MP-9
NEUTRAL_ON_KHAN: Final = {2: 2, 3: 1, 4: 0}  # MP-10, MP-11
MOST_CONTRACTS_VP: Final = 7
COINS_PER_VP: Final = 10
GOODS_PER_VP: Final = 2
