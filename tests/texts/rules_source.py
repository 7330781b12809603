"""What the rules of a game can tell and ask, read from their source."""

import ast
from importlib.util import find_spec
from pathlib import Path

from caravanserai.core.game import Game
from caravanserai.core.registry import GAME_MODULES

TELLING = {"tell": 0, "tell_cubes": 0, "tell_of": 1}  # and which of their arguments is the kind


def event_kinds(game: Game) -> set[str]:
    """The kinds of all events that the rules of a game, and the pieces they use, tell."""
    found: set[str] = set()
    for path in _sources(GAME_MODULES[game.id], {}).values():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
                kind = node.args[TELLING[node.func.attr]]
                if isinstance(kind, ast.Constant):
                    found.add(str(kind.value))
                else:
                    assert path.name == "cube_table.py", f"{path}: an event kind must be written out"
    return found


def _sources(module: str, found: dict[str, Path]) -> dict[str, Path]:
    """The source files of a module and of the game modules it imports."""
    spec = find_spec(module)
    if module in found or spec is None or spec.origin is None:
        return found
    source = Path(spec.origin)
    found[module] = source if source.suffix == ".py" else source.with_name(source.name.partition(".")[0] + ".py")
    for node in ast.walk(ast.parse(found[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("caravanserai.games"):
            _sources(node.module, found)
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                if _is_module(inner):
                    _sources(inner, found)
    return found


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
