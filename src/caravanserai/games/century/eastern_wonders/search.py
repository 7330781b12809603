"""How bots search in Eastern Wonders."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig(
    score_scale=6.0, turn_value=2.0, untried_penalty=0.1, rerank_rounds=10, rerank_depth=1, rerank_after=400
)
