"""The walks that tests of games are made of fail where a promise is broken."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from caravanserai.contract.middles import (
    MiddleWalk,
    along,
    check_copy_lives_on_its_own,
    check_decision,
    check_save_is_taken_up,
    check_short_save_is_refused,
)
from caravanserai.contract.refusing import (
    Case,
    RefusalWalk,
    check_every_reason_has_a_case,
    check_reasons_are_declared,
    check_refused,
    check_unknown_move,
    out_of_turn,
)
from caravanserai.contract.secrecy import check_looks_the_same
from caravanserai.contract.taking_back import check_taken_back
from caravanserai.contract.telling import Listener, check_reason_is_a_sentence
from caravanserai.core.reasons import Detail
from caravanserai.core.state import State
from tests.games.playing import make
from tests.games.spice_road.table import GAME, fresh, table


class Broken:
    """A table whose copies are itself, and whose save gives another table."""

    def __init__(self, state: State, other: State) -> None:
        self._state = state
        self.game = SimpleNamespace(restore=lambda saved: Broken(other, other))

    def __getattr__(self, name: str) -> object:
        return getattr(self._state, name)

    def copy(self) -> "Broken":
        return self


def broken() -> State:
    return cast(State, Broken(table(cubes=[1, 0, 0, 0]), table()))


@pytest.mark.parametrize(
    ("move", "code", "clause", "details", "seat"),
    [
        ("acquire 3", "no_card_there", "SR-24", {"price": 2}, None),
        ("acquire 3", "not_enough_cubes_to_pay", "SR-25", {"price": 2}, None),
        ("acquire 3", "not_enough_cubes_to_pay", "SR-24", {"price": 3}, None),
        ("acquire 3", "not_enough_cubes_to_pay", "SR-24", {}, None),
        ("acquire 3", "not_enough_cubes_to_pay", "SR-24", {"price": 2}, 1),
        ("acquire 2", "not_enough_cubes_to_pay", "SR-24", {"price": 1}, None),
    ],
    ids=["code", "clause", "details", "no details", "seat", "legal"],
)
def test_a_case_that_says_something_wrong_fails(
    move: str, code: str, clause: str, details: dict[str, Detail], seat: int | None
) -> None:
    state = table(cubes=[1, 0, 0, 0])
    check_refused(state, "acquire 3", "not_enough_cubes_to_pay", "SR-24", {"price": 2})
    with pytest.raises(AssertionError):
        check_refused(state, move, code, clause, details, seat)


def test_a_reason_without_a_case_fails_and_so_does_a_case_without_a_reason() -> None:
    cases = [Case(table(), "", reason.code, reason.clause) for reason in GAME.reasons]
    check_every_reason_has_a_case(GAME, cases)
    for wrong in (cases[1:], [*cases, Case(table(), "", "no_such_reason", "SR-1")]):
        with pytest.raises(AssertionError, match="without a case or not declared"):
            check_every_reason_has_a_case(GAME, wrong)
    first = (cases[0].code, cases[0].clause)
    check_every_reason_has_a_case(GAME, cases[1:], impossible={first})
    with pytest.raises(AssertionError, match="impossible"):
        check_every_reason_has_a_case(GAME, cases, impossible={first})


def test_a_move_that_is_known_is_no_unknown_one() -> None:
    with pytest.raises(AssertionError):
        check_unknown_move(table(), "rest")
    with pytest.raises(AssertionError):
        check_unknown_move(table(), "claim 1")


def test_to_look_at_no_position_fails() -> None:
    with pytest.raises(AssertionError, match="no game"):
        check_reasons_are_declared([table()], every=3)


def test_everybody_else_waits_and_nobody_moves_after_the_end() -> None:
    waiting, ended = out_of_turn(table(), "SR-12", "SR-43")
    assert (waiting.code, waiting.seat, waiting.state.over) == ("not_your_turn", 1, False)
    assert (ended.code, ended.state.over) == ("game_is_over", True)


@pytest.mark.parametrize("check", [check_save_is_taken_up, check_copy_lives_on_its_own])
def test_a_save_or_copy_that_is_another_game_fails(check: Callable[[State], None]) -> None:
    check(table(cubes=[1, 0, 0, 0]))
    with pytest.raises(AssertionError):
        check(broken())


def test_another_kind_of_decision_fails() -> None:
    state = make(table(cubes=[1, 0, 0, 0]), "acquire 2")
    check_decision(state, "pay")
    with pytest.raises(AssertionError, match="turn is not being decided"):
        check_decision(state, "turn")


def test_the_positions_of_a_turn_are_named_by_what_is_asked() -> None:
    middles = along(table(cubes=[1, 0, 0, 0]), ["acquire 2", "pay y"], ["turn", "pay", "turn"])
    assert [str(middle) for middle in middles] == ["turn 0", "pay 1", "turn 2"]
    for middle in middles:
        check_decision(middle.state, middle.kind)
    with pytest.raises(ValueError, match="zip"):
        along(table(), ["rest"], ["turn"])


def test_a_damaged_save_that_is_restored_fails() -> None:
    check_short_save_is_refused(table(), "merchants")
    with pytest.raises(AssertionError):
        check_short_save_is_refused(table(), "merchants", says="no error says this")
    with pytest.raises(AssertionError):
        check_short_save_is_refused(broken(), "merchants")


def test_a_move_that_cannot_be_taken_back_fails() -> None:
    assert check_taken_back(table(), ["play yy"]) == (1,)
    with pytest.raises(AssertionError, match="something_revealed"):
        check_taken_back(table(), ["acquire 1"])


def test_worlds_that_look_different_fail() -> None:
    check_looks_the_same(fresh(), fresh().imagine(0, 1))
    with pytest.raises(AssertionError):
        check_looks_the_same(table(), table(cubes=[1, 0, 0, 0]))


def test_what_was_never_said_fails() -> None:
    listener = Listener(GAME, "en")
    listener.wander(fresh(), 5)
    with pytest.raises(AssertionError, match="no game had these moves"):
        listener.check_all_was_said()
    reason = next(reason for reason in GAME.reasons if reason.code == "not_enough_cubes_to_pay")
    check_reason_is_a_sentence(reason, "en", price=2)
    with pytest.raises(AssertionError):
        check_reason_is_a_sentence(reason, "en")


def test_every_case_unknown_move_and_middle_is_a_test_of_its_own() -> None:
    class Refusals(RefusalWalk):
        game = GAME
        cases = tuple(out_of_turn(table(), "SR-12", "SR-43"))
        unknown_moves = ("fly", -1)

    class Middles(MiddleWalk):
        middles = tuple(along(table(), ["rest"], ["turn", "turn"]))

    assert asked_of(Refusals, "case") == {"case": 2}
    assert asked_of(Refusals, "unknown_move") == {"unknown_move": 2}
    assert asked_of(Middles, "middle") == {"middle": 2}


def asked_of(walk: type[RefusalWalk] | type[MiddleWalk], fixture: str) -> dict[str, int]:
    """How many tests a walk makes of one that asks for this fixture."""
    found: dict[str, int] = {}

    def parametrize(name: str, values: list[Any], **_: object) -> None:
        found[name] = len(values)

    walk().pytest_generate_tests(SimpleNamespace(fixturenames=[fixture], parametrize=parametrize))
    return found
