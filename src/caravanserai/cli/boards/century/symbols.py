"""How the things of the Century games are drawn: cubes as letters, cards as what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from caravanserai.cli.symbols import Symbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

LETTERS: Final = "YRGB"
# Middle tones, to be read on dark and on light; the letters tell the colours apart where there are none.
COLOURS: Final = ("bold #dba51c", "bold #d94f45", "bold #4f9d4c", "bold #a9703f")
GOLD: Final = "bold #c9961e"
SILVER: Final = "bold #8c989e"
SIGNS: Final = {"to": "→", "up": "▲", "back": "↩", "all": "✶", "star": "★", "empty": "·", "price": "■"}
PLAIN_SIGNS: Final = {"to": "->", "up": "^", "back": "<", "all": "*", "star": "p", "empty": ".", "price": "#"}


class CenturySymbols(Symbols):
    """Cubes, coins, trade cards, point cards and deals."""

    def __init__(self, game: Game, texts: Texts, unicode: bool) -> None:
        super().__init__(unicode)
        self.things: Mapping[str, Any] = game.components()
        self.texts: Final = texts
        self.signs: Final = SIGNS if unicode else PLAIN_SIGNS

    def lay_out(self, things: Mapping[str, Any]) -> None:
        self.things = things

    def paint(self, sentence: str) -> Text:
        return super().paint(sentence.replace(SIGNS["to"], self.signs["to"]))

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        if name == "cubes":
            return self.cubes(numbers)
        if name == "cube":
            return Text(LETTERS[numbers[0]], COLOURS[numbers[0]])
        if name == "card":
            return self.card(numbers[0])
        if name == "point":
            return self.point_card(numbers[0])
        if name == "deal":
            return self.effects(self.things["deals"][numbers[0]]["effects"])
        if name == "gold":
            return Text(self.texts.say("century-gold"), GOLD)
        if name == "silver":
            return Text(self.texts.say("century-silver"), SILVER)
        return super().draw(name, numbers)

    def cubes(self, numbers: Sequence[int]) -> Text:
        """Cubes as letters, `YYR`."""
        text = Text()
        for letter, colour, number in zip(LETTERS, COLOURS, numbers, strict=True):
            text.append(letter * number, colour)
        return text if text else Text("–")

    def caravan(self, numbers: Sequence[int], limit: int) -> Text:
        """Cubes and the empty places beside them."""
        text = self.cubes(numbers) if sum(numbers) else Text()
        return text.append(self.signs["empty"] * (limit - sum(numbers)), "dim")

    def card(self, number: int) -> Text:
        """A trade card as what it does."""
        card = self.things["trade_cards"][number]
        if card["kind"] == "produce":
            return Text("+").append_text(self.cubes(card["take"]))
        if card["kind"] == "exchange":
            return self.exchange(card["give"], card["take"])
        if card["kind"] == "upgrade":
            return self._steps("up", card["steps"])
        return self.effects(card["effects"])

    def point_card(self, number: int) -> Text:
        """A point card as its cost and its points."""
        card = self.things["point_cards"][number]
        text = self.cubes(card["cost"]).append(self.signs["to"], "dim")
        return text.append(f"{card['points']}{self.signs['star']}", "bold")

    def effects(self, effects: Sequence[Mapping[str, Any]]) -> Text:
        """What a bonus card or a deal does, step by step."""
        return Text("\u00a0").join(self._effect(effect) for effect in effects)

    def move_text(self, typed: str) -> str:
        text = " ".join(typed.lower().split()).replace(self.signs["to"], "-").replace("->", "-")
        text = text.replace(f" {self.signs['up']}", "+up" if "+" in text else " up").replace(self.signs["up"], "up")
        text = text.replace(f" {self.signs['back']}1", "+card")
        return " ".join(word.lstrip("+") for word in text.split())

    def _effect(self, effect: Mapping[str, Any]) -> Text:
        kind = effect["kind"]
        if kind == "choice":
            first, second = (self.cubes(option) for option in effect["options"])
            return self.cubes(effect["give"]).append(self.signs["to"], "dim") + first.append("/", "dim") + second
        amount = effect["amount"]
        if kind == "gain":
            return Text("+").append_text(self.cubes(amount))
        if kind == "all_gain":
            return Text(self.signs["all"]).append_text(self.cubes(amount))
        return self._steps("up" if kind == "upgrade" else "back", amount)

    def exchange(self, give: Sequence[int], take: Sequence[int]) -> Text:
        """Cubes given and taken, `YY→G`."""
        return self.cubes(give).append(self.signs["to"], "dim").append_text(self.cubes(take))

    def _steps(self, sign: str, number: int) -> Text:
        return Text(f"{self.signs[sign]}{number}", "bold cyan")
