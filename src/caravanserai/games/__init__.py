"""The rule sets. `caravanserai.games()` lists them, so this package can be called as well as imported from."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravanserai.core.game import Game


class _Shelf(ModuleType):
    """A package that answers a call. Loading it puts it where `caravanserai.games` was a function until then."""

    def __call__(self) -> "list[Game]":
        from caravanserai.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Shelf
