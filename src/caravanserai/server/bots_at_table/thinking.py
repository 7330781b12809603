"""What runs in a worker process: a bot that is given an imagined world and names a move."""

import os
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

from caravanserai.server.bots_at_table.fair_queue import Job

if TYPE_CHECKING:
    from caravanserai.bots import Bot

KINDNESS: Final = 10  # added to the niceness, so that the server comes first
REMEMBERED: Final = 3  # bots whose last search is kept, should they go on from it


@dataclass(frozen=True)
class Found:
    """A move's id, and the chance to win when the bot has one in mind."""

    move: int
    chance: float | None


_remembered: "OrderedDict[int, tuple[str, Bot]]" = OrderedDict()


def begin() -> None:
    """Prepare a worker: it ends with the server that started it, even when that is killed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers stop
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    import caravanserai.bots  # noqa: F401  (the first job should not wait for the import)


def think(job: Job) -> Found:
    """Let the bot choose; where it goes on from its last job, it has that in mind already.

    The way of its turn is told afresh with every job, as this process may not have seen its beginning.
    """
    from caravanserai.bots.search.bot import SearchBot
    from caravanserai.bots.ways import TurnBot, retraced
    from caravanserai.core.observation import Observation
    from caravanserai.core.registry import load

    game = load(job.game)
    bot, known = _bot_for(job)
    since = [game.moves[move] for move in job.since] if known else None
    observation = Observation(game.restore(job.world), job.seat, job.seed, since)
    if isinstance(bot, TurnBot) and job.turn is not None:
        made = [game.moves[move] for move in job.turn.made]
        bot.memory = retraced(game.restore(job.turn.begun), made, job.seat)
    if not isinstance(bot, SearchBot):
        return Found(bot.choose(observation).id, None)
    found = bot.think(observation)
    _remembered[job.number] = (job.bot, bot)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return Found(found.move.id, found.chance)


def _bot_for(job: Job) -> "tuple[Bot, bool]":
    """The bot that did the job before this one, and whether it was found; otherwise a new one."""
    from caravanserai.bots import built_in_bot

    name, bot = _remembered.pop(job.goes_on, ("", None))
    if bot is not None and name == job.bot:
        return bot, True
    return built_in_bot(job.bot, job.seed), False


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
