"""Which option sets a game should be tried with."""

from itertools import product

from caravanserai.core.errors import BadOption
from caravanserai.core.game import Game
from caravanserai.core.options import AS_PRINTED, RULINGS

MOST_COMBINATIONS = 8


def option_sets(game: Game) -> list[dict[str, object]]:
    """Every combination of options while they are few; otherwise the defaults and each other value by itself.

    Options with endless values take part through the samples a game gives.
    """
    listed = [option for option in game.options if option.values]
    combinations = 1
    for option in listed:
        combinations *= len(option.values)
    if combinations <= MOST_COMBINATIONS:
        names = [option.name for option in listed]
        found: list[dict[str, object]] = [
            dict(zip(names, values, strict=True)) for values in product(*(option.values for option in listed))
        ]
    else:
        found = [{}]
        for option in listed:
            found += [{option.name: value} for value in option.values if value != option.default]
        if any(option.printed is not None for option in game.options):
            found.append({RULINGS: AS_PRINTED})
    return [options for options in found if _fits(game, options)] + [dict(sample) for sample in game.samples]


def _fits(game: Game, options: dict[str, object]) -> bool:
    """Whether the game takes these options together."""
    try:
        game.settle(options)
    except BadOption:
        return False
    return True
