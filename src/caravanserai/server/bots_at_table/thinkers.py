"""The worker processes in which bots think. One that dies is replaced, and nobody at the table notices."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from caravanserai.core.state import State
from caravanserai.server.bots_at_table import worker
from caravanserai.server.metrics import Metrics

TRIES: Final = 2
LOG = structlog.get_logger()


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, workers: int, patience: float, metrics: Metrics) -> None:
        self._workers = workers
        self._patience = patience
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, bot: str) -> int:
        """The move a bot would make for this seat: thought out, or any legal one when thinking fails."""
        seed = secrets.randbits(48)
        # Only an imagined world leaves this process: what the seat cannot know is drawn afresh in it.
        world = state.imagine(seat, secrets.randbits(48)).save()
        legal = [move.id for move in state.legal(seat)]
        if len(legal) == 1:
            return legal[0]
        for _ in range(TRIES):
            pool = self._pool_now()
            try:
                thought = pool.submit(worker.choose, state.game.id, world, seat, bot, seed)
                move = await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
                if move in legal:
                    return move
            except BrokenProcessPool:
                self._give_up(pool)
            except TimeoutError:
                self._give_up(pool)
                break
            except Exception:
                LOG.exception("a bot failed", bot=bot, game=state.game.id)
            self._metrics.bot_failures.inc()
        LOG.warning("a bot could not think and moves at random", bot=bot, game=state.game.id)
        return secrets.choice(legal)

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._give_up(self._pool)

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=worker.begin
            )
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Drop a pool and end its processes, which may be stuck in a thought."""
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
