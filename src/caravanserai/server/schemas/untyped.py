"""Views of games without `shapes`; goes away with the last of them."""

import importlib
from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict, is_typeddict

from caravanserai.core.game import Game
from caravanserai.core.registry import SHELF

REF = "#/components/schemas/{model}"


def old_schemas(game: Game, taken: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The schemas of a game; a part whose name is taken for something else gets the game's name before it."""
    schemas = _schemas_of(game)
    new = {name: _camel(game.id) + name for name, schema in schemas.items() if taken.get(name, schema) != schema}
    refs = {REF.format(model=name): REF.format(model=other) for name, other in new.items()}
    return {new.get(name, name): _pointed(schema, refs) for name, schema in schemas.items()}


def _schemas_of(game: Game) -> dict[str, dict[str, Any]]:
    name = _camel(game.id) + "View"
    module = importlib.import_module(SHELF[game.id].removesuffix(".game") + ".view")
    shape = _readable(getattr(module, name), {})
    schema = TypeAdapter(shape).json_schema(ref_template=REF, mode="serialization")
    parts: dict[str, dict[str, Any]] = schema.pop("$defs", {})
    schema["properties"]["game"] = {"const": game.id, "type": "string"}
    return {**parts, name: schema}


def _pointed(schema: Any, refs: Mapping[str, str]) -> Any:
    """The same schema with some of its references pointing elsewhere."""
    if isinstance(schema, dict):
        return {
            key: refs.get(value, value) if key == "$ref" else _pointed(value, refs) for key, value in schema.items()
        }
    return [_pointed(part, refs) for part in schema] if isinstance(schema, list) else schema


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
