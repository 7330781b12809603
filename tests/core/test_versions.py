"""Versions: a game goes on under its own rules, is lifted to newer ones, or is refused with a sentence."""

import json
from typing import Any

import pytest

import caravanserai as cv
from caravanserai.core.chance import FastChance, seeded
from caravanserai.core.registry import _loaded
from caravanserai.core.secret_chance import keyed
from tests.tiny_game.versions import FIRST, tiny, two_stones_more

Saved = dict[str, Any]


def other_chance(seed: int, game_id: str) -> FastChance:
    return seeded(seed, f"later {game_id}")


def begun(players: int = 3) -> cv.State:
    state = FIRST.new(players, 5)
    state.apply("take 2")
    return state


def test_a_game_goes_on_under_the_version_it_was_begun_with() -> None:
    second = tiny("2", earlier={"1": keyed})
    assert (second.version, second.versions) == ("2", ("1", "2"))
    assert second.takes_up("1")
    saved = begun().save()
    state = second.restore(saved)
    assert state.version == "1"
    assert state.save() == saved
    for twin in (state.copy(), state.imagine(0, 1)):
        assert twin.version == twin.save()["version"] == twin.view(0)["version"] == "1"


def test_an_earlier_version_deals_as_it_always_did() -> None:
    second = tiny("2", earlier={"1": other_chance})
    deals = [second.new(4, seed, version="1").save() for seed in range(20)]
    assert deals != [FIRST.new(4, seed).save() for seed in range(20)]
    again = tiny("2", earlier={"1": keyed})
    assert [again.new(4, seed, version="1").save() for seed in range(20)] == [FIRST.new(4, s).save() for s in range(20)]
    assert again.new(4, 1).version == again.new(4, 1, version="2").version == "2"


def test_records_and_histories_keep_their_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_loaded, FIRST.id, FIRST)
    history = cv.History(FIRST, 2, 7)
    while not history.state.over:
        history.apply(history.state.legal()[0])
    old = history.record.to_json()
    second = tiny("2", earlier={"1": keyed})
    monkeypatch.setitem(_loaded, FIRST.id, second)
    record = cv.Record.from_json(old)
    assert record.verify().version == record.opening().version == "1"
    again = cv.History(second, 2, 7, version="1")
    for seat, move in record.moves:
        again.apply(move, seat)
    assert again.record.to_json() == old
    assert cv.History(second, 2, 7).record.version == "2"


def test_a_migration_lifts_a_save_to_other_rules() -> None:
    second = tiny("2", migrations={"1": two_stones_more})
    assert second.versions == ("2",)
    assert second.takes_up("1")
    before = begun().save()
    kept = json.dumps(before)
    state = second.restore(before)
    assert json.dumps(before) == kept, "a migration changed what it was given"
    assert state.version == "2"
    assert state.save() == {**before, "version": "2", "pile": begun().save()["pile"] + 2}  # type: ignore[operator]
    while not state.over:
        state.apply(state.legal()[0])


def test_migrations_follow_one_another_to_the_first_version_that_is_played() -> None:
    def renamed(saved: Saved) -> Saved:
        return {**saved, "version": "3"}

    fourth = tiny("4", earlier={"3": keyed}, migrations={"1": two_stones_more, "2": renamed})
    assert fourth.restore(begun().save()).version == "3"


def test_without_a_migration_an_old_save_is_refused_with_a_sentence() -> None:
    second = tiny("2")
    assert not second.takes_up("1")
    with pytest.raises(cv.OldVersion, match="tiny_game '1', which cannot be played on here: there is version 2"):
        second.restore(begun().save())
    with pytest.raises(cv.OldVersion, match="versions 2, 3"):
        tiny("3", earlier={"2": keyed}).new(2, 1, version="1")
    with pytest.raises(cv.OldVersion):
        tiny("3", migrations={"1": two_stones_more}).restore(begun().save())


def test_a_save_without_a_version_is_refused() -> None:
    saved = begun().save()
    del saved["version"]
    with pytest.raises(cv.BadSave, match="does not say of which version"):
        FIRST.restore(saved)


def test_migrations_that_fail_are_refused_with_a_sentence() -> None:
    def in_a_circle(saved: Saved) -> Saved:
        return saved

    def careless(saved: Saved) -> Saved:
        return {**saved, "pile": saved["heap"]}

    with pytest.raises(cv.BadSave, match="from version 1 back to it"):
        tiny("2", migrations={"1": in_a_circle}).restore(begun().save())
    with pytest.raises(cv.BadSave, match="damaged"):
        tiny("2", migrations={"1": careless}).restore(begun().save())
