"""Options whose values are made by hand: a proposal for who wants one, and a judge while somebody is at work."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from caravanserai.core.errors import UnknownGame
from caravanserai.core.option_editors import OptionEditor
from caravanserai.core.options import FreeOption
from caravanserai.core.registry import load
from caravanserai.server.errors import Refused
from caravanserai.server.schemas.options import ValidationOut, ValueRequest

router = APIRouter(prefix="/api", tags=["games"])
Name = Annotated[str, Path(max_length=40)]
Seed = Annotated[int, Query(ge=0, le=2**53 - 1, description="The same seed proposes the same value.")]


@router.get("/games/{game}/options/{option}/proposal", response_model=ValidationOut)
async def proposal(game: Name, option: Name, seed: Seed | None = None) -> dict[str, Any]:
    """A good value, drawn at random unless a seed is named."""
    editor = _editor(game, option)
    return editor.validate(editor.propose(secrets.randbits(53) if seed is None else seed)).to_json()


@router.post("/games/{game}/options/{option}/validation", response_model=ValidationOut)
async def validate(game: Name, option: Name, body: ValueRequest) -> dict[str, Any]:
    """Everything that is wrong with a value; nothing is kept."""
    return _editor(game, option).beside(body.options).validate(body.value).to_json()


def _editor(game: str, name: str) -> OptionEditor:
    try:
        options = load(game).options
    except UnknownGame as error:
        raise Refused(404, "unknown_game", str(error)) from error
    for option in options:
        if option.name == name and isinstance(option, FreeOption) and option.editor is not None:
            return option.editor
    raise Refused(404, "no_editor", f"{game} has no option {name!r} whose values are made by hand.")
