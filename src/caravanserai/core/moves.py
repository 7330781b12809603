"""The move table: every move a game knows, declared once, each an interned value with id, text and JSON form."""

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import i64


class Argument:
    """One small-integer argument of a move kind: its range, and words for its values where it has any."""

    def __init__(self, low: int, high: int, words: Sequence[str] = ()) -> None:
        self.low: Final = low
        self.high: Final = high
        self.words: Final = tuple(words)

    def text(self, value: int) -> str:
        return self.words[value - self.low] if self.words else str(value)


class Kind:
    """A family of moves: a verb and the ranges of its arguments (at most two)."""

    def __init__(self, name: str, *arguments: Argument) -> None:
        self.name: Final = name
        self.arguments: Final = arguments


class Move:
    """One entry of a move table. There is one object per move, so `is` and `==` mean the same."""

    def __init__(self, game: str, id: int, kind: str, code: int, args: tuple[int, ...], text: str) -> None:
        self.game: Final = game
        self.id: Final = id
        self.kind: Final = kind
        self.args: Final = args
        self.text: Final = text
        self.code: Final[i64] = code  # the number of the kind, for quick comparison in rules
        self.a: Final[i64] = args[0] if args else 0
        self.b: Final[i64] = args[1] if len(args) > 1 else 0

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        from caravanserai.core.registry import find_move

        return (find_move, (self.game, self.id))

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def to_json(self) -> dict[str, object]:
        """The form the web receives and sends back."""
        return {"id": self.id, "kind": self.kind, "args": list(self.args), "text": self.text}


class MoveTable:
    """All moves of a game, by id, by text and by kind."""

    def __init__(self, game: str, kinds: Sequence[Kind]) -> None:
        self.game: Final = game
        self.kinds: Final = tuple(kind.name for kind in kinds)
        self._moves: list[Move] = []
        self._by_text: dict[str, Move] = {}
        for code, kind in enumerate(kinds):
            for args in _combinations(kind.arguments):
                words = [kind.name] + [a.text(v) for a, v in zip(kind.arguments, args, strict=True)]
                move = Move(game, len(self._moves), kind.name, code, args, " ".join(words))
                if move.text in self._by_text:
                    raise ValueError(f"{game} declares the move {move.text!r} twice")
                self._moves.append(move)
                self._by_text[move.text] = move

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, key: int | str) -> Move:
        """The move with this id or text; KeyError when there is none."""
        move = self.find(key)
        if move is None:
            raise KeyError(key)
        return move

    def find(self, key: int | str) -> Move | None:
        """The move with this id or text, or nothing."""
        if isinstance(key, str):
            return self._by_text.get(" ".join(key.split()))
        return self._moves[key] if 0 <= key < len(self._moves) else None

    def from_json(self, data: object) -> Move | None:
        """The move whose JSON form this is, or nothing when the parts disagree."""
        if not isinstance(data, dict) or not isinstance(data.get("id"), int):
            return None
        move = self.find(data["id"])
        return move if move is not None and data == move.to_json() else None

    def code(self, kind: str) -> int:
        """The number of a kind, as carried by its moves."""
        return self.kinds.index(kind)

    def of(self, kind: str) -> list[Move]:
        """The moves of one kind in order of their arguments, for rules to index."""
        return [move for move in self._moves if move.kind == kind]


def _combinations(arguments: tuple[Argument, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for argument in arguments:
        found = [(*head, value) for head in found for value in range(argument.low, argument.high + 1)]
    return found
