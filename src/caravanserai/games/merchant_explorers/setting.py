"""What a table agreed on: the province and how doubtful rules are read. It never changes, so copies share it."""

from typing import Final

from caravanserai.core.options import Options
from caravanserai.games.merchant_explorers.maps.fitting import fitting_hexes
from caravanserai.games.merchant_explorers.maps.province import province_named


class Setting:
    """The options of a table in the form the rules want."""

    def __init__(self, options: Options) -> None:
        self.province: Final = province_named(str(options["map"]))
        self.fitting: Final = fitting_hexes(self.province)  # the hexes each phase of a card can mean
        self.level: Final = str(options["level"])
        self.open_totals: Final = options["totals"] == "open"
        self.new_vase_sets: Final = options["vases"] == "new_set"
        self.paths_both_ends: Final = options["paths"] == "both_ends"
        self.rows_both_ends: Final = options["rows"] == "both_ends"
        self.rays_in_line: Final = options["rays"] == "in_line"
