"""How bots search in From East to West III."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig(turn_value=3.6, untried_penalty=0.1, calibration=1.4)
