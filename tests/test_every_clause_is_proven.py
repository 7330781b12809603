"""Every clause of every rules page has a test, and no test names a clause that is on no page.

The test sources are read, not imported: the promise then holds for a partial run and for one spread over processes.
"""

import ast
import functools
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
SOURCES = sorted(path for path in TESTS.rglob("*.py") if path != TESTS / "rule.py")

# A clause is a bullet with a bold id, which may carry a name: `- **SR-60a**`, `- **SR-V3**`, `- **DH-55 Artist**`.
CLAUSE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-V?\d+[a-z]?)\b[^*]*\*\*", re.MULTILINE)
# Ways out of a test, in its marks or in its body.
WAY_OUT = re.compile(r"\b(pytest|mark)\.(skip|xfail|importorskip)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def clauses_of(page: str) -> list[str]:
    """The clause ids of a rules page, in order."""
    return CLAUSE.findall(page)


class Proofs:
    """What the `@rule` marks of one source say: the clauses proven, and marks that prove nothing."""

    def __init__(self, source: str, is_test_file: bool = True) -> None:
        self.clauses: set[str] = set()
        self.faults: list[str] = []
        tree = ast.parse(source)
        self._names = _names_of_rule(tree)
        marks = {id(node): node for node in ast.walk(tree) if isinstance(node, ast.Call) and self._is_mark(node)}
        for function in _tests_of(tree) if is_test_file else []:
            calls = [decorator for decorator in function.decorator_list if id(decorator) in marks]
            for call in calls:
                assert isinstance(call, ast.Call)
                del marks[id(call)]
                self._read(call, function)
        self.faults += [f"line {mark.lineno}: @rule is not on a test that pytest runs" for mark in marks.values()]

    def _is_mark(self, call: ast.Call) -> bool:
        if isinstance(call.func, ast.Name):
            return call.func.id in self._names
        return ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule")

    def _read(self, call: ast.Call, function: Function) -> None:
        if WAY_OUT.search(ast.unparse(function)):
            self.faults.append(f"line {call.lineno}: {function.name} is skipped or may fail, so it proves nothing")
            return
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.clauses.add(argument.value)
            else:
                self.faults.append(f"line {call.lineno}: @rule names its clauses as plain text")


def _names_of_rule(tree: ast.Module) -> set[str]:
    """What this module calls `tests.rule.rule`; other things may be called rule too, as in stateful tests."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "tests.rule":
            found |= {alias.asname or alias.name for alias in node.names if alias.name == "rule"}
    return found


def _tests_of(tree: ast.Module) -> list[Function]:
    """The functions pytest collects: `test_...` in the module or in a `Test...` class of it."""
    bodies = [tree.body] + [
        node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test")
    ]
    functions = [node for body in bodies for node in body if isinstance(node, Function)]
    return [function for function in functions if function.name.startswith("test_")]


def is_test_file(path: Path) -> bool:
    return path.name.startswith("test_") or path.name.endswith("_test.py")


@functools.cache
def all_proofs() -> dict[Path, Proofs]:
    return {path: Proofs(path.read_text("utf-8"), is_test_file(path)) for path in SOURCES}


def test_there_are_rules_pages() -> None:
    assert PAGES, "docs/rules holds no page"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_of_the_page_has_a_test(page: Path) -> None:
    clauses = clauses_of(page.read_text("utf-8"))
    assert clauses, f"{page.name} has no clauses; a clause begins like '- **SR-14** '"
    proven = {clause for proofs in all_proofs().values() for clause in proofs.clauses}
    unproven = [clause for clause in clauses if clause not in proven]
    assert not unproven, f"{page.name} has clauses without a @rule test: {', '.join(unproven)}"


def test_no_clause_number_is_given_twice() -> None:
    clauses = [clause for page in PAGES for clause in clauses_of(page.read_text("utf-8"))]
    twice = sorted({clause for clause in clauses if clauses.count(clause) > 1})
    assert not twice, f"these clauses are on the rules pages more than once: {', '.join(twice)}"


def test_every_rule_mark_names_a_clause_that_exists() -> None:
    known = {clause for page in PAGES for clause in clauses_of(page.read_text("utf-8"))}
    strangers = [
        f"{path.relative_to(TESTS)}: {clause}"
        for path, proofs in all_proofs().items()
        for clause in sorted(proofs.clauses - known)
    ]
    assert not strangers, "no rules page has these clauses:\n" + "\n".join(strangers)


def test_every_rule_mark_is_on_a_real_test() -> None:
    faults = [f"{path.relative_to(TESTS)}, {fault}" for path, proofs in all_proofs().items() for fault in proofs.faults]
    assert not faults, "\n".join(faults)


def test_clauses_are_read_from_bullets_alone() -> None:
    page = "# A page\n- **SR-1** First; see **SR-9**.\n- **SR-60a** x\n- **DH-55 Artist** x\n- **E1-V3** x\n- SR-7 x\n"
    assert clauses_of(page) == ["SR-1", "SR-60a", "DH-55", "E1-V3"]


SAMPLE = """
from tests.rule import rule

@rule("SR-1", "SR-2")
def test_a() -> None: ...

class TestThings:
    @rule("SR-3")
    def test_b(self) -> None: ...
"""


def test_marks_on_tests_are_proofs() -> None:
    proofs = Proofs(SAMPLE)
    assert proofs.clauses == {"SR-1", "SR-2", "SR-3"}
    assert proofs.faults == []


@pytest.mark.parametrize(
    "source",
    [
        "@rule('SR-1')\ndef helper() -> None: ...",
        "def test_a() -> None:\n    @rule('SR-1')\n    def test_b() -> None: ...",
        "class Things:\n    @rule('SR-1')\n    def test_a(self) -> None: ...",
        "@rule('SR-1')\nclass TestThings: ...",
        "pytestmark = rule('SR-1')",
        "@rule('SR-1')\n@pytest.mark.skip\ndef test_a() -> None: ...",
        "@rule('SR-1')\n@pytest.mark.xfail\ndef test_a() -> None: ...",
        "@rule('SR-1')\ndef test_a() -> None:\n    pytest.skip()",
        "@rule(CLAUSE)\ndef test_a() -> None: ...",
        "@pytest.mark.rule('SR-1')\ndef helper() -> None: ...",
    ],
)
def test_marks_elsewhere_prove_nothing(source: str) -> None:
    proofs = Proofs("from tests.rule import rule\n" + source)
    assert proofs.clauses == set()
    assert len(proofs.faults) == 1


def test_a_mark_in_a_file_that_pytest_does_not_collect_proves_nothing() -> None:
    proofs = Proofs(SAMPLE, is_test_file=False)
    assert proofs.clauses == set()
    assert len(proofs.faults) == 2


def test_other_things_called_rule_are_let_be() -> None:
    proofs = Proofs("from hypothesis.stateful import rule\n@rule('SR-1')\ndef step() -> None: ...")
    assert proofs.clauses == set()
    assert proofs.faults == []
