"""The 31 city cards (MP-86 to MP-97)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.store import NOTHING, parcel

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import CardKind

REPEAT: Final = 0  # pay and gain, 1 to die-value times; nothing gained could pay for the next time
STEPS: Final = 1  # each time a step of a figure (MP-96)
BUY_GOODS: Final = 2  # each time a good of choice
OWN_PROVINCES: Final = 3  # each time the bonus of another own province (MP-95)
ONE_WAY: Final = 4  # one of two trades, chosen once (MP-91)
BOTH_WAYS: Final = 5  # each time in either direction (MP-90)
BARTER: Final = 6  # each time a good for camels or camels for a good (MP-90)
COUNT_CONTRACTS: Final = 7  # per completed contract, up to the die (MP-93)
COUNT_POSTS: Final = 8
BY_VALUE: Final = 9  # a table by die value (MP-92)
PER_PIP: Final = 10  # times the die value (MP-94)
KIND_KEYS: Final[tuple[CardKind, ...]] = (
    "repeat",
    "steps",
    "buy_goods",
    "own_provinces",
    "one_way",
    "both_ways",
    "barter",
    "count_contracts",
    "count_posts",
    "by_value",
    "per_pip",
)


class CityCard:
    """A card: its kind, its price and gain, and the second trade or the table where it has one."""

    def __init__(
        self,
        id: str,
        kind: int,
        cost: i64,
        reward: Reward,
        vp_cost: int = 0,
        pair_cost: int = 0,
        back: tuple[i64, Reward] | None = None,
        table: tuple[Reward, ...] = (),
        conf: str = "verified",
    ) -> None:
        self.id: Final = id
        self.kind: Final[i64] = kind
        self.cost: Final[i64] = cost
        self.reward: Final = reward
        self.vp_cost: Final[i64] = vp_cost  # victory points are paid too (MP-98)
        self.pair_cost: Final[i64] = pair_cost  # one each of two different goods (MP-97)
        self.back: Final = back  # the trade the other way
        self.table: Final = table  # by die value, the first for a 1
        self.conf: Final = conf


_NONE: Final = Reward()


CITY_CARDS: Final = [
    CityCard("cc_01", REPEAT, parcel(camel=1, pepper=1), Reward(coin=2, vp=2)),
    CityCard("cc_02", REPEAT, parcel(camel=1, silk=1), Reward(coin=4, vp=2)),
    CityCard("cc_03", REPEAT, parcel(camel=1, gold=1), Reward(coin=6, vp=2)),
    CityCard("cc_04", REPEAT, parcel(camel=1, pepper=1), Reward(coin=7)),
    CityCard("cc_05", REPEAT, parcel(camel=1, silk=1), Reward(coin=8)),
    CityCard("cc_06", REPEAT, parcel(camel=1, gold=1), Reward(coin=9)),
    CityCard("cc_07", REPEAT, parcel(camel=3, pepper=1), Reward(vp=4)),
    CityCard("cc_08", REPEAT, parcel(camel=2, silk=1), Reward(vp=4)),
    CityCard("cc_09", REPEAT, parcel(camel=1, gold=1), Reward(vp=4)),
    CityCard("cc_10", REPEAT, parcel(pepper=2), Reward(vp=2)),
    CityCard("cc_11", REPEAT, parcel(silk=2), Reward(vp=3)),
    CityCard("cc_12", REPEAT, parcel(gold=2), Reward(vp=4)),
    CityCard("cc_13", REPEAT, parcel(camel=1), Reward(vp=1)),
    CityCard("cc_14", REPEAT, parcel(camel=2), Reward(coin=2, vp=1)),
    CityCard("cc_15", REPEAT, parcel(camel=3), Reward(pepper=1, silk=1, gold=1)),
    CityCard("cc_16", STEPS, parcel(camel=2), Reward(step=1)),
    # One source lets any two goods pay; the symbol means two different ones everywhere else.
    CityCard("cc_17", STEPS, NOTHING, Reward(step=1), pair_cost=1, conf="single-source"),
    CityCard("cc_18", BUY_GOODS, parcel(coin=2), Reward(any_good=1)),
    CityCard("cc_19", OWN_PROVINCES, parcel(coin=1), Reward(own_province_bonus=1)),
    CityCard("cc_20", ONE_WAY, parcel(camel=1), Reward(coin=3), back=(parcel(coin=1), Reward(camel=1))),
    CityCard("cc_21", BOTH_WAYS, NOTHING, Reward(coin=3), vp_cost=1, back=(parcel(coin=3), Reward(vp=1))),
    CityCard("cc_22", BARTER, NOTHING, Reward(camel=2), back=(parcel(camel=2), Reward(any_good=1))),
    CityCard("cc_23", COUNT_CONTRACTS, NOTHING, Reward(coin=2)),
    CityCard("cc_24", COUNT_CONTRACTS, NOTHING, Reward(vp=1)),
    CityCard("cc_25", COUNT_POSTS, NOTHING, Reward(coin=2)),
    CityCard("cc_26", COUNT_POSTS, NOTHING, Reward(vp=1)),
    CityCard("cc_27", BY_VALUE, NOTHING, _NONE, table=(Reward(gold=1),) * 5 + (Reward(gold=3),)),
    CityCard("cc_28", BY_VALUE, NOTHING, _NONE, table=(Reward(silk=1),) * 3 + (Reward(silk=3),) * 3),
    CityCard("cc_29", BY_VALUE, NOTHING, _NONE, table=(Reward(pepper=1),) + (Reward(pepper=3),) * 5),
    CityCard(
        "cc_30",
        OWN_PROVINCES,
        NOTHING,
        _NONE,
        table=(Reward(own_province_bonus=1),) * 4 + (Reward(own_province_bonus=2),) * 2,
    ),
    CityCard("cc_31", PER_PIP, NOTHING, Reward(coin=2)),
]
