"""The numbered rules pages that come with the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from caravanserai.core.registry import load

PACKAGE: Final = Path(__file__).resolve().parents[1]


@cache
def rules_of(game: str) -> str:
    """The rules page of a game, followed by those of the games whose rules it takes over; empty when it is missing."""
    pages = [_page(name) for name in (game, *load(game).builds_on)]
    return "\n".join(pages) if pages[0] else ""


def _page(game: str) -> str:
    installed = PACKAGE / "rules"
    folder = installed if installed.is_dir() else PACKAGE.parents[1] / "docs" / "rules"
    path = folder / f"{game}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
