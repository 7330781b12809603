"""How long decisions took: counts in classes two percent wide, that can be added up; files keep quantiles."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, exp, log
from typing import Any, Final

WIDTH: Final = log(1.02)
SHORTEST: Final = 1e-6  # seconds; what is shorter counts as this
PARTS: Final = (0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1.0)  # whose quantiles a file keeps


class Times:
    """A pile of measured times. Mean and maximum are exact, quantiles right to one percent."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.most = 0.0
        self.classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Put one more time on the pile."""
        self.count += 1
        self.total += seconds
        self.most = max(self.most, seconds)
        place = class_of(seconds)
        self.classes[place] = self.classes.get(place, 0) + 1

    def merge(self, other: Times) -> None:
        """Put all the times of another pile on this one."""
        self.count += other.count
        self.total += other.total
        self.most = max(self.most, other.most)
        for place, count in other.classes.items():
            self.classes[place] = self.classes.get(place, 0) + count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions did not exceed."""
        wanted = part * self.count
        seen = 0
        for place in sorted(self.classes):
            seen += self.classes[place]
            if seen >= wanted:
                return min(self.most, middle_of(place))
        return self.most

    def share_over(self, seconds: float) -> float:
        """The part of the decisions that took longer than this."""
        limit = class_of(seconds)
        over = sum(count for place, count in self.classes.items() if place > limit)
        return over / self.count if self.count else 0.0

    def to_json(self) -> dict[str, object]:
        """Mean, maximum and some quantiles: an arena's games are kept, and all classes would be most of them."""
        quantiles = [round(self.quantile(part), 6) for part in PARTS] if self.count else []
        return {"count": self.count, "total": round(self.total, 6), "most": round(self.most, 6), "quantiles": quantiles}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Times:
        """The pile a file tells of. What lay between two quantiles counts as the longer: never shorter than it was."""
        times = cls()
        times.count, times.total, times.most = int(data["count"]), float(data["total"]), float(data["most"])
        seen = 0
        for part, seconds in zip(PARTS, data["quantiles"], strict=bool(times.count)):
            reached = ceil(part * times.count)
            if reached > seen:
                place = class_of(float(seconds))
                times.classes[place] = times.classes.get(place, 0) + reached - seen
                seen = reached
        return times


def class_of(seconds: float) -> int:
    """The number of the class a time belongs to."""
    return round(log(max(seconds, SHORTEST) / SHORTEST) / WIDTH)


def middle_of(place: int) -> float:
    """The time in the middle of a class."""
    return SHORTEST * exp(WIDTH * place)
