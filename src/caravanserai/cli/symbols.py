"""Things drawn in the middle of a sentence: `[[cubes 2 1 0 0]]` becomes coloured letters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from caravanserai.core.game import Game
from caravanserai.texts import Texts

NO_LETTERS: Final[Mapping[str, str]] = {}
TOKEN: Final = re.compile(r"\[\[(\w+)((?: -?\d+)*)\]\]")


class Symbols:
    """Paints sentences. A family of games draws its own things by overriding `draw`."""

    def __init__(self, unicode: bool = True, plain_letters: Mapping[str, str] = NO_LETTERS) -> None:
        self.unicode: Final = unicode
        self._plain_letters: Final = NO_LETTERS if unicode else plain_letters  # for terminals without Unicode

    def lay_out(self, things: Mapping[str, Any]) -> None:
        """Take the components of a table whose options bring their own."""

    def paint(self, sentence: str) -> Text:
        """The sentence with everything drawn in its place."""
        for letter, plain in self._plain_letters.items():
            sentence = sentence.replace(letter, plain)
        text = Text()
        end = 0
        for found in TOKEN.finditer(sentence):
            text.append(sentence[end : found.start()])
            text.append_text(self.draw(found[1], [int(number) for number in found[2].split()]))
            end = found.end()
        return text.append(sentence[end:])

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        """One thing; what is not known is named in plain words."""
        return Text(" ".join([name, *map(str, numbers)]))

    def move_text(self, typed: str) -> str:
        """A move as a person may type it, in the notation of the move table."""
        return " ".join(typed.lower().split())


class GameSymbols(Symbols):
    """Paints sentences with the things of one game, which come from its components, in its own words."""

    def __init__(self, game: Game, texts: Texts, unicode: bool, plain_letters: Mapping[str, str]) -> None:
        super().__init__(unicode, plain_letters)
        self.game: Final = game
        self.texts: Final = texts
        self.things: Final[Mapping[str, Any]] = game.components()

    def word(self, name: str, **arguments: int | str) -> str:
        """A text of this game."""
        return self.texts.say(f"{self.game.id}-{name}", **arguments)
