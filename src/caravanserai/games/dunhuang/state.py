"""What lies on the table in Merchants of Dunhuang."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.secret_chance import Source
from caravanserai.core.together import TogetherState
from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import choices, evaluate, imagining, reasons, scoring, view
from caravanserai.games.dunhuang.components import ALL_COINS, ALL_PRESTIGE, GENERAL, SLOTS, TOKENS_TO_WIN
from caravanserai.games.dunhuang.goods import GOODS, NO_GOOD, NOTHING, listed
from caravanserai.games.dunhuang.memory import Memory, restored_memory
from caravanserai.games.dunhuang.rules.keeping import KEEP_MOVES, judge_keep, keep_card
from caravanserai.games.dunhuang.rules.road import price_of
from caravanserai.games.dunhuang.step_ids import CHOOSE_SLOT, KEEP, PLACE_CAMEL, RIVAL_GIVES
from caravanserai.games.dunhuang.traders import Trader, restored_trader

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.dunhuang.shapes import DunhuangView

IN_SUPPLY: Final = -1
NOT_IN_PLAY: Final = -2
NOBODY_WON: Final = -1
NOT_PLACED: Final = -1


class DunhuangState(TogetherState):
    """A game of Merchants of Dunhuang."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.circle: list[int] = []  # the character at each position; never changed
        self.camel: i64 = NOT_PLACED  # 0 to 7 once placed
        self.market: list[int] = [NO_GOOD] * SLOTS
        self.deck: list[int] = []  # the last card is the top
        self.traders: list[Trader] = []
        self.owners: list[int] = [IN_SUPPLY] * GOODS  # who has each advantage token
        self.shields: i64 = 0  # a bit for each token lying glyph side up (DH-47)
        self.coin_supply: i64 = ALL_COINS
        self.prestige_supply: i64 = ALL_PRESTIGE
        self.discard: i64 = NOTHING
        self.drawn: i64 = NOTHING  # what the Translator or Ambassador shows the active player
        self.walked: i64 = 0  # steps of the camel this turn (DH-24)
        self.chosen: i64 = 0  # the card or rival picked first by an ability with two choices
        self.memories: list[Memory] = []
        self.running_out = False  # a slot could not be refilled (DH-80)
        self.instant_winner: i64 = NOBODY_WON
        self.finite_coins = options["supply"] == "finite"
        self.finite_prestige = options["supply"] != "unlimited"
        self.one_lap = options["max_steps"] == "one_lap"
        self.same_good_allowed = options["soldier_same_good"] == "allowed"
        self.short_swaps = options["short_hand_swap"] == "partial"
        self.discards_shown = bool(options["artist_discard_visible"])

    def trader(self) -> Trader:
        """The one whose turn it is."""
        return self.traders[self.seat]

    def character(self) -> i64:
        """The character under the camel."""
        return self.circle[self.camel]

    @property
    def general_chose_in_secret(self) -> bool:
        """Whether the General's hand card is chosen but not yet shown (DH-62)."""
        return self.step == CHOOSE_SLOT and self.character() == GENERAL

    def choosing_together(self) -> bool:
        """While starting cards are being chosen (DH-9)."""
        return self.step == KEEP and not self.over

    def still_chooses(self, seat: i64) -> bool:
        return self.traders[seat].dealt != NOTHING

    def choices_together(self) -> list[Move]:
        return KEEP_MOVES

    def judge_choice(self, move: Move, seat: i64) -> Reason | None:
        return judge_keep(self.traders[seat], move)

    def choose(self, move: Move, seat: i64) -> None:
        keep_card(self, move, seat)

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        if reason is reasons.NOT_ENOUGH_COINS:
            return {"price": int(price_of(move.a)), "coins": int(self.trader().coins)}
        if reason.code == "must_finish_ability":
            return {"character": int(self.character())}
        return {}

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move, seat)

    def why_over(self) -> Reason:
        return reasons.WON_AT_ONCE if self.instant_winner >= 0 else self.game.game_is_over

    def why_wait(self, seat: i64) -> Reason:
        if self.step == KEEP:
            return reasons.KEPT_ALREADY
        if self.step == PLACE_CAMEL:
            return reasons.ANOTHER_PLACES_CAMEL
        return reasons.RIVAL_IS_GIVING if self.step == RIVAL_GIVES else self.game.not_your_turn

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> DunhuangView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    @property
    def tokens_to_win(self) -> int:
        """How many advantage tokens an instant victory takes (DH-72)."""
        return TOKENS_TO_WIN[int(self.players)]

    def tokens_of(self, seat: i64) -> i64:
        """How many advantage tokens a seat owns, on either side."""
        owned: i64 = 0
        for owner in self.owners:
            if owner == seat:
                owned += 1
        return owned

    def coins_given(self, coins: i64) -> i64:
        """How many of these coins the supply gives (DH-97)."""
        return max(i64(0), min(coins, self.coin_supply)) if self.finite_coins else coins

    def take_coins(self, trader: Trader, coins: i64) -> i64:
        """Coins from the supply, as many as it gives (DH-97)."""
        coins = self.coins_given(coins)
        trader.coins += coins
        self.coin_supply -= coins
        return coins

    def take_prestige(self, trader: Trader, prestige: i64) -> i64:
        """Prestige from the supply, as much as it gives (DH-97)."""
        if self.finite_prestige:
            prestige = max(i64(0), min(prestige, self.prestige_supply))
        trader.prestige += prestige
        self.prestige_supply -= prestige
        return prestige

    def copy(self) -> DunhuangState:
        twin = self.bare(self.chance.copy())
        twin.deck = self.deck[:]
        twin.traders = [trader.copy() for trader in self.traders]
        twin.drawn = self.drawn
        twin.memories = [memory.copy() for memory in self.memories]
        return twin

    def bare(self, chance: Source) -> DunhuangState:
        """A copy of all that lies open and of the course of the turn, without any hidden card."""
        twin = DunhuangState(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_turn_to(twin)
        twin.circle = self.circle
        twin.camel = self.camel
        twin.market = self.market[:]
        twin.owners = self.owners[:]
        twin.shields = self.shields
        twin.coin_supply = self.coin_supply
        twin.prestige_supply = self.prestige_supply
        twin.discard = self.discard
        twin.walked = self.walked
        twin.chosen = self.chosen
        twin.running_out = self.running_out
        twin.instant_winner = self.instant_winner
        return twin

    def imagine(self, seat: int, seed: int) -> DunhuangState:
        return imagining.imagine(self, seat, seed)

    def save(self) -> dict[str, object]:
        saved = self.save_turn()
        saved.update(
            circle=self.circle[:],
            camel=int(self.camel),
            market=self.market[:],
            deck=self.deck[:],
            traders=[trader.save() for trader in self.traders],
            owners=self.owners[:],
            shields=int(self.shields),
            coin_supply=int(self.coin_supply),
            prestige_supply=int(self.prestige_supply),
            discard=int(self.discard),
            drawn=int(self.drawn),
            walked=int(self.walked),
            chosen=int(self.chosen),
            memories=[memory.save() for memory in self.memories],
            running_out=self.running_out,
            instant_winner=int(self.instant_winner),
        )
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_turn(saved)
        self.circle = [int(character) for character in saved["circle"]]
        self.camel = saved["camel"]
        self.market = [int(good) for good in saved["market"]]
        self.deck = [int(good) for good in saved["deck"]]
        self.traders = [restored_trader(things) for things in saved["traders"]]
        if len(self.traders) != self.players:
            raise ValueError("the number of traders is not the number of players")
        self.owners = [int(owner) for owner in saved["owners"]]
        self.shields = saved["shields"]
        self.coin_supply = saved["coin_supply"]
        self.prestige_supply = saved["prestige_supply"]
        self.discard = saved["discard"]
        self.drawn = saved["drawn"]
        self.walked = saved["walked"]
        self.chosen = saved["chosen"]
        self.memories = [restored_memory(memory) for memory in saved["memories"]]
        self.running_out = saved["running_out"]
        self.instant_winner = saved["instant_winner"]

    def census(self) -> dict[str, int]:
        cards = self.deck + [good for good in self.market if good != NO_GOOD] + listed(self.discard + self.drawn)
        found = {"coins": int(self.coin_supply), "prestige": int(self.prestige_supply)}
        for trader in self.traders:
            for bag in (trader.hand, trader.shop, trader.dealt, trader.removed, trader.buried):
                cards += listed(bag)
            found["coins"] += int(trader.coins)
            found["prestige"] += int(trader.prestige)
        for good in range(GOODS):
            found[f"cards of good {good + 1}"] = cards.count(good)
            found[f"token {good + 1}"] = int(self.owners[good] != NOT_IN_PLAY)
        return found
