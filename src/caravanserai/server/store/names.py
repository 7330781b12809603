"""Ids nobody can guess, easy to read out."""

import secrets
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
LENGTH: Final = 12


def new_id() -> str:
    """Sixty random bits in twelve letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be an id at all; asked before the database is."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)
