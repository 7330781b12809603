"""Tables of Merchant Explorers in the middle of things, for tests. Hexes are named by column and row: 09-05."""

from collections.abc import Iterable

import pytest

from caravanserai.core.errors import IllegalMove
from caravanserai.core.events import Event
from caravanserai.core.reasons import Detail, Reason
from caravanserai.games.merchant_explorers.components.cards import BASIC, CARDS, EXPLORE_KEYS
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS
from caravanserai.games.merchant_explorers.game import GAME
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE, Guild
from caravanserai.games.merchant_explorers.maps.terrain import ROWS, cell_name
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import EXPLORE

PIECES = {"explorers": EXPLORER, "villages": VILLAGE, "towers": TOWER, "posts": POST, "tokens": TOKEN}
NUMBER_OF = {objective.key: number for number, objective in enumerate(OBJECTIVES)}
MAP_OF = {"AV": "avenia", "AG": "aghon", "KZ": "kazan", "CN": "cnidaria"}

# -- tables --------------------------------------------------------------------------------------------------------


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


# -- what lies on the table ----------------------------------------------------------------------------------------


def hex_named(state: MerchantExplorersState, name: str) -> int:
    """The hex at a column and row, such as 09-05."""
    hex = state.province.hex_at[cell(name)]
    assert hex >= 0
    return hex


def cell(name: str) -> int:
    """The number of the place at a column and row."""
    column, row = name.split("-")
    return int(column) * ROWS + int(row)


def names(text: str) -> set[str]:
    """Several hexes."""
    return set(text.split())


def names_with(guild: Guild, piece: int) -> set[str]:
    """The hexes on which a piece lies."""
    return {cell_name(guild.province.cells[hex]) for hex in guild.hexes_with(piece)}


def pieces(state: MerchantExplorersState, kind: str, seat: int = 0) -> set[str]:
    """The hexes with explorers, villages, towers, posts or tokens."""
    return names_with(state.guilds[seat], PIECES[kind])


def coins(state: MerchantExplorersState, seat: int = 0) -> int:
    return int(state.guilds[seat].coins)


def met(state: MerchantExplorersState, seat: int = 0) -> list[bool]:
    """Which of the three objectives a seat has fulfilled."""
    return [turn > 0 for turn in state.guilds[seat].feats.objectives]


def kinds_of(cards: Iterable[int]) -> list[str]:
    """Treasure cards by their kinds."""
    return [TREASURE_KEYS[KIND_OF[card]] for card in cards]


def reachable(state: MerchantExplorersState, seat: int = 0) -> set[str]:
    """The hexes that can be explored now."""
    return {cell_name(move.args[0]) for move in state.legal(seat) if move.kind == "explore"}


def legal(state: MerchantExplorersState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal moves, or only those of one kind."""
    return {move.text for move in state.legal(seat) if not kind or move.kind == kind}


def decision(state: MerchantExplorersState, seat: int = 0) -> str:
    """What a seat is deciding."""
    asked = state.view(seat)["decision"]
    assert asked is not None
    return asked["kind"]


# -- playing -------------------------------------------------------------------------------------------------------


def make(state: MerchantExplorersState, *moves: str, seat: int = 0) -> MerchantExplorersState:
    """Make moves for a seat and give the table back."""
    for move in moves:
        state.apply(move, seat)
    return state


def explore(state: MerchantExplorersState, *hexes: str, seat: int = 0) -> MerchantExplorersState:
    """Explore hexes one after the other."""
    return make(state, *(f"explore {name}" for name in hexes), seat=seat)


def gained(state: MerchantExplorersState, *hexes: str, seat: int = 0) -> int:
    """The coins that exploring these hexes brings."""
    before = coins(state, seat)
    explore(state, *hexes, seat=seat)
    return coins(state, seat) - before


def finish(state: MerchantExplorersState, seat: int) -> None:
    """Let a seat bring its action to an end without exploring anything further."""
    turn = int(state.turn)
    while not state.over and state.turn == turn and seat in state.deciding:
        moves = state.legal(seat)
        state.apply(next((move for move in moves if move.kind in ("done", "decline")), moves[0]), seat)


def pass_turn(state: MerchantExplorersState) -> MerchantExplorersState:
    """Let all who still decide finish, so that the next card comes."""
    for seat in state.deciding:
        finish(state, seat)
    return state


def turn_up(state: MerchantExplorersState, key: str) -> MerchantExplorersState:
    """Everybody finishes, and the next explore card is this one, which must still be in the deck."""
    card = EXPLORE_KEYS.index(key)
    state.explore.remove(card)
    state.explore.append(card)
    return pass_turn(state)


def to_era(state: MerchantExplorersState, era: int, last: str = "") -> MerchantExplorersState:
    """Pass turns until an era begins whose last card, if one is named, is this one."""
    while state.era < era:
        pass_turn(state)
    if last:
        card = EXPLORE_KEYS.index(last)
        assert card in state.explore, "the first card of the era is this one: take another seed"
        state.explore.remove(card)
        state.explore.insert(0, card)
    return state


def tale(state: MerchantExplorersState, *moves: str, seat: int = 0) -> list[Event]:
    """What is told of these moves."""
    state.listen()
    make(state, *moves, seat=seat)
    return state.told()


def refused(state: MerchantExplorersState, move: str, code: str, clause: str, seat: int = 0, **details: Detail) -> None:
    """The judge says why not, `legal` leaves the move out, `apply` refuses it alike, and nothing changes."""
    before = state.save()
    reason = state.why_not(move, seat)
    assert reason == Reason(code, clause, details), f"{move}: {reason!r} {dict(reason.details) if reason else ''}"
    assert move not in legal(state, seat=seat)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(move, seat)
    assert refusal.value.reason == reason
    assert state.save() == before
