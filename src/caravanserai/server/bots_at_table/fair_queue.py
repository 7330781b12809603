"""The queue before the bots' workers: owners have equal parts of thinking time, and so have the tables of one owner.

A long queue makes jobs shorter, but nobody's jobs for the sake of somebody who wants more than they do.
"""

import time
from collections.abc import Callable, Iterator
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
    owner: str  # whose part of thinking time it is taken from
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
class Part:
    """What an owner or a table has waiting, and how far it has used up its part of thinking time."""

    used: float
    waits_since: float  # nothing of it has begun since then
    jobs: list[Job] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """All it wants."""
        return sum(job.seconds for job in self.jobs)


class Parts:
    """Parts that shall be equal: of all owners, or of the tables of one owner.

    Next is the part whose job would be finished first if all ran at the same time. One with long jobs, or with many,
    uses its own up sooner, so quick jobs of others pass it. Whoever had nothing waiting has no claim on the past.
    """

    def __init__(self) -> None:
        self._parts: dict[str, Part] = {}
        self._used: dict[str, float] = {}  # where those with nothing waiting left off, if ahead of the others
        self._time = 0.0  # how far the part served last had used its own up before that

    def __len__(self) -> int:
        return len(self._parts)

    def __getitem__(self, whose: str) -> Part:
        return self._parts[whose]

    def items(self) -> Iterator[tuple[str, Part]]:
        """The parts of those who have something waiting."""
        return iter(self._parts.items())

    def waiting(self, whose: str) -> int:
        """How many jobs somebody has waiting."""
        return len(self._parts[whose].jobs) if whose in self._parts else 0

    def put(self, whose: str, job: Job, now: float) -> None:
        """One job more."""
        if whose not in self._parts:
            self._parts[whose] = Part(max(self._time, self._used.pop(whose, 0.0)), now)
        self._parts[whose].jobs.append(job)

    def take(self, whose: str, job: Job, seconds: float, now: float) -> None:
        """One job less: it begins and may run for so many seconds, or none when it is given up."""
        part = self._parts[whose]
        part.jobs.remove(job)
        if seconds:
            self._time = max(self._time, part.used)
            part.used += seconds
            part.waits_since = now
        if not part.jobs:
            del self._parts[whose]
            self._used = {other: used for other, used in self._used.items() if used > self._time}
            self._used[whose] = part.used

    def next(self, first: Callable[[str], Job], late: float) -> Job:
        """The job that comes next, out of the first of each; a part that has waited since `late` goes before others."""
        longest = min(self._parts, key=lambda whose: self._parts[whose].waits_since)
        if self._parts[longest].waits_since <= late:
            return first(longest)
        firsts = [(part.used, first(whose)) for whose, part in self._parts.items()]
        return min(firsts, key=lambda one: (one[0] + one[1].seconds, one[1].number))[1]


class FairQueue:
    """Chooses the next job: first whose it is, then of which table, then the job."""

    def __init__(self, workers: int, longest_wait: float, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._longest_wait = longest_wait
        self._most = most
        self._now = now
        self._owners = Parts()
        self._tables: dict[str, Parts] = {}  # by owner
        self._since: dict[int, float] = {}  # when each waiting job came, by number

    def __len__(self) -> int:
        return len(self._since)

    def check(self, owner: str) -> None:
        """QueueIsFull when too many jobs wait, unless the owner has less than an equal part of the room."""
        waiting = self._owners.waiting(owner)
        owners = len(self._owners) + (not waiting)
        if len(self) >= self._most and waiting + 1 > self._most / owners:
            raise QueueIsFull

    def put(self, job: Job) -> None:
        """Let a job wait; QueueIsFull as `check` says."""
        self.check(job.owner)
        now = self._since[job.number] = self._now()
        self._owners.put(job.owner, job, now)
        self._tables.setdefault(job.owner, Parts()).put(job.table, job, now)

    def remove(self, job: Job) -> None:
        """Forget a job that nobody waits for any more."""
        if job.number in self._since:
            self._take(job, 0.0)

    def next(self) -> tuple[Job, float, float]:
        """The next job, for how many seconds it may run, and how long it waited. The queue must not be empty."""
        job = self._owners.next(self._first_of, self._now() - self._longest_wait * LATE)
        waited = self._now() - self._since[job.number]
        seconds = max(min(SHORTEST, job.seconds), job.seconds * self._part(job))
        self._take(job, seconds)
        return job, seconds, waited

    def _first_of(self, owner: str) -> Job:
        tables = self._tables[owner]
        late = self._now() - self._longest_wait * LATE
        return tables.next(lambda table: min(tables[table].jobs, key=lambda job: job.rank), late)

    def _part(self, job: Job) -> float:
        """The part of its time a job gets, such that those behind it have begun before they waited too long.

        Of other owners only so much counts as this one wants, too: whoever wants more waits for their own sake.
        """
        now = self._now()
        mine = self._owners[job.owner]
        behind = mine.seconds - job.seconds
        waits = [now - self._since[other.number] for other in mine.jobs if other is not job]
        for owner, part in self._owners.items():
            if owner != job.owner:
                behind += min(part.seconds, mine.seconds)
                waits.append(now - part.waits_since)
        if not waits:
            return 1.0
        left = self._longest_wait - max(waits)
        return min(1.0, max(0.0, left) * self._workers / behind)

    def _take(self, job: Job, seconds: float) -> None:
        now = self._now()
        del self._since[job.number]
        self._owners.take(job.owner, job, seconds, now)
        tables = self._tables[job.owner]
        tables.take(job.table, job, seconds, now)
        if not len(tables):
            del self._tables[job.owner]
