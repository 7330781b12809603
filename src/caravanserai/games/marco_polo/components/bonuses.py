"""City bonuses, one-off, and province bonuses, which come back every round (MP-3, MP-4)."""

from typing import Final

from caravanserai.games.marco_polo.rewards import Reward

CITY_BONUSES: Final = [
    Reward(coin=3),
    Reward(coin=5),
    Reward(camel=2),
    Reward(camel=3),
    Reward(silk=2),
    Reward(gold=2),
    Reward(any_good=1),
    Reward(black_die=1),
    Reward(draw_contract=1),
    Reward(step=1),
]


def earned(token: int) -> int:
    """How a city remembers that its token is gone: a negative number, and the token again when asked twice."""
    return ~token


# Token A belongs to the first province of the map, and so on; homes from one source, letters reconstructed.
PROVINCE_BONUSES: Final = [
    Reward(coin=5),
    Reward(camel=3),
    Reward(two_different_goods=1),
    Reward(other_province_bonus=1),
    Reward(camel=1, coin=3),
    Reward(vp=3),
]
PROVINCE_LETTERS: Final = ("a", "b", "c", "d", "e", "f")
CHOICE_BONUS: Final = 3  # token D copies another (MP-115)

BEIJING_VP: Final = [10, 7, 4, 1]  # the slots in Beijing, best first (MP-82)
NOBODY: Final = -1
