"""Tables of Merchant Explorers in the middle of things, for tests. Hexes are named by column and row: 09-05."""

from collections.abc import Iterable

from caravanserai.games.merchant_explorers.components.cards import BASIC, CARDS, EXPLORE_KEYS
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS
from caravanserai.games.merchant_explorers.game import GAME
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import EXPLORE
from tests.games.merchant_explorers.looking import hex_named

NUMBER_OF = {objective.key: number for number, objective in enumerate(OBJECTIVES)}
MAP_OF = {"AV": "avenia", "AG": "aghon", "KZ": "kazan", "CN": "cnidaria"}


def fresh(players: int = 1, seed: int = 1, **options: object) -> MerchantExplorersState:
    """A table just laid out."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, MerchantExplorersState)
    return state


def opened(province: str, card: str | int, players: int = 1, **options: object) -> MerchantExplorersState:
    """A fresh table on which everybody acts on a card: the key of a basic one or the number of an investigate one.

    It is no first reveal of an era card, so nobody is dealt anything.
    """
    state = fresh(players, 1, map=province, **options)
    for guild in state.guilds:
        state.investigate += guild.investigates.dealt
        guild.investigates.dealt = ()
    plain = next(number for number in range(BASIC) if number in (state.card, *state.explore))
    if state.card >= BASIC:
        state.explore[state.explore.index(plain)] = int(state.card)
        state.card = plain
        state.used = [plain]
    act_on(state, card)
    return state


def act_on(state: MerchantExplorersState, card: str | int) -> None:
    """Let everybody begin to act on a card."""
    number = BASIC + card - 1 if isinstance(card, int) else EXPLORE_KEYS.index(card)
    assert number < len(CARDS)
    for guild in state.guilds:
        guild.investigates.dealt = ()
        guild.finished = False
        guild.step = EXPLORE
        guild.action.begin(number)


def put(state: MerchantExplorersState, piece: int, hexes: Iterable[str], seat: int = 0) -> None:
    """Put pieces on a map as if they had been there; supplies are kept right."""
    guild = state.guilds[seat]
    for name in hexes:
        hex = hex_named(state, name)
        guild.hexes[hex] |= piece
        if piece == EXPLORER:
            guild.explorers -= 1
        if piece == VILLAGE:
            assert any(hex in blanks for blanks in state.province.blanks), f"{name} is no place for a village"
            guild.village_hexes = (*guild.village_hexes, hex)
        if piece == TOWER:
            guild.towers += 1
    guild.find_near()


def map_of(
    province: str,
    card: str | int = "any",
    *,
    explorers: str = "",
    villages: str = "",
    towers: str = "",
    posts: str = "",
    tokens: str = "",
    era: int = 1,
    players: int = 1,
    **options: object,
) -> MerchantExplorersState:
    """A table where the first seat's map has these pieces, in this era, and a card is acted on."""
    state = opened(province, card, players, **options)
    for piece, hexes in ((EXPLORER, explorers), (VILLAGE, villages), (TOWER, towers), (POST, posts), (TOKEN, tokens)):
        put(state, piece, hexes.split())
    state.era = era
    return state


def aim(state: MerchantExplorersState, *keys: str) -> MerchantExplorersState:
    """Put these objectives in play, filled up with others of the map."""
    rest = [each.key for each in OBJECTIVES if each.key[:2] == keys[0][:2] and each.key not in keys]
    state.objectives = [NUMBER_OF[key] for key in [*keys, *rest][:3]]
    return state


def stack_treasure(state: MerchantExplorersState, *kinds: str) -> None:
    """Put treasure cards of these kinds on top of the deck, the first one uppermost."""
    chosen: list[int] = []
    for kind in kinds:
        card = next(
            card for card in state.treasure if KIND_OF[card] == TREASURE_KEYS.index(kind) and card not in chosen
        )
        chosen.append(card)
    state.treasure = [card for card in state.treasure if card not in chosen] + chosen[::-1]


def hold(state: MerchantExplorersState, *kinds: str, seat: int = 0) -> None:
    """Let a seat have drawn and kept treasure cards of these kinds."""
    stack_treasure(state, *kinds)
    for _ in kinds:
        state.guilds[seat].treasure.kept = (*state.guilds[seat].treasure.kept, state.treasure.pop())
        state.fresh -= 1
