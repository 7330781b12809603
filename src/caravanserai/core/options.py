"""What a table may choose before a game begins."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from caravanserai.core.errors import BadOption
from caravanserai.core.option_editors import OptionEditor

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]

RULINGS: Final = "rulings"  # chooses all disputed rulings at once, and is gone once the options are settled
OURS: Final = "ours"
AS_PRINTED: Final = "as_printed"


class Option:
    """One switch of a rule set: its name, the values it may take, and the one it has when nobody chooses.

    `printed` is the value nearest to the letter of the printed rulebook, for an option about a disputed ruling.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[OptionValue],
        default: OptionValue,
        clause: str,
        printed: OptionValue | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.default: Final = default
        self.clause: Final = clause
        self.printed: Final = printed
        self.first: OptionValue | None = None
        self.full: OptionValue | None = None

    def first_with(self, value: OptionValue) -> "Option":
        """The same option, with this value in somebody's first game."""
        self.first = self.check(value)
        return self

    def full_with(self, value: OptionValue) -> "Option":
        """The same option, with this value in a game with everything there is."""
        self.full = self.check(value)
        return self

    def check(self, value: object) -> OptionValue:
        """The value, if it is one of this option's; otherwise a BadOption that lists them."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        listed = ", ".join(str(v) for v in self.values)
        raise BadOption(f"Option {self.name} cannot be {value!r}; it can be {listed}.")

    def parse(self, text: str) -> OptionValue:
        """The value a person typed: `on`, `off`, a number or a word."""
        word = text.strip().lower()
        for allowed in self.values:
            if isinstance(allowed, bool):
                if word in (("on", "true", "yes", "1") if allowed else ("off", "false", "no", "0")):
                    return allowed
            elif word == str(allowed).lower():
                return allowed
        return self.check(text)

    def brings(self, value: OptionValue) -> dict[str, object]:
        """The components that stand in place of the game's own when this is chosen; most values change none."""
        return {}

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "clause": self.clause,
            "printed": self.printed,
            "first": self.first,
            "full": self.full,
        }


class FreeOption(Option):
    """An option with values that cannot be listed, such as a map of one's own; `judge` tidies one or refuses it.

    `values` are those that can. One with a `editor` can also propose values and tell all that is wrong with one.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        clause: str,
        judge: Callable[[object], str],
        editor: OptionEditor | None = None,
        printed: OptionValue | None = None,
        values: Sequence[OptionValue] = (),
    ) -> None:
        super().__init__(name, values, default, clause, printed)
        self.judge = judge
        self.editor: Final = editor

    def check(self, value: object) -> OptionValue:
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        return self.judge(value)


def switch(name: str, clause: str) -> Option:
    """An option that is off or on, and off when nobody chooses."""
    return Option(name, (False, True), False, clause)


def settle(known: Sequence[Option], chosen: Mapping[str, object]) -> Options:
    """Every option with its value: as chosen by itself, or as the rulings have it that were chosen for all at once."""
    names = [option.name for option in known]
    for name in chosen:
        if name not in names and name != RULINGS:
            listed = ", ".join((*names, RULINGS))
            raise BadOption(f"There is no option {name!r}; the options are {listed}.")
    usual = usual_values(known, chosen.get(RULINGS, OURS))
    return {option.name: option.check(chosen.get(option.name, usual[option.name])) for option in known}


def usual_values(known: Sequence[Option], rulings: object) -> Options:
    """What the options are when nobody chooses them one by one, under our rulings or under those as printed."""
    if rulings not in (OURS, AS_PRINTED):
        raise BadOption(f"Option {RULINGS} cannot be {rulings!r}; it can be {OURS}, {AS_PRINTED}.")
    printed = rulings == AS_PRINTED
    return {
        option.name: option.printed if printed and option.printed is not None else option.default for option in known
    }
