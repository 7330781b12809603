"""One worker process. When it dies or thinks too long it is ended, and the next job starts a new one."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from caravanserai.server.bots_at_table import thinking
from caravanserai.server.bots_at_table.fair_queue import Job


class WorkerFailed(Exception):
    """The process died, or thought for too long; whether it is worth trying again."""

    def __init__(self, again: bool) -> None:
        super().__init__(again)
        self.again = again


class Worker:
    """A process that is started when it gets its first job."""

    def __init__(self, expansion_visits: float) -> None:
        self._patience = expansion_visits
        self._pool: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the processes, none before the first job."""
        return [] if self._pool is None else list(self._pool._processes or ())

    async def run(self, job: Job) -> thinking.Found:
        """Do a job; WorkerFailed when the process did not survive it."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=thinking.begin
            )
        try:
            found = self._pool.submit(thinking.think, job)
            return await asyncio.wait_for(asyncio.wrap_future(found), self._patience)
        except BrokenProcessPool:
            self.stop()
            raise WorkerFailed(again=True) from None
        except TimeoutError:
            self.stop()
            raise WorkerFailed(again=False) from None

    def stop(self) -> None:
        """End the process, which may be stuck in a job."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
