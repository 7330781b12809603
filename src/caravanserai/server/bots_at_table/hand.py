"""One worker process. When it dies or thinks too long it is ended, and the next thought finds a new one."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from caravanserai.server.bots_at_table import worker


class HandFailed(Exception):
    """The process died, or thought for too long; whether it is worth trying again."""

    def __init__(self, again: bool) -> None:
        super().__init__(again)
        self.again = again


class Hand:
    """A process that is started when it first has to think."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the processes, none before the first thought."""
        return [] if self._pool is None else list(self._pool._processes or ())

    async def think(self, task: worker.Task) -> worker.Found:
        """Have a task thought about; HandFailed when the process did not survive it."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=worker.begin
            )
        try:
            thought = self._pool.submit(worker.think, task)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
        except BrokenProcessPool:
            self.drop()
            raise HandFailed(again=True) from None
        except TimeoutError:
            self.drop()
            raise HandFailed(again=False) from None

    def drop(self) -> None:
        """End the process, which may be stuck in a thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
