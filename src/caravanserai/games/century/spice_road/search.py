"""How bots search in Spice Road."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig(turn_value=2.4, calibration=1.8)
