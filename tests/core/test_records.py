"""Records: what is written comes back, and what was altered is refused with a sentence."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravanserai as cv
from caravanserai.core.chance import commitment
from caravanserai.core.record import begin_record

GAME = cv.load("spice_road")


def finished(players: int = 2, seed: int = 4) -> cv.Record:
    state = GAME.new(players, seed)
    record = begin_record(state, seed)
    number = 0
    while not state.over:
        seat = state.deciding[0]
        legal = state.legal(seat)
        move = legal[(number * 7) % len(legal)]
        record.add(seat, move.text)
        state.apply(move, seat)
        number += 1
    record.close(state)
    return record


@pytest.fixture(scope="module")
def record() -> cv.Record:
    return finished()


def altered(record: cv.Record, **changes: object) -> str:
    data: dict[str, Any] = json.loads(record.to_json())
    data.update(changes)
    return json.dumps(data)


def test_a_record_comes_back(record: cv.Record) -> None:
    again = cv.Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.verify().over
    assert again.commitment == commitment(4)


def test_the_commitment_binds_the_seed(record: cv.Record) -> None:
    assert commitment(4) != commitment(5)
    with pytest.raises(cv.BadRecord, match="does not match its commitment"):
        cv.Record.from_json(altered(record, seed=5))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "something-else"}, "not a game record"),
        ({"game": "no_such_game"}, "no game 'no_such_game'"),
        ({"version": "0"}, "of spice_road .0., which cannot be played on here"),
        ({"players": 9}, "2 to 5 players"),
        ({"players": "2"}, "players is not of the right type"),
        ({"options": {"no_such_option": True}}, "no option 'no_such_option'"),
        ({"options": {"golden_deals": "maybe"}}, "golden_deals cannot be 'maybe'"),
        ({"moves": [[0]]}, "Move 1 of the record is not a seat and a move"),
        ({"moves": [[0, "dance"]]}, "Move 1 of the record"),
        ({"moves": [[7, "rest"]]}, "Move 1 of the record"),
        ({"result": {"scores": [999, 0], "winners": [0]}}, "but its moves lead to"),
        ({"result": None}, "but its moves lead to"),
        ({"result": 7}, "result is not of the right type"),
    ],
)
def test_an_altered_record_is_refused(record: cv.Record, changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(cv.BadRecord, match=sentence):
        cv.Record.from_json(altered(record, **changes)).verify()


def test_a_missing_part_is_named(record: cv.Record) -> None:
    data = json.loads(record.to_json())
    del data["seed"]
    with pytest.raises(cv.BadRecord, match="lacks seed"):
        cv.Record.from_json(json.dumps(data))


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(min_value=0, max_value=3000))
def test_a_truncated_record_is_refused(cut: int) -> None:
    text = SHORT.to_json().rstrip()
    with pytest.raises(cv.BadRecord):
        cv.Record.from_json(text[: min(cut, len(text) - 1)])


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_dropping_or_swapping_moves_is_noticed(data: st.DataObject) -> None:
    moves = list(SHORT.moves)
    at = data.draw(st.integers(min_value=0, max_value=len(moves) - 1))
    del moves[at]
    shorter = cv.Record(SHORT.game, SHORT.version, SHORT.players, SHORT.options, SHORT.seed, moves, SHORT.result)
    if moves != SHORT.moves:
        with pytest.raises(cv.BadRecord):
            shorter.verify()


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(min_value=0, max_value=2**128),
    players=st.integers(min_value=2, max_value=5),
    golden=st.booleans(),
    choices=st.lists(st.integers(min_value=0, max_value=60), max_size=60),
)
def test_any_game_round_trips(seed: int, players: int, golden: bool, choices: list[int]) -> None:
    state = GAME.new(players, seed, {"golden_deals": golden})
    record = begin_record(state, seed)
    for choice in choices:
        if state.over:
            break
        legal = state.legal()
        move = legal[choice % len(legal)]
        record.add(state.deciding[0], str(move))
        state.apply(str(move))
    record.close(state)
    again = cv.Record.from_json(record.to_json())
    assert again.verify().save() == state.save()


SHORT = finished(seed=11)
