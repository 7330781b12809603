# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of From East to West II."""

from caravanserai.games.century.islands.settled.shapes import (
    SettlementWithShipsComponents,
    SettlementWithShipsView,
    VoyagerView,
)


class EastWest2View(SettlementWithShipsView):
    """The table of From East to West II."""

    pioneers: list[VoyagerView]


class EastWest2Components(SettlementWithShipsComponents):
    """Boards, cards, tiles and figures of From East to West II."""
