"""A player: character, store, dice, figures, posts, contracts and goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.characters import NO_CHARACTER, POSTS, WILHELM, WILHELM_POSTS
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT
from caravanserai.games.marco_polo.components.places import VENEZIA
from caravanserai.games.marco_polo.dice import NO_DICE
from caravanserai.games.marco_polo.store import NOTHING

NOT_ON_MAP: Final = -1


class Traveller:
    """Everything that belongs to one seat.

    Its lists are replaced, never changed in place, so that copies can share them.
    """

    def __init__(self) -> None:
        self.character: i64 = NO_CHARACTER
        self.store: i64 = NOTHING
        self.vp: i64 = 0
        self.dice: i64 = NO_DICE  # on the player board
        self.used: i64 = 0  # a bit for each space with own-colour dice of this round (MP-43)
        self.posts: i64 = 0  # a bit for each place
        self.figure: i64 = VENEZIA
        self.second_figure: i64 = NOT_ON_MAP
        self.slot_1: i64 = NO_CONTRACT
        self.slot_2: i64 = NO_CONTRACT
        self.completed: list[int] = []
        self.goals: list[int] = []
        self.dealt: list[int] = []  # goals to choose from (MP-144)
        self.returned: list[int] = []

    @property
    def all_posts(self) -> i64:
        """How many posts the player began with (MP-14, MP-123)."""
        return i64(WILHELM_POSTS) if self.character == WILHELM else i64(POSTS)

    def has_post(self, place: i64) -> bool:
        return (self.posts >> place) & 1 == 1

    def built(self) -> i64:
        """How many posts stand on the map; none ever comes back."""
        found: i64 = 0
        posts = self.posts
        while posts:
            posts &= posts - 1
            found += 1
        return found

    def at(self, slot: i64) -> i64:
        """The active contract in slot 1 or 2."""
        return self.slot_1 if slot == 1 else self.slot_2

    def put(self, slot: i64, contract: i64) -> None:
        if slot == 1:
            self.slot_1 = contract
        else:
            self.slot_2 = contract

    def free_slots(self) -> i64:
        return (1 if self.slot_1 == NO_CONTRACT else 0) + (1 if self.slot_2 == NO_CONTRACT else 0)

    def activate(self, contract: i64) -> None:
        """Lay a contract on the first free slot."""
        if self.slot_1 == NO_CONTRACT:
            self.slot_1 = contract
        else:
            self.slot_2 = contract

    def copy(self) -> Traveller:
        twin = Traveller()
        twin.character = self.character
        twin.store = self.store
        twin.vp = self.vp
        twin.dice = self.dice
        twin.used = self.used
        twin.posts = self.posts
        twin.figure = self.figure
        twin.second_figure = self.second_figure
        twin.slot_1 = self.slot_1
        twin.slot_2 = self.slot_2
        twin.completed = self.completed
        twin.goals = self.goals
        twin.dealt = self.dealt
        twin.returned = self.returned
        return twin

    def save(self) -> dict[str, object]:
        return {
            "character": int(self.character),
            "store": int(self.store),
            "vp": int(self.vp),
            "dice": int(self.dice),
            "used": int(self.used),
            "posts": int(self.posts),
            "figure": int(self.figure),
            "second_figure": int(self.second_figure),
            "slot_1": int(self.slot_1),
            "slot_2": int(self.slot_2),
            "completed": self.completed[:],
            "goals": self.goals[:],
            "dealt": self.dealt[:],
            "returned": self.returned[:],
        }


def restored_traveller(saved: Mapping[str, Any]) -> Traveller:
    """The player that `save` wrote."""
    traveller = Traveller()
    traveller.character = saved["character"]
    traveller.store = saved["store"]
    traveller.vp = saved["vp"]
    traveller.dice = saved["dice"]
    traveller.used = saved["used"]
    traveller.posts = saved["posts"]
    traveller.figure = saved["figure"]
    traveller.second_figure = saved["second_figure"]
    traveller.slot_1 = saved["slot_1"]
    traveller.slot_2 = saved["slot_2"]
    traveller.completed = [int(contract) for contract in saved["completed"]]
    traveller.goals = [int(goal) for goal in saved["goals"]]
    traveller.dealt = [int(goal) for goal in saved["dealt"]]
    traveller.returned = [int(goal) for goal in saved["returned"]]
    return traveller
