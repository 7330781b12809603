"""Words of the game: colours, upgrade steps, the supply, what a player owns, positions (SR-1 to SR-5)."""

import pytest

from tests.games.playing import make
from tests.games.spice_road.table import GAME, Trader, cubes, fresh, hand, row, row_cubes, table
from tests.rule import rule


@rule("SR-1")
def test_colours_run_from_yellow_to_brown() -> None:
    assert GAME.components()["colours"] == ["yellow", "red", "green", "brown"]


@rule("SR-1")
def test_cubes_are_written_from_the_lowest_colour_to_the_highest() -> None:
    view = table(cubes=[1, 2, 3, 4]).view(0)
    assert view["merchants"][0]["cubes"] == [1, 2, 3, 4]


@rule("SR-1", "SR-2")
@pytest.mark.parametrize(
    ("before", "colour", "after"),
    [
        ([1, 0, 0, 0], "y", [0, 1, 0, 0]),
        ([0, 1, 0, 0], "r", [0, 0, 1, 0]),
        ([0, 0, 1, 0], "g", [0, 0, 0, 1]),
        ([2, 1, 1, 1], "y", [1, 2, 1, 1]),
    ],
)
def test_an_upgrade_step_raises_one_cube_by_one_colour(before: list[int], colour: str, after: list[int]) -> None:
    state = make(table(cubes=before), "play up2", f"upgrade {colour}")
    assert cubes(state) == after


@rule("SR-2")
def test_brown_cannot_be_upgraded() -> None:
    state = make(table(cubes=[1, 0, 0, 1]), "play up2")
    assert [str(move) for move in GAME.moves.of("upgrade")] == ["upgrade y", "upgrade r", "upgrade g"]
    assert state.why_not("upgrade b") is not None


@rule("SR-3")
@pytest.mark.parametrize("card", ["yyyy", "rr", "g", "b"])
def test_no_bowl_is_ever_empty(card: str) -> None:
    # More cubes of each colour lie in the other caravans than the printed box holds.
    hoard = Trader(cubes=[40, 40, 40, 40])
    state = table(players=5, hand=[card], rivals=dict.fromkeys(range(1, 5), hoard))
    make(state, f"play {card}")
    assert sum(cubes(state)) == len(card)


@rule("SR-4")
def test_what_a_player_owns() -> None:
    state = table(cubes=[1, 0, 2, 0], hand=["yy", "yy-g"], played=["up2"], claimed=["yyrr"], gold=1, silver=2)
    assert state.view(0)["merchants"][0] == {
        "cubes": [1, 0, 2, 0],
        "hand_count": 2,
        "hand": [0, 11],
        "played": [1],
        "claimed_count": 1,
        "claimed": [0],
        "gold": 1,
        "silver": 2,
    }


@rule("SR-4")
def test_everybody_begins_with_nothing_played_claimed_or_earned() -> None:
    for merchant in fresh(players=5).view(None)["merchants"]:
        assert merchant["played"] == []
        assert merchant["claimed_count"] == merchant["gold"] == merchant["silver"] == 0


@rule("SR-5")
def test_positions_count_from_the_end_far_from_the_deck() -> None:
    state = table(row=["yyy", "yr", "g", "yyyy", "yyr", "yg"], deck=["b"], cubes=[1, 0, 0, 0])
    make(state, "acquire 2", "pay y")
    assert "yr" in hand(state)
    assert row_cubes(state)[0] == [1, 0, 0, 0]
    assert row(state) == ["yyy", "g", "yyyy", "yyr", "yg", "b"]
