"""The ground truth of every rule set: what the rules hide from whom, written down without asking the games."""

from collections.abc import Callable
from typing import Final

from caravanserai.contract.hidden import Truth
from caravanserai.core.state import State
from tests.secrecy.truths.century import EasternWonders, EastWest1, EastWest2, EastWest3, NewWorld, SpiceRoad
from tests.secrecy.truths.dunhuang import Dunhuang
from tests.secrecy.truths.marco_polo import MarcoPolo
from tests.secrecy.truths.merchant_explorers import MerchantExplorers
from tests.secrecy.truths.sand_to_sea import SandToSea

TRUTHS: Final[dict[str, Callable[[State], Truth]]] = {
    "spice_road": SpiceRoad,
    "eastern_wonders": EasternWonders,
    "sand_to_sea": SandToSea,
    "new_world": NewWorld,
    "east_west_1": EastWest1,
    "east_west_2": EastWest2,
    "east_west_3": EastWest3,
    "dunhuang": Dunhuang,
    "marco_polo": MarcoPolo,
    "merchant_explorers": MerchantExplorers,
}
