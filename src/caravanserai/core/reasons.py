"""Why a move is refused: a code that every language can phrase, and the clause behind it."""

from collections.abc import Mapping
from typing import Final, TypeAlias

Detail: TypeAlias = int | str | list[int]

NO_DETAILS: Final[Mapping[str, Detail]] = {}


class Reason:
    """A refusal: `code` names it for the texts, `clause` for the rules, `details` fill its sentence."""

    def __init__(self, code: str, clause: str, details: Mapping[str, Detail] = NO_DETAILS) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.details: Final = details

    def with_details(self, details: Mapping[str, Detail]) -> "Reason":
        """The same refusal with the facts its sentence mentions."""
        return Reason(self.code, self.clause, details)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.code == other.code
            and self.clause == other.clause
            and dict(self.details) == dict(other.details)
        )

    def __hash__(self) -> int:
        return hash((self.code, self.clause))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.clause!r})"

    def __str__(self) -> str:
        return f"{self.code} ({self.clause})" if self.clause else self.code

    def __reduce__(self) -> tuple[type["Reason"], tuple[str, str, dict[str, Detail]]]:
        return (Reason, (self.code, self.clause, dict(self.details)))

    def to_json(self) -> dict[str, object]:
        """The form the web receives."""
        return {"code": self.code, "clause": self.clause, "details": dict(self.details)}


UNKNOWN_MOVE: Final = Reason("unknown_move", "")
