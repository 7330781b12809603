"""Work shared by processes: results come as they are ready, and it can be stopped in good order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, Protocol, TypeVar

from caravanserai.bots.process import end_all_programs
from caravanserai.core.errors import CaravanseraiError

PATIENCE: Final = 0.1  # seconds between looks at whether to stop
AHEAD: Final = 3  # chunks handed out for each process, so that none has to wait for the next one

Task = TypeVar("Task")
Result = TypeVar("Result")


class BrokenSimulation(CaravanseraiError):
    """A worker process died."""


class Stop(Protocol):
    """Something that can be asked whether to stop, such as threading.Event."""

    def is_set(self) -> bool: ...


def share_out(
    work: Callable[[Task], Result],
    chunks: Sequence[Sequence[Task]],
    jobs: int,
    keep: Callable[[list[Result]], None],
    stop: Stop,
) -> list[int]:
    """Do every task, and give the results to `keep`; chunks are done by one process each.

    Once `stop` is set, tasks under way are finished and no more are begun. Gives the ids of the processes that were
    ended in the middle of something, because somebody asked to stop a second time.
    """
    if jobs <= 1:
        _work_here(work, chunks, keep, stop)
        return []
    context = multiprocessing.get_context("spawn")
    halt = context.Event()
    workers: list[int] = []
    try:
        with ProcessPoolExecutor(jobs, context, _begin_worker, (halt,)) as pool:
            waiting: set[Future[list[Result]]] = set()
            todo = iter(chunks)
            with _holding_back_interrupts():  # the processes start here and inherit it: only this one hears Ctrl-C
                for chunk in islice(todo, jobs * AHEAD):
                    waiting.add(pool.submit(_work_on, work, chunk))
            workers += [worker.pid for worker in multiprocessing.active_children() if worker.pid is not None]
            try:
                while waiting:
                    done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                    for finished in done:
                        keep(finished.result())
                    if stop.is_set():
                        halt.set()
                    else:
                        for chunk in islice(todo, len(done)):
                            waiting.add(pool.submit(_work_on, work, chunk))
            finally:
                halt.set()
    except BrokenProcessPool as error:
        if not stop.is_set():
            raise BrokenSimulation(
                "A worker process died, perhaps for lack of memory; try fewer --jobs. Results already saved are whole."
            ) from error
        return workers
    return []


def _work_here(
    work: Callable[[Task], Result],
    chunks: Sequence[Sequence[Task]],
    keep: Callable[[list[Result]], None],
    stop: Stop,
) -> None:
    try:
        for chunk in chunks:
            for task in chunk:
                if stop.is_set():
                    return
                keep([work(task)])
    except KeyboardInterrupt:  # asked to stop a second time, now within a task
        if not stop.is_set():
            raise


_halt: Stop = threading.Event()  # in a worker process, replaced by the event shared with the others


def _begin_worker(halt: Stop) -> None:
    global _halt
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave(number: int, frame: object) -> None:
    end_all_programs()
    os._exit(128 + number)


def _leave_with_parent() -> None:
    """End with the process that shares out the work, even when that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end_all_programs()
        os._exit(1)


def _work_on(work: Callable[[Task], Result], chunk: Sequence[Task]) -> list[Result]:
    results: list[Result] = []
    for task in chunk:
        if _halt.is_set():
            break
        results.append(work(task))
    return results


@contextmanager
def _holding_back_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
