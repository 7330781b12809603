"""A small pencil for plots: SVG whose colours come from the page, so that it is right by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

WIDTH: Final = 820
COLOURS: Final = 8  # classes c0 to c7 of the page
LETTER: Final = 7.8  # about the width of a letter


class Scale:
    """Places values along a line."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + min(1.0, max(0.0, part)) * (self.end - self.start)


class Drawing:
    """A picture of fixed width that grows downwards; what it shows is said in `title` for those who cannot see it."""

    def __init__(self, title: str, height: float) -> None:
        self.title = title
        self.height = height
        self._parts: list[str] = []

    def line(self, a: Point, b: Point, look: str) -> None:
        ends = f'x1="{_n(a[0])}" y1="{_n(a[1])}" x2="{_n(b[0])}" y2="{_n(b[1])}"'
        self._parts.append(f'<line class="{look}" {ends}/>')

    def rect(self, x: float, y: float, width: float, height: float, look: str, corner: float = 0) -> None:
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(max(width, 0))}" height="{_n(height)}" rx="{_n(corner)}"'
        self._parts.append(f'<rect class="{look}" {place}/>')

    def text(self, at: Point, words: str, look: str, anchor: str = "start") -> None:
        place = f'x="{_n(at[0])}" y="{_n(at[1])}" text-anchor="{anchor}"'
        self._parts.append(f'<text class="{look}" {place}>{escape(words)}</text>')

    def path(self, points: Sequence[Point], look: str, closed: bool = False) -> None:
        if points:
            steps = "L".join(f"{_n(x)} {_n(y)}" for x, y in points)
            self._parts.append(f'<path class="{look}" d="M{steps}{"Z" if closed else ""}"/>')

    def mark(self, at: Point, kind: int, size: float = 6) -> None:
        """The sign of a bot: a colour and a shape, so that no one has to tell colours apart."""
        x, y = at
        look = f"mark c{kind % COLOURS}"
        shape = kind % 4
        if shape == 0:
            self._parts.append(f'<circle class="{look}" cx="{_n(x)}" cy="{_n(y)}" r="{_n(size)}"/>')
        elif shape == 1:
            self.path([(x, y - 1.3 * size), (x + 1.3 * size, y), (x, y + 1.3 * size), (x - 1.3 * size, y)], look, True)
        elif shape == 2:
            self.rect(x - size, y - size, 2 * size, 2 * size, look, 1.5)
        else:
            self.path([(x, y - 1.25 * size), (x + 1.2 * size, y + size), (x - 1.2 * size, y + size)], look, True)

    def across(self, scale: Scale, ticks: Sequence[tuple[float, str]], top: float, bottom: float) -> None:
        """The grid of a horizontal scale, with its numbers below."""
        for value, words in ticks:
            x = scale.at(value)
            self.line((x, top), (x, bottom), "grid")
            self.text((x, bottom + 18), words, "tick", "middle")

    def svg(self) -> str:
        name = escape(self.title, quote=True)
        box = f'viewBox="0 0 {WIDTH} {_n(self.height)}"'
        return f'<svg {box} role="img" aria-label="{name}"><title>{name}</title>{"".join(self._parts)}</svg>'


def shortened(words: str, letters: int) -> str:
    return words if len(words) <= letters else words[: letters - 1] + "…"


def room_for(labels: Sequence[str], least: int = 8, most: int = 34) -> float:
    """The width of a column of labels."""
    return LETTER * min(most, max([least, *map(len, labels)])) + 46


def round_ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from low to high."""
    span = max(high - low, 1e-9)
    power = 10 ** floor(log10(span / about))
    step = min((step * power for step in (1, 2, 5, 10)), key=lambda step: abs(span / step - about))
    first = int(-(-low // step))
    return [number * step for number in range(first, int(high // step) + 1)]


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
