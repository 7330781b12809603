"""The score as far as a seat can know it: what hangs on hidden cards stays open until the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.cli.table.table import Table
    from caravanserai.core.shapes import ScoreLine

WORLDS: Final = 40


@dataclass(frozen=True)
class KnownLine:
    """A line of a score; a number that cannot be known is missing."""

    item: str
    count: int | None
    points: int | None


def known_score(table: Table, seat: int, looker: int | None) -> list[KnownLine]:
    """The score of a seat as the looker knows it, or with nobody looking the true one.

    It is read from worlds the looker holds possible, never from the true one; where they differ, nothing is known.
    """
    if looker is None or table.state.over:
        return [_agreed([line]) for line in table.state.breakdown(seat)]
    observation = table.observation(looker)
    worlds = [observation.imagine(number).breakdown(seat) for number in range(WORLDS)]
    return [_agreed(lines) for lines in zip(*worlds, strict=True)]


def _agreed(lines: list[ScoreLine] | tuple[ScoreLine, ...]) -> KnownLine:
    counts = {line["count"] for line in lines}
    points = {line["points"] for line in lines}
    return KnownLine(lines[0]["item"], _only(counts), _only(points))


def _only(numbers: set[int]) -> int | None:
    return next(iter(numbers)) if len(numbers) == 1 else None
