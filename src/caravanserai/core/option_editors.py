"""Option editors: where a value that cannot be picked from a list is proposed, looked over and mended."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravanserai.core.errors import BadOption
from caravanserai.core.reasons import NO_DETAILS, Detail


class Problem:
    """One thing that is wrong with a value: a code that every language can phrase, its facts, and a sentence."""

    def __init__(self, code: str, sentence: str, details: Mapping[str, Detail] = NO_DETAILS) -> None:
        self.code: Final = code
        self.sentence: Final = sentence  # whole, in English: for programs and the command line
        self.details: Final = details

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "message": self.sentence, "details": dict(self.details)}


class Validation:
    """What an editor says of a value: the tidied value, or the problems; and what can be drawn of it."""

    def __init__(self, value: str, problems: Sequence[Problem], drawn: Mapping[str, object]) -> None:
        self.value: Final = value
        self.problems: Final = list(problems)
        self.drawn: Final = drawn  # empty when there is nothing to draw

    def settled(self) -> str:
        """The tidied value, or a BadOption with the first problem's sentence."""
        if self.problems:
            raise BadOption(self.problems[0].sentence)
        return self.value

    def to_json(self) -> dict[str, object]:
        return {
            "value": None if self.problems else self.value,
            "problems": [problem.to_json() for problem in self.problems],
            "drawn": dict(self.drawn),
        }


class OptionEditor:
    """Makes and judges the values of one option."""

    def propose(self, seed: int) -> str:
        """A good value; the same one for the same seed."""
        raise NotImplementedError

    def validate(self, value: object) -> Validation:
        """Everything that is wrong with a value, not only the first thing."""
        raise NotImplementedError

    def beside(self, options: Mapping[str, object]) -> "OptionEditor":
        """The editor as it is at a table that chose these other options, where they change what is good."""
        return self

    def judge(self, value: object) -> str:
        """The tidied value, or a BadOption."""
        return self.validate(value).settled()
