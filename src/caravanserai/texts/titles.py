"""How games are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.registry import load

if TYPE_CHECKING:
    from caravanserai.texts.texts import Texts


def title_of(game: str, texts: Texts) -> str:
    """The title of a game in this language; where nobody has translated it, as the game calls itself."""
    key = f"{game}-title"
    return texts.say(key) if texts.has(key) else load(game).title
