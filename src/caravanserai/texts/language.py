"""Which language to speak."""

import os
from collections.abc import Mapping
from typing import Final

from caravanserai.core.errors import CaravanseraiError

LANGUAGES: Final = ("en", "ru", "uk")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count


class UnknownLanguage(CaravanseraiError):
    """There are no texts in this language."""


def pick_language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for; otherwise the one the environment names; otherwise English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownLanguage(f"There is no language {asked!r}; the languages are {', '.join(LANGUAGES)}.")
        return asked
    for variable in VARIABLES:
        value = environment.get(variable)
        if value:
            word = value.lower()[:2]
            return word if word in LANGUAGES else "en"
    return "en"
