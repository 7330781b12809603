"""How the things of Dunhuang are drawn: goods by name and number, advantage tokens in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.symbols import Symbols
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.goods import GOOD_KEYS
from caravanserai.texts import Texts

# Middle tones, to be read on dark and on light; names and numbers tell the goods apart where there are none.
COLOURS: Final = (
    "bold #c9961e",
    "bold #8c989e",
    "bold #2f9e86",
    "bold #4a97c4",
    "bold #d9622b",
    "bold #8a9d2c",
    "bold #4f9d4c",
    "bold #b3935c",
    "bold #a9703f",
    "bold #b2559b",
)
COIN: Final = "bold #c9961e"
PRESTIGE: Final = "bold #b2559b"
TOKEN: Final = "bold cyan"
SIGNS: Final = {"coin": "●", "prestige": "★", "glyph": "商", "none": "·", "round": "↻", "turn": "▸ "}
PLAIN_SIGNS: Final = {"coin": "c", "prestige": "p", "glyph": "G", "none": ".", "round": "", "turn": "> "}
PLAIN_LETTERS: Final = {"→": "->", "⇄": "<>", "−": "-"}
GOOD_VERBS: Final = ("keep", "hand", "shop", "give", "take", "token")  # moves that name a good


class DunhuangSymbols(Symbols):
    """Goods, characters, coins, prestige and advantage tokens."""

    def __init__(self, texts: Texts, unicode: bool) -> None:
        super().__init__(unicode, PLAIN_LETTERS)
        self.texts: Final = texts
        self.signs: Final = SIGNS if unicode else PLAIN_SIGNS

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        if name == "good":
            return self.good(numbers[0])
        if name == "character":
            return Text(self.character(numbers[0]), "bold")
        if name == "coin":
            return Text(self.signs["coin"], COIN)
        if name == "prestige":
            return Text(self.signs["prestige"], PRESTIGE)
        return super().draw(name, numbers)

    def good(self, good: int) -> Text:
        """A good and its number, `tea 7`."""
        return Text(f"{self.texts.say(f'dunhuang-good-{GOOD_KEYS[good]}')}\u00a0{good + 1}", COLOURS[good])

    def goods(self, counts: Sequence[int]) -> list[Text]:
        """Cards by good, `tea 7 ×2`."""
        found = []
        for good, count in enumerate(counts):
            if count:
                found.append(self.good(good).append(f"\u00a0×{count}" if count > 1 else "", "not bold default"))
        return found

    def token(self, good: int, shielded: bool) -> Text:
        """An advantage token, with the number or the glyph that lies up."""
        return Text(f"[{self.signs['glyph'] if shielded else good + 1}]", TOKEN)

    def character(self, number: int) -> str:
        """The name of a character."""
        return self.texts.say(f"dunhuang-character-{CHARACTERS[number]}")

    def ability(self, number: int, key: str = "about") -> Text:
        """What a character does, in a sentence or in a few words."""
        return self.paint(self.texts.say(f"dunhuang-character-{CHARACTERS[number]}-{key}"))

    def move_text(self, typed: str) -> str:
        """A good may be typed by its number, by its name in the language of the table, or as it is drawn."""
        words = super().move_text(typed).split()
        if len(words) > 1 and words[0] in GOOD_VERBS:
            for good, key in enumerate(GOOD_KEYS):
                if words[1] in (str(good + 1), self.texts.say(f"dunhuang-good-{key}")):
                    return f"{words[0]} {key}"
        return " ".join(words)
