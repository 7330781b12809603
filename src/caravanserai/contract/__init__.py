"""What every game promises, as checks that anybody can run on a game of theirs.

    from caravanserai.contract import check_game
    check_game(my_game, players=3, options={}, seed=1)

Each check raises an AssertionError that says which promise is broken.
"""

from caravanserai.contract.choosing import check_choices
from caravanserai.contract.judging import check_decisions_are_short, check_one_judge, check_wrong_seats_are_refused
from caravanserai.contract.keeping import (
    check_conservation,
    check_copies_are_independent,
    check_records_replay,
    check_saves_restore,
)
from caravanserai.contract.moves import check_moves_round_trip
from caravanserai.contract.playing import check_games_end, check_views_are_plain
from caravanserai.contract.secrecy import check_imagined_worlds, check_twin_worlds
from caravanserai.contract.settings import option_sets
from caravanserai.core.game import Game

CHECKS = (
    check_games_end,
    check_views_are_plain,
    check_one_judge,
    check_choices,
    check_wrong_seats_are_refused,
    check_decisions_are_short,
    check_copies_are_independent,
    check_saves_restore,
    check_records_replay,
    check_conservation,
    check_imagined_worlds,
    check_twin_worlds,
)


def check_game(game: Game, players: int, options: dict[str, object], seed: int) -> None:
    """Run every check on one game from one seed."""
    check_moves_round_trip(game)
    for check in CHECKS:
        check(game, players, options, seed)


__all__ = ["CHECKS", "check_game", "check_moves_round_trip", "option_sets"]
