"""The Voyages of Marco Polo as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options, switch
from caravanserai.core.rule_set import RuleSet
from caravanserai.core.secret_chance import Source
from caravanserai.games.marco_polo.components import components
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.reasons import REFUSALS
from caravanserai.games.marco_polo.rules.setup import set_up
from caravanserai.games.marco_polo.rules.steps import STEPS
from caravanserai.games.marco_polo.search import SEARCH
from caravanserai.games.marco_polo.state import MarcoPoloState

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import MarcoPoloComponents

OPTIONS: Final = (
    switch("random_provinces", "MP-142").full_with(True),
    switch("character_draft", "MP-143").full_with(True),
    switch("goal_choice", "MP-144").full_with(True),
    Option("new_posts", ("next_turn", "at_once"), "next_turn", "MP-87", "next_turn"),
    Option("step_cards", ("separate", "together"), "separate", "MP-96", "separate"),
    Option("bonus_d", ("any", "without_post"), "any", "MP-115", "without_post"),
    Option("khan_colours", ("once", "each_place"), "once", "MP-60", "each_place"),
    Option("after_last_die", ("bonus_actions", "pass"), "bonus_actions", "MP-38", "pass"),
)

SAMPLES: Final[tuple[Options, ...]] = (
    {"character_draft": True, "goal_choice": True},
    {"character_draft": True, "random_provinces": True},
    {"character_draft": True, "random_provinces": True, "goal_choice": True},
)


class MarcoPolo(RuleSet):
    """Dice, contracts, and the long roads from Venezia to Beijing."""

    def set_up(self, players: int, chance: Source, options: Options) -> MarcoPoloState:
        return set_up(self, players, chance, options, STEPS)

    def empty(self, players: int, options: Options, chance: Source) -> MarcoPoloState:
        return MarcoPoloState(self, players, options, chance, STEPS)

    def components(self) -> MarcoPoloComponents:
        return components()


GAME: Final = MarcoPolo(
    "marco_polo",
    "The Voyages of Marco Polo",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    samples=SAMPLES,
    earlier={"2": seeded},
)
