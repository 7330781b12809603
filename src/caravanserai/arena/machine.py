"""On what sort of machine figures were made; nothing that names the machine itself."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass

import caravanserai
import caravanserai.core.state


@dataclass(frozen=True)
class Machine:
    """What decides how fast bots think here."""

    system: str
    processor: str
    cores: int
    python: str
    caravanserai: str
    compiled: bool

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def this_machine() -> Machine:
    """The machine this runs on."""
    return Machine(
        platform.system(),
        platform.machine(),
        os.cpu_count() or 1,
        platform.python_version(),
        caravanserai.__version__,
        str(caravanserai.core.state.__file__).endswith((".so", ".pyd")),
    )
