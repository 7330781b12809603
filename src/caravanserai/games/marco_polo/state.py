"""What lies on the table in Marco Polo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caravanserai.core.secret_chance import Source
from caravanserai.core.together import TogetherState
from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import census, choices, imagining, reasons, scoring, view
from caravanserai.games.marco_polo import refusals as explaining
from caravanserai.games.marco_polo.action import Action, restored_action
from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP, NOBODY
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT
from caravanserai.games.marco_polo.evaluate import position as evaluate
from caravanserai.games.marco_polo.rules.keeping import KEEP_MOVES, judge_keep, keep_goal
from caravanserai.games.marco_polo.step_ids import COMPENSATE, DRAFT, KEEP, KEEP_DRAWN, ROLL
from caravanserai.games.marco_polo.travellers import Traveller, restored_traveller

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.marco_polo.shapes import MarcoPoloView

NOBODY_TRAVELLED: Final = -1


class MarcoPoloState(TogetherState):
    """A game of The Voyages of Marco Polo."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.travellers: list[Traveller] = []
        self.city_cards: list[int] = []  # the card on each of the nine slots; never changed
        self.city_bonuses: list[int] = []  # the token in each city, negative once earned
        self.province_bonuses: list[int] = []  # the token in each province; never changed
        self.beijing: list[int] = [NOBODY] * len(BEIJING_VP)  # the seat on each slot, the best first
        self.row: list[int] = []  # the contracts on row spaces 1 to 6, without gaps
        self.stacks: list[int] = []  # the unopened round stacks, next contract first
        self.special: list[int] = []  # the special stack, its top first (MP-148); replaced, never changed in place
        self.unseen_special: i64 = 0  # how many of its top contracts nobody has seen
        self.gone: list[int] = []  # contracts that left the game; replaced, never changed in place
        self.goal_deck: list[int] = []
        self.pool: list[int] = []  # characters still to be picked (MP-143); replaced, never changed in place
        self.black_dice: i64 = 0  # in the pool
        self.placed: list[int] = []  # dice on the action spaces
        self.occupied: i64 = 0  # a bit for each space with a die
        self.khan_count: i64 = 0
        self.khan_value: i64 = 0  # of the die placed last (MP-58)
        self.last_traveller: i64 = NOBODY_TRAVELLED  # who will be start player (MP-24)
        self.action = Action()
        self.new_posts_open = options["new_posts"] == "at_once"
        self.build_on_every_step = options["step_cards"] == "separate"

    def traveller(self) -> Traveller:
        """The one whose turn or bonus it is."""
        return self.travellers[self.seat]

    def drawn_contract(self) -> int:
        """The contract that lies open while its drawer chooses what to keep (MP-113), or NO_CONTRACT."""
        return int(self.argument) if self.step == KEEP_DRAWN and not self.over else NO_CONTRACT

    def choosing_together(self) -> bool:
        """While goal cards are being chosen (MP-144)."""
        return self.step == KEEP and not self.over

    def still_chooses(self, seat: i64) -> bool:
        return len(self.travellers[seat].dealt) > 0

    def choices_together(self) -> list[Move]:
        return KEEP_MOVES

    def judge_choice(self, move: Move, seat: i64) -> Reason | None:
        return judge_keep(self.travellers[seat], move)

    def choose(self, move: Move, seat: i64) -> None:
        keep_goal(self, move, seat)

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return explaining.details(self, reason, move)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move, seat)

    def why_wait(self, seat: i64) -> Reason:
        if self.step == DRAFT:
            return reasons.ANOTHER_PICKS
        if self.step == KEEP:
            return reasons.KEPT_ALREADY
        if self.step == COMPENSATE:
            return reasons.ANOTHER_IS_COMPENSATED
        return reasons.ANOTHER_HAS_BONUS if self.agenda.holds(ROLL) else self.game.not_your_turn

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return scoring.breakdown(self, seat)

    def view(self, seat: int | None) -> MarcoPoloView:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def imagine(self, seat: int, seed: int) -> MarcoPoloState:
        return imagining.imagine(self, seat, seed)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def copy(self) -> MarcoPoloState:
        twin = self.bare(self.chance.copy())
        twin.stacks = self.stacks
        twin.special = self.special
        twin.goal_deck = self.goal_deck
        return twin

    def bare(self, chance: Source) -> MarcoPoloState:
        """A copy of everything but the face-down stacks."""
        twin = MarcoPoloState(self.game, int(self.players), self.options, chance, self.steps)
        self.copy_turn_to(twin)
        twin.travellers = [traveller.copy() for traveller in self.travellers]
        twin.city_cards = self.city_cards
        twin.city_bonuses = self.city_bonuses[:]
        twin.province_bonuses = self.province_bonuses
        twin.beijing = self.beijing[:]
        twin.row = self.row[:]
        twin.unseen_special = self.unseen_special
        twin.gone = self.gone
        twin.pool = self.pool
        twin.black_dice = self.black_dice
        twin.placed = self.placed[:]
        twin.occupied = self.occupied
        twin.khan_count = self.khan_count
        twin.khan_value = self.khan_value
        twin.last_traveller = self.last_traveller
        twin.action = self.action.copy()
        return twin

    def save(self) -> dict[str, object]:
        saved = self.save_turn()
        saved.update(
            travellers=[traveller.save() for traveller in self.travellers],
            city_cards=self.city_cards[:],
            city_bonuses=self.city_bonuses[:],
            province_bonuses=self.province_bonuses[:],
            beijing=self.beijing[:],
            row=self.row[:],
            stacks=self.stacks[:],
            special=self.special[:],
            unseen_special=int(self.unseen_special),
            gone=self.gone[:],
            goal_deck=self.goal_deck[:],
            pool=self.pool[:],
            black_dice=int(self.black_dice),
            placed=self.placed[:],
            occupied=int(self.occupied),
            khan_count=int(self.khan_count),
            khan_value=int(self.khan_value),
            last_traveller=int(self.last_traveller),
            action=self.action.save(),
        )
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        self.restore_turn(saved)
        self.travellers = [restored_traveller(things) for things in saved["travellers"]]
        if len(self.travellers) != self.players:
            raise ValueError("the number of travellers is not the number of players")
        self.city_cards = [int(card) for card in saved["city_cards"]]
        self.city_bonuses = [int(token) for token in saved["city_bonuses"]]
        self.province_bonuses = [int(token) for token in saved["province_bonuses"]]
        self.beijing = [int(seat) for seat in saved["beijing"]]
        self.row = [int(contract) for contract in saved["row"]]
        self.stacks = [int(contract) for contract in saved["stacks"]]
        self.special = [int(contract) for contract in saved["special"]]
        self.unseen_special = saved["unseen_special"]
        self.gone = [int(contract) for contract in saved["gone"]]
        self.goal_deck = [int(goal) for goal in saved["goal_deck"]]
        self.pool = [int(character) for character in saved["pool"]]
        self.black_dice = saved["black_dice"]
        self.placed = [int(die) for die in saved["placed"]]
        self.occupied = saved["occupied"]
        self.khan_count = saved["khan_count"]
        self.khan_value = saved["khan_value"]
        self.last_traveller = saved["last_traveller"]
        self.action = restored_action(saved["action"])
