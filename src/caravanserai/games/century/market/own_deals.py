"""The option `golden_deals`: none, our set, or a table's own list of deals, written as `4x yyg; 2x all-y+up3+card1`.

A list is read entry by entry; an entry is a number of copies and the steps of one deal. The tidied text is stored.
"""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.option_editors import OptionEditor, Problem, Validation
from caravanserai.core.options import FreeOption, OptionValue
from caravanserai.games.century.caravan.cubes import LETTERS, bag, counts, total
from caravanserai.games.century.market.deals import DEALS, Deal
from caravanserai.games.century.market.trade_cards import ALL_GAIN, GAIN, RETRIEVE_UP_TO, UPGRADE_UP_TO, Effect, spelled
from caravanserai.games.century.market.trade_deck import BASE_CARDS, BONUS_CARDS

NEEDED: Final = len(BASE_CARDS) + len(BONUS_CARDS)  # a deal for every card that carries one (SR-51)
MOST_DESIGNS: Final = 60
MOST_COPIES: Final = 99
MOST_CUBES: Final = 5  # so that every exchange that cubes allow is a move of the game
MOST_STEPS: Final = 9
LONGEST: Final = 4000  # characters, remarks included
QUOTED: Final = 40  # characters of an entry that are repeated when it cannot be read
MOST_PROBLEMS: Final = 5  # more of them help nobody
EXAMPLE: Final = "a list of deals such as 4x yyg; 4x y+up3"
WORDS: Final[dict[int, str]] = {ALL_GAIN: "all-", UPGRADE_UP_TO: "up", RETRIEVE_UP_TO: "card"}


class OwnDeals:
    """What could be read of a list."""

    def __init__(self) -> None:
        self.designs: list[Deal] = []
        self.problems: list[Problem] = []

    def text(self) -> str:
        """The list in its tidied form."""
        return "; ".join(f"{deal.copies}x {written(deal.effects)}" for deal in self.designs)

    def cards(self) -> int:
        """How many deals there are, copies counted."""
        return sum([deal.copies for deal in self.designs])

    def add_fault(self, code: str, sentence: str, details: dict[str, int | str]) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(code, sentence, dict(details)))


class DealsEditor(OptionEditor):
    """Lists of deals: our own set is proposed, what a table writes is looked over."""

    def propose(self, seed: int) -> str:
        return our_set()

    def validate(self, value: object) -> Validation:
        if not isinstance(value, str):
            sentence = f"Option golden_deals cannot be {cut(repr(value))}; it can be False, True, or {EXAMPLE}."
            return Validation("", [Problem("not_a_text", sentence)], {})
        if value.strip().isalpha() and value.strip().lower().strip(LETTERS):
            said = cut(value.strip())
            sentence = f"Option golden_deals cannot be {said!r}; it can be off, on, or {EXAMPLE}."
            return Validation("", [Problem("not_a_list", sentence, {"said": said})], {})
        found = read_deals(value)
        drawn = {"designs": [deal.to_json() for deal in found.designs], "cards": found.cards(), "needed": NEEDED}
        return Validation("" if found.problems else found.text(), found.problems, drawn)


class DealsOption(FreeOption):
    """Whether there are Golden Deals, and which (SR-51)."""

    def __init__(self, clause: str) -> None:
        editor = DealsEditor()
        super().__init__("golden_deals", False, clause, editor.judge, editor, values=(False, True))

    def brings(self, value: OptionValue) -> dict[str, object]:
        return {"deals": [deal.to_json() for deal in designs_of(value)]} if isinstance(value, str) else {}


def designs_of(value: OptionValue) -> list[Deal]:
    """The designs a value of the option stands for."""
    return read_deals(value).designs if isinstance(value, str) else DEALS


def our_set() -> str:
    """The deals of our own, written as if a table had brought them."""
    found = OwnDeals()
    found.designs = DEALS
    return found.text()


def written(effects: Sequence[Effect]) -> str:
    """The steps of a deal: `yyg`, `all-y+up3+card1`."""
    steps = []
    for effect in effects:
        gains = effect.kind == GAIN or effect.kind == ALL_GAIN
        amount = spelled(counts(effect.amount)) if gains else str(effect.amount)
        steps.append(WORDS.get(effect.kind, "") + amount)
    return "+".join(steps)


def read_deals(text: str) -> OwnDeals:
    """The deals of a text, and what is wrong with them. Entries are parted by `;` or lines, `#` begins a remark."""
    found = OwnDeals()
    if len(text) > LONGEST:
        found.add_fault(
            "too_long", f"The list of deals is too long: {LONGEST} characters are enough.", {"most": LONGEST}
        )
        return found
    lines = [line.partition("#")[0] for line in text.lower().splitlines()]
    number = 0
    for entry in ";".join(lines).split(";"):
        if entry.strip():
            number += 1
            _read_entry(" ".join(entry.split()), number, found)
    if not found.problems:
        _check_numbers(found)
    return found


def _check_numbers(found: OwnDeals) -> None:
    if len(found.designs) > MOST_DESIGNS:
        sentence = f"A list has at most {MOST_DESIGNS} different deals, not {len(found.designs)}."
        found.add_fault("too_many", sentence, {"most": MOST_DESIGNS, "count": len(found.designs)})
    if found.cards() < NEEDED:
        sentence = f"There are {NEEDED} trade cards to put a deal on; the list has only {found.cards()} deals."
        found.add_fault("too_few", sentence, {"needed": NEEDED, "count": found.cards()})


def _read_entry(entry: str, number: int, found: OwnDeals) -> None:
    quoted = cut(entry)
    copies, deal = 1, entry
    first, sign, rest = entry.partition("x")
    if sign and is_number(first):
        copies, deal = int(first), rest
    if not 1 <= copies <= MOST_COPIES:
        sentence = f"Deal {number}, {quoted!r}, has {copies} copies; it can have 1 to {MOST_COPIES}."
        found.add_fault("copies", sentence, {"number": number, "entry": quoted, "copies": copies, "most": MOST_COPIES})
        return
    effects: list[Effect] = []
    for step in deal.split("+"):
        effect = _effect("".join(step.replace("-", " ").split()))
        if effect is None:
            sentence = f"Deal {number}, {quoted!r}, cannot be read; write it as 4x yyg or 2x all-y+up3+card1."
            found.add_fault("unreadable", sentence, {"number": number, "entry": quoted})
            return
        effects.append(effect)
    if _fits(effects, number, quoted, found):
        found.designs.append(Deal(f"own{number:02}", effects, copies, "own"))


def _fits(effects: list[Effect], number: int, quoted: str, found: OwnDeals) -> bool:
    """Whether a deal keeps within the bounds; otherwise its problem is noted."""
    details: dict[str, int | str] = {"number": number, "entry": quoted}
    for position, effect in enumerate(effects):
        if effect.kind in [earlier.kind for earlier in effects[:position]]:
            sentence = f"Deal {number}, {quoted!r}, has two steps of the same kind; join them."
            found.add_fault("kind_twice", sentence, details)
            return False
        most = MOST_CUBES if effect.kind == GAIN else 1 if effect.kind == ALL_GAIN else MOST_STEPS
        amount = int(total(effect.amount)) if effect.kind == GAIN or effect.kind == ALL_GAIN else int(effect.amount)
        if not 1 <= amount <= most:
            code = ("cubes", "all_cubes", "upgrades", "cards")[effect.kind]
            what = ("cubes gained", "cubes for everybody", "upgrades", "cards retrieved")[effect.kind]
            limits = "exactly 1" if most == 1 else f"1 to {most}"
            sentence = f"Deal {number}, {quoted!r}: the number of {what} is {limits}, not {amount}."
            found.add_fault(code, sentence, details | {"amount": amount, "most": most})
            return False
    return True


def _effect(step: str) -> Effect | None:
    """One step without its spaces: `yyg`, `ally`, `up3`, `card1`."""
    if step.startswith("up"):
        return Effect(UPGRADE_UP_TO, int(step[2:])) if is_number(step[2:]) else None
    if step.startswith("card"):
        return Effect(RETRIEVE_UP_TO, int(step[4:])) if is_number(step[4:]) else None
    shared = step.startswith("all")
    cubes = step[3:] if shared else step
    if not cubes or cubes.strip(LETTERS) or len(cubes) > QUOTED:
        return None
    return Effect(ALL_GAIN if shared else GAIN, bag([cubes.count(letter) for letter in LETTERS]))


def is_number(text: str) -> bool:
    """Whether this is a whole number a person would write."""
    digits = text.strip()
    return digits.isdecimal() and digits.isascii() and len(digits) <= 3


def cut(text: str) -> str:
    """As much of an entry as a sentence repeats; half a character, which no answer could carry, becomes a `?`."""
    whole = text.encode("utf-8", "replace").decode()
    return whole if len(whole) <= QUOTED else whole[:QUOTED] + "…"
