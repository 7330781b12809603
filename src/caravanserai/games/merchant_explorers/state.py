"""What lies on the table in The Guild of Merchant Explorers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.agenda import argument_of, step_of
from caravanserai.core.events import EVERYBODY
from caravanserai.core.state import State
from caravanserai.core.turns import Step, TurnState
from caravanserai.games.merchant_explorers import choices, imagining, scoring, view
from caravanserai.games.merchant_explorers.census import census
from caravanserai.games.merchant_explorers.components.treasures import NOBODY, TREASURES
from caravanserai.games.merchant_explorers.evaluate import position as evaluate
from caravanserai.games.merchant_explorers.guild import Guild, restored_guild
from caravanserai.games.merchant_explorers.refusals import details
from caravanserai.games.merchant_explorers.rules.turns import end_turn
from caravanserai.games.merchant_explorers.setting import Setting

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.secret_chance import Source
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.merchant_explorers.shapes import MerchantExplorersView

# The seats of each set of deciding ones, a bit for each seat.
SEATS_OF: Final = [tuple([seat for seat in range(4) if (bits >> seat) & 1]) for bits in range(16)]


class MerchantExplorersState(TurnState):
    """A game of The Guild of Merchant Explorers. Everybody acts at the same time, each on an own map (ME-2, ME-18).

    `seat` is only whose things are being looked at; each guild has its own agenda and its own open decision.
    """

    def __init__(
        self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]], setting: Setting
    ) -> None:
        super().__init__(game, players, options, chance, steps)
        self.setting = setting
        self.province = setting.province
        self.era: i64 = 0
        self.explore: list[int] = []  # the last card is the top
        self.used: list[int] = []  # the explore cards revealed in this era, in order
        self.card: i64 = 0  # the one being acted on
        self.investigate: list[int] = []  # the last card is the top
        self.treasure: list[int] = []  # the last card is the top
        self.fresh: i64 = 0  # how many treasure cards nobody has drawn yet; they lie on top
        self.resolving: list[int] = []  # instant treasure cards in effect, in the order they were drawn
        self.put_by: tuple[int, ...] = (NOBODY,) * TREASURES  # who last put each treasure card under the deck
        self.returned: list[int] = []  # the treasure cards that lay at the bottom before this turn, the lowest first
        self.returned_by: list[int] = []  # and who had put each of them there
        self.objectives: list[int] = []  # the three in play, from the left
        self.guilds: list[Guild] = []
        self.shown: list[Guild] = []  # what the others see: each guild as it was before this turn (ME-108)

    def guild(self) -> Guild:
        """The guild that is acting."""
        return self.guilds[self.seat]

    def audience(self) -> int:
        """Who may hear at once what the acting guild does: nobody else, or everybody when there is no rival."""
        return self.audience_of(self.seat)

    def audience_of(self, seat: i64) -> int:
        """Who may hear at once what a seat does."""
        return int(seat) if self.players > 1 else EVERYBODY

    @property
    def deciding(self) -> tuple[int, ...]:
        bits = 0
        for seat in range(self.players):
            if not self.guilds[seat].finished:
                bits |= 1 << seat
        return SEATS_OF[bits]

    def may_decide(self, seat: i64) -> bool:
        return not self.guilds[seat].finished

    def only_decider(self) -> int:
        return State.only_decider(self)

    def legal(self, seat: int | None = None) -> list[Move]:
        if self.over:
            return []
        self.seat = self._who(seat)
        guild = self.guilds[self.seat]
        if guild.finished:
            return []
        step = self.steps[guild.step]
        return [move for move in step.offers(self) if step.judge(self, move) is None]

    def candidates(self, seat: i64) -> list[Move]:
        self.seat = seat
        return self.steps[self.guilds[seat].step].offers(self)

    def meant(self, seat: i64) -> list[Move]:
        self.seat = seat
        return self.steps[self.guilds[seat].step].meant(self)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move, seat)

    def judge(self, move: Move, seat: i64) -> Reason | None:
        self.seat = seat
        return self.steps[self.guilds[seat].step].judge(self, move)

    def perform(self, move: Move, seat: i64) -> None:
        self.seat = seat
        self.steps[self.guilds[seat].step].perform(self, move)
        self.proceed()

    def proceed(self) -> None:
        """Work down the acting guild's agenda; when all guilds are done the turn is over (ME-113)."""
        guild = self.guilds[self.seat]
        while guild.agenda.size > 0:
            pending = guild.agenda.pop()
            step = step_of(pending)
            if self.steps[step].arrive(self, argument_of(pending)):
                guild.step = step
                guild.argument = argument_of(pending)
                return
        guild.finished = True
        guild.horizon += 1  # an action declared done is done (ME-53)
        for other in self.guilds:
            if not other.finished:
                return
        end_turn(self)

    @property
    def acts_independently(self) -> bool:
        return True

    def horizon(self, seat: int) -> int:
        return int(self.guilds[seat].horizon)

    def show_all(self) -> None:
        """Let everybody see the maps as they are now; alone, nobody has anything to hide."""
        if self.players > 1:
            self.shown = [guild.copy() for guild in self.guilds]
        self.returned = self.treasure[: len(self.treasure) - self.fresh]
        self.returned_by = [self.put_by[card] for card in self.returned]

    def seen(self, seat: int, looker: int | None) -> Guild:
        """A guild as somebody else may see it, or with one's own eyes as it is."""
        if seat == looker or self.players == 1 or self.over:
            return self.guilds[seat]
        return self.shown[seat]

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return details(self, reason, move, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> MerchantExplorersView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def imagine(self, seat: int, seed: int) -> MerchantExplorersState:
        return imagining.imagine(self, seat, seed)

    def census(self) -> dict[str, int]:
        return census(self)

    def copy(self) -> MerchantExplorersState:
        twin = self.bare(self.chance.copy())
        twin.explore = self.explore[:]
        twin.investigate = self.investigate[:]
        twin.treasure = self.treasure[:]
        twin.fresh = self.fresh
        twin.resolving = self.resolving[:]
        twin.put_by = self.put_by
        twin.guilds = [guild.copy() for guild in self.guilds]
        return twin

    def bare(self, chance: Source) -> MerchantExplorersState:
        """A copy of all that lies open, without the guilds as they are now and without any hidden card."""
        twin = MerchantExplorersState(self.game, int(self.players), self.options, chance, self.steps, self.setting)
        self.copy_turn_to(twin)
        twin.era = self.era
        twin.used = self.used[:]
        twin.card = self.card
        twin.objectives = self.objectives
        twin.shown = self.shown  # replaced at the end of a turn, never changed
        twin.returned = self.returned
        twin.returned_by = self.returned_by
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_turn()
        saved.update(
            seat=0,
            era=int(self.era),
            explore=self.explore[:],
            used=self.used[:],
            card=int(self.card),
            investigate=self.investigate[:],
            treasure=self.treasure[:],
            fresh=int(self.fresh),
            resolving=self.resolving[:],
            put_by=list(self.put_by),
            returned=self.returned[:],
            returned_by=self.returned_by[:],
            objectives=self.objectives[:],
            guilds=[guild.save() for guild in self.guilds],
            shown=[guild.save() for guild in self.shown],
        )
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote; in older saves nobody has noted who put treasure cards under the deck."""
        self.restore_turn(saved)
        self.era = saved["era"]
        self.explore = [int(card) for card in saved["explore"]]
        self.used = [int(card) for card in saved["used"]]
        self.card = saved["card"]
        self.investigate = [int(card) for card in saved["investigate"]]
        self.treasure = [int(card) for card in saved["treasure"]]
        self.fresh = saved["fresh"]
        self.resolving = [int(card) for card in saved["resolving"]]
        self.put_by = tuple(saved.get("put_by", self.put_by))
        self.returned = [int(card) for card in saved["returned"]]
        self.returned_by = [int(seat) for seat in saved.get("returned_by", [NOBODY] * len(self.returned))]
        self.objectives = [int(objective) for objective in saved["objectives"]]
        self.guilds = [restored_guild(seat, self.province, guild) for seat, guild in enumerate(saved["guilds"])]
        self.shown = [restored_guild(seat, self.province, guild) for seat, guild in enumerate(saved["shown"])]
        if len(self.guilds) != self.players or len(self.shown) != (self.players if self.players > 1 else 0):
            raise ValueError("the number of guilds is not the number of players")
