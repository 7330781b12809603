"""Real tables draw each roll and each shuffle under a key of its own; imagined worlds and old versions do not."""

import copy
import hashlib
import struct
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caravanserai as cv
from caravanserai.core.chance import FastChance
from caravanserai.core.secret_chance import SecretChance, keyed, restored_source


def words(chance: SecretChance, what: str, number: int) -> list[int]:
    stream = chance.draw(what)
    return [int(stream.next_word()) for _ in range(number)]


def test_the_words_are_those_that_the_decision_describes() -> None:
    """Written down with hashlib alone, so that anybody can check a shuffle without this program."""
    table = hashlib.blake2b(b"caravanserai table spice_road 42", digest_size=32).digest()
    third = hashlib.blake2b(b"2 first player", digest_size=32, key=table).digest()
    blocks = [hashlib.blake2b(b"%d" % number, digest_size=64, key=third).digest() for number in range(3)]
    wanted = [word for block in blocks for word in reversed(struct.unpack(">16I", block))]
    chance = keyed(42, "spice_road")
    chance.draw("deck of points")
    chance.draw("deck of trade cards")
    assert words(chance, "first player", 48) == wanted


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=1000))
def test_numbers_are_within_bounds_and_repeatable(seed: int, n: int) -> None:
    first, second = keyed(seed, "test").draw("dice"), keyed(seed, "test").draw("dice")
    drawn = [first.below(n) for _ in range(40)]
    assert drawn == [second.below(n) for _ in range(40)]
    assert all(0 <= number < n for number in drawn)


def test_no_two_draws_are_alike() -> None:
    """Other seeds, games, purposes and numbers give other streams; a purpose cannot pass for a number."""
    chance = keyed(1, "marco_polo")
    seen = [tuple(words(chance, what, 4)) for what in ("dice", "dice", "black die", "1 dice", "dice 1", "")]
    seen += [tuple(words(keyed(seed, game), "dice", 4)) for seed in (1, 2, 12) for game in ("marco_polo", "dunhuang")]
    assert seen[0] == seen[6]  # the one that is meant to be the same
    assert len(set(seen)) == len(seen) - 1


def test_how_much_one_draw_takes_does_not_move_the_next() -> None:
    short, long = keyed(7, "test"), keyed(7, "test")
    words(short, "dice", 1)
    words(long, "dice", 300)
    assert words(short, "dice", 20) == words(long, "dice", 20)


def test_a_draw_does_not_hold_the_key_of_the_table() -> None:
    chance = keyed(7, "test")
    held: list[Any] = [chance.draw("dice")._key]
    assert bytes.fromhex(str(chance.save()["key"])) not in held


def test_a_copy_and_a_save_draw_the_same_again() -> None:
    chance = keyed(3, "test")
    words(chance, "dice", 5)
    twin, restored = chance.copy(), restored_source(copy.deepcopy(chance.save()))
    assert isinstance(restored, SecretChance)
    ahead = words(chance, "dice", 5)
    assert words(twin, "dice", 5) == words(restored, "dice", 5) == ahead
    assert chance.save() == twin.save() == restored.save()


def test_dice_are_fair_from_one_draw_to_the_next() -> None:
    chance = keyed(8, "dice")
    rolls = Counter(chance.draw("dice").die() for _ in range(30_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 5_000) < 320 for count in rolls.values())


def test_shuffles_are_fair() -> None:
    chance = keyed(9, "shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.draw("deck").shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_every_table_draws_under_a_key_and_no_imagined_world_does(game: cv.Game) -> None:
    state = game.new(game.players[-1], 2**127 + 5)
    assert isinstance(state.chance, SecretChance)
    assert isinstance(state.copy().chance, SecretChance)
    assert state.copy().save() == game.restore(state.save()).save() == state.save()
    for seat in range(int(state.players)):
        world = state.imagine(seat, 3)
        assert isinstance(world.chance, FastChance)
        assert str(state.chance.save()["key"]) not in str(world.save())


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_tables_of_the_version_before_go_on_with_the_stream_they_began_with(game: cv.Game) -> None:
    before = game.versions[0]
    assert before != game.version
    state = game.new(game.players[0], 5, version=before)
    assert isinstance(state.chance, FastChance)
    again = game.restore(state.save())
    assert again.version == state.version == before
    assert again.save() == state.save()


@pytest.mark.parametrize(
    "chance",
    [
        {"key": "00", "drawn": 0},
        {"key": "no key" * 10, "drawn": 0},
        {"key": 7, "drawn": 0},
        {"drawn": 0},
        [1, 2, 3],
        None,
        7,
    ],
)
def test_a_damaged_chance_is_refused(chance: object) -> None:
    game = cv.load("spice_road")
    with pytest.raises(cv.BadSave, match="damaged"):
        game.restore({**game.new(2, 1).save(), "chance": chance})
