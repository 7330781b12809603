"""What an active contract promises, for judging positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.contracts import CONTRACTS
from caravanserai.games.marco_polo.evaluate import worth
from caravanserai.games.marco_polo.store import CAMEL, KINDS, number_of

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.travellers import Traveller

FULFILLED: Final = 1.0  # a contract done, besides its reward
FRESH: Final = 0.3  # how much of a contract's gain counts when nothing is delivered yet ...
READY: Final = 0.9  # ... and when everything could be


def promise(traveller: Traveller, contract: i64) -> float:
    """What an active contract adds to the goods that would be delivered for it."""
    cost = CONTRACTS[contract].cost
    price = worth.CONTRACT_COST[contract]
    gain = worth.CONTRACT_REWARD[contract] + FULFILLED - price
    if gain <= 0.0:
        return 0.0
    covered = 0.0
    for kind in range(CAMEL, KINDS):
        covered += worth.UNIT[kind] * float(min(number_of(cost, kind), number_of(traveller.store, kind)))
    share = covered / price
    return gain * (FRESH + (READY - FRESH) * share * share)
