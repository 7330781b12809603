"""Ctrl-C in a long run: what is finished is kept."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def stopping_on_ctrl_c(remark: Callable[[], None]) -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, so that work can end in good order; a second one ends it at once."""
    stop = threading.Event()

    def asked(number: int, frame: object) -> None:
        if not stop.is_set():
            stop.set()
            remark()
            return
        workers = multiprocessing.active_children()
        for worker in workers:
            worker.terminate()
        if not workers:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, asked)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
