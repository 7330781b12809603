"""Bots by name. They see only what a seat sees."""

from caravanserai.bots.bot import Bot
from caravanserai.bots.greedy import GreedyBot
from caravanserai.bots.guarded import BotFailed, Fault, GuardedBot
from caravanserai.bots.naming import BOTS, LEVELS, UnknownBot, built_in_bot, make_bot, split_names, time_budget
from caravanserai.bots.random_bot import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFailed",
    "Fault",
    "GreedyBot",
    "GuardedBot",
    "RandomBot",
    "UnknownBot",
    "built_in_bot",
    "make_bot",
    "split_names",
    "time_budget",
]
