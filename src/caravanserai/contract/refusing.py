"""Every refusal a game knows, met in a position made for it: with its code, its clause and its details.

Who tests a game supplies the cases, and pytest runs the walk through them; nothing else is needed in the test file:

    from caravanserai.contract.refusing import Case, RefusalWalk

    class TestRefusals(RefusalWalk):
        game = MY_GAME
        cases = (
            Case(table(coins=1), "buy 3", "not_enough_coins", "MG-7", {"price": 2}),
            Case(table(coins=1), "sell 1", "must_buy_first", "MG-8"),
            *out_of_turn(table(), "MG-2", "MG-9"),
        )
        unknown_moves = ("", "fly", "buy 0", -1, 9999)

`table` is the builder of the game's positions. Without pytest the checks below can be called one by one.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, ClassVar

from caravanserai.core.errors import IllegalMove
from caravanserai.core.game import Game
from caravanserai.core.reasons import UNKNOWN_MOVE, Detail, Reason
from caravanserai.core.state import State


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets; the seat may be left out where only one decides."""

    state: State
    move: str
    code: str
    clause: str
    details: dict[str, Detail] = field(default_factory=dict)
    seat: int | None = None

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"


class RefusalWalk:
    """The tests of all refusals of a game, to be subclassed where pytest collects: `class TestRefusals(RefusalWalk)`.

    `impossible` are the declared reasons, by code and clause, which the pieces of this game never bring about.
    """

    game: ClassVar[Game]
    cases: ClassVar[Sequence[Case]]
    unknown_moves: ClassVar[Sequence[str | int]]
    impossible: ClassVar[AbstractSet[tuple[str, str]]] = frozenset()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Each case and each unknown move is a test of its own."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=str)
        if "unknown_move" in metafunc.fixturenames:
            metafunc.parametrize("unknown_move", self.unknown_moves)

    def test_the_move_is_refused_for_this_reason_and_nothing_changes(self, case: Case) -> None:
        check_refused(case.state, case.move, case.code, case.clause, case.details, case.seat)

    def test_there_is_a_case_for_every_reason_the_game_knows(self) -> None:
        check_every_reason_has_a_case(self.game, self.cases, self.impossible)

    def test_a_move_the_game_does_not_know_is_refused_without_a_clause(self, unknown_move: str | int) -> None:
        for case in self.cases:
            check_unknown_move(case.state, unknown_move, case.seat)


def check_refused(
    state: State, move: str | int, code: str, clause: str, details: dict[str, Detail], seat: int | None = None
) -> None:
    """The judge says why not, `legal` leaves the move out, `apply` refuses it alike, and nothing changes."""
    before = state.save()
    reason = state.why_not(move, seat)
    told = f"{reason!r} {dict(reason.details)}" if reason else "legal"
    assert reason == Reason(code, clause, details), f"{move}: {told}"
    who = state.deciding[0] if seat is None and len(state.deciding) > 1 else seat
    assert all(move not in (each.text, each.id) for each in state.legal(who)), f"{move} is listed as legal"
    try:
        state.apply(move, seat)
    except IllegalMove as error:
        assert error.reason == reason, f"{move}: apply gives {error.reason!r} as the reason"
    else:
        raise AssertionError(f"{move} was refused by why_not but not by apply")
    assert state.save() == before, f"refusing {move} changed the state"


def check_unknown_move(state: State, move: str | int, seat: int | None = None) -> None:
    """A move that is not in the table of the game is refused without a clause, whatever is being decided."""
    check_refused(state, move, UNKNOWN_MOVE.code, UNKNOWN_MOVE.clause, {}, seat)


def check_every_reason_has_a_case(
    game: Game, cases: Iterable[Case], impossible: AbstractSet[tuple[str, str]] = frozenset()
) -> None:
    """The cases meet all reasons that the game declares, and no others; none of the impossible ones is met."""
    declared = {(reason.code, reason.clause) for reason in game.reasons}
    met = {(case.code, case.clause) for case in cases}
    assert met | impossible == declared, f"without a case or not declared: {sorted((met | impossible) ^ declared)}"
    assert not met & impossible, f"said to be impossible, and met: {sorted(met & impossible)}"


def check_reasons_are_declared(states: Iterable[State], every: int) -> None:
    """In every so many of these positions each move is either legal or refused for a reason that the game declares."""
    looked_at = 0
    for number, state in enumerate(states):
        if number % every:
            continue
        looked_at += 1
        declared = {(reason.code, reason.clause) for reason in state.game.reasons}
        allowed = state.legal()
        assert allowed
        for move in state.game.moves:
            reason = state.why_not(move)
            assert (reason is None) == (move in allowed), move
            assert reason is None or (reason.code, reason.clause) in declared, f"{move}: {reason!r}"
    assert looked_at > 1, "no game was looked at"


def out_of_turn(state: State, not_your_turn: str, game_is_over: str) -> list[Case]:
    """The refusals of who does not decide, and of all when the game is over, by the clauses that say so."""
    move = state.legal()[0].text
    waiting = next(seat for seat in range(int(state.players)) if seat not in state.deciding)
    ended = state.copy()
    ended.over = True
    return [
        Case(state, move, state.game.not_your_turn.code, not_your_turn, seat=waiting),
        Case(ended, move, state.game.game_is_over.code, game_is_over),
    ]
