"""What runs in a worker process: a bot that is given an imagined world and names a move."""

import os
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from caravanserai.bots import Bot

KINDNESS: Final = 10  # added to the niceness, so that the server comes first
REMEMBERED: Final = 3  # bots whose last thought is kept, should they go on from it


@dataclass(frozen=True)
class Task:
    """A decision to think about. `world` is imagined, so what the seat cannot know is not in it."""

    game: str
    world: dict[str, Any]
    seat: int
    bot: str  # a name of the house, perhaps with less time than usual
    seed: int
    number: int  # of this thought
    goes_on: int = 0  # from the thought with this number, if it is remembered here
    since: tuple[int, ...] = ()  # the moves chosen since then


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
    import caravanserai.bots  # noqa: F401  (the first thought should not wait for the import)


def think(task: Task) -> Found:
    """Let the bot choose; where it goes on from its last thought, it has that in mind already."""
    from caravanserai.bots.search.bot import SearchBot
    from caravanserai.core.registry import load
    from caravanserai.core.sight import Sight

    game = load(task.game)
    bot, known = _bot_for(task)
    since = [game.moves[move] for move in task.since] if known else None
    sight = Sight(game.restore(task.world), task.seat, task.seed, since)
    if not isinstance(bot, SearchBot):
        return Found(bot.choose(sight).id, None)
    thought = bot.think(sight)
    _remembered[task.number] = (task.bot, bot)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return Found(thought.move.id, thought.chance)


def _bot_for(task: Task) -> "tuple[Bot, bool]":
    """The bot that had the thought before this one, and whether it was found; otherwise a fresh one."""
    from caravanserai.bots import built_in_bot

    name, bot = _remembered.pop(task.goes_on, ("", None))
    if bot is not None and name == task.bot:
        return bot, True
    return built_in_bot(task.bot, task.seed), False


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
