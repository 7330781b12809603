"""Each game's view and components as JSON schemas, read from the typed dicts in its `shapes` module."""

import importlib
from importlib.util import find_spec
from typing import Any

from pydantic import TypeAdapter

from caravanserai.core.game import Game
from caravanserai.core.registry import GAME_MODULES, games

REF = "#/components/schemas/{model}"


def game_schemas() -> dict[str, dict[str, Any]]:
    """The schemas of all views and components with their parts, and `GameView` and `GameComponents` for any of them.

    A name means one shape in all games; where two games mean different things they call them differently.
    """
    found: dict[str, dict[str, Any]] = {}
    for game in games():
        for name, schema in _schemas_of(game).items():
            if found.setdefault(name, schema) != schema:
                raise ValueError(f"{game.id} calls something {name} that another game knows as something else")
    for kind in ("View", "Components"):
        names = {game.id: _camel(game.id) + kind for game in games()}
        refs = {game: REF.format(model=name) for game, name in names.items() if name in found}
        found[f"Game{kind}"] = {"oneOf": [{"$ref": ref} for ref in refs.values()]}
        if kind == "View":
            found["GameView"]["discriminator"] = {"propertyName": "game", "mapping": refs}
    return found


def _schemas_of(game: Game) -> dict[str, dict[str, Any]]:
    folder = GAME_MODULES[game.id].removesuffix(".game")
    if find_spec(f"{folder}.shapes") is None:  # a game of another package need not declare them
        return {}
    shapes = importlib.import_module(f"{folder}.shapes")
    found: dict[str, dict[str, Any]] = {}
    for kind in ("View", "Components"):
        name = _camel(game.id) + kind
        schema = TypeAdapter(getattr(shapes, name)).json_schema(ref_template=REF, mode="serialization")
        found.update(schema.pop("$defs", {}))
        found[name] = schema
    found[_camel(game.id) + "View"]["properties"]["game"] = {"const": game.id, "type": "string"}
    return found


def _camel(game_id: str) -> str:
    return "".join(part.capitalize() for part in game_id.split("_"))
