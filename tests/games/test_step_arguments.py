"""Arguments of steps that say two things keep the numbers that saved games already hold."""

import pytest

from caravanserai.games.century.steps.step_arguments import (
    AT_LOCATION,
    BY_BONUS_CARD,
    BY_DEAL,
    CLAIMED,
    MUST,
    ON_THE_WAY,
    TILE_TAKEN,
    both,
    number_in,
    second_in,
)


@pytest.mark.parametrize(
    ("number", "second", "saved"),
    [
        (3, 0, 3),
        (3, MUST, 67),
        (3, MUST | AT_LOCATION, 195),
        (2, BY_BONUS_CARD, 258),
        (2, BY_DEAL, 514),
        (1, ON_THE_WAY, 65),
        (40, CLAIMED, 104),
        (40, TILE_TAKEN, 168),
        (2, 62, 3970),  # two cards to retrieve, none excluded
    ],
)
def test_both_parts_come_back(number: int, second: int, saved: int) -> None:
    assert both(number, second) == saved
    assert (number_in(saved), second_in(saved)) == (number, second)
