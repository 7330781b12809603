"""The shape of what is seen, and of the components."""

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView


class TinyGameView(TableView):
    """The pile, and what everybody has taken."""

    pile: int
    taken: list[int]


class TinyGameComponents(TypedDict):
    """What lies in the box."""

    stones: int
    most: int
