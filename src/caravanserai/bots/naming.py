"""Bots by name: `greedy`, `search@800`, `search@0.3s`, `package.module:Class`, `program:COMMAND`.

A class or a program is somebody's code that is run as it is. Names that come from other people, such as those a server
is sent, must go through `built_in_bot`.
"""

from __future__ import annotations

import importlib
import os
import re
import shlex
import sys
from typing import Any, Final

from caravanserai.bots.bot import Bot
from caravanserai.bots.easy import EasyBot
from caravanserai.bots.greedy import GreedyBot
from caravanserai.bots.guarded import GuardedBot
from caravanserai.bots.program import USUAL_SECONDS, ProgramBot
from caravanserai.bots.random_bot import RandomBot
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.core.errors import CaravanseraiError

SIMPLE: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "easy": EasyBot}
LEVELS: Final[dict[str, str]] = {"easy": "easy", "medium": "search@0.3s", "hard": "search@2s"}
BOTS: Final = ("random", "greedy")  # those one can choose at a table; each has a text in every language
SEARCH: Final = "search"
PROGRAM: Final = "program"
BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)", re.ASCII)


class UnknownBot(CaravanseraiError):
    """No bot has this name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A fresh bot; the same seed plays the same way. Classes and programs of others are guarded against faults."""
    family, budget = _parted(LEVELS.get(name, name))
    if family.startswith(f"{PROGRAM}:"):
        return GuardedBot(ProgramBot(seed, _command(name, family), _seconds(name, budget)), seed)
    if ":" in family:
        return GuardedBot(_of_class(name, family, budget, seed), seed)
    if family == SEARCH:
        return SearchBot(seed) if budget is None else SearchBot(seed, budget)
    if family not in SIMPLE:
        listed = ", ".join(dict.fromkeys([*SIMPLE, *LEVELS, SEARCH]))
        raise UnknownBot(f"There is no bot {name!r}; the bots are {listed}, package.module:Class and program:COMMAND.")
    if budget is not None:
        raise UnknownBot(f"The bot {family} takes no budget; leave out what follows the @ in {name!r}.")
    return SIMPLE[family](seed)


def built_in_bot(name: str, seed: int = 0) -> Bot:
    """A bot of the house: never somebody's class or program, whoever the name comes from."""
    if ":" in name or name.startswith(PROGRAM):
        raise UnknownBot(f"There is no bot {name!r} in this house; the bots are {', '.join([*BOTS, *LEVELS])}.")
    return make_bot(name, seed)


def time_budget(name: str) -> float | None:
    """The seconds a bot of this name may take for a decision; None when it has no such limit."""
    family, budget = _parted(LEVELS.get(name, name))
    if budget is None:
        return USUAL_SECONDS if family.startswith(f"{PROGRAM}:") else None
    return budget.seconds if budget.seconds > 0 else None


def split_names(text: str) -> list[str]:
    """Names parted by commas; a comma in quotes belongs to a command."""
    names: list[str] = []
    name = ""
    quote = ""
    for letter in text:
        if letter == "," and not quote:
            names.append(name.strip())
            name = ""
            continue
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        name += letter
    return [*names, name.strip()]


def _parted(name: str) -> tuple[str, Budget | None]:
    """A name without its budget, and the budget: `program@2s:node bot.js` is `program:node bot.js` and two seconds."""
    if name.startswith((f"{PROGRAM}:", f"{PROGRAM}@")):
        head, _, command = name.partition(":")
        _, sign, text = head.partition("@")
        return f"{PROGRAM}:{command}", _budget(name, text) if sign else None
    family, sign, text = name.partition("@")
    return family, _budget(name, text) if sign else None


def _budget(name: str, text: str) -> Budget:
    found = BUDGET.fullmatch(text)
    seconds = float(found[1]) if found is not None and found[1] else 0.0
    simulations = int(found[2]) if found is not None and found[2] else 0
    if seconds <= 0 and simulations <= 0:
        raise UnknownBot(f"Write a budget as 800 (simulations) or 0.3s (seconds), not {text!r} as in {name!r}.")
    return Budget(simulations, seconds)


def _command(name: str, family: str) -> list[str]:
    try:
        command = shlex.split(family.partition(":")[2])
    except ValueError as error:
        raise UnknownBot(f"The command in {name!r} cannot be read: {error}.") from error
    if not command:
        raise UnknownBot(f"Write the command of a program after the colon, as in program:./my-bot, not {name!r}.")
    return command


def _seconds(name: str, budget: Budget | None) -> float:
    if budget is None:
        return USUAL_SECONDS
    if budget.seconds <= 0:
        raise UnknownBot(f"A program's budget is in seconds, as in program@2s:COMMAND, not as in {name!r}.")
    return budget.seconds


def _of_class(name: str, path: str, budget: Budget | None, seed: int) -> Bot:
    module_name, _, class_name = path.partition(":")
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)  # so that a file beside the reader is found; after all else, so that it hides nothing
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        raise UnknownBot(f"The module of the bot {name!r} cannot be loaded: {error!r}.") from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{class_name!r} in {module_name} is not a subclass of caravanserai.bots.Bot.")
    try:
        made: Any = found
        bot: Bot = made(seed) if budget is None else made(seed, budget)
    except Exception as error:
        raise UnknownBot(f"The bot {name!r} cannot be made: {error!r}.") from error
    return bot
