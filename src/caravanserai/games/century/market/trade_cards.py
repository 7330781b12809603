"""Trade cards and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import LETTERS, NO_CUBES, Cubes, bag, counts, holds

if TYPE_CHECKING:
    from caravanserai.games.century.market.shapes import ChoiceEffect, CountEffect, CubesEffect, TradeCardPart

PRODUCE: Final = 0
UPGRADE: Final = 1
EXCHANGE: Final = 2
SPECIAL: Final = 3
KIND_NAMES: Final[list[Literal["produce", "upgrade", "exchange", "special"]]] = [
    "produce",
    "upgrade",
    "exchange",
    "special",
]

GAIN: Final = 0
ALL_GAIN: Final = 1
UPGRADE_UP_TO: Final = 2
RETRIEVE_UP_TO: Final = 3
CHOICE_EXCHANGE: Final = 4
COUNTED: Final[dict[int, Literal["upgrade", "retrieve"]]] = {UPGRADE_UP_TO: "upgrade", RETRIEVE_UP_TO: "retrieve"}


class Effect:
    """One step of a bonus card or a Golden Deal. `amount` is a bag of cubes for gains, otherwise a number."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def to_json(self) -> CubesEffect | CountEffect | ChoiceEffect:
        if self.kind == GAIN or self.kind == ALL_GAIN:
            return {"kind": "gain" if self.kind == GAIN else "all_gain", "amount": counts(self.amount)}
        return {"kind": COUNTED[self.kind], "amount": int(self.amount)}


class ChoiceExchange(Effect):
    """The choice exchange: cubes given for one of several things, each repetition anew (SR-50)."""

    def __init__(self, give: Cubes, options: Sequence[int]) -> None:
        super().__init__(CHOICE_EXCHANGE, 0)
        self.give: Final[i64] = give
        self.options: Final = list(options)

    def to_json(self) -> ChoiceEffect:
        return {"kind": "choice", "give": counts(self.give), "options": [counts(cubes) for cubes in self.options]}


class TradeCard:
    """A trade card: `give` and `take` for exchanges, `take` for produce, `steps` for upgrades, else effects.

    A bonus card that needs cubes to be played names them in `give` too.
    """

    def __init__(
        self, id: str, kind: int, give: Cubes, take: Cubes, steps: int, effects: Sequence[Effect], source: str
    ) -> None:
        self.id: Final = id  # also its name in the move notation: `yy-g`, `yyr`, `up2`
        self.kind: Final[i64] = kind
        self.give: Final[i64] = give
        self.take: Final[i64] = take
        self.steps: Final[i64] = steps
        self.effects: Final = list(effects)
        self.source: Final = source  # "printed" or "reconstructed"

    def to_json(self) -> TradeCardPart:
        return {
            "id": self.id,
            "kind": KIND_NAMES[self.kind],
            "give": counts(self.give),
            "take": counts(self.take),
            "steps": int(self.steps),
            "effects": [effect.to_json() for effect in self.effects],
            "source": self.source,
        }


def produce(*take: int) -> TradeCard:
    """Take these cubes (SR-16)."""
    return TradeCard(spelled(take), PRODUCE, NO_CUBES, bag(take), 0, (), "printed")


def upgrade(steps: int) -> TradeCard:
    """Upgrade up to this often (SR-20)."""
    return TradeCard(f"up{steps}", UPGRADE, NO_CUBES, NO_CUBES, steps, (), "printed")


def exchange(give: Sequence[int], take: Sequence[int]) -> TradeCard:
    """Give and take, as often as wanted (SR-17)."""
    return TradeCard(f"{spelled(give)}-{spelled(take)}", EXCHANGE, bag(give), bag(take), 0, (), "printed")


def special(id: str, *effects: Effect, give: Cubes = NO_CUBES) -> TradeCard:
    """A bonus card: its effects in order. No public list of these cards is known; the set is reconstructed."""
    return TradeCard(id, SPECIAL, give, NO_CUBES, 0, effects, "reconstructed")


def spelled(cubes: Sequence[int]) -> str:
    """Cubes as letters: [2, 1, 0, 0] is `yyr`."""
    return "".join(letter * number for letter, number in zip(LETTERS, cubes, strict=True))


def repetitions(card: TradeCard, cubes: Cubes, most: i64) -> i64:
    """How often an exchange card can be used (SR-17)."""
    return times_possible(card.give, card.take, cubes, most)


def times_possible(give: Cubes, take: Cubes, cubes: Cubes, most: i64) -> i64:
    """How often an exchange can be made, cubes of one repetition paying for the next (SR-18)."""
    done: i64 = 0
    while done < most and holds(cubes, give):
        cubes += take - give
        done += 1
    return done
