"""The pool that thinks for the bots: a few worker processes, and the queue before them."""

import asyncio
import itertools
import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

import structlog

from caravanserai.bots.ways import NOWHERE
from caravanserai.core.history import History
from caravanserai.core.state import State
from caravanserai.server.bots_at_table.budgets import hurried, seconds_of
from caravanserai.server.bots_at_table.fair_queue import FairQueue, Job, TurnSoFar
from caravanserai.server.bots_at_table.worker import Worker, WorkerFailed
from caravanserai.server.metrics import Metrics
from caravanserai.server.settings import Settings

TRIES: Final = 2
LOG = structlog.get_logger()


@dataclass(frozen=True)
class Continuation:
    """Which worker remembers a bot's last job, and what was chosen since; nobody else has moved."""

    job: int
    worker: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win with it as far as the bot has one in mind, and where to go on from."""

    move: int
    chance: float | None = None
    continuation: Continuation | None = None
    guessed: bool = False  # thinking failed, and this is any move


class BotPool:
    """Gives every job to a free worker, in the order of the queue."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._workers = [Worker(settings.bot_patience) for _ in range(settings.bot_workers)]
        self._free = list(range(settings.bot_workers))
        self._queue = FairQueue(settings.bot_workers, settings.bot_wait, settings.bot_queue)
        self._answers: dict[int, asyncio.Future[Advice]] = {}  # by the job's number
        self._running: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count(1)
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process for worker in self._workers for process in worker.processes]

    async def think(
        self,
        table: str,
        state: State,
        seat: int,
        bot: str,
        *,
        owner: str | None = None,
        history: History | None = None,
        continuation: Continuation | None = None,
        asked: bool = False,
    ) -> Advice:
        """What a bot would do for this seat: thought out, or any legal move when thinking fails.

        QueueIsFull when too many wait already. The time is taken from the owner's part; a table without one has a part
        of its own. With a history it knows the way of its turn until now, whoever thought
        about it; with `asked` a person waits for the answer.
        """
        legal = tuple(move.id for move in state.legal(seat))
        if len(legal) == 1:
            return Advice(legal[0], continuation=continuation)
        self._queue.check(owner or table)  # before the work of imagining
        # Only an imagined world leaves this process: what the seat cannot know is drawn afresh in it.
        job = Job(
            number=next(self._numbers),
            owner=owner or table,
            table=table,
            seconds=seconds_of(bot),
            game=state.game.id,
            world=state.imagine(seat, secrets.randbits(48)).save(),
            seat=seat,
            bot=bot,
            seed=secrets.randbits(48),
            legal=legal,
            asked=asked,
            turn=None if history is None else _turn_so_far(history, seat),
        )
        if continuation is not None:
            job = replace(job, worker=continuation.worker, goes_on=continuation.job, since=continuation.moves)
        self._queue.put(job)
        answer: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        self._answers[job.number] = answer
        self._serve()
        try:
            return await answer
        finally:
            del self._answers[job.number]
            self._queue.remove(job)  # when whoever asked has gone
            self._metrics.jobs_waiting.set(len(self._queue))

    async def close(self) -> None:
        """Stop the workers."""
        self._closed = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for worker in self._workers:
            worker.stop()

    def _serve(self) -> None:
        """Give the next jobs to the free workers; a job that goes on prefers the worker that remembers."""
        while self._free and len(self._queue) and not self._closed:
            job, seconds, waited = self._queue.next()
            number = job.worker if job.worker in self._free else self._free[0]
            self._free.remove(number)
            label = _label(job)
            self._metrics.job_wait.labels(label).observe(waited)
            if seconds < job.seconds:
                self._metrics.jobs_shortened.labels(label).inc()
            running = asyncio.create_task(self._run(job, self._answers[job.number], seconds, number))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        self._metrics.jobs_waiting.set(len(self._queue))

    async def _run(self, job: Job, answer: "asyncio.Future[Advice]", seconds: float, number: int) -> None:
        began = time.monotonic()
        try:
            advice = await self._advice(job, seconds, number)
            if not answer.done():
                answer.set_result(advice)
        except asyncio.CancelledError:
            answer.cancel()
            raise
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._metrics.job_seconds.labels(_label(job)).observe(time.monotonic() - began)
            self._free.append(number)
            self._serve()

    async def _advice(self, job: Job, seconds: float, number: int) -> Advice:
        shortened = replace(job, bot=hurried(job.bot, seconds))
        for _ in range(TRIES):
            try:
                found = await self._workers[number].run(shortened)
                if found.move in job.legal:
                    return Advice(found.move, found.chance, Continuation(job.number, number, (found.move,)))
            except WorkerFailed as failure:
                if not failure.again:
                    self._metrics.bot_failures.inc()
                    break
            except Exception:
                LOG.exception("a bot failed", bot=job.bot, game=job.game)
            self._metrics.bot_failures.inc()
        LOG.warning("a bot could not think and moves at random", bot=job.bot, game=job.game)
        return Advice(secrets.choice(job.legal), guessed=True)


def _turn_so_far(history: History, seat: int) -> TurnSoFar | None:
    """What has happened in this turn, where the seat has a piece that it may have moved."""
    begun, made = history.turn_so_far(seat)
    if not made or begun.whereabouts(seat) == NOWHERE:
        return None
    moves = history.state.game.moves
    world = begun.imagine(seat, secrets.randbits(48)).save()
    return TurnSoFar(world, tuple(moves[text].id for text in made))


def _label(job: Job) -> str:
    """What a job is counted as."""
    return "hint" if job.asked else job.bot
