"""Prints the OpenAPI document: `python -m caravanserai.server.schemas.dump`."""

import json
import sys

from caravanserai.server.app import create_app
from caravanserai.server.settings import Settings


def document() -> str:
    """The document as text, the same on every machine."""
    return json.dumps(create_app(Settings(db="unopened.db")).openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
