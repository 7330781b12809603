"""How the things of Marco Polo are drawn: amounts in words inside sentences, and as signs on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.symbols import GameSymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

RESOURCES: Final = ("coin", "camel", "pepper", "silk", "gold", "vp")
DICE: Final = ("own", "white", "black")
GOODS: Final = ("pepper", "silk", "gold")
# Middle tones, to be read on dark and on light; the signs tell things apart where there are no colours.
COLOURS: Final = {
    "coin": "bold #c9961e",
    "camel": "bold #a9703f",
    "pepper": "bold #d9622b",
    "silk": "bold #4a97c4",
    "gold": "bold #dba51c",
    "vp": "bold #b2559b",
}
SEATS: Final = ("bold #4a97c4", "bold #d94f45", "bold #4f9d4c", "bold #b2559b")
SIGNS: Final = {
    "coin": "●",
    "camel": "♞",
    "pepper": "▲",
    "silk": "≈",
    "gold": "■",
    "vp": "★",
    "black_die": "▣",
    "draw_contract": "▤",
    "any_good": "◇",
    "two_different_goods": "◇◇",
    "step": "»",
    "own_province_bonus": "⌂",
    "other_province_bonus": "⌂",
    "contract_done": "✓",
    "post": "⚑",
    "pip": "•",
    "to": "→",
    "or": "⇄",
    "unset": "□",
    "lit": "▸",
    "none": "·",
    "seats": "①②③④",
}
PLAIN_SIGNS: Final = {
    "coin": "c",
    "camel": "k",
    "pepper": "p",
    "silk": "s",
    "gold": "g",
    "vp": "v",
    "black_die": "D",
    "draw_contract": "C",
    "any_good": "?",
    "two_different_goods": "??",
    "step": ">",
    "own_province_bonus": "P",
    "other_province_bonus": "P",
    "contract_done": "+",
    "post": "T",
    "pip": "1",
    "to": "->",
    "or": "<>",
    "unset": "_",
    "lit": "*",
    "none": ".",
    "seats": "abcd",
}
PLAIN_LETTERS: Final = {"→": "->", "“": '"', "”": '"', "’": "'"}
# Signs that stand alone when there is one of them, and those that never carry a number.
ALONE: Final = ("black_die", "draw_contract", "any_good", "two_different_goods", "step", "other_province_bonus")


class MarcoPoloSymbols(GameSymbols):
    """Resources, dice, contracts, city cards, goals and characters."""

    def __init__(self, game: Game, texts: Texts, unicode: bool) -> None:
        super().__init__(game, texts, unicode, PLAIN_LETTERS)
        self.signs: Final = SIGNS if unicode else PLAIN_SIGNS

    def draw(self, name: str, numbers: Sequence[int]) -> Text:
        number = numbers[0] if numbers else 0
        if name == "cubes":
            return self.rolled(numbers) if 0 not in numbers else Text(self.amount(numbers))
        if name == "cube":
            return Text(self.word(f"die-{DICE[number]}"))
        if name == "good":
            return Text(self.word(f"takes-{GOODS[number]}", count=1))
        if name == "contract":
            return self.contract(number)
        if name == "card":
            return self.card(number)
        if name == "goal":
            return Text(self.goal(number))
        if name == "character":
            return Text(self.character(number), "bold")
        return super().draw(name, numbers)

    def amount(self, numbers: Sequence[int]) -> str:
        """Resources in words, as something taken: `3 coins and 2 camels`."""
        parts = [
            self.word(f"takes-{name}", count=number) for name, number in zip(RESOURCES, numbers, strict=False) if number
        ]
        if len(parts) < 2:
            return parts[0] if parts else self.word("nothing")
        return self.word("and", first=", ".join(parts[:-1]), last=parts[-1])

    def rolled(self, values: Sequence[int]) -> Text:
        """Dice by their values: `[4] [5]`."""
        return Text(" ".join(f"[{value}]" for value in values), "bold")

    def parts(self, parts: Mapping[str, int]) -> Text:
        """A price or a reward as signs: `2♞ 3▲ ▣`."""
        return Text("\u00a0").join(self._part(name, number) for name, number in parts.items())

    def store(self, numbers: Sequence[int]) -> Text:
        """Everything in a store as signs, nothing left out."""
        return Text(" ").join(self._part(name, number) for name, number in zip(RESOURCES, numbers, strict=False))

    def trade(self, cost: Mapping[str, int], reward: Mapping[str, int]) -> Text:
        """A price and what it brings."""
        return self.parts(cost).append(f"\u00a0{self.signs['to']} ", "dim").append_text(self.parts(reward))

    def contract(self, number: int) -> Text:
        contract = self.things["contracts"][number]
        return self.trade(contract["cost"], contract["reward"])

    def card(self, number: int) -> Text:
        """A city card as what it does, in signs."""
        card = self.things["city_cards"][number]
        kind, reward = card["kind"], card["reward"]
        if "table" in card:
            return self._table(card["table"])
        if kind in ("count_contracts", "count_posts", "per_pip"):
            counted = {"count_contracts": "contract_done", "count_posts": "post", "per_pip": "pip"}[kind]
            return Text(self.signs[counted]).append(f"\u00a0{self.signs['to']} ", "dim").append_text(self.parts(reward))
        if kind == "both_ways":
            return self._both_ways(self.parts(card["cost"]), self.parts(reward))
        if kind == "barter":
            return self._both_ways(Text(self.signs["any_good"]), self.parts(reward))
        drawn = self.trade(card["cost"], reward)
        if kind == "one_way":
            drawn.append(" | ", "dim").append_text(self.trade(card["back"]["cost"], card["back"]["reward"]))
        return drawn

    def goal(self, number: int) -> str:
        """A goal card: its two places and its points."""
        goal = self.things["goals"][number]
        places = {name: self.word(f"place-{goal[name]}") for name in ("city", "province")}
        return self.word("goal", city=places["city"], province=places["province"], points=goal["vp"])

    def character(self, number: int) -> str:
        return self.word(f"character-{self.things['characters'][number]['key']}")

    def power(self, number: int, players: int) -> Text:
        """What a character can do at a table of so many."""
        key = self.things["characters"][number]["key"]
        return self.paint(self.word(f"character-{key}-about", players=players))

    def place(self, number: int) -> str:
        return self.word("place", place=number)

    def seat(self, number: int) -> Text:
        """The mark of a player on dice and trading posts."""
        return Text(self.signs["seats"][number], SEATS[number])

    def die(self, colour: int, value: int) -> Text:
        """A die: its value, and a letter if it is not of the player's colour."""
        text = Text(str(value) if value else self.signs["unset"], "bold")
        return text.append(self.word(f"mark-{DICE[colour]}") if colour else "", "not bold")

    def move_text(self, typed: str) -> str:
        """Places and goods may be typed by their names in the language of the table."""
        text = super().move_text(typed)
        keys = [place["key"] for place in self.things["places"]]
        for key in reversed(keys):  # oasis 10 before oasis 1
            text = text.replace(self.word(f"place-{key}").lower(), key)
        for key in GOODS:
            text = text.replace(self.word(key).lower(), key)
        return text

    def _part(self, name: str, number: int) -> Text:
        sign = self.signs[name]
        alone = number == 1 and name in (*ALONE, "own_province_bonus")
        return Text("" if alone else str(number)).append(sign, COLOURS.get(name, "bold"))

    def _both_ways(self, first: Text, second: Text) -> Text:
        return first.append(f"\u00a0{self.signs['or']} ", "dim").append_text(second)

    def _table(self, table: Sequence[Mapping[str, int]]) -> Text:
        """A gain, and the value from which it is a better one."""
        better = next(value for value, reward in enumerate(table, 1) if reward != table[0])
        drawn = self.parts(table[0]).append(f" ({better}+: ", "dim")
        return drawn.append_text(self.parts(table[-1])).append(")", "dim")
