"""Which option sets a game should be tried with."""

from itertools import product

from caravanserai.core.game import Game

MOST_COMBINATIONS = 16


def option_sets(game: Game) -> list[dict[str, object]]:
    """Every combination of options while they are few; otherwise the defaults and each other value by itself."""
    names = [option.name for option in game.options]
    combinations = 1
    for option in game.options:
        combinations *= len(option.values)
    if combinations <= MOST_COMBINATIONS:
        return [dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options))]
    singles: list[dict[str, object]] = [{}]
    for option in game.options:
        singles += [{option.name: value} for value in option.values if value != option.default]
    return singles
