"""Imagined worlds over whole games: an independent watcher finds nothing in them that cannot be (DH-100, DH-101)."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from caravanserai.contract import option_sets
from caravanserai.contract.secrecy import heard, shown
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.goods import NOTHING, counts, listed, number_of
from caravanserai.games.dunhuang.memory import DRAWN, buried_by, good_in, hand_of, places_in
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import hand
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.dunhuang.watching import Watcher
from tests.games.playing import legal, make
from tests.rule import rule

# Circles full of secrets, with the Artist's discards shown and hidden.
SECRETIVE: list[dict[str, object]] = [
    {"circle_mode": "chosen", "circle": circle, "artist_discard_visible": visible}
    for circle in (
        "buddhist chinese_merchant translator general maid peasant artist princess",
        "manichaean sogdian_merchant ambassador general servant shepherd artist dancer",
    )
    for visible in (True, False)
]
ALL_OPTIONS = [*option_sets(GAME), *SECRETIVE]
LATE = 10  # cards in the deck; when it gets this low, what was put under it comes up again


def games(
    options: Mapping[str, object], players: int, seed: int
) -> Iterator[tuple[DunhuangState, list[Watcher], random.Random]]:
    """Every position of a game by players who like abilities, with watchers who hear what their seats may hear."""
    dice = random.Random(f"{options} {players} {seed}")
    state = GAME.new(players, seed, options)
    assert isinstance(state, DunhuangState)
    state.listen()
    watchers = [Watcher(seat, state) for seat in range(players)]
    while not state.over:
        yield state, watchers, dice
        seat = dice.choice(state.deciding)
        moves = state.legal(seat)
        uses = [move for move in moves if move.kind == "use" and dice.random() < 0.7]
        state.apply(dice.choice(uses or moves[:8]), seat)
        events = state.told()
        for watcher in watchers:
            watcher.hear(events)
    yield state, watchers, dice


@rule("DH-101", "DH-100")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_no_imagined_world_contradicts_what_an_attentive_player_knows(options: dict[str, object], players: int) -> None:
    for state, watchers, dice in games(options, players, 1):
        for watcher in watchers:
            assert watcher.contradictions(state) == [], "the watcher itself is wrong"
            check_memory_allows_the_truth(state, watcher.seat)
            if len(state.deck) < LATE or dice.random() < 0.1:
                world = state.imagine(watcher.seat, dice.randrange(1_000_000))
                assert watcher.contradictions(world) == []
                assert world.view(watcher.seat) == state.view(watcher.seat)
                assert world.census() == state.census()
                check_memory_allows_the_truth(world, watcher.seat)
                check_it_plays_on(world, dice)


def check_it_plays_on(world: DunhuangState, dice: random.Random) -> None:
    """Every decider has a move in this world, and it goes on for a while without anybody showing a card they lack."""
    census = world.census()
    for _ in range(6):
        if world.over:
            return
        seat = dice.choice(world.deciding)
        world.apply(dice.choice(world.legal(seat)), seat)
        assert world.census() == census
        for trader in world.traders:
            assert trader.hand >= 0


def check_memory_allows_the_truth(state: DunhuangState, seat: int) -> None:
    """Every trace can be given a card of its own where one truly lies, and known layers hold only known cards."""
    memory = state.memories[seat]
    lying: list[tuple[int, int]] = []  # good and place of every hidden card
    for other, trader in enumerate(state.traders):
        if other != seat:
            lying += [(good, int(hand_of(other))) for good in listed(trader.hand)]
            lying += [(good, int(buried_by(other))) for good in listed(trader.buried)]
    if seat != state.seat:
        lying += [(good, DRAWN) for good in listed(state.drawn)]
    start = 0
    for index, size in enumerate(memory.sizes):
        layer = state.deck[start : start + size]
        start += size
        lying += [(good, int(memory.layer(index))) for good in layer]
        if memory.bags[index] != NOTHING:
            assert not Counter(layer) - Counter(listed(memory.bags[index]))
    taken: dict[int, int] = {}  # card -> trace

    def give(trace: int, tried: set[int]) -> bool:
        for card, (good, place) in enumerate(lying):
            if card in tried or good != good_in(memory.traces[trace]) or not place & places_in(memory.traces[trace]):
                continue
            tried.add(card)
            if card not in taken or give(taken[card], tried):
                taken[card] = trace
                return True
        return False

    for trace in range(len(memory.traces)):
        assert give(trace, set()), f"seat {seat} remembers a card that is not there"


@rule("DH-100", "DH-101")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, *SECRETIVE], ids=str)
def test_in_twin_worlds_a_seat_sees_hears_and_imagines_the_same(options: dict[str, object], players: int) -> None:
    for state, _, dice in games(options, players, 2):
        if state.over or dice.random() < 0.6:
            continue
        mover = dice.choice(state.deciding)
        move = dice.choice(state.legal(mover)).text
        for seat in range(players):
            twin = state.imagine(seat, 3)
            assert shown(twin, seat) == shown(state, seat)
            assert twin.imagine(seat, 5).save() == state.imagine(seat, 5).save()
            if twin.why_not(move, mover) is None:
                assert heard(state, mover, move, seat) == heard(twin, mover, move, seat)


@rule("DH-62", "DH-101")
def test_whoever_waits_for_the_general_imagines_a_card_that_can_be_swapped() -> None:
    bare = dict.fromkeys((1, 2, 3, 5, 6, 7, 8), "")
    state = table(2, hand="jade", removed="tea tea", circle=circle_with("general"), market={4: "tea"} | bare, deck="")
    make(state, "walk 1", "use")
    for stage in ("hand jade", "slot 4"):
        for seed in range(60):
            world = state.imagine(1, seed)
            assert hand(world) == "jade"  # it cannot be tea, the only good in the market
            assert legal(world) == {stage}
            assert stage != "slot 4" or number_of(world.traders[0].hand, world.chosen) == 1
        make(state, stage)


@rule("DH-62", "DH-100")
def test_the_generals_secret_choice_is_drawn_afresh() -> None:
    state = make(standing("general", hand="jade spice tea", players=2), "use", "hand tea")
    chosen: Counter[int] = Counter()
    for seed in range(80):
        world = state.imagine(1, seed)
        assert number_of(world.traders[0].hand, world.chosen) > 0
        chosen[int(world.chosen)] += 1
    assert len(chosen) > 3
    assert {int(state.imagine(0, seed).chosen) for seed in range(10)} == {state.chosen}


@rule("DH-65", "DH-101")
def test_whoever_waits_for_the_maid_imagines_a_different_good_in_her_hand() -> None:
    state = table(
        2, hand="jade", shop="tea", removed="tea tea", circle=circle_with("maid"), market={3: ""}, deck="paper"
    )
    make(state, "walk 1", "use")
    for move in ("shop tea", "hand jade"):
        for seed in range(60):
            world = state.imagine(1, seed)
            assert set(hand(world).split()) - {"tea"}
            assert world.legal()
        make(state, move)


def test_what_others_remember_is_not_known() -> None:
    state = standing("ambassador", players=3, deck="jade silver tea paper")
    make(state, "use", "take jade")
    world = state.imagine(1, 4)
    assert [memory.save() == state.memories[1].save() for memory in world.memories] == [False, True, False]
    assert world.memories[0].traces == []
    # Seat 0 put silver under the deck. A seat that did not see it finds other cards there, also when it imagines
    # what seat 0 may be thinking.
    lowest = {state.imagine(1, seed).imagine(0, seed).deck[0] for seed in range(40)}
    assert len(lowest) > 1


@rule("DH-89")
def test_after_the_end_everything_that_is_open_stays_open() -> None:
    for options in ({}, {"artist_discard_visible": False}):
        for state, _, _ in games(options, 3, 5):
            last = state
        assert last.over
        for seat in range(3):
            world = last.imagine(seat, 8)
            assert world.view(seat) == last.view(seat)
            assert (world.scores(), world.winners(), world.census()) == (last.scores(), last.winners(), last.census())


def test_imagining_changes_nothing_and_the_same_seed_imagines_the_same() -> None:
    state = standing("dancer", hand="tea wool")
    before = state.save()
    assert state.imagine(1, 3).save() == state.imagine(1, 3).save()
    assert state.imagine(1, 3).save() != state.imagine(1, 4).save()
    assert state.save() == before


def test_hidden_cards_are_dealt_evenly() -> None:
    """A hand of one unseen card is any unseen card, as often as there are of its good."""
    state = table(2, turn=1, rivals={0: Has(hand="silver")}, market={3: ""})
    unseen = Counter(state.deck) + Counter(listed(state.traders[0].hand))
    found = Counter(state.imagine(1, seed).traders[0].hand for seed in range(900))
    for good, cards in unseen.items():
        expected = 900 * cards / sum(unseen.values())
        assert abs(found[1 << 6 * good] - expected) < 4 * expected**0.5 + 4, counts(1 << 6 * good)
