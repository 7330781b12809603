"""How bots search in A New World."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig(turn_value=3.3, exploration=0.5, expansion_visits=6, rerank_rounds=4, calibration=1.5)
