"""The games there are, their rules, and the bots."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Response

import caravanserai
from caravanserai.core.errors import UnknownGame
from caravanserai.core.game import Game
from caravanserai.core.registry import games, load
from caravanserai.server.bots_at_table.budgets import bot_names
from caravanserai.server.errors import Refused
from caravanserai.server.schemas.games import GameDetail, GameInfo, Rules
from caravanserai.texts.rules_pages import rules_of

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", response_model=list[GameInfo])
async def all_games() -> list[dict[str, Any]]:
    """Every rule set."""
    return [game.to_json() for game in games()]


@router.get("/games/{game}", response_model=GameDetail)
async def one_game(game: str, response: Response) -> dict[str, Any]:
    """A rule set with its components and moves; the same as long as its version is."""
    found = _known(game)
    response.headers["Cache-Control"] = "public, max-age=300"
    response.headers["ETag"] = f'"{found.id}-{found.version}-{caravanserai.__version__}"'
    return _detail(found.id)


@router.get("/games/{game}/rules")
async def rules(game: str, response: Response) -> Rules:
    """The numbered rules page, with those of the games it builds on."""
    text = rules_of(_known(game).id)
    if not text:
        raise Refused(404, "no_rules", "The rules page of this game has not been installed.")
    response.headers["Cache-Control"] = "public, max-age=300"
    return Rules(markdown=text)


@router.get("/bots")
async def bots() -> list[str]:
    """The bots one can play against: the three levels, then the others."""
    return bot_names()


def _known(game: str) -> Game:
    try:
        return load(game)
    except UnknownGame as error:
        raise Refused(404, "unknown_game", str(error)) from error


@cache
def _detail(game_id: str) -> dict[str, Any]:
    game = load(game_id)
    return {**game.to_json(), "components": game.components(), "moves": [move.to_json() for move in game.moves]}
