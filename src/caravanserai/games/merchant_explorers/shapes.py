# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of The Guild of Merchant Explorers. Hexes are given by their cells."""

from typing import Literal

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView

TerrainKey = Literal["grassland", "desert", "mountain", "sea", "any", "none"]
HexKind = Literal["blank", "coin", "city", "ruin", "tower", "crystal", "capital"]
BarrierKind = Literal["volcano", "reef"]
CardShape = Literal["free", "path", "line", "region", "around", "onward", "village_rays", "beside_first_phase"]


class GuildCoinsView(TypedDict):
    """Coins by where they came from."""

    hexes: int
    villages: int
    towers: int
    crystals: int
    routes: int
    objectives: int
    treasure: int


class GuildActionView(TypedDict):
    """The action a player is in the middle of: the card, its phase, and the hexes explored by it so far, in order."""

    play: int
    phase: int
    placed: list[int]
    phase_start: int


class GuildView(TypedDict):
    """A guild. Rivals are seen as they were before this turn; what is hidden is nothing."""

    explorers: list[int]
    villages: list[int]
    towers: list[int]
    posts: list[int]
    tokens: list[int]
    explorer_supply: int
    village_supply: int
    markers: int
    slots: list[int]
    treasure_count: int
    treasures: list[int] | None
    dealt: list[int] | None
    coins: int | None
    sources: GuildCoinsView | None
    score: int | None
    action: GuildActionView | None
    done: bool


class ObjectiveView(TypedDict):
    """An objective in play: the turn each seat met it in, or 0; what it pays now; in the solo game what is covered."""

    objective: int
    key: str
    met: list[int]
    pays: int
    first_covered: bool
    later_covered: bool


class SoloView(TypedDict):
    """The solo game's goal, and at its end the level that was reached, if any."""

    level: str
    coins_needed: int
    objectives_met: int
    reached: str | None


class MerchantExplorersView(TableView):
    """The table of The Guild of Merchant Explorers."""

    map: str
    era: int
    card: int
    used: list[int]
    coming: list[int]
    objectives: list[ObjectiveView]
    guilds: list[GuildView]
    treasure_deck: int
    investigate_deck: int
    solo: SoloView | None


class CardPhasePart(TypedDict):
    """One part of a card: how many hexes, how many of each terrain at most, and in which shape."""

    most: int | None
    caps: dict[str, int]
    shape: CardShape
    kind: Literal["city", "coin"] | None
    tower_fits: bool


class ActionCardPart(TypedDict):
    """A card to act on: a basic explore card or an investigate card."""

    key: str
    clause: str
    phases: list[CardPhasePart]
    coin_factor: int
    extra_treasure: int


class TreasureKindPart(TypedDict):
    """A kind of treasure card, and how many there are of it."""

    key: str
    copies: int
    instant: bool


class ObjectivePart(TypedDict):
    """An objective, and the numbers it asks for."""

    key: str
    number: int
    other: int


class ProvinceHexPart(TypedDict):
    """A hex as it is printed."""

    cell: int
    name: str
    terrain: TerrainKey
    kind: HexKind
    value: int
    mark: str | None
    region: int | None
    border: bool


class BarrierPart(TypedDict):
    """A place of the map that nobody can enter."""

    cell: int
    kind: BarrierKind


class ProvinceRegionPart(TypedDict):
    """A region: its hexes, and those of them where a village can stand."""

    name: str
    terrain: TerrainKey
    hexes: list[int]
    blanks: list[int]


class ProvincePart(TypedDict):
    """One of the four maps; `confidence` tells how sure its drawing is."""

    key: str
    prefix: str
    confidence: str
    capital: int
    hexes: list[ProvinceHexPart]
    blocked: list[BarrierPart]
    regions: list[ProvinceRegionPart]
    lands: list[list[int]]
    objectives: list[int]


class MerchantExplorersComponents(TypedDict):
    """Everything that is printed. Investigate card n is card `basic_cards` + n - 1 of `cards`.

    `terrains` are in the order of their numbers, `letters` those of the ruins. Of each explore card `explore_eras`
    tells the first era it is in the deck, `explore_slots` which slot of the guilds it calls for, if any.
    `village_coins` are by era, `tower_coins` by how many towers one has.
    """

    columns: int
    rows: int
    terrains: list[TerrainKey]
    letters: str
    explore_cards: list[str]
    explore_eras: list[int]
    explore_slots: list[int | None]
    basic_cards: int
    cards: list[ActionCardPart]
    treasures: list[TreasureKindPart]
    vases: list[int]
    objectives: list[ObjectivePart]
    rewards: list[int]
    village_coins: list[int]
    tower_coins: list[int]
    explorers: int
    villages: int
    levels: dict[str, int]
    maps: dict[str, ProvincePart]
