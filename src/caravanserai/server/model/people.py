"""People as the rest of the server knows them, and how names are cleaned."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from caravanserai.server.errors import Refused

LONGEST_NAME: Final = 24
NAMELESS: Final = "Guest"  # what somebody is called who told no name
UNSEEN: Final = frozenset(  # what leaves no ink though its category does not tell
    "\u034f\u115f\u1160\u17b4\u17b5\u2800" + "".join(map(chr, range(0xFE00, 0xFE10)))
)
# Cyrillic and Greek letters, and digits, by the Latin letter that they can be taken for, small or large.
LOOKALIKES: Final = {
    ord(other): letter
    for letter, others in {
        "a": "\u0430\u03b1",
        "b": "\u0432\u044c\u03b2",
        "c": "\u0441",
        "e": "\u0435\u03b5",
        "h": "\u043d\u04bb",
        "i": "\u0456\u04cf\u03b9l1",
        "j": "\u0458",
        "k": "\u043a\u03ba",
        "m": "\u043c\u03bc",
        "n": "\u03bd",
        "o": "\u043e\u03bf0",
        "p": "\u0440\u03c1",
        "s": "\u0455",
        "t": "\u0442\u03c4",
        "x": "\u0445\u03c7",
        "y": "\u0443\u03c5",
        "z": "\u03b6",
    }.items()
    for other in others
}


@dataclass(frozen=True)
class PersonFacts:
    """Somebody with a session."""

    id: str
    name: str
    kind: str

    @property
    def guest(self) -> bool:
        return self.kind == "guest"

    @property
    def gone(self) -> bool:
        """Deleted: only their games stay, and the name of their seats is empty."""
        return self.kind == "gone"


@dataclass(frozen=True)
class OwnerFacts:
    """Who opened a table, and from which address as far as that is known: for them its bots think."""

    person: str
    guest: bool
    address: str | None

    @property
    def share(self) -> str:
        """Whose part of thinking time it is: an account has its own, the guests of an address have one together."""
        return self.address if self.guest and self.address is not None else self.person


@dataclass(frozen=True)
class SessionFacts:
    """A session: who, the hash of its token, when it ends, and when a link sent by mail opened it, if one did."""

    person: PersonFacts
    token: str
    expires: float
    linked: float | None = None


def clean_text(text: str) -> str:
    """Without control and formatting characters, with single spaces."""
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """A name fit to be shown, or Refused (422)."""
    cleaned = clean_text(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refused(422, "bad_name", f"A name has 1 to {LONGEST_NAME} visible characters.")
    return cleaned


def name_key(name: str) -> str:
    """What makes two account names the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def name_shape(name: str) -> str:
    """What makes two names look the same: neither capitals nor scripts nor anything that leaves no ink."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in plain if unicodedata.category(c)[0] not in "ZC" and c not in UNSEEN).translate(
        LOOKALIKES
    )[:64]
