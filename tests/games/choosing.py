"""What a player is told of the choices at the open decision."""

import json

from caravanserai.core.choices import Choice
from caravanserai.core.state import State

MOST = 200  # more choices than anybody could look at


def choice(state: State, move: str) -> Choice:
    """The choice a player has with this move, barred or not."""
    found = [one for one in state.choices() if str(one.move) == move]
    assert len(found) == 1, f"{move}: {found}"
    return found[0]


def told(state: State, move: str) -> dict[str, object]:
    """The facts of a choice."""
    return dict(choice(state, move).facts)


def barred(state: State, move: str) -> tuple[str, dict[str, object]]:
    """Why the choice cannot be made, and the details of it."""
    reason = choice(state, move).reason
    assert reason is not None, f"{move} can be made"
    return reason.code, dict(reason.details)


def check_choices(state: State) -> None:
    """All that can be made is among the choices, once each, with facts that JSON can carry; not too many are sent."""
    choices = state.choices()
    moves = [one.move for one in choices]
    assert len(set(moves)) == len(moves) <= MOST
    assert {one.move for one in choices if one.reason is None} == set(state.legal())
    for one in choices:
        assert json.loads(json.dumps(one.to_json())) == one.to_json()


def choice_of(state: State, move: str, seat: int = 0) -> Choice:
    """The one choice of a seat that is made by this move, where several decide at once."""
    [found] = [each for each in state.choices(seat) if each.move.text == move]
    return found


def check_choices_of(state: State, seat: int, most: int) -> list[Choice]:
    """What a seat can do is among its choices, in the same order; they are few, and JSON can carry them."""
    choices = state.choices(seat)
    assert [each.move for each in choices if each.reason is None] == state.legal(seat)
    assert len({each.move.id for each in choices}) == len(choices) <= most
    assert json.loads(json.dumps([each.to_json() for each in choices]))
    return choices
