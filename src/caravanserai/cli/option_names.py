"""Options whose values are made of ids: in the terminal they may be typed, and are told, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.errors import BadOption
from caravanserai.games.dunhuang.circles import CHOSEN, CHOSEN_CHARACTERS, BadCircle, circle_of
from caravanserai.games.dunhuang.components import CHARACTERS

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Option
    from caravanserai.texts import Texts

DUNHUANG: Final = "dunhuang"
CIRCLE: Final = "circle"


def as_ids(game: Game, option: Option, typed: str, texts: Texts) -> str:
    """What was typed with its names turned into ids, or a BadOption in the player's language."""
    if not _is_circle(game, option) or not typed.strip():
        return typed
    try:
        return " ".join(CHARACTERS[character] for character in circle_of(_characters(typed, texts)))
    except BadCircle as error:
        raise in_words(error, texts) from error


def names_in(game: Game, option: Option, texts: Texts) -> list[str]:
    """What the values of an option are made of, in lines; nothing for most options."""
    if not _is_circle(game, option):
        return []
    named = [_name_and_id(character, texts) for character in CHARACTERS]
    pairs = zip(named[::2], named[1::2], strict=True)
    return [texts.say("dunhuang-circle-token", one=one, other=other) for one, other in pairs]


def in_words(error: BadOption, texts: Texts) -> BadOption:
    """The same complaint in the player's language, as far as there is one."""
    if not isinstance(error, BadCircle):
        return error
    if error.flaw == "unknown":
        known = ", ".join(_name_and_id(character, texts) for character in CHARACTERS)
        return BadOption(texts.say("dunhuang-circle-unknown", name=error.names[0], names=known))
    if error.flaw == "number":
        return BadOption(texts.say("dunhuang-circle-number", count=error.number))
    if error.flaw == "pair":
        one, other = (_name(character, texts) for character in error.names)
        return BadOption(texts.say("dunhuang-circle-pair", one=one, other=other))
    wanted = {"mode": "circle_mode", "characters": CHOSEN_CHARACTERS, "chosen": CHOSEN, "circle": CIRCLE}
    return BadOption(texts.say("dunhuang-circle-both", **wanted))


def _is_circle(game: Game, option: Option) -> bool:
    return game.id == DUNHUANG and option.name == CIRCLE


def _characters(typed: str, texts: Texts) -> list[str]:
    """The ids of the characters typed, with commas between them or not: names may have two words."""
    ids = {_plain(character): character for character in CHARACTERS}
    ids |= {_plain(_name(character, texts)): character for character in CHARACTERS}
    found: list[str] = []
    for part in typed.split(","):
        words = part.split()
        while words:
            count = next((n for n in range(len(words), 0, -1) if _plain(" ".join(words[:n])) in ids), 0)
            if count:
                found.append(ids[_plain(" ".join(words[:count]))])
            else:  # nobody knows this one: all between two commas, otherwise one word
                count = len(words) if "," in typed else 1
                found.append(" ".join(words[:count]))
            words = words[count:]
    return found


def _plain(name: str) -> str:
    """A name as it is compared: any case, and a space or a hyphen for an underscore."""
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").split())


def _name(character: str, texts: Texts) -> str:
    return texts.say(f"dunhuang-character-{character}")


def _name_and_id(character: str, texts: Texts) -> str:
    """A name, with the id where that is not the same: `Слуга (servant)`."""
    name = _name(character, texts)
    return name if _plain(name) == _plain(character) else f"{name} ({character})"
