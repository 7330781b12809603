"""Writes the golden records anew: `python -m tests.records.write GAME`. Only for a rule set whose version changed."""

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


def write(game: cv.Game) -> None:
    """Games for every player count and option set; one seat plays at random so that odd things happen too."""
    folder = HERE / game.id
    folder.mkdir(exist_ok=True)
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
    (folder / "fingerprints.json").write_text(json.dumps(prints, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(cv.load(sys.argv[1]))
