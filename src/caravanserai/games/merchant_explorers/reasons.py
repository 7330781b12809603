"""Why a move is refused in The Guild of Merchant Explorers."""

from typing import Final

from caravanserai.core.reason_list import Refusals
from caravanserai.core.reasons import Reason

# Something must be done first.
MUST_KEEP: Final = Reason("must_keep_investigate", "ME-34")
MUST_USE: Final = Reason("must_use_investigate", "ME-37")
MUST_FOUND: Final = Reason("must_found_village", "ME-55")
MUST_TRADE: Final = Reason("must_trade", "ME-72")
MUST_NAME_PARTNER: Final = Reason("must_name_partner", "ME-71")
MUST_PLACE_FREE: Final = Reason("must_place_free_explorer", "ME-80")

# There is nothing of the sort to decide.
NO_CARDS_TO_KEEP: Final = Reason("no_cards_to_keep", "ME-34")
NO_CARD_TO_USE: Final = Reason("no_card_to_use", "ME-37")
NO_FREE_EXPLORER: Final = Reason("no_free_explorer", "ME-80")
NO_REGION_COMPLETE: Final = Reason("no_region_complete", "ME-55")
NO_CITIES_JOINED: Final = Reason("no_cities_joined", "ME-67")
NOTHING_TO_DECIDE: Final = {
    "keep": NO_CARDS_TO_KEEP,
    "use": NO_CARD_TO_USE,
    "decline": NO_FREE_EXPLORER,
    "village": NO_REGION_COMPLETE,
    "city": NO_CITIES_JOINED,
}

NOT_DRAWN: Final = Reason("not_drawn", "ME-34")
NO_MORE_PHASES: Final = Reason("no_more_phases", "ME-39")
NOTHING_EXPLORED_YET: Final = Reason("nothing_explored_yet", "ME-39")

# The golden rules.
OFF_THE_MAP: Final = Reason("off_the_map", "ME-3")
VOLCANO: Final = Reason("volcano", "ME-93")
REEF: Final = Reason("reef", "ME-96")
CAPITAL: Final = Reason("capital", "ME-29")
HEX_TAKEN: Final = Reason("hex_taken", "ME-24")
NO_SOURCE: Final = Reason("no_source", "ME-23")
NO_EXPLORERS: Final = Reason("no_explorers", "ME-30")

# The card.
ALL_PLACED: Final = {
    clause: Reason("all_placed", clause)
    for clause in ("ME-31", *(f"ME-{number}" for number in range(40, 52) if number not in (44, 47)))
}
TERRAIN_USED_UP: Final = Reason("terrain_used_up", "ME-41")
NO_REGION: Final = Reason("no_region", "ME-42")
NOT_A_CITY: Final = Reason("not_a_city", "ME-44")
NOT_A_COIN_HEX: Final = Reason("not_a_coin_hex", "ME-45")
WRONG_TERRAINS: Final = {
    clause: Reason("wrong_terrain", clause)
    for clause in ("ME-31", "ME-40", "ME-41", "ME-43", "ME-44", "ME-45", "ME-46", "ME-47", "ME-48", "ME-49", "ME-51")
}

# The shape of the card.
NOT_BESIDE_LAST_ANY: Final = Reason("not_beside_last", "ME-31")
NOT_BESIDE_LAST: Final = Reason("not_beside_last", "ME-40")
NOT_AT_PATH_END: Final = Reason("not_at_path_end", "ME-40")
NOT_IN_LINE: Final = Reason("not_in_line", "ME-32")
OTHER_REGION: Final = Reason("other_region", "ME-42")
NOT_AROUND: Final = Reason("not_around", "ME-48")
NOT_ONWARD: Final = Reason("not_onward", "ME-49")
NOT_AT_ROW_END: Final = Reason("not_at_row_end", "ME-49")
NOT_FROM_VILLAGE: Final = Reason("not_from_village", "ME-50")
NOT_BESIDE_FIRST_PHASE: Final = {clause: Reason("not_beside_first_phase", clause) for clause in ("ME-44", "ME-45")}

# What follows.
NOT_A_VILLAGE_SITE: Final = Reason("not_a_village_site", "ME-55")
NOT_AN_OPEN_CITY: Final = Reason("not_an_open_city", "ME-67")
SAME_CITY: Final = Reason("same_city", "ME-71")

REFUSALS: Final[Refusals] = Refusals(
    "ME-21",
    "ME-113",  # done, and the others are not yet
    (
        MUST_KEEP,
        MUST_USE,
        MUST_FOUND,
        MUST_TRADE,
        MUST_NAME_PARTNER,
        MUST_PLACE_FREE,
        *NOTHING_TO_DECIDE.values(),
        NOT_DRAWN,
        NO_MORE_PHASES,
        NOTHING_EXPLORED_YET,
        OFF_THE_MAP,
        VOLCANO,
        REEF,
        CAPITAL,
        HEX_TAKEN,
        NO_SOURCE,
        NO_EXPLORERS,
        *ALL_PLACED.values(),
        TERRAIN_USED_UP,
        NO_REGION,
        NOT_A_CITY,
        NOT_A_COIN_HEX,
        *WRONG_TERRAINS.values(),
        NOT_BESIDE_LAST_ANY,
        NOT_BESIDE_LAST,
        NOT_AT_PATH_END,
        NOT_IN_LINE,
        OTHER_REGION,
        NOT_AROUND,
        NOT_ONWARD,
        NOT_AT_ROW_END,
        NOT_FROM_VILLAGE,
        *NOT_BESIDE_FIRST_PHASE.values(),
        NOT_A_VILLAGE_SITE,
        NOT_AN_OPEN_CITY,
        SAME_CITY,
    ),
)
