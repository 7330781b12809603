"""News for crowds: told to a few pages at a time, so that everything else on the server goes on between them."""

import asyncio
from collections import deque
from typing import Final, Protocol

import structlog

LOG = structlog.get_logger()
AT_ONCE: Final = 10  # pages told before everything else has its turn; a quarter of a millisecond's work
PAUSE: Final = 0.002  # seconds until the next ones are told; so all crowds together cost about a tenth of a processor


class Crowd(Protocol):
    """Pages with news waiting for them."""

    def tell_some(self, most: int) -> int:
        """Tell so many pages at most; how many were told."""
        ...

    def more_to_tell(self) -> bool:
        """Whether there are pages with news waiting for them."""
        ...


class Broadcasts:
    """The crowds to be told. They take turns, whatever their sizes."""

    def __init__(self) -> None:
        self._waiting: deque[Crowd] = deque()
        self._telling: asyncio.Task[None] | None = None

    def add(self, crowd: Crowd) -> None:
        """Have a crowd told, unless it waits for its turn already."""
        if crowd not in self._waiting:
            self._waiting.append(crowd)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def close(self) -> None:
        """Tell nobody any more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell(self) -> None:
        try:
            while self._waiting:
                left = AT_ONCE
                while self._waiting and left > 0:
                    left -= self._next(left)
                await asyncio.sleep(PAUSE)
        finally:
            self._telling = None

    def _next(self, most: int) -> int:
        crowd = self._waiting.popleft()
        try:
            told = crowd.tell_some(most)
        except Exception:
            LOG.exception("a crowd could not be told")
            return 1
        if crowd.more_to_tell():
            self._waiting.append(crowd)
        return told
