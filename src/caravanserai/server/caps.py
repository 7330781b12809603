"""How much of something anybody may have at the same time; the caps themselves are in limits.py."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from caravanserai.server.errors import Refused
from caravanserai.server.limits import Cap


class Caps:
    """Counts what people have. Nothing is remembered of those who have nothing."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._held: Counter[tuple[str, str]] = Counter()

    def check(self, cap: Cap, held: int) -> None:
        """Refused (429) when somebody who has so many cannot have one more."""
        if self._factor > 0 and held >= max(1, round(cap.most * self._factor)):
            raise Refused(429, f"too_many_{cap.name}", cap.message)

    def take(self, cap: Cap, who: str) -> None:
        """Note one more; Refused (429) when that is too many."""
        self.check(cap, self._held[cap.name, who])
        self._held[cap.name, who] += 1

    def release(self, cap: Cap, who: str) -> None:
        """Note one less."""
        self._held[cap.name, who] -= 1
        if self._held[cap.name, who] <= 0:
            del self._held[cap.name, who]

    @contextlib.contextmanager
    def held(self, cap: Cap, who: str) -> Iterator[None]:
        """One more for as long as the block lasts."""
        self.take(cap, who)
        try:
            yield
        finally:
            self.release(cap, who)
