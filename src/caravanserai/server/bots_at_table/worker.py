"""What runs in a worker process: a bot that is given an imagined world and names a move."""

import os
import threading
from multiprocessing import parent_process
from typing import Any


def begin() -> None:
    """Prepare a worker: it ends with the server that started it, even when that is killed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers stop
    threading.Thread(target=_end_with_parent, daemon=True).start()
    import caravanserai.bots  # noqa: F401  (the first thought should not wait for the import)


def choose(game_id: str, world: dict[str, Any], seat: int, bot: str, seed: int) -> int:
    """The id of the move the bot makes. `world` is imagined, so what the seat cannot know is not in it."""
    from caravanserai.bots import make_bot
    from caravanserai.core.registry import load
    from caravanserai.core.sight import Sight

    state = load(game_id).restore(world)
    return make_bot(bot, seed).choose(Sight(state, seat, seed)).id


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
