"""Attacks on a server, each against one of its own on loopback with default limits, bounded in count and time.

Every module here that has a function `attack` is one and is found by its name; the others are what attacks share.
"""

import pkgutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

LONGEST: Final = 60.0  # seconds an attack may take, its server's start and end included


@dataclass(frozen=True)
class Outcome:
    """What was measured, in the order in which it is printed, and whether the server held."""

    held: bool
    figures: dict[str, float | int | str]

    def line(self, name: str) -> str:
        """The one line that is printed."""
        shown = " ".join(f"{figure}={value}" for figure, value in self.figures.items())
        return f"{'PASS' if self.held else 'FAIL'} {name} {shown}"


Attack = Callable[[Path], Awaitable[Outcome]]  # it is given an empty folder of its own


def attacks() -> dict[str, Attack]:
    """All attacks by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name != "__main__")
    modules = {name: import_module(f"{__name__}.{name}") for name in names}
    return {name: module.attack for name, module in modules.items() if hasattr(module, "attack")}
