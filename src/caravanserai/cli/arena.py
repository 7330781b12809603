"""`caravanserai arena`: which bot is the stronger one, and how sure that is."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from caravanserai.cli.arguments import (
    BadUsage,
    Chosen,
    GameId,
    Jobs,
    Json,
    Language,
    check_at_least,
    check_writable,
    read_options,
)
from caravanserai.cli.counting import counting_games
from caravanserai.cli.main import CHECK_FAILED, INTERRUPTED
from caravanserai.cli.output import plain_table, print_json, remarks, screen
from caravanserai.core.registry import load
from caravanserai.texts import Texts, pick_language, title_of

if TYPE_CHECKING:
    from caravanserai.arena.ledger import Ledger
    from caravanserai.arena.plan import ArenaPlan
    from caravanserai.arena.standings import Standings

REPORT: Final = "report.html"


def arena(
    game: GameId,
    bots: Annotated[
        str, typer.Option(metavar="NAME,...", help="The bots; name=BOT calls one differently.")
    ] = "random,greedy",
    against: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Play only against these, not each against each.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Games for each pairing, rounded up to whole deals.")] = 100,
    players: Annotated[
        int, typer.Option(metavar="P", help="Players; with more than 2, one bot meets another on all other seats.")
    ] = 2,
    mixed: Annotated[bool, typer.Option("--mixed", help="All bots at one table; as many bots as players.")] = False,
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option(metavar="S", help="The seed of the first deal; the next one has S + 1.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep games and report here; run again to go on.")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report, a web page, here.")] = None,
    option: Chosen = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots meet in pairs on the same deals with seats rotated; win rates with intervals, ratings, times."""
    from caravanserai.arena.entrants import read_entrants
    from caravanserai.arena.ledger import Ledger
    from caravanserai.arena.plan import MIXED, ArenaPlan, pair_tables

    texts = Texts(pick_language(lang))
    chosen = load(game)
    chosen.check_players(players)
    check_at_least("--games", games, 1)
    check_at_least("--jobs", jobs, 1)
    tables = MIXED if mixed else pair_tables(players)
    rivals = read_entrants(against) if against is not None else ()
    options = read_options(chosen, option, texts)
    plan = ArenaPlan(game, chosen.version, players, games, seed, read_entrants(bots), rivals, tables, options)
    for folder in (out, report.parent if report is not None else None):
        if folder is not None:
            check_writable(folder)
    with Ledger(out, plan) if out is not None else nullcontext() as ledger:
        standings = _play(plan, jobs, ledger, texts)
    _write_reports(standings, [out / REPORT if out is not None else None, report], texts)
    if json:
        print_json(standings.to_json())
    else:
        _show(standings, texts, screen())
        _tell_where(out, report, texts, screen())
    if len(standings.games) < plan.total:
        raise typer.Exit(INTERRUPTED)


def _play(plan: ArenaPlan, jobs: int, ledger: Ledger | None, texts: Texts) -> Standings:
    from caravanserai.arena.machine import this_machine
    from caravanserai.arena.match import EndlessMatch
    from caravanserai.arena.running import run_arena
    from caravanserai.arena.standings import stand
    from caravanserai.arena.workers import BrokenSimulation

    console = remarks()
    already = 0 if ledger is None else len(ledger.games)
    if already and console.is_terminal:
        console.print(texts.say("arena-going-on", games=already))
    with counting_games(console, texts, plan.game, plan.total, already) as (count, stop):
        try:
            games = run_arena(plan, jobs, ledger, count, stop)
        except OSError as error:
            raise BadUsage(f"The games cannot be kept: {error}.") from error
        except (BrokenSimulation, EndlessMatch) as error:
            console.print(f"caravanserai: {error}", soft_wrap=True)
            raise typer.Exit(CHECK_FAILED) from error
    return stand(plan, this_machine(), games)


def _write_reports(standings: Standings, paths: list[Path | None], texts: Texts) -> None:
    from caravanserai.arena.match import write_whole
    from caravanserai.arena.report.page import report_page

    for path in paths:
        if path is not None:
            try:
                write_whole(path, report_page(standings, texts))
            except OSError as error:
                raise BadUsage(f"The report cannot be written to {path}: {error.strerror or error}.") from error


def _show(standings: Standings, texts: Texts, console: Console) -> None:
    from caravanserai.arena.report import figures

    plan = standings.plan
    console.print(f"{title_of(plan.game, texts)}, {figures.summary(standings, texts)}")
    if len(standings.games) < plan.total:
        console.print(texts.say("arena-stopped", games=len(standings.games), planned=plan.total))
    for table in (
        figures.pairs(standings, texts),
        figures.strengths(standings, texts),
        figures.times(standings, texts),
    ):
        drawn = plain_table(*table.headings)
        for row in table.rows:
            drawn.add_row(*row)
        console.print()
        console.print(drawn)
    for line in figures.fault_lines(standings, texts):
        console.print(line)


def _tell_where(out: Path | None, report: Path | None, texts: Texts, console: Console) -> None:
    if out is not None:
        console.print(texts.say("arena-kept", folder=str(out)), soft_wrap=True)
    if report is not None:
        console.print(texts.say("arena-report-kept", path=str(report)), soft_wrap=True)
