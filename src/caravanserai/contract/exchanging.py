"""Secrecy against a declared ground truth: what is hidden is changed in the save, and nothing shown or told may change.

Each check takes what makes a `Truth` for the game. They see what worlds made by `imagine` cannot: secrets that both
`imagine` and an event take for known.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from caravanserai.contract.hidden import Truth, exchanged_world, with_other_chance
from caravanserai.contract.positions import pick
from caravanserai.contract.secrecy import shown, told_to
from caravanserai.core.chance import seeded
from caravanserai.core.events import Event
from caravanserai.core.game import Game
from caravanserai.core.moves import Move
from caravanserai.core.state import State

MakeTruth = Callable[[State], Truth]
Options = Mapping[str, object]

TIMES = (1, 4, 16)
FOLLOWED = 6  # moves for which a twin is played on
MOST_MOVES = 8  # of one decision that are compared with each other
IMAGINED = 24  # worlds in which a secret should have come out differently at least once
TIMES_IMAGINED = (5,)
EXCHANGES = 4
ANY = "any of it"


def followed(
    game: Game, players: int, options: Options, seed: int, make_truth: MakeTruth, times: Sequence[int]
) -> Iterator[tuple[int, State, Truth, int]]:
    """Some positions of a random game, each with the ground truth that has seen all of it, and who moves next.

    They are those where a sort of move is made for the first time, and for the other `times`.
    """
    chance = seeded(seed, "ground truth")
    state = game.new(players, seed, options)
    state.listen()
    truth = make_truth(state)
    made: Counter[str] = Counter()
    number = 0
    while not state.over:
        seat, move = pick(state, chance)
        made[move.kind] += 1
        if made[move.kind] in times:
            yield number, state, truth, seat
        before = state.copy()
        state.apply(move, seat)
        truth.note(before, seat, move, state.told())
        number += 1


def check_exchanged_worlds(game: Game, players: int, options: Options, seed: int, make_truth: MakeTruth) -> None:
    """When hidden things change places, a seat is shown, imagines and later hears the same, until one turns up."""
    for number, state, truth, _ in followed(game, players, options, seed, make_truth, TIMES):
        seat = number % (players + 1)
        looker = seat if seat < players else None
        twin = with_other_chance(state, number)
        look_alike(state, twin, looker, "chance")
        hear_alike(state, twin, looker, truth, f"chance, move {number}")
        for secret in truth.hidden(state.save(), looker):
            found = exchanged_world(state, truth, looker, secret, number)
            if found is not None:
                twin = found[0]
                look_alike(state, twin, looker, secret.name)
                if looker is not None and not secret.remembered:
                    same = twin.imagine(looker, 5).save() == state.imagine(looker, 5).save()
                    assert same, f"an imagined world knows too much: {secret.name}"
                hear_alike(state, twin, looker, truth, f"{secret.name}, move {number}")


def look_alike(state: State, twin: State, looker: int | None, what: str) -> None:
    """The seat is shown the same in both worlds, and so is a spectator."""
    if looker in state.deciding:
        assert looker is not None
        assert shown(twin, looker) == shown(state, looker), f"shown: {what}"
    else:
        assert twin.view(looker) == state.view(looker), f"seen by {looker}: {what}"
        assert twin.view(None) == state.view(None), f"seen by spectators: {what}"
    assert twin.deciding == state.deciding, f"shown by who decides: {what}"


def hear_alike(state: State, twin: State, looker: int | None, truth: Truth, what: str) -> None:
    """The same moves in both worlds tell the seat and the spectators the same, until something hidden turns up."""
    chooser = random.Random(what)
    one, other = listening(state), listening(twin)
    for _ in range(FOLLOWED):
        if one.over:
            return
        seat = chooser.choice(one.deciding)
        moves = one.legal(seat)
        if seat == looker:
            assert other.legal(seat) == moves, f"shown by what is legal: {what}"
        move = chooser.choice(moves)
        if other.why_not(move, seat) is not None:
            return
        before = horizon(one, looker)
        for world in (one, other):
            world.apply(move, seat)
        story, other_story = one.told(), other.told()
        turned_up = [
            told_apart(story, other_story, reader, truth.reveals, f"{what}, {move}") for reader in {looker, None}
        ]
        if one.over or other.over:
            return
        if any(turned_up) or any(other.view(reader) != one.view(reader) for reader in {looker, None}):
            assert horizon(one, looker) != before, f"seen after {move}, which can be taken back: {what}"
            return
        assert horizon(other, looker) == horizon(one, looker), f"shown by what can be taken back: {what}"


def horizon(state: State, looker: int | None) -> int:
    """What rises when a seat, or with None anybody, comes to know something that was hidden."""
    return int(state.revealed) if looker is None else state.horizon(looker)


def told_apart(
    story: Sequence[Event], other: Sequence[Event], reader: int | None, reveals: frozenset[str], what: str
) -> bool:
    """Whether the two stories begin to differ, which they may only where something hidden turns up."""
    for one, two in zip_longest(told_to(reader, story), told_to(reader, other)):
        if one != two:
            turns_up = any(event is not None and event["kind"] in reveals for event in (one, two))
            assert turns_up, f"told to {reader}: {one}, in a twin world {two}: {what}"
            return True
    return False


def check_twin_moves(game: Game, players: int, options: Options, seed: int, make_truth: MakeTruth) -> None:
    """Two moves that differ only in what is hidden from a seat are told to it alike, and look alike afterwards."""
    chooser = random.Random(seed)
    for number, state, truth, mover in followed(game, players, options, seed, make_truth, TIMES):
        moves = state.legal(mover)
        tried = chooser.sample(moves, min(len(moves), MOST_MOVES)) if len(moves) > 1 else []
        made = [(move, *after(state, move, mover)) for move in tried]
        for reader in [None, *(seat for seat in range(players) if seat != mover)]:
            found: dict[str, tuple[Move, State, list[dict[str, Any]]]] = {}
            for move, world, told in made:
                known = json.dumps(truth.blind(world.save(), reader), sort_keys=True)
                heard = told_to(reader, told)
                first, twin, before = found.setdefault(known, (move, world, heard))
                if twin.save() == world.save():
                    continue  # two ways to one and the same world keep nothing hidden
                what = f"seat {mover} made {first} or {move} as move {number}"
                assert before == heard, f"told to {reader} that {what}"
                if not world.over:
                    assert twin.view(reader) == world.view(reader), f"seen by {reader} that {what}"
                assert reader is None or not state.open_moves, f"bots are told that {what}"


def check_imagined_variety(game: Game, players: int, options: Options, seed: int, make_truth: MakeTruth) -> None:
    """What a seat cannot know comes out differently in some of the worlds it imagines."""
    for number, state, truth, _ in followed(game, players, options, seed, make_truth, TIMES_IMAGINED):
        seat = number % players
        secrets = {secret.name: secret for secret in truth.hidden(state.save(), seat) if not secret.remembered}
        unchanged: set[tuple[str, str]] = set()
        for secret in secrets.values():
            for tried in range(EXCHANGES):
                found = exchanged_world(state, truth, seat, secret, EXCHANGES * number + tried)
                zones = found[1] if found is not None else set()
                unchanged |= {(secret.name, ANY if secret.surmised else zone) for zone in zones}
        for imagined in range(IMAGINED):
            if not unchanged:
                break
            world = state.imagine(seat, IMAGINED * number + imagined).save()
            for secret in truth.hidden(world, seat):
                for zone, things in secret.zones.items():
                    if secret.name in secrets and things != secrets[secret.name].zones.get(zone, things):
                        unchanged -= {(secret.name, zone), (secret.name, ANY)}
        assert not unchanged, f"seat {seat} always imagines {sorted(unchanged)} at move {number} as they are"


def listening(state: State) -> State:
    """A copy that keeps its story."""
    twin = state.copy()
    twin.listen()
    return twin


def after(state: State, move: Move, mover: int) -> tuple[State, list[Event]]:
    """The world after a move, and the story of it."""
    world = listening(state)
    world.apply(move, mover)
    return world, world.told()
