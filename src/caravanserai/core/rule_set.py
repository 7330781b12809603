"""What a rule set of this package is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from caravanserai.core.game import NO_MIGRATIONS, NONE_EARLIER, Game

if TYPE_CHECKING:
    from caravanserai.core.moves import MoveTable
    from caravanserai.core.options import Option
    from caravanserai.core.reason_list import Refusals
    from caravanserai.core.search_config import SearchConfig
    from caravanserai.core.versions import Migration, Seeding

TWO_TO_FOUR: Final = range(2, 5)


class RuleSet(Game):
    """A game whose options, moves, refusals and search settings each stand in a file of their own."""

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        options: Sequence[Option],
        moves: MoveTable,
        refusals: Refusals,
        search: SearchConfig,
        builds_on: Sequence[str] = (),
        samples: Sequence[Mapping[str, object]] = (),
        players: range = TWO_TO_FOUR,
        earlier: Mapping[str, Seeding] = NONE_EARLIER,
        migrations: Mapping[str, Migration] = NO_MIGRATIONS,
    ) -> None:
        super().__init__(
            id,
            title,
            version,
            players,
            options,
            moves,
            refusals.all,
            refusals.game_is_over,
            refusals.not_your_turn,
            samples,
            builds_on,
            search,
            earlier,
            migrations,
        )
