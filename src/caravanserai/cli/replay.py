"""`caravanserai replay`: plays records again and says whether they are true."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from caravanserai.cli.arguments import BadUsage, Json, Language
from caravanserai.cli.main import CHECK_FAILED
from caravanserai.cli.output import print_json, screen
from caravanserai.core.errors import BadRecord
from caravanserai.core.record import Record
from caravanserai.texts import Texts, pick_language


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records, as written by simulate or play.")],
    json: Json = False,
    lang: Language = None,
) -> None:
    """Re-run records move by move; exit with 1 when one does not hold."""
    texts = Texts(pick_language(lang))
    for path in files:
        if not path.is_file():
            raise BadUsage(f"There is no file {path}.")
    results = [_check(path) for path in files]
    if json:
        print_json(results)
    else:
        console = screen()
        for result in results:
            console.print(_line(result, texts), soft_wrap=True)
    if not all(result["ok"] for result in results):
        raise typer.Exit(CHECK_FAILED)


def _check(path: Path) -> dict[str, object]:
    result: dict[str, object] = {"file": str(path), "ok": False}
    try:
        record = read_record(path)
        result |= {"game": record.game, "players": record.players, "moves": len(record.moves)}
        state = record.verify()
    except BadRecord as error:
        return result | {"problem": str(error)}
    return result | {"ok": True, "finished": state.over, "scores": state.scores() if state.over else None}


def read_record(path: Path) -> Record:
    """The record in a file, or a BadRecord that says what is wrong with it."""
    try:
        return Record.from_json(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord("This is not a game record: it is not text.") from error
    except OSError as error:
        raise BadRecord(f"The record cannot be read: {error.strerror or error}.") from error


def _line(result: dict[str, object], texts: Texts) -> Text:
    line = Text()
    if not result["ok"]:
        line.append(texts.say("cli-replay-bad"), "bold red")
        return line.append(f"  {result['file']}: {result['problem']}")
    line.append(texts.say("cli-replay-fine"), "bold green")
    moves = texts.say("cli-replay-moves", count=int(str(result["moves"])))
    line.append(f"  {result['file']}: {result['game']}, {moves}, ")
    scores = result["scores"]
    ending = " : ".join(map(str, scores)) if isinstance(scores, list) else texts.say("cli-replay-unfinished")
    return line.append(ending)
