# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of Eastern Wonders."""

from caravanserai.games.century.islands.shapes import CaptainView, SeaComponents, SeaView


class EasternWondersView(SeaView):
    """The table of Eastern Wonders."""

    captains: list[CaptainView]


class EasternWondersComponents(SeaComponents):
    """The tiles of Eastern Wonders and its numbers. A harvest brings more with bonus tiles."""

    harvest: list[int]
