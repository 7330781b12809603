"""How bots search in Merchant Explorers."""

from typing import Final

from caravanserai.core.search_config import WITHIN_THE_TURN, SearchConfig

SEARCH: Final = SearchConfig(
    turn_value=3.5, expansion_visits=WITHIN_THE_TURN, rerank_rounds=5, rerank_breadth=5, calibration=1.3
)
