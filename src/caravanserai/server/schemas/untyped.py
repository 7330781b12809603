"""Views of games without `shapes`; goes away with the last of them."""

import importlib
import json
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict, is_typeddict

from caravanserai.core.game import Game
from caravanserai.core.registry import SHELF

REF = "#/components/schemas/{model}"


_taken: dict[str, Any] = {}


def old_schemas(game: Game) -> dict[str, dict[str, Any]]:
    _, schemas = _schemas_of(game)
    told = _told_apart(game, schemas, _taken)
    _taken.update(told)
    return told


def _schemas_of(game: Game) -> tuple[str, dict[str, dict[str, Any]]]:
    name = _camel(game.id) + "View"
    module = importlib.import_module(SHELF[game.id].removesuffix(".game") + ".view")
    shape = _readable(getattr(module, name), {})
    schema = TypeAdapter(shape).json_schema(ref_template=REF, mode="serialization")
    parts: dict[str, dict[str, Any]] = schema.pop("$defs", {})
    schema["properties"]["game"] = {"const": game.id, "type": "string"}
    return name, {**parts, name: schema}


def _told_apart(game: Game, schemas: dict[str, Any], taken: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The same schemas; a part whose name another game uses for something else gets the game's name before it."""
    text = json.dumps(schemas)
    for name, schema in schemas.items():
        if name in taken and taken[name] != schema:
            new = _camel(game.id) + name
            text = text.replace(f'"{REF.format(model=name)}"', f'"{REF.format(model=new)}"')
            text = text.replace(f'"{name}": {{', f'"{new}": {{', 1)
    renamed: dict[str, dict[str, Any]] = json.loads(text)
    return renamed


def _camel(game_id: str) -> str:
    return "".join(part.capitalize() for part in game_id.split("_"))


def _readable(shape: Any, known: dict[Any, Any]) -> Any:
    """A copy made with typing_extensions, which pydantic can read on every Python; other types as they are."""
    if is_typeddict(shape):
        if shape not in known:
            hints = {key: _readable(hint, known) for key, hint in get_type_hints(shape).items()}
            known[shape] = TypedDict(shape.__name__, hints)  # type: ignore[operator]
            known[shape].__doc__ = shape.__doc__
        return known[shape]
    origin, args = get_origin(shape), get_args(shape)
    if origin is None or not args:
        return shape
    new_args = tuple(_readable(arg, known) for arg in args)
    if new_args == args:
        return shape
    if hasattr(shape, "copy_with"):
        return shape.copy_with(new_args)
    return origin[new_args] if origin in (list, dict, tuple, set) else _union(new_args)


def _union(args: tuple[Any, ...]) -> Any:
    whole = args[0]
    for arg in args[1:]:
        whole = whole | arg
    return whole
