"""Arguments of several commands of `admin`."""

from typing import Annotated, TypeAlias

import typer

TableId: TypeAlias = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table; `admin tables` lists them.")
]
Most: TypeAlias = Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many to list at most.")]
Wait: TypeAlias = Annotated[
    float, typer.Option("--wait", metavar="SECONDS", min=0, help="How long to wait for a running server.")
]
USUAL_MOST = 50
USUAL_WAIT = 5.0
