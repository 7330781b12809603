"""Merchants of Dunhuang as a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import FreeOption, Option, Options
from caravanserai.core.rule_set import RuleSet
from caravanserai.core.secret_chance import Source
from caravanserai.games.dunhuang.circles import CHOSEN, CHOSEN_CHARACTERS, MODES, RANDOM, check_circle, circle_in
from caravanserai.games.dunhuang.components import components
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.reasons import REFUSALS
from caravanserai.games.dunhuang.rules.setup import set_up
from caravanserai.games.dunhuang.rules.steps import STEPS
from caravanserai.games.dunhuang.search import SEARCH
from caravanserai.games.dunhuang.state import DunhuangState

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.shapes import DunhuangComponents

OPTIONS: Final = (
    Option("circle_mode", MODES, RANDOM, "DH-6"),
    FreeOption("circle", "", "DH-6", check_circle),
    Option("zero_card_token", ("keep", "return"), "keep", "DH-43", printed="keep"),
    Option("supply", ("finite_prestige", "unlimited", "finite"), "finite_prestige", "DH-97", printed="finite_prestige"),
    Option("soldier_same_good", ("allowed", "forbidden"), "allowed", "DH-61", printed="allowed"),
    Option("max_steps", ("coins_only", "one_lap"), "coins_only", "DH-22", printed="coins_only"),
    Option("short_hand_swap", ("partial", "forbidden"), "partial", "DH-63", printed="forbidden"),
    Option("artist_discard_visible", (True, False), True, "DH-55", printed=True),
)

SAMPLES: Final[tuple[Options, ...]] = (
    {
        "circle_mode": CHOSEN,
        "circle": "buddhist sogdian_merchant translator soldier maid peasant musician princess",
    },
    {
        "circle_mode": CHOSEN,
        "circle": "manichaean chinese_merchant ambassador general servant shepherd artist dancer",
        "artist_discard_visible": False,
    },
    {
        "circle_mode": CHOSEN_CHARACTERS,
        "circle": "musician princess translator general sogdian_merchant maid peasant buddhist",
        "supply": "finite",
    },
)


class Dunhuang(RuleSet):
    """The camel, eight characters, and shops full of goods."""

    def settle(self, chosen: Mapping[str, object]) -> Options:
        options = super().settle(chosen)
        options["circle"] = circle_in(str(options["circle_mode"]), str(options["circle"]))
        return options

    def set_up(self, players: int, chance: Source, options: Options) -> DunhuangState:
        return set_up(self, players, chance, options)

    def empty(self, players: int, options: Options, chance: Source) -> DunhuangState:
        return DunhuangState(self, players, options, chance, STEPS)

    def components(self) -> DunhuangComponents:
        return components()


GAME: Final = Dunhuang(
    "dunhuang",
    "Merchants of Dunhuang",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    samples=SAMPLES,
    earlier={"2": seeded},
)
