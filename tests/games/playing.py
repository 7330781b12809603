"""What the tests of all games do and ask: make moves, and look at what is decided, legal, refused and told."""

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from caravanserai.contract.refusing import check_refused
from caravanserai.contract.secrecy import check_looks_the_same
from caravanserai.contract.taking_back import history_of, why_no_undo
from caravanserai.core.events import Event, Fact
from caravanserai.core.moves import Move
from caravanserai.core.reasons import Detail
from caravanserai.core.state import State

Table = TypeVar("Table", bound=State)
Tale = list[tuple[str, int, dict[str, Fact]]]


def make(state: Table, *moves: str) -> Table:
    """Make the moves, each for whoever decides, and give the table back."""
    for move in moves:
        state.apply(move)
    return state


def turn_of(state: Table, *moves: str) -> Table:
    """Make the moves on a copy and give that back."""
    twin = state.copy()
    assert isinstance(twin, type(state))
    return make(twin, *moves)


def play_on(state: Table, seed: int, most: int, choose: Callable[[random.Random, list[Move]], Move]) -> Iterator[Table]:
    """Make chosen moves, so many or to the end of the game; give the table before every move."""
    dice = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        state.apply(choose(dice, state.legal()))


def wander(state: Table, seed: int, most: int, useful: Collection[str], eager: float) -> Iterator[Table]:
    """Play on at random; whoever can make a move of a useful kind does so with the chance `eager`."""

    def choose(dice: random.Random, moves: list[Move]) -> Move:
        bringing = [move for move in moves if move.kind in useful]
        return dice.choice(bringing if bringing and dice.random() < eager else moves)

    return play_on(state, seed, most, choose)


def finished(table: Callable[..., Table], people: Sequence[object], first: int) -> Table:
    """A game that has just ended, with these things before the players."""
    last = (first - 1) % len(people)
    state = table(people[last], dict(enumerate(people)), players=len(people), first=first, turn=last)
    state.last_round = True  # type: ignore[attr-defined]
    return make(state, "rest")


def imagined(states: Iterable[Table], every: int = 25) -> Iterator[tuple[Table, Table]]:
    """Every so many tables, each with a world that seat 0 imagines there and that looks the same to everybody."""
    for number, state in enumerate(states):
        if number % every == 0:
            world = state.imagine(0, number)
            assert isinstance(world, type(state))
            check_looks_the_same(state, world)
            yield state, world


# -- what is decided and legal ---------------------------------------------------------------------------------


def decision(state: State) -> str:
    """What is being decided."""
    asked = state.view(None)["decision"]
    assert asked is not None
    return asked["kind"]


def facts(state: State) -> dict[str, int]:
    """The facts of what is being decided."""
    asked = state.view(None)["decision"]
    assert asked is not None
    return dict(asked["facts"])


def legal(state: State, kind: str = "", seat: int | None = None) -> set[str]:
    """The legal moves, or only those of one kind."""
    return {move.text for move in state.legal(seat) if not kind or move.kind == kind}


def offered(state: State, kind: str) -> set[str]:
    """The arguments with which a kind of move is offered."""
    return {move.partition(" ")[2] for move in legal(state, kind)}


def refused(state: State, move: str, code: str, clause: str, seat: int | None = None, **details: Detail) -> None:
    """The move is refused for this reason, and nothing changes."""
    check_refused(state, move, code, clause, details, seat)


# -- what is told ----------------------------------------------------------------------------------------------


def told(state: State, *moves: str) -> list[Event]:
    """What is told of these moves."""
    state.listen()
    make(state, *moves)
    return state.told()


def tale(state: State, *moves: str) -> Tale:
    """What is told of these moves: kind, seat and facts."""
    return [(event.kind, event.seat, dict(event.facts)) for event in told(state, *moves)]


def audible(events: Sequence[Event], seat: int | None = None) -> Tale:
    """What a seat, or a spectator, hears of these events: kind, seat and facts."""
    return [(event.kind, event.seat, dict(event.facts)) for event in events if event.visible_to(seat)]


def why_no_undo_after(state: State, *moves: str, seat: int = 0) -> str | None:
    """Why a seat cannot take back the last of these moves, or nothing."""
    history = history_of(state)
    for move in moves:
        history.apply(move)
    return why_no_undo(history, seat)
