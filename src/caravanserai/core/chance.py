"""Streams of fair numbers, and the fast one for worlds that are only imagined.

The fast one is SFC32, a chaotic generator of four 32-bit words, keyed through SHA-256; a copy costs four words, and
interpreted and compiled builds agree. What lies on a real table is drawn from `core.secret_chance`.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Chance:
    """A stream of fair numbers."""

    def next_word(self) -> i64:
        """32 fresh bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next_word() * n) >> 32

    def die(self) -> int:
        """A roll of a six-sided die."""
        return int(self.below(6)) + 1

    def shuffle(self, items: list[int]) -> None:
        """Mix a list in place, every order being equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held


class FastChance(Chance):
    """One stream for everything, from which what comes could perhaps be worked out by whoever sees enough of it.

    Imagined worlds have no secrets to lose. Tables of versions from before `core.secret_chance` go on with it, too.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def draw(self, what: str) -> Chance:
        """The stream to draw this from: here always the same."""
        return self

    def next_word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        word: i64 = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def copy(self) -> "FastChance":
        return FastChance(self.a, self.b, self.c, self.count)

    def save(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]


def seeded(seed: int, purpose: str) -> FastChance:
    """The fast stream that belongs to a seed; different purposes give unrelated streams."""
    digest = hashlib.sha256(f"caravanserai {purpose} {seed}".encode()).digest()
    chance = FastChance(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        int.from_bytes(digest[12:16], "big"),
    )
    for _ in range(WARM_UP):
        chance.next_word()
    return chance


def commitment(seed: int) -> str:
    """The hash that is published before the game and that the revealed seed must match."""
    return hashlib.sha256(f"caravanserai commitment {seed}".encode()).hexdigest()
