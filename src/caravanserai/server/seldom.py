"""Log lines about a trouble that lasts: one at once, then one for each period with how often it happened."""

import time
from collections.abc import Callable
from typing import Any, Final

import structlog

PERIOD: Final = 60.0  # seconds
LOG = structlog.get_logger()


class Seldom:
    """Keeps a trouble that comes again and again from filling the log."""

    def __init__(self, period: float = PERIOD, now: Callable[[], float] = time.monotonic) -> None:
        self._period = period
        self._now = now
        self._next: dict[str, float] = {}  # when each trouble is told again
        self._untold: dict[str, int] = {}

    def warn(self, trouble: str, **facts: Any) -> None:
        """Something that may happen often; the facts are those of the time that is told."""
        now = self._now()
        if now < self._next.get(trouble, now):
            self._untold[trouble] = self._untold.get(trouble, 0) + 1
            return
        self._next[trouble] = now + self._period
        LOG.warning(trouble, times=1 + self._untold.pop(trouble, 0), **facts)
