"""Century: A New World as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.new_world.components import BOARDS, DRAWN_FROM, FOURTH_BOARDS, RANDOM, SLOTS
from caravanserai.games.century.new_world.moves import MOVES
from caravanserai.games.century.new_world.reasons import REFUSALS
from caravanserai.games.century.new_world.rules.steps import STEPS
from caravanserai.games.century.new_world.search import SEARCH
from caravanserai.games.century.new_world.state import NewWorldState
from caravanserai.games.century.settlement.components import settlement_components
from caravanserai.games.century.settlement.room import TRADE_NEEDS_ROOM

if TYPE_CHECKING:
    from caravanserai.games.century.new_world.shapes import NewWorldComponents

OPTIONS: Final = (
    Option("fourth_board", (*DRAWN_FROM, *FOURTH_BOARDS), RANDOM, "NW-8"),
    TRADE_NEEDS_ROOM,
)


class NewWorld(CenturyGame):
    """Settlers who work at locations, and point cards above forts."""

    def empty(self, players: int, options: Options, chance: Source) -> NewWorldState:
        return NewWorldState(self, players, options, chance, STEPS)

    def components(self) -> NewWorldComponents:
        return settlement_components(BOARDS, SLOTS)


GAME: Final = NewWorld(
    "new_world",
    "Century: A New World",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    earlier={"2": seeded},
)
