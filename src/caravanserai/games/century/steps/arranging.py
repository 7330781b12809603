"""Arranging the steps of a game by their numbers."""

from typing import Any

from caravanserai.core.turns import Step
from caravanserai.games.century.steps.step_ids import STEP_COUNT


def arranged(by_number: dict[int, Step[Any]]) -> list[Step[Any]]:
    """The steps in the order of their numbers; a number the game does not use gets one that offers no moves."""
    return [by_number[number] if number in by_number else Step() for number in range(STEP_COUNT)]
