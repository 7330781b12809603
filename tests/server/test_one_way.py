"""The packages of the server depend one way: what stands lower knows nothing of what stands higher."""

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

SERVER = "caravanserai.server"
FOLDER = Path(__file__).parents[2] / "src" / "caravanserai" / "server"
# Lowest first. Those on one floor do not know each other; a longer name wins over a shorter one.
FLOORS = (
    ("addresses", "descriptors", "errors", "logs", "metrics", "seldom", "steady"),
    ("settings", "limits", "bans", "model"),
    ("caps", "store"),
    ("people", "bots_at_table", "live", "schemas", "tcp_connections", "waiting_tables"),
    ("context", "timed_requests"),
    ("tables", "guard", "people.codes"),
    ("page", "routes", "sockets", "admin"),
    ("app",),
    ("serving", "schemas.dump"),
)
FLOOR_OF = {name: number for number, names in enumerate(FLOORS) for name in names}
MODEL_MAY_KNOW = ("caravanserai.core", f"{SERVER}.errors", f"{SERVER}.steady", f"{SERVER}.model")


def modules() -> dict[str, ast.Module]:
    """Every module of the server, by its name within it."""
    found = {}
    for file in FOLDER.rglob("*.py"):
        name = ".".join(file.relative_to(FOLDER).with_suffix("").parts).removesuffix(".__init__")
        if name != "__init__" and "migrations" not in file.parts:
            found[name] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def imported(module: ast.Module) -> set[str]:
    """The full names of all that a module imports, also within functions and for types alone."""
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def known(name: str, names: set[str]) -> str | None:
    """The server's module that an imported name lies in, if it is one of the server's."""
    inside = name.removeprefix(f"{SERVER}.")
    if inside == name:
        return None
    while inside not in names and "." in inside:
        inside = inside.rpartition(".")[0]
    return inside


def part_of(module: str) -> str:
    """The part of the server that a module belongs to."""
    return max((part for part in FLOOR_OF if f"{module}.".startswith(f"{part}.")), key=len)


def imports() -> dict[str, set[str]]:
    """Which of the server's modules each of them imports."""
    trees = modules()
    names = set(trees)
    return {
        module: {found for name in imported(tree) if (found := known(name, names)) is not None}
        for module, tree in trees.items()
    }


def test_nothing_knows_what_stands_above_it() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in imports().items()
        for other in others
        if part_of(module) != part_of(other) and FLOOR_OF[part_of(module)] <= FLOOR_OF[part_of(other)]
    ]
    assert wrong == []


def test_no_module_comes_back_to_itself() -> None:
    TopologicalSorter({module: others - {module} for module, others in imports().items()}).prepare()


def test_the_model_knows_the_core_and_python_alone() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, tree in modules().items()
        if part_of(module) == "model"
        for name in imported(tree)
        if name.partition(".")[0] not in sys.stdlib_module_names and not name.startswith(MODEL_MAY_KNOW)
    ]
    assert wrong == []


def test_every_floor_is_really_there() -> None:
    assert {part_of(module) for module in modules()} == set(FLOOR_OF)
