"""Move notation under fire: any text either is exactly one move or none."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caravanserai as cv
from caravanserai.core.moves import Argument, Kind, MoveTable

GAME = cv.load("spice_road")
TEXTS = {move.text for move in GAME.moves}


@given(st.integers())
def test_ids_lead_to_one_move_or_none(number: int) -> None:
    move = GAME.moves.find(number)
    assert (move is not None) == (0 <= number < len(GAME.moves))
    assert move is None or move.id == number


@given(st.text(alphabet=string.ascii_lowercase + string.digits + " -+/", max_size=20))
def test_texts_lead_to_one_move_or_none(text: str) -> None:
    move = GAME.moves.find(text)
    assert (move is not None) == (" ".join(text.split()) in TEXTS)


@given(st.sampled_from(sorted(TEXTS)), st.integers(min_value=1, max_value=4))
def test_spaces_do_not_matter(text: str, spaces: int) -> None:
    loose = " " + text.replace(" ", " " * spaces) + "\t"
    assert str(GAME.moves[loose]) == text


@given(st.sampled_from(list(GAME.moves)), st.sampled_from(["id", "kind", "args", "text"]))
def test_json_with_a_wrong_part_is_no_move(move: cv.Move, part: str) -> None:
    data = move.to_json()
    assert GAME.moves.from_json(data) is move
    data[part] = {"id": len(GAME.moves), "kind": "dance", "args": [99], "text": "dance 99"}[part]
    assert GAME.moves.from_json(data) is None


@given(st.one_of(st.none(), st.integers(), st.text(), st.lists(st.integers()), st.dictionaries(st.text(), st.none())))
def test_nonsense_is_no_move(data: object) -> None:
    assert GAME.moves.from_json(data) is None


def test_unknown_moves_are_key_errors() -> None:
    with pytest.raises(KeyError):
        GAME.moves["dance"]
    with pytest.raises(KeyError):
        GAME.moves[10_000]


def test_a_table_cannot_declare_a_move_twice() -> None:
    with pytest.raises(ValueError, match="declares the move 'rest' twice"):
        MoveTable("some_game", [Kind("rest"), Kind("rest")])


def test_two_arguments() -> None:
    table = MoveTable("some_game", [Kind("trade", Argument(1, 2), Argument(1, 3, ["x1", "x2", "x3"]))])
    assert [str(move) for move in table][:2] == ["trade 1 x1", "trade 1 x2"]
    assert table["trade 2 x3"].args == (2, 3)
