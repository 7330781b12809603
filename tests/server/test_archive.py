"""Archives: small, and the same as what the rules show after every move."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caravanserai as cv
from caravanserai.core.registry import OURS
from caravanserai.server.model.archive import begin_archive, unpacked, views_of
from caravanserai.server.model.changes import change_between, changed
from caravanserai.server.model.entries import Entry

MOVES = 60
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-1, 1) | st.sampled_from(["", "length", "0"])
KEYS = st.sampled_from(["a", "b", "length", "0", "1"])
Branch = Callable[[st.SearchStrategy[Any]], st.SearchStrategy[Any]]
GROW: Branch = lambda parts: st.lists(parts, max_size=4) | st.dictionaries(KEYS, parts, max_size=4)  # noqa: E731
VALUES = st.recursive(LEAVES, GROW, max_leaves=12)


@given(VALUES, VALUES)
def test_a_change_makes_one_value_the_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    change = json.loads(json.dumps(change_between(before, after)))
    assert json.dumps(changed(before, change), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept
    assert change_between(after, after) == {}


@pytest.mark.parametrize("game_id", OURS)
def test_an_archive_shows_what_the_rules_showed(game_id: str, record_property: Callable[[str, object], None]) -> None:
    game = cv.load(game_id)
    state = game.new(max(game.players[0], 2), 7)
    archive = begin_archive(state.copy(), game.version, 0)
    seen = [views_of(state)]
    chance = random.Random(game_id)
    entries: list[Entry] = []
    while not state.over and len(entries) < MOVES:
        seat = chance.choice(list(state.deciding))
        move = chance.choice(state.legal(seat))
        state.apply(move, seat)
        seen.append(views_of(state))
        entries.append(Entry(2 * len(entries) + 2, 0.0, "move", seat, move=move.text, move_count=len(entries) + 1))
    # in two pieces, and through what is written in between
    half = len(entries) // 2
    begun = game.new(state.players, 7)
    archive.go_on(begun, entries[:half])
    archive = unpacked(archive.packed())
    archive.go_on(begun, entries[half:])
    archive = unpacked(archive.packed())
    assert archive.last == len(entries)
    for number, views in enumerate(seen):
        position = archive.seen(number)
        for seat in (None, *range(state.players)):
            assert position.view(seat) == views[0 if seat is None else seat + 1]
        assert archive.holds(number, entries[number - 1].number if number else None)
        assert not archive.holds(number, 1) or number == 0
    assert not archive.holds(len(seen), None)
    assert (archive.moves[0], archive.scores[0]) == (0, game.new(state.players, 7).scores())
    size = len(archive.packed())
    record_property("bytes", size)
    assert size < len(json.dumps(seen)) / 20
