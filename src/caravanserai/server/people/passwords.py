"""Passwords: argon2, worked out in a thread so that nobody else waits."""

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE: Final = 2  # each hash takes memory and a core; more at once would starve the tables


def hash_of(password: str) -> str:
    """The hash to keep, worked out at once; for programs in which nobody else waits."""
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """The hash to keep."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def match(self, kept: str | None, password: str) -> bool:
        """Whether the password is right. Without an account it takes as long, so that time tells no names."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, kept, password)
        return right and kept is not None

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher

        return PasswordHasher()

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody has this password")

    def _verify(self, kept: str | None, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
