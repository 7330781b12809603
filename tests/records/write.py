"""Writes the golden records of a version: `python -m tests.records.write GAME`.

What a version plays like stays as it was recorded: its records are never written twice. A rule set that plays
differently needs a version of its own, see `core.versions` for what becomes of games under the one before.
"""

import json
import sys
from pathlib import Path

import caravanserai as cv
from caravanserai.bots import make_bot
from caravanserai.contract import option_sets
from caravanserai.contract.fingerprints import fingerprint
from caravanserai.core.record import begin_record

HERE = Path(__file__).parent
LEAST = 20  # records of a rule set
PRINTS = "fingerprints.json"  # those of all records of a version, by file name


class AlreadyWritten(Exception):
    """The version has its records, and they stand."""


def write(game: cv.Game, records: Path = HERE) -> None:
    """Games for every player count and option set; one seat plays at random so that odd things happen too."""
    folder = records / game.id / game.version
    if folder.exists():
        raise AlreadyWritten(
            f"{game.id} {game.version} has its records already. If its rules have changed, give it a new version; "
            f"see `earlier` and `migrations` of {type(game).__name__} for games under version {game.version}."
        )
    folder.mkdir(parents=True)
    prints = {}
    sets = option_sets(game)
    for players in game.players:
        for number in range(max(len(sets), -(-LEAST // len(game.players)))):
            options = sets[number % len(sets)]
            seed = 1000 * players + number
            bots = [make_bot("random" if seat == number % players else "greedy", seed) for seat in range(players)]
            state = game.new(players, seed, options)
            record = begin_record(state, seed)
            while not state.over:
                seat = state.deciding[0]
                move = bots[seat].choose(cv.Observation(state, seat, len(record.moves)))
                state.apply(move, seat)
                record.add(seat, move.text)
            record.close(state)
            name = f"{players}-players-{number}.json"
            (folder / name).write_text(record.to_json(), encoding="utf-8")
            prints[name] = fingerprint(record)
    (folder / PRINTS).write_text(json.dumps(prints, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        write(cv.load(sys.argv[1]))
    except AlreadyWritten as refusal:
        sys.exit(str(refusal))
