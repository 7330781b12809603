"""What the active player is in the middle of: the turn's flags and the main action's running notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.dice import FACES, NO_DICE

NO_SPACE: Final = -1


class Action:
    """The course of one turn; a new one begins with every turn."""

    def __init__(self) -> None:
        self.main_done = False
        self.purse_used = False
        self.black_bought = False  # MP-104
        self.opened: i64 = 0  # a bit for each place with a post since before this turn (MP-87)
        self.space: i64 = NO_SPACE
        self.chosen: i64 = NO_DICE  # the dice placed, with their values
        self.lowest: i64 = FACES  # the value that counts (MP-46)
        self.steps_left: i64 = 0
        self.steps_taken: i64 = 0
        self.moved: i64 = 0  # a bit for each figure that has moved on this trip
        self.taken: list[int] = []  # the row spaces contracts are taken from
        self.passed: list[int] = []  # where Wilhelm built without stopping (MP-124)
        self.arrivals: list[int] = []  # where figures ended and posts are still to be built
        self.uses_left: i64 = 0
        self.way: i64 = 1  # the trade chosen on a card with two (MP-91)
        self.provinces_used: i64 = 0  # a bit for each place (MP-95)

    def begin(self, posts: i64) -> None:
        """A new turn."""
        self.main_done = False
        self.purse_used = False
        self.black_bought = False
        self.opened = posts
        self.space = NO_SPACE
        self.chosen = NO_DICE
        self.lowest = FACES
        self.provinces_used = 0

    def copy(self) -> Action:
        twin = Action()
        twin.main_done = self.main_done
        twin.purse_used = self.purse_used
        twin.black_bought = self.black_bought
        twin.opened = self.opened
        twin.space = self.space
        twin.chosen = self.chosen
        twin.lowest = self.lowest
        twin.steps_left = self.steps_left
        twin.steps_taken = self.steps_taken
        twin.moved = self.moved
        if self.taken:
            twin.taken = self.taken[:]
        if self.passed:
            twin.passed = self.passed[:]
        if self.arrivals:
            twin.arrivals = self.arrivals[:]
        twin.uses_left = self.uses_left
        twin.way = self.way
        twin.provinces_used = self.provinces_used
        return twin

    def save(self) -> dict[str, object]:
        return {
            "main_done": self.main_done,
            "purse_used": self.purse_used,
            "black_bought": self.black_bought,
            "opened": int(self.opened),
            "space": int(self.space),
            "chosen": int(self.chosen),
            "lowest": int(self.lowest),
            "steps_left": int(self.steps_left),
            "steps_taken": int(self.steps_taken),
            "moved": int(self.moved),
            "taken": self.taken[:],
            "passed": self.passed[:],
            "arrivals": self.arrivals[:],
            "uses_left": int(self.uses_left),
            "way": int(self.way),
            "provinces_used": int(self.provinces_used),
        }


def restored_action(saved: Mapping[str, Any]) -> Action:
    """The action that `save` wrote."""
    action = Action()
    action.main_done = saved["main_done"]
    action.purse_used = saved["purse_used"]
    action.black_bought = saved["black_bought"]
    action.opened = saved["opened"]
    action.space = saved["space"]
    action.chosen = saved["chosen"]
    action.lowest = saved["lowest"]
    action.steps_left = saved["steps_left"]
    action.steps_taken = saved["steps_taken"]
    action.moved = saved["moved"]
    action.taken = [int(space) for space in saved["taken"]]
    action.passed = [int(place) for place in saved["passed"]]
    action.arrivals = [int(place) for place in saved["arrivals"]]
    action.uses_left = saved["uses_left"]
    action.way = saved["way"]
    action.provinces_used = saved["provinces_used"]
    return action
