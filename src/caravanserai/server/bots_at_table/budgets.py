"""How long the built-in bots think, and their names when they have less time."""

from typing import Final

from caravanserai.bots import BOTS, LEVELS, time_budget

USUAL: Final = "medium"  # who plays when nobody chose
HINT: Final = "medium"  # whose advice a hint is
QUICK: Final = 0.05  # seconds reckoned for bots that do not watch the clock
FAIR: Final = ("medium", "hard")  # who may play for somebody who did not choose
ORDER: Final = ("easy", "medium", "hard")


def bot_names() -> list[str]:
    """The bots one can play against: the three levels, then the others."""
    return sorted({*BOTS, *LEVELS}, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))


def seconds_of(bot: str) -> float:
    """The time a bot would like for a decision."""
    return time_budget(bot) or QUICK


def hurried(bot: str, seconds: float) -> str:
    """The same bot with less time; one that does not watch the clock stays as it is."""
    whole = time_budget(bot)
    if whole is None or seconds >= whole:
        return bot
    family = LEVELS.get(bot, bot).partition("@")[0]
    return f"{family}@{seconds:.3f}s"
