"""Which passwords are refused because they are guessed first."""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from caravanserai.server.errors import Refused
from caravanserai.server.model.people import name_shape

LIST: Final = Path(__file__).with_name("common_passwords.txt")  # in small letters, none shorter than is allowed


def check_new_password(password: str, name: str) -> None:
    """Refused (422) when this password is among the commonest, or the name of its account."""
    if name_shape(password) == name_shape(name):
        raise Refused(422, "password_is_name", "A password that is the name is guessed at once; choose another one.")
    if unicodedata.normalize("NFKC", password).casefold() in _common():
        raise Refused(422, "common_password", "This is one of the commonest passwords; choose another one.")


@cache
def _common() -> frozenset[str]:
    return frozenset(LIST.read_text(encoding="utf-8").split())
