"""`caravanserai bench`: how fast the rule sets are on this machine."""

import json as json_format
from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Final

import typer

import caravanserai.core.state
from caravanserai.bots.playout import play_randomly
from caravanserai.cli.arguments import Json, Language
from caravanserai.cli.output import plain_table, print_json, remarks, screen
from caravanserai.core.game import Game
from caravanserai.core.registry import games as all_games
from caravanserai.core.registry import load
from caravanserai.core.state import State
from caravanserai.texts import Texts, pick_language

RUNS: Final = 5  # the best one counts: the others were disturbed by something else on the machine
SECONDS_PER_RUN: Final = 0.2
DECISIONS_TO_THE_MIDDLE: Final = 120


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME...]", help="Ids of games; all if none.")] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="Players; otherwise as few as can play.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Measure random play, calls from Python, copies and the size of a saved state."""
    texts = Texts(pick_language(lang))
    chosen = [load(game) for game in games] if games else all_games()
    for game in chosen:
        game.check_players(players if players is not None else game.players[0])
    console = remarks()
    with console.status(texts.say("cli-bench-measuring")):
        figures = [
            measure(game, players if players is not None else game.players[0], SECONDS_PER_RUN) for game in chosen
        ]
    if json:
        print_json(figures)
        return
    columns = ("game", "players", "compiled", "engine", "from-python", "copy", "state")
    table = plain_table(*(texts.say(f"cli-column-{name}") for name in columns))
    for row in figures:
        compiled = texts.say("cli-yes" if row["compiled"] else "cli-no")
        speeds = [f"{row[key]:,}" for key in ("decisions_per_s", "api_decisions_per_s")]
        table.add_row(
            str(row["game"]), str(row["players"]), compiled, *speeds, f"{row['copy_us']}", f"{row['state_bytes']}"
        )
    screen().print(table)


def measure(game: Game, players: int, seconds: float) -> dict[str, object]:
    """The figures of one game."""
    middle = _middle_of(game, players)
    return {
        "game": game.id,
        "players": players,
        "compiled": str(caravanserai.core.state.__file__).endswith((".so", ".pyd")),
        "decisions_per_s": round(_best(lambda amount: play_randomly(game, players, {}, 1, amount), seconds)),
        "api_decisions_per_s": round(_best(lambda amount: _play_from_python(game, players, amount), seconds)),
        "copy_us": round(1e6 / _best(lambda amount: _copy(middle, amount), seconds), 3),
        "state_bytes": len(json_format.dumps(middle.save())),
    }


def _best(work: Callable[[int], int], seconds: float) -> float:
    """The best rate over several short runs; `work` does at least an amount of something and says how much it did."""
    amount, rate = 1_000, 0.0
    for _ in range(RUNS + 1):
        begun = perf_counter()
        done = work(amount)
        rate = max(rate, done / (perf_counter() - begun))
        amount = max(amount, int(rate * seconds))
    return rate


def _play_from_python(game: Game, players: int, amount: int) -> int:
    """What a bot author's own loop does; the choice itself is as cheap as can be."""
    made, seed, number = 0, 0, 12345
    while made < amount:
        seed += 1
        state = game.new(players, seed)
        while not state.over:
            seat = state.deciding[0]
            moves = state.legal(seat)
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply(moves[(number >> 8) % len(moves)], seat)
            made += 1
    return made


def _copy(state: State, amount: int) -> int:
    for _ in range(amount):
        state.copy()
    return amount


def _middle_of(game: Game, players: int) -> State:
    """A state in the midst of a game."""
    state = game.new(players, 1)
    for number in range(DECISIONS_TO_THE_MIDDLE):
        earlier = state.copy()
        moves = state.legal(state.deciding[0])
        state.apply(moves[number * 7919 % len(moves)], state.deciding[0])
        if state.over:
            return earlier
    return state
