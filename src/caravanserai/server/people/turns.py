"""Turns at something that many want to do: so often at once, then one after another, and each address once."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

AT_ONCE: Final = 20
EVERY: Final = 10.0  # seconds from one turn to the next once those are used up
LONGEST_QUEUE: Final = 60  # addresses that may have a turn to come; the last of them waits ten minutes
KEPT: Final = 120.0  # seconds for which a turn that has come is kept
MOST_QUEUES: Final = 5_000


@dataclass
class _Queue:
    """`free` is when the next turn would begin if nothing could be done at once."""

    free: float
    turns: dict[str, float] = field(default_factory=dict)  # by address, when its turn comes


class Turns:
    """Who comes too early is told when their turn is, and has it then, however many others want one meanwhile."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._every = EVERY / factor
        self._now = now
        self._queues: dict[str, _Queue] = {}

    def wait(self, what: str, who: str) -> float | None:
        """How long somebody has to wait for the turn they have; 0 when it has come, None when they have none."""
        queue = self._queues.get(what)
        turn = None if queue is None else queue.turns.get(who)
        if queue is None or turn is None:
            return None
        if self._now() > turn + KEPT:
            del queue.turns[who]
            return None
        return max(0.0, turn - self._now())

    def take(self, what: str, who: str) -> float:
        """Use the turn that has come, or get one; how long to wait for it, 0 when it is now."""
        now = self._now()
        queue = self._queues.setdefault(what, _Queue(now))
        if queue.turns.get(who, now + 1) <= now:
            del queue.turns[who]
            return 0.0
        queue.free = max(queue.free, now)
        turn = queue.free - (AT_ONCE - 1) * self._every
        if turn <= now:
            queue.free += self._every
            self._forget(now)
            return 0.0
        queue.turns = {other: then for other, then in queue.turns.items() if now <= then + KEPT}
        if len(queue.turns) >= LONGEST_QUEUE:
            return LONGEST_QUEUE * self._every
        queue.turns[who] = turn
        queue.free += self._every
        return turn - now

    def _forget(self, now: float) -> None:
        """Drop the queues at which nobody has been for long, and of too many the oldest."""
        if len(self._queues) > MOST_QUEUES:
            kept = {what: queue for what, queue in self._queues.items() if queue.free > now or queue.turns}
            if len(kept) > MOST_QUEUES:
                kept = dict(sorted(kept.items(), key=lambda item: item[1].free)[-MOST_QUEUES // 2 :])
            self._queues = kept
