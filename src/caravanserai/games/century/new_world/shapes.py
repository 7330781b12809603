# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of A New World."""

from caravanserai.games.century.settlement.shapes import PioneerView, SettlementComponents, SettlementView


class NewWorldView(SettlementView):
    """The table of A New World."""

    pioneers: list[PioneerView]


class NewWorldComponents(SettlementComponents):
    """Boards, cards, tiles and figures of A New World; `provenance` says how sure each group of them is."""
