"""How bots search in From Sand to Sea."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig(turn_value=2.6, untried_penalty=0.1, rerank_rounds=4, calibration=1.5)
