"""What players take by the numbers of a choice; the rule gives it and the choice tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.spaces import BAZAAR, CAMELS, MOST_MISSING
from caravanserai.games.marco_polo.store import CAMEL, COIN, of, parcel

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.rewards import Reward
    from caravanserai.games.marco_polo.state import MarcoPoloState

MISSING_BITS: Final = 4  # of the argument of the step that makes up for a low roll, beside the seat


def missing_points(table: MarcoPoloState) -> i64:
    """How many points the roll lacks that is made up for now (MP-30)."""
    return min(table.argument & ((1 << MISSING_BITS) - 1), i64(MOST_MISSING))


def compensation(missing: i64, camels: i64) -> i64:
    """Coins and camels for a low roll (MP-30)."""
    return parcel(coin=int(missing - camels), camel=int(camels))


def row_bonus(number: i64, camels: i64) -> i64:
    """Coins, or camels, with a contract of the last spaces of the row (MP-64)."""
    return of(CAMEL if camels == 1 else COIN, number)


def bazaar_reward(space: i64, column: i64) -> Reward:
    """What a column of the bazaar gives on a space (MP-56)."""
    return BAZAAR[space - CAMELS][column - 1]
