# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of Marco Polo."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView

PlaceKind: TypeAlias = Literal["start", "beijing", "city", "province", "oasis"]
CardKind: TypeAlias = Literal[
    "repeat",
    "steps",
    "buy_goods",
    "own_provinces",
    "one_way",
    "both_ways",
    "barter",
    "count_contracts",
    "count_posts",
    "by_value",
    "per_pip",
]


class Bundle(TypedDict, total=False):
    """What something costs or gives, by the names of the rules (MP-108); what is absent is nothing."""

    coin: int
    camel: int
    pepper: int
    silk: int
    gold: int
    vp: int
    black_die: int
    draw_contract: int
    any_good: int
    two_different_goods: int
    step: int
    own_province_bonus: int
    other_province_bonus: int


class DieView(TypedDict):
    """A die: its colour (0 own, 1 white, 2 black) and value, 0 while it has none."""

    colour: int
    value: int


class PlacedDie(TypedDict):
    """A die on an action space; a neutral one belongs to nobody."""

    space: int
    seat: int | None
    colour: int
    value: int


class TravellerView(TypedDict):
    """A player. Goals are shown to their owner, and to all at the end; `missing` is what active contracts lack."""

    character: int | None
    store: list[int]
    vp: int
    dice: list[DieView]
    posts: list[int]
    posts_left: int
    figures: list[int]
    active: list[int | None]
    missing: list[list[int] | None]
    completed: list[int]
    goals: list[int] | None
    goal_count: int
    goal_places: int | None
    dealt: list[int] | None
    goals_to_choose: int


class TurnActionView(TypedDict):
    """What the active player is in the middle of."""

    main_done: bool
    space: int | None
    chosen: list[DieView]
    lowest: int
    taken: list[int]
    steps_left: int
    steps_taken: int
    passed: list[int]
    provinces_used: list[int]
    way: int


class Reached(TypedDict):
    """A place in reach: the figure, the steps, the whole price from here on, and the way there."""

    figure: int
    place: int
    steps: int
    coins: int
    camels: int
    way: list[int]


class MarcoPoloView(TableView):
    """The table of The Voyages of Marco Polo."""

    active: int
    travellers: list[TravellerView]
    city_cards: list[int]
    city_bonuses: list[int | None]
    province_bonuses: list[int]
    beijing: list[int | None]
    row: list[int]
    rounds_left: int
    special: int
    drawn: int | None
    pool: list[int]
    black_dice: int
    placed: list[PlacedDie]
    khan_least: int
    next_first: int | None
    action: TurnActionView
    reach: list[Reached]


class MapPlacePart(TypedDict):
    """A place of the map."""

    key: str
    kind: PlaceKind


class MapRoutePart(TypedDict):
    """A route between two places, and what it costs."""

    a: str
    b: str
    cost: Bundle


class ContractPart(TypedDict):
    """A contract; `starting` ones leave the game when discarded."""

    id: str
    cost: Bundle
    reward: Bundle
    starting: bool
    conf: str


class TradePart(TypedDict):
    """What is paid and what it brings."""

    cost: Bundle
    reward: Bundle


class CityCardPart(TypedDict):
    """A city card, with its second trade or what it gives by the value of the die, the first for a 1."""

    id: str
    kind: CardKind
    cost: Bundle
    reward: Bundle
    conf: str
    back: NotRequired[TradePart]
    table: NotRequired[list[Bundle]]


class GoalCardPart(TypedDict):
    """A goal card: a city, a province, and the points for posts in both."""

    id: str
    city: str
    province: str
    vp: int


class ProvinceBonusPart(TypedDict):
    """The bonus of a province, with its letter."""

    letter: str
    reward: Bundle


class TravellerCharacterPart(TypedDict):
    """A character, and what it gains at the start of every round."""

    key: str
    round_start: Bundle


class ActionSpacePart(TypedDict):
    """An action space: the dice it takes, and what it gives whatever they show.

    `row` is its row of the bazaar, `slot` its city card, `places` how often it can be used in a round.
    """

    key: str
    dice: int
    reward: Bundle
    row: NotRequired[int]
    slot: NotRequired[int]
    places: NotRequired[int]


class MarcoPoloComponents(TypedDict):
    """The parts of Marco Polo and its numbers. `spaces` are all of them, as dice name them."""

    places: list[MapPlacePart]
    routes: list[MapRoutePart]
    city_slots: list[str]
    contracts: list[ContractPart]
    city_cards: list[CityCardPart]
    goals: list[GoalCardPart]
    goal_places_vp: list[int]
    city_bonuses: list[Bundle]
    province_bonuses: list[ProvinceBonusPart]
    characters: list[TravellerCharacterPart]
    spaces: list[ActionSpacePart]
    bazaar: list[list[Bundle]]
    row_extra: list[int]
    travel_price: list[int]
    black_die_cost: Bundle
    beijing_vp: list[int]
    own_posts: int
    posts_vp: dict[str, int]
    rounds: int
