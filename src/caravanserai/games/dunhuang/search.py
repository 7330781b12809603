"""How bots search in Dunhuang."""

from typing import Final

from caravanserai.core.search_config import SearchConfig

SEARCH: Final = SearchConfig()
