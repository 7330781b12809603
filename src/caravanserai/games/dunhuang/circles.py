"""A circle chosen by whoever opens the table: eight characters by name, one of each pair (DH-6)."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.errors import BadOption
from caravanserai.games.dunhuang.components import CHARACTERS, SLOTS

RANDOM: Final = "random"
CHOSEN_CHARACTERS: Final = "chosen_characters"  # chance lays their order
CHOSEN: Final = "chosen"  # the order is chosen too
MODES: Final = (RANDOM, CHOSEN_CHARACTERS, CHOSEN)


class BadCircle(BadOption):
    """No circle can be laid so. `flaw` and `names` let a program that knows the player's language say it there."""

    def __init__(self, flaw: str, sentence: str, names: Sequence[str] = (), number: int = 0) -> None:
        super().__init__(sentence)
        self.flaw: Final = flaw
        self.names: Final = tuple(names)
        self.number: Final = number


def circle_of(names: Sequence[str]) -> list[int]:
    """The characters with these ids, in this order, or a BadCircle that tells why they are no circle."""
    for name in names:
        if name not in CHARACTERS:
            listed = ", ".join(CHARACTERS)
            raise BadCircle("unknown", f"There is no character {name!r}; the characters are {listed}.", [name])
    if len(names) != SLOTS:
        raise BadCircle("number", f"A circle has {SLOTS} characters, not {len(names)}.", number=len(names))
    circle = [CHARACTERS.index(name) for name in names]
    tokens = [character // 2 for character in circle]
    for token in range(SLOTS):
        if tokens.count(token) != 1:
            pair = CHARACTERS[2 * token : 2 * token + 2]
            sentence = f"A circle has exactly one of {pair[0]} and {pair[1]}: they are two faces of one token."
            raise BadCircle("pair", sentence, pair)
    return circle


def circle_named(text: str) -> list[int]:
    """The characters of a circle written as `artist princess ...`."""
    return circle_of(text.replace(",", " ").split())


def written_circle(circle: Sequence[int]) -> str:
    """The text by which a circle is kept."""
    return " ".join([CHARACTERS[character] for character in circle])


def check_circle(value: object) -> str:
    """The text of a chosen circle, tidied; empty when none is chosen."""
    if not isinstance(value, str):
        raise BadOption(f"Option circle cannot be {value!r}; it is a list of {SLOTS} characters.")
    return written_circle(circle_named(value)) if value.strip() else ""


def circle_in(mode: str, circle: str) -> str:
    """The circle as this mode keeps it: where chance lays the order, eight characters are always written the same."""
    if (mode != RANDOM) != (circle != ""):
        raise BadCircle(
            "both",
            f"Characters of one's own need both: circle_mode set to {CHOSEN_CHARACTERS} or {CHOSEN}, and the circle.",
        )
    return written_circle(sorted(circle_named(circle))) if mode == CHOSEN_CHARACTERS else circle
