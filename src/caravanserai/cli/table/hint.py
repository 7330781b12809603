"""What greedy would do, and what it hopes for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from caravanserai.bots import make_bot
from caravanserai.core.sight import Sight

if TYPE_CHECKING:
    from caravanserai.cli.table.table import Table
    from caravanserai.core.moves import Move
    from caravanserai.texts import Texts

LONGEST_TURN: Final = 40  # decisions
WORTH_SAYING: Final = 0.05  # points


@dataclass(frozen=True)
class Hint:
    """A move, the points its turn brings at once, and how much better the position then looks."""

    move: Move
    points: int
    better_by: float

    def why(self, texts: Texts) -> str:
        """The reason in a few words."""
        if self.points > 0:
            return texts.say("cli-hint-points", count=self.points)
        if self.better_by > WORTH_SAYING:
            return texts.say("cli-hint-better", points=f"{self.better_by:.1f}")
        return texts.say("cli-hint-none")


def find_hint(table: Table, seat: int) -> Hint:
    """Ask greedy, then play its turn out in an imagined world to see what it brings."""
    bot = make_bot("greedy")
    sight = table.sight(seat)
    move = bot.choose(sight)
    world = sight.imagine()
    points, value, turn = world.scores()[seat], world.evaluate(seat), world.turn
    world.apply(move, seat)
    for number in range(LONGEST_TURN):
        if world.over or world.turn != turn or seat not in world.deciding:
            break
        world.apply(bot.choose(Sight(world, seat, number)), seat)
    return Hint(move, world.scores()[seat] - points, world.evaluate(seat) - value)
