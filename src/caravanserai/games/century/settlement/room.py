"""Whether a trade at a location needs room in the storage for the cubes it brings (NW-32)."""

from typing import Final

from caravanserai.core.options import Option, Options

NO_ROOM_NEEDED: Final = 0
ROOM_TO_REPEAT: Final = 1  # the first exchange of a visit is free, the others need room
ROOM_NEEDED: Final = 2
REPEATED: Final = "repeated"

TRADE_NEEDS_ROOM: Final = Option("trade_needs_room", (False, REPEATED, True), True, "NW-32", printed=REPEATED)


def room_rule(options: Options) -> int:
    """What the table has chosen, as a number."""
    chosen = options["trade_needs_room"]
    if chosen == REPEATED:
        return ROOM_TO_REPEAT
    return ROOM_NEEDED if chosen else NO_ROOM_NEEDED
