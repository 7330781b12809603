"""Bots by name. They see only what a seat sees."""

from typing import Final

from caravanserai.bots.bot import Bot
from caravanserai.bots.greedy import GreedyBot
from caravanserai.bots.random_bot import RandomBot
from caravanserai.core.errors import CaravanseraiError

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


class UnknownBot(CaravanseraiError):
    """No bot has this name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A fresh bot; the same seed plays the same way."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make_bot"]
