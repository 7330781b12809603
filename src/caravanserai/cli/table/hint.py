"""What the medium bot would do, and what it expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from caravanserai.bots import built_in_bot
from caravanserai.bots.search.bot import SearchBot

if TYPE_CHECKING:
    from caravanserai.cli.table.table import Table
    from caravanserai.core.moves import Move
    from caravanserai.texts import Texts

ADVISER: Final = "medium"


@dataclass(frozen=True)
class Hint:
    """A move, whether it is the only one, and the chance to win with it where there is somebody to beat."""

    move: Move
    only: bool
    chance: float | None

    def expected(self, texts: Texts) -> str:
        """What is to be expected, in a sentence; nothing when that cannot be said."""
        if self.only:
            return texts.say("hint-only")
        if self.chance is None:
            return ""
        percent = round(self.chance * 100)
        return texts.say("hint-chance", games=round(self.chance * 10), percent=percent)


def find_hint(table: Table, seat: int) -> Hint:
    """Ask the bot, which knows no more than the seat."""
    observation = table.observation(seat)
    if len(observation.legal) == 1:
        return Hint(observation.legal[0], True, None)
    bot = built_in_bot(ADVISER)
    if not isinstance(bot, SearchBot):
        return Hint(bot.choose(observation), False, None)
    result = bot.think(observation)
    return Hint(result.move, False, result.chance if len(table.seats.kinds) > 1 else None)
