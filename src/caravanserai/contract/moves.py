"""The move table: ids, texts and JSON forms all lead back to the same move."""

import copy
import json
import pickle

from caravanserai.core.game import Game


def check_moves_round_trip(game: Game) -> None:
    """Every move is found again by id, by text and from JSON, and is one object however it travels."""
    assert len(game.moves) == len(list(game.moves))
    for number, move in enumerate(game.moves):
        assert move.id == number
        assert game.moves[number] is move
        assert game.moves[str(move)] is move
        assert game.moves.from_json(json.loads(json.dumps(move.to_json()))) is move
        assert copy.deepcopy(move) is move
        assert pickle.loads(pickle.dumps(move)) is move
        assert "\n" not in move.text
        assert move.text == move.text.strip()
        assert move.kind in game.moves.kinds
