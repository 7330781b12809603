"""The queue before the bots' workers: tables have equal shares of thinking time, and a long queue shortens it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

SHORTEST: Final = 0.05  # seconds a job is left even when the queue is long
LATE: Final = 0.7  # of the longest wait: whoever has waited so long goes first


class QueueIsFull(Exception):
    """So many jobs wait already that this one is sent away."""


@dataclass(frozen=True)
class TurnSoFar:
    """An imagined world as of the beginning of a turn, and the moves the seat has made since."""

    begun: dict[str, Any]
    made: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Job:
    """A decision for a bot to think about. `world` is imagined, so what the seat cannot know is not in it."""

    number: int
    table: str
    seconds: float  # what the bot would like to have
    game: str
    world: dict[str, Any]
    seat: int
    bot: str  # a built-in bot's name, perhaps with less time than usual
    seed: int
    legal: tuple[int, ...] = ()
    asked: bool = False  # a person waits for the answer, so it comes before the table's bots
    worker: int | None = None  # the one that remembers the job this goes on from
    goes_on: int = 0  # from the job with this number, if it is remembered there
    since: tuple[int, ...] = ()  # the moves chosen since then
    turn: TurnSoFar | None = None  # where a piece is moved step by step

    @property
    def rank(self) -> tuple[bool, float, int]:
        """The order among the jobs of one table: a person's question, then short ones."""
        return (not self.asked, self.seconds, self.number)


@dataclass
class Share:
    """What a table has waiting, and how far it has used up its share of thinking time."""

    used: float
    jobs: list[Job] = field(default_factory=list)

    @property
    def first(self) -> Job:
        return min(self.jobs, key=lambda job: job.rank)


class FairQueue:
    """Chooses the next job: of the table whose job would be finished first if all ran at the same time.

    A table with long jobs, or with many, uses its share up sooner, so quick jobs of other tables pass it.
    """

    def __init__(self, workers: int, longest_wait: float, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._longest_wait = longest_wait
        self._most = most
        self._now = now
        self._shares: dict[str, Share] = {}
        self._used: dict[str, float] = {}  # where tables with nothing in the queue left off, if ahead of the others
        self._time = 0.0  # of the shares: how far the table served last had used its own
        self._since: dict[int, float] = {}  # when each waiting job came, by number

    def __len__(self) -> int:
        return len(self._since)

    def put(self, job: Job) -> None:
        """Let a job wait; QueueIsFull when too many do."""
        if len(self) >= self._most:
            raise QueueIsFull
        self._since[job.number] = self._now()
        share = self._shares.get(job.table)
        if share is None:
            share = self._shares[job.table] = Share(max(self._time, self._used.pop(job.table, 0.0)))
        share.jobs.append(job)

    def remove(self, job: Job) -> None:
        """Forget a job that nobody waits for any more."""
        if job.number in self._since:
            self._take(job, self._shares[job.table], 0.0)

    def next(self) -> tuple[Job, float, float]:
        """The next job, for how many seconds it may run, and how long it waited. The queue must not be empty."""
        job = self._late() or self._fair()
        share = self._shares[job.table]
        self._time = max(self._time, share.used)
        waited = self._now() - self._since[job.number]
        seconds = max(min(SHORTEST, job.seconds), job.seconds * self._part(job))
        self._take(job, share, seconds)
        return job, seconds, waited

    def _part(self, job: Job) -> float:
        """The part of its time a job gets, such that those behind it have begun before they waited too long."""
        behind = [other for share in self._shares.values() for other in share.jobs if other is not job]
        if not behind:
            return 1.0
        left = self._longest_wait - (self._now() - min(self._since[other.number] for other in behind))
        return min(1.0, max(0.0, left) * self._workers / sum(other.seconds for other in behind))

    def _late(self) -> Job | None:
        limit = self._now() - self._longest_wait * LATE
        jobs = (job for share in self._shares.values() for job in share.jobs)
        late = [job for job in jobs if self._since[job.number] <= limit]
        return min(late, key=lambda job: job.number) if late else None

    def _fair(self) -> Job:
        shares = self._shares.values()
        return min(shares, key=lambda share: (share.used + share.first.seconds, share.first.number)).first

    def _take(self, job: Job, share: Share, seconds: float) -> None:
        share.jobs.remove(job)
        del self._since[job.number]
        share.used += seconds
        if not share.jobs:
            del self._shares[job.table]
            self._used = {table: used for table, used in self._used.items() if used > self._time}
            self._used[job.table] = share.used
