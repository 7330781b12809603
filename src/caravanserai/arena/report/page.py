"""The report: one HTML file that needs nothing else, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from caravanserai.arena.report import figures, plots
from caravanserai.arena.report.drawing import Drawing
from caravanserai.arena.report.figures import Table
from caravanserai.arena.standings import Standings
from caravanserai.texts import Texts, title_of

STYLE: Final = Path(__file__).with_name("style.css")


def report_page(standings: Standings, texts: Texts) -> str:
    """The whole page."""
    title = texts.say("arena-title", title=title_of(standings.plan.game, texts))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{texts.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<style>\n{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
            *_head(standings, title, texts),
            *_sections(standings, texts),
            "</main></body></html>\n",
        ]
    )


def _head(standings: Standings, title: str, texts: Texts) -> list[str]:
    lines = [f"<header><h1>{escape(title)}</h1><p class='say'>{escape(figures.summary(standings, texts))}</p>"]
    if len(standings.games) < standings.plan.total:
        stopped = texts.say("arena-stopped", games=len(standings.games), planned=standings.plan.total)
        lines.append(f"<p class='why'>{escape(stopped)}</p>")
    chosen = [f"{name} = {value}" for name, value in standings.plan.options.items() if value not in (False, "")]
    if chosen:
        lines.append(f"<p class='soft'>{escape(texts.say('arena-report-options', options=', '.join(chosen)))}</p>")
    return [*lines, "</header>", _legend(standings, texts)]


def _legend(standings: Standings, texts: Texts) -> str:
    """The bots with their signs, and how each was made where its name does not say it."""
    entries: list[str] = []
    for label, kind in plots.colours(standings).items():
        sign = Drawing(label, 24)
        sign.mark((12, 12), kind, 7)
        spec = standings.plan.spec(label)
        made = f" <span class='soft'>{texts.say('arena-made-by')} {escape(spec)}</span>" if spec != label else ""
        picture = sign.svg().replace("0 0 820 24", "0 0 24 24")
        entries.append(f"<li>{picture}<b>{escape(label)}</b>{made}</li>")
    return f"<ul class='legend'>{''.join(entries)}</ul>"


def _sections(standings: Standings, texts: Texts) -> list[str]:
    if not standings.games:
        return []
    parts = [
        _section("pairs", plots.plot_pairs(standings, texts), figures.pairs(standings, texts), texts),
        _section("ratings", plots.plot_ratings(standings, texts), figures.strengths(standings, texts), texts),
        _section("scores", plots.plot_scores(standings, texts), None, texts),
        _section("growth", plots.plot_growth(standings, texts), None, texts),
        _section("times", plots.plot_times(standings, texts), figures.times(standings, texts), texts),
    ]
    return [*parts, *_faults(standings, texts), _how(standings, texts)]


def _section(key: str, plot: str, table: Table | None, texts: Texts) -> str:
    words = f"<h2>{texts.say(f'arena-report-{key}')}</h2><p class='soft'>{texts.say(f'arena-report-{key}-about')}</p>"
    drawn = "" if table is None else _table(table)
    return f"<section>{words}<div class='wide' tabindex='0'>{plot}</div>{drawn}</section>"


def _table(table: Table) -> str:
    head = "".join(f"<th scope='col'>{escape(words)}</th>" for words in table.headings)
    rows = "".join(f"<tr>{_row(row)}</tr>" for row in table.rows)
    return f"<div class='wide' tabindex='0'><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"


def _row(row: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(words)}</td>" for words in row[1:])
    return f"<th scope='row'>{escape(row[0])}</th>{cells}"


def _faults(standings: Standings, texts: Texts) -> list[str]:
    faulty = [bot for bot in standings.bots if bot.faults]
    if not faulty:
        return []
    lines = [f"<section><h2>{texts.say('arena-report-faults')}</h2>"]
    lines.append(f"<p class='soft'>{texts.say('arena-report-faults-about')}</p>")
    for bot, line in zip(faulty, figures.fault_lines(standings, texts), strict=True):
        said = escape(figures.last_fault(standings, bot.bot))
        lines.append(f"<p class='why'>{escape(line)}</p><pre tabindex='0'>{said}</pre>")
    return [*lines, "</section>"]


def _how(standings: Standings, texts: Texts) -> str:
    machine = standings.machine
    facts = texts.say(
        "arena-report-how-machine",
        system=machine.system,
        processor=machine.processor,
        cores=machine.cores,
        python=machine.python,
        version=machine.caravanserai,
        compiled="yes" if machine.compiled else "no",
        rules=standings.plan.version,
    )
    said = [
        texts.say("arena-report-how-deals", seed=str(standings.plan.seed)),
        texts.say("arena-report-how-interval"),
        texts.say("arena-report-how-over"),
        facts,
    ]
    words = "".join(f"<p>{escape(line)}</p>" for line in said)
    return f"<section class='how'><h2>{texts.say('arena-report-how')}</h2>{words}</section>"
