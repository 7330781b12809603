"""A circle chosen by whoever opens the table: eight characters by name, one of each pair (DH-6)."""

from caravanserai.core.errors import BadOption
from caravanserai.games.dunhuang.components import CHARACTERS, SLOTS


def circle_named(text: str) -> list[int]:
    """The characters of a circle written as `artist princess ...`, clockwise, or a BadOption that tells why not."""
    names = text.replace(",", " ").split()
    for name in names:
        if name not in CHARACTERS:
            raise BadOption(f"There is no character {name!r}; the characters are {', '.join(CHARACTERS)}.")
    if len(names) != SLOTS:
        raise BadOption(f"A circle has {SLOTS} characters, not {len(names)}.")
    circle = [CHARACTERS.index(name) for name in names]
    tokens = [character // 2 for character in circle]
    for token in range(SLOTS):
        if tokens.count(token) != 1:
            pair = f"{CHARACTERS[2 * token]} and {CHARACTERS[2 * token + 1]}"
            raise BadOption(f"A circle has exactly one of {pair}: they are two faces of one token.")
    return circle


def check_circle(value: object) -> str:
    """The text of a chosen circle, tidied; empty when none is chosen."""
    if not isinstance(value, str):
        raise BadOption(f"Option circle cannot be {value!r}; it is a list of {SLOTS} characters.")
    return " ".join(CHARACTERS[character] for character in circle_named(value)) if value.strip() else ""
