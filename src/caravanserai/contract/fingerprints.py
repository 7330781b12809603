"""Fingerprints of whole games: two builds, or two versions, that play alike have the same ones.

`python -m caravanserai.contract.fingerprints` prints those of some random games of every rule set as JSON.
"""

import hashlib
import json
import sys

import caravanserai as cv
from caravanserai.contract.positions import thinned, walk
from caravanserai.contract.settings import option_sets
from caravanserai.core.game import Game
from caravanserai.core.record import Record
from caravanserai.core.state import State


def fingerprint(record: Record) -> str:
    """A hash over every state the record goes through, down to the last bit that is saved, and all that is told.

    At every decision it takes in what could be chosen and why the rest is barred, so that a rule shows, too, that no
    move of the record came up against.
    """
    state = record.opening()
    state.listen()
    digest = hashlib.sha256()
    _add(digest, state)
    for seat, text in record.moves:
        digest.update(json.dumps(_choices(state, seat)).encode())
        state.apply(text, seat)
        _add(digest, state)
    return digest.hexdigest()


def fingerprints_of_random_games(games_each: int) -> dict[str, str]:
    """Fingerprints of random games and of what bots think of them, over all rule sets, player counts and options."""
    found = {}
    for game in cv.games():
        for players in game.players:
            for number, options in enumerate(option_sets(game)):
                for seed in range(games_each):
                    found[f"{game.id} {players} {number} {seed}"] = _of_random_game(game, players, options, seed)
    return found


def _of_random_game(game: Game, players: int, options: dict[str, object], seed: int) -> str:
    digest = hashlib.sha256()
    state: State | None = None
    for state, _, _ in thinned(walk(game, players, options, seed)):
        _add(digest, state)
        digest.update(repr([state.evaluate(seat) for seat in range(players)]).encode())
    assert state is not None
    _add(digest, state)  # at its end
    return digest.hexdigest()


def _choices(state: State, seat: int) -> list[tuple[str, str]]:
    """Each choice of a seat, and the reason why it is barred, if it is."""
    return [(choice.move.text, str(choice.reason or "")) for choice in state.choices(seat)]


def _add(digest: "hashlib._Hash", state: State) -> None:
    told = [event.to_json() for event in state.told()]
    digest.update(json.dumps([state.save(), told, state.scores()], sort_keys=True).encode())


if __name__ == "__main__":
    json.dump(fingerprints_of_random_games(int(sys.argv[1]) if len(sys.argv) > 1 else 1), sys.stdout, indent=1)
