"""The Guild of Merchant Explorers as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options
from caravanserai.core.rule_set import RuleSet
from caravanserai.core.secret_chance import Source
from caravanserai.games.merchant_explorers.components.facts import components
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.reasons import REFUSALS
from caravanserai.games.merchant_explorers.rules.setup import set_up
from caravanserai.games.merchant_explorers.rules.steps import STEPS
from caravanserai.games.merchant_explorers.scoring import LEVELS
from caravanserai.games.merchant_explorers.search import SEARCH
from caravanserai.games.merchant_explorers.setting import Setting
from caravanserai.games.merchant_explorers.state import MerchantExplorersState

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.shapes import MerchantExplorersComponents

OPTIONS: Final = (
    Option("map", PROVINCES, "avenia", "ME-10"),
    Option("level", LEVELS, "normal", "ME-104"),  # of the solo game
    Option("totals", ("hidden", "open"), "hidden", "ME-107", printed="hidden"),
    Option("vases", ("four_each", "new_set"), "four_each", "ME-85", printed="four_each"),
    Option("paths", ("forward", "both_ends"), "forward", "ME-40", printed="both_ends"),
    Option("rows", ("one_end", "both_ends"), "one_end", "ME-49", printed="both_ends"),
    Option("rays", ("in_line", "touching"), "in_line", "ME-50", printed="touching"),
)

SAMPLES: Final[tuple[Options, ...]] = (
    {"map": "aghon", "paths": "both_ends", "rows": "both_ends", "rays": "touching", "totals": "open"},
    {"map": "cnidaria", "level": "easy", "vases": "new_set", "rays": "touching"},
)


class MerchantExplorers(RuleSet):
    """Four eras of exploring a province of one's own."""

    def set_up(self, players: int, chance: Source, options: Options) -> MerchantExplorersState:
        return set_up(self, players, chance, options)

    def empty(self, players: int, options: Options, chance: Source) -> MerchantExplorersState:
        return MerchantExplorersState(self, players, options, chance, STEPS, Setting(options))

    def components(self) -> MerchantExplorersComponents:
        return components()


GAME: Final = MerchantExplorers(
    "merchant_explorers",
    "The Guild of Merchant Explorers",
    "2",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    samples=SAMPLES,
    players=range(1, 5),
    earlier={"1": seeded},
)
