"""Those who think for the bots: a few processes, and the line before them."""

import asyncio
import itertools
import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

import structlog

from caravanserai.core.state import State
from caravanserai.server.bots_at_table.budgets import hurried, seconds_of
from caravanserai.server.bots_at_table.hand import Hand, HandFailed
from caravanserai.server.bots_at_table.line import Line, Place
from caravanserai.server.bots_at_table.worker import Task
from caravanserai.server.metrics import Metrics
from caravanserai.server.settings import Settings

TRIES: Final = 2
LOG = structlog.get_logger()


@dataclass(frozen=True)
class Trail:
    """Where a bot's last thought is remembered, and what it has chosen since; nobody else has moved."""

    number: int
    hand: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Thought:
    """A move, the chance to win with it as far as the bot has one in mind, and where the thought is remembered."""

    move: int
    chance: float | None = None
    trail: Trail | None = None
    guessed: bool = False  # thinking failed, and this is any move


@dataclass(frozen=True)
class Work:
    """What waits in the line: a task, the bot's name, what it is counted as, and who had the thought before it."""

    task: Task
    bot: str
    label: str
    hand: int | None
    legal: tuple[int, ...]


class Thinkers:
    """Gives every thought to a free process, in the order of the line."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._hands = [Hand(settings.bot_patience) for _ in range(settings.bot_workers)]
        self._free = list(range(settings.bot_workers))
        self._line = Line(settings.bot_workers, settings.bot_wait, settings.bot_line)
        self._running: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count(1)
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process for hand in self._hands for process in hand.processes]

    async def think(
        self, table: str, state: State, seat: int, bot: str, *, trail: Trail | None = None, asked: bool = False
    ) -> Thought:
        """What a bot would do for this seat: thought out, or any legal move when thinking fails.

        LineIsFull when too many wait already. With `asked` a person waits for the answer.
        """
        legal = tuple(move.id for move in state.legal(seat))
        if len(legal) == 1:
            return Thought(legal[0], trail=trail)
        # Only an imagined world leaves this process: what the seat cannot know is drawn afresh in it.
        world = state.imagine(seat, secrets.randbits(48)).save()
        task = Task(state.game.id, world, seat, bot, secrets.randbits(48), next(self._numbers))
        if trail is not None:
            task = replace(task, goes_on=trail.number, since=trail.moves)
        work = Work(task, bot, "hint" if asked else bot, None if trail is None else trail.hand, legal)
        place = Place(table, seconds_of(bot), work, asyncio.get_running_loop().create_future(), asked)
        self._line.join(place)
        self._serve()
        try:
            thought: Thought = await place.answer
        finally:
            self._line.leave(place)  # when whoever asked has gone
            self._metrics.thoughts_waiting.set(len(self._line))
        return thought

    async def close(self) -> None:
        """Send the workers home."""
        self._closed = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for hand in self._hands:
            hand.drop()

    def _serve(self) -> None:
        """Give the next in line to the free hands; a thought that goes on prefers the hand that remembers."""
        while self._free and len(self._line) and not self._closed:
            place, seconds = self._line.next()
            wanted = place.work.hand
            number = wanted if wanted in self._free else self._free[0]
            self._free.remove(number)
            self._metrics.thought_wait.labels(place.work.label).observe(time.monotonic() - place.joined)
            if seconds < place.seconds:
                self._metrics.thoughts_shortened.labels(place.work.label).inc()
            running = asyncio.create_task(self._run(place, seconds, number))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        self._metrics.thoughts_waiting.set(len(self._line))

    async def _run(self, place: Place, seconds: float, number: int) -> None:
        began = time.monotonic()
        try:
            thought = await self._thought(place.work, seconds, number)
            if not place.answer.done():
                place.answer.set_result(thought)
        except asyncio.CancelledError:
            place.answer.cancel()
            raise
        except Exception as error:
            if not place.answer.done():
                place.answer.set_exception(error)
        finally:
            self._metrics.thought_seconds.labels(place.work.label).observe(time.monotonic() - began)
            self._free.append(number)
            self._serve()

    async def _thought(self, work: Work, seconds: float, number: int) -> Thought:
        task = replace(work.task, bot=hurried(work.bot, seconds))
        for _ in range(TRIES):
            try:
                found = await self._hands[number].think(task)
                if found.move in work.legal:
                    return Thought(found.move, found.chance, Trail(task.number, number, (found.move,)))
            except HandFailed as failure:
                if not failure.again:
                    self._metrics.bot_failures.inc()
                    break
            except Exception:
                LOG.exception("a bot failed", bot=work.bot, game=task.game)
            self._metrics.bot_failures.inc()
        LOG.warning("a bot could not think and moves at random", bot=work.bot, game=task.game)
        return Thought(secrets.choice(work.legal), guessed=True)
