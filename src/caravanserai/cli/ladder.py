"""`caravanserai ladder`: the results of many arenas as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.arguments import BadUsage, Json, Language, check_writable
from caravanserai.cli.output import print_json, remarks
from caravanserai.texts import Texts, pick_language


def ladder(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of arenas, or folders of these.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where to write it; otherwise it is printed.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Write a page, in Markdown and English, that tells for each game which bots beat which."""
    from caravanserai.arena.ladder import find_arenas, ladder_page
    from caravanserai.arena.match import write_whole

    texts = Texts(pick_language(lang))
    if out is not None:
        check_writable(out.parent)
    arenas = find_arenas(folders)
    if json:
        print_json([standings.to_json() for standings in arenas])
    page = ladder_page(arenas)
    if out is not None:
        try:
            write_whole(out, page)
        except OSError as error:
            raise BadUsage(f"The ladder cannot be written to {out}: {error.strerror or error}.") from error
        remarks().print(texts.say("arena-ladder-kept", path=str(out)), soft_wrap=True)
    elif not json:
        print(page, end="")
