"""Saves and copies made in the middle of things: at every kind of decision that a game knows, and of a long turn.

Who tests a game supplies the positions, and pytest runs the walk:

    from caravanserai.contract.middles import MiddleWalk, along

    class TestTheMiddleOfATurn(MiddleWalk):
        middles = along(table(coins=9), ["buy 3", "pay 2", "pay 1"], ["turn", "pay", "pay", "turn"])

`along` gives the positions on the way of a turn, each with the kind of decision that is open there.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from caravanserai.contract.positions import pick
from caravanserai.core.chance import seeded
from caravanserai.core.errors import BadSave
from caravanserai.core.state import State

FURTHER = 40  # decisions


@dataclass(frozen=True)
class Middle:
    """A position in which this kind of decision is open; a name tells it from others of the kind."""

    kind: str
    state: State
    name: str = ""

    def __str__(self) -> str:
        return self.name or self.kind


def along(state: State, moves: Sequence[str], asked: Sequence[str]) -> list[Middle]:
    """The positions before each of these moves, which whoever decides makes, and after the last."""
    middles = []
    ahead = state.copy()
    for number, (move, kind) in enumerate(zip([*moves, ""], asked, strict=True)):
        middles.append(Middle(kind, ahead.copy(), f"{kind} {number}"))
        if move:
            ahead.apply(move)
    return middles


class MiddleWalk:
    """The tests of saves and copies in the middle of things, to be subclassed where pytest collects."""

    middles: ClassVar[Sequence[Middle]]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Each position is a test of its own."""
        metafunc.parametrize("middle", self.middles, ids=str)

    def test_a_save_in_the_middle_is_taken_up_where_it_was_left(self, middle: Middle) -> None:
        check_decision(middle.state, middle.kind)
        check_save_is_taken_up(middle.state)

    def test_a_copy_in_the_middle_lives_on_its_own(self, middle: Middle) -> None:
        check_copy_lives_on_its_own(middle.state)


def check_decision(state: State, kind: str) -> None:
    """This kind of decision is open, for one of those who decide."""
    for seat in state.deciding:
        decision = state.view(seat)["decision"]
        if decision is not None and decision["kind"] == kind:
            return
    raise AssertionError(
        f"{kind} is not being decided, but {[state.view(seat)['decision'] for seat in state.deciding]}"
    )


def check_save_is_taken_up(state: State) -> None:
    """The state and what its save gives look alike to everybody, and stay alike while the game goes on."""
    again = state.game.restore(json.loads(json.dumps(state.save())))
    assert type(again) is type(state)
    assert again.save() == state.save()
    for seat in (*range(int(state.players)), None):
        assert again.view(seat) == state.view(seat)
    ahead, chance = state.copy(), seeded(FURTHER, "middles")
    for _ in range(FURTHER):
        if ahead.over:
            return
        seat, move = pick(ahead, chance)
        assert again.legal(seat) == ahead.legal(seat)
        for world in (ahead, again):
            world.apply(move, seat)
        assert again.save() == ahead.save(), f"{move} does something else in the game taken up"


def check_copy_lives_on_its_own(state: State) -> None:
    """What is done to a copy leaves the state as it was."""
    before = state.save()
    twin = state.copy()
    assert twin.save() == before
    chance = seeded(FURTHER, "middles")
    for _ in range(FURTHER):
        if twin.over:
            break
        seat, move = pick(twin, chance)
        twin.apply(move, seat)
    assert state.save() == before, "what was done to a copy changed the original"


def check_short_save_is_refused(state: State, *path: str, says: str = "") -> None:
    """A save in which the list found by these keys lacks its first entry is refused, with a message that says this."""
    saved: Any = json.loads(json.dumps(state.save()))
    part = saved
    for key in path[:-1]:
        part = part[key]
    assert isinstance(part[path[-1]], list)
    part[path[-1]] = part[path[-1]][1:]
    try:
        state.game.restore(saved)
    except BadSave as error:
        assert says in str(error), f"what does not fit is refused with: {error}"
    else:
        raise AssertionError(f"a save that lacks an entry of {path} was restored")
