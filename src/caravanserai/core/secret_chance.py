"""The dice and the shuffling hands of a real table: each roll and each shuffle draws from a key of its own.

That key is a keyed hash (BLAKE2b) of what is drawn and of how many draws came before, under a secret that only the
table holds. Whoever sees a roll, or half of a deck, learns nothing of another roll, nor of the other half: for that
they would have to tell a keyed hash from noise. `docs/decisions/009` has the argument.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from caravanserai.core.chance import Chance, FastChance

KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
WORDS: Final = struct.Struct(">16I")  # the words in a block


class Draw(Chance):
    """The stream of one roll or one shuffle: blocks of a hash, under its key, of a count."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks: i64 = 0
        self._words: list[int] = []  # of the last block, those still to come, the next one last

    def next_word(self) -> i64:
        if not self._words:
            block = blake2b(b"%d" % int(self._blocks), digest_size=BLOCK_BYTES, key=self._key).digest()
            self._blocks += 1
            self._words = list(WORDS.unpack(block))
        return self._words.pop()


class SecretChance:
    """What a real table draws from. Only `draw` gives numbers, so that nothing can be drawn without saying what."""

    def __init__(self, key: bytes, drawn: i64) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key of a table has {KEY_BYTES} bytes")
        self._key = key
        self.drawn: i64 = drawn  # how often

    def draw(self, what: str) -> Draw:
        """A stream for the next roll or shuffle, which belongs to nothing else."""
        key = blake2b(f"{int(self.drawn)} {what}".encode(), digest_size=KEY_BYTES, key=self._key).digest()
        self.drawn += 1
        return Draw(key)

    def copy(self) -> SecretChance:
        return SecretChance(self._key, self.drawn)

    def save(self) -> dict[str, object]:
        return {"key": self._key.hex(), "drawn": int(self.drawn)}


# What a state holds: the first where the world is imagined or its version is an old one, the second at real tables.
Source: TypeAlias = FastChance | SecretChance


def keyed(seed: int, game: str) -> SecretChance:
    """What a table of a game with this secret seed draws from."""
    key = blake2b(f"caravanserai table {game} {seed}".encode(), digest_size=KEY_BYTES).digest()
    return SecretChance(key, 0)


def restored_source(saved: Any) -> Source:
    """The source that `save` wrote."""
    if isinstance(saved, Mapping):
        return SecretChance(bytes.fromhex(saved["key"]), saved["drawn"])
    a, b, c, count = saved
    return FastChance(a, b, c, count)
