"""How bots search in Marco Polo."""

from typing import Final

from caravanserai.core.search_config import WITHIN_THE_TURN, SearchConfig

SEARCH: Final = SearchConfig(
    turn_value=0.8,
    expansion_visits=WITHIN_THE_TURN,
    rerank_rounds=2,
    rerank_breadth=6,
    rival_breadth=2,
    rerank_depth=1,
    rerank_after=600,
    calibration=1.5,
)
