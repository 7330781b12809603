"""The texts of one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from caravanserai.texts.language import pick_language

PACKAGE: Final = Path(__file__).resolve().parents[1]


class Texts:
    """Says things in a language. `say` fills a text; `has` tells whether there is one."""

    def __init__(self, language: str = "en") -> None:
        self.language: Final = pick_language(language)
        self._bundle = _bundle(self.language)

    def has(self, key: str) -> bool:
        """Whether this language has a text under the key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **arguments: int | str) -> str:
        """The text under the key. A key nobody has written comes back as itself, so that play goes on."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return str(text)


def folder() -> Path:
    """Where the texts lie: inside the installed package, or at the root of the source tree."""
    installed = PACKAGE / "locale"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "locale"


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixing writing directions, and would show up as boxes in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((folder() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
