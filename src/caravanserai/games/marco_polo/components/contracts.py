"""The 44 contracts: what they ask for and what they give (MP-6, MP-16)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.store import parcel


class Contract:
    """A price in goods and camels, and the reward for delivering them."""

    def __init__(self, id: str, cost: i64, reward: Reward, conf: str = "verified") -> None:
        self.id: Final = id
        self.cost: Final[i64] = cost
        self.reward: Final = reward
        self.conf: Final = conf


CONTRACTS: Final = [
    Contract("ct_01", parcel(pepper=3, camel=1), Reward(vp=2, black_die=1)),
    Contract("ct_02", parcel(silk=3, camel=1), Reward(vp=3, any_good=1)),
    Contract("ct_03", parcel(gold=3, camel=1), Reward(vp=6, any_good=1)),
    Contract("ct_04", parcel(pepper=4, camel=1), Reward(vp=3, draw_contract=1)),
    Contract("ct_05", parcel(gold=4, camel=1), Reward(vp=7, camel=3)),
    Contract("ct_06", parcel(gold=4, camel=1), Reward(vp=7, step=1)),
    Contract("ct_07", parcel(pepper=2, silk=1, camel=2), Reward(vp=3, coin=4)),
    Contract("ct_08", parcel(pepper=2, silk=1, camel=2), Reward(vp=3, two_different_goods=1)),
    Contract("ct_09", parcel(pepper=1, silk=2, camel=2), Reward(vp=4, coin=3)),
    Contract("ct_10", parcel(pepper=2, gold=1, camel=2), Reward(vp=4, draw_contract=1)),
    Contract("ct_11", parcel(pepper=2, gold=1, camel=2), Reward(vp=4, step=1)),
    Contract("ct_12", parcel(silk=2, gold=1, camel=2), Reward(vp=4, camel=4)),
    Contract("ct_13", parcel(pepper=1, gold=2, camel=2), Reward(vp=5, black_die=1)),
    Contract("ct_14", parcel(silk=1, gold=2, camel=2), Reward(vp=6, black_die=1)),
    # Two sources differ by one silk; the others that cost two gold and one silk pay the same points.
    Contract("ct_15", parcel(silk=1, gold=2, camel=2), Reward(vp=6, camel=4), "single-source"),
    Contract("ct_16", parcel(silk=1, gold=2, camel=2), Reward(vp=6, coin=4)),
    Contract("ct_17", parcel(pepper=2, silk=2, camel=2), Reward(vp=5, black_die=1)),
    Contract("ct_18", parcel(silk=2, gold=2, camel=2), Reward(vp=7, draw_contract=1)),
    Contract("ct_19", parcel(silk=2, gold=2, camel=2), Reward(vp=7, step=1)),
    Contract("ct_20", parcel(pepper=3, silk=2, camel=2), Reward(vp=5, step=1)),
    Contract("ct_21", parcel(pepper=2, silk=3, camel=2), Reward(vp=5, any_good=1, black_die=1)),
    Contract("ct_22", parcel(pepper=2, silk=3, camel=2), Reward(vp=5, coin=6)),
    Contract("ct_23", parcel(pepper=3, gold=2, camel=2), Reward(vp=6, coin=7)),
    Contract("ct_24", parcel(pepper=3, gold=2, camel=2), Reward(vp=7, camel=5)),
    Contract("ct_25", parcel(silk=3, gold=2, camel=2), Reward(vp=8, camel=4)),
    Contract("ct_26", parcel(silk=3, gold=2, camel=2), Reward(vp=8, draw_contract=1)),
    Contract("ct_27", parcel(pepper=2, gold=3, camel=2), Reward(vp=8, coin=7)),
    Contract("ct_28", parcel(pepper=2, gold=3, camel=2), Reward(vp=9, two_different_goods=1)),
    Contract("ct_29", parcel(silk=2, gold=3, camel=2), Reward(vp=9, coin=7)),
    Contract("ct_30", parcel(silk=2, gold=3, camel=2), Reward(vp=9, step=1)),
    Contract("ct_31", parcel(pepper=1, silk=1, gold=1, camel=3), Reward(vp=5, black_die=1)),
    Contract("ct_32", parcel(pepper=1, silk=1, gold=1, camel=3), Reward(vp=5, step=1)),
    Contract("ct_33", parcel(pepper=1, silk=1, gold=1, camel=3), Reward(vp=5, two_different_goods=1)),
    Contract("ct_34", parcel(pepper=1, silk=1, gold=1, camel=3), Reward(vp=6, any_good=1)),
    Contract("ct_35", parcel(pepper=1, silk=1, gold=1, camel=3), Reward(vp=6, draw_contract=1)),
    Contract("ct_36", parcel(pepper=1, silk=2, gold=1, camel=3), Reward(vp=5, camel=3, draw_contract=1)),
    Contract("ct_37", parcel(pepper=1, silk=2, gold=1, camel=3), Reward(vp=5, coin=4, camel=3)),
    Contract("ct_38", parcel(pepper=1, silk=1, gold=2, camel=3), Reward(vp=7, coin=5)),
    Contract("ct_s1", parcel(gold=1, camel=1), Reward(vp=2, camel=3)),
    Contract("ct_s2", parcel(silk=2, camel=1), Reward(vp=3, coin=5)),
    Contract("ct_s3", parcel(pepper=3, camel=1), Reward(vp=1, step=1)),
    Contract("ct_s4", parcel(pepper=1, silk=1, camel=2), Reward(vp=5, draw_contract=1)),
    Contract("ct_s5", parcel(pepper=1, gold=1, camel=2), Reward(vp=4, black_die=1)),
    Contract("ct_s6", parcel(silk=1, gold=1, camel=2), Reward(vp=4, two_different_goods=1)),
]

REGULAR: Final = 38  # the first 38; the other six are starting contracts
NO_CONTRACT: Final = -1
ROUND_STACK: Final = 6  # contracts opened each round (MP-7)
SPECIAL_STACK: Final = 8
ACTIVE: Final = 2  # slots on a player board (MP-16)
ROW_EXTRA: Final = [0, 0, 0, 0, 1, 2]  # coins or camels with a contract from each space of the row (MP-64)


def is_starting(contract: i64) -> bool:
    """Starting contracts leave the game when discarded (MP-66)."""
    return contract >= REGULAR
