"""`caravanserai simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.arena.match import EndlessMatch
from caravanserai.arena.simulation import BrokenSimulation, Plan, Simulation
from caravanserai.arena.simulation import simulate as run_simulation
from caravanserai.bots import split_names
from caravanserai.cli.arguments import (
    BadUsage,
    Chosen,
    GameId,
    Jobs,
    Json,
    Language,
    check_at_least,
    check_writable,
    read_bots,
    read_options,
)
from caravanserai.cli.counting import counting_games
from caravanserai.cli.main import CHECK_FAILED, INTERRUPTED
from caravanserai.cli.output import plain_table, print_json, remarks, screen
from caravanserai.core.registry import load
from caravanserai.texts import Texts, pick_language, title_of


def simulate(
    game: GameId,
    players: Annotated[int | None, typer.Option(metavar="N", help="Players; otherwise as few as can play.")] = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The seed of the first game; the next one has S + 1.")] = 0,
    bots: Annotated[str, typer.Option(metavar="NAME,...", help="A bot for each seat, or one for all.")] = "random",
    jobs: Jobs = 1,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game here.")] = None,
    option: Chosen = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play many games; seats rotate from game to game."""
    texts = Texts(pick_language(lang))
    chosen = load(game)
    seats = players if players is not None else max(chosen.players[0], len(split_names(bots)))
    chosen.check_players(seats)
    check_at_least("--games", games, 1)
    check_at_least("--jobs", jobs, 1)
    plan = Plan(game, seats, games, seed, tuple(read_bots(bots, seats)), read_options(chosen, option, texts), save)
    if save is not None:
        check_writable(save)
    try:
        result = _run(plan, jobs, texts)
    except (BrokenSimulation, EndlessMatch) as error:
        remarks().print(f"caravanserai: {error}", soft_wrap=True)
        raise typer.Exit(CHECK_FAILED) from error
    if json:
        print_json(result.to_json())
    else:
        _show(result, texts, screen())
    if len(result.outcomes) < games:
        raise typer.Exit(INTERRUPTED)


def _run(plan: Plan, jobs: int, texts: Texts) -> Simulation:
    with counting_games(remarks(), texts, plan.game, plan.games) as (count, stop):
        try:
            return run_simulation(plan, jobs, count, stop)
        except OSError as error:
            raise BadUsage(f"The records cannot be kept: {error}.") from error


def _show(result: Simulation, texts: Texts, console: Console) -> None:
    plan = result.plan
    figures = result.to_json()
    finished = len(result.outcomes)
    console.print(
        texts.say(
            "cli-simulate-summary",
            title=title_of(plan.game, texts),
            players=plan.players,
            games=finished,
            decisions=sum(outcome.decisions for outcome in result.outcomes),
            speed=int(str(figures["decisions_per_s"])),
        )
    )
    if finished < plan.games:
        console.print(texts.say("cli-simulate-stopped", games=finished, planned=plan.games))
    table = plain_table(
        *(texts.say(f"cli-column-{name}") for name in ("bot", "games", "wins", "win-rate", "mean-score"))
    )
    bots = figures["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        wins, rate, mean = f"{bot['wins']:.10g}", f"{bot['win_rate']:.1%}", f"{bot['mean_score']:.1f}"
        table.add_row(bot["bot"], str(bot["games"]), wins, rate, mean)
    console.print(table)
    for bot in bots:
        if "faults" in bot:
            kinds = ", ".join(f"{kind} {count}" for kind, count in bot["faults"].items())
            console.print(texts.say("arena-fault-kinds", bot=bot["bot"], faults=kinds))
    quantiles = figures["score_quantiles"]
    assert isinstance(quantiles, dict)
    spread = "  ".join(f"{part}%: {score}" for part, score in quantiles.items())
    console.print(texts.say("cli-simulate-spread", spread=spread))
    if plan.save is not None:
        console.print(texts.say("cli-simulate-saved", folder=str(plan.save)), soft_wrap=True)
