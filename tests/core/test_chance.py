"""The generator is fair, repeatable, and gives nothing away about its seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.chance import seeded


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=1000))
def test_numbers_are_within_bounds_and_repeatable(seed: int, n: int) -> None:
    first, second = seeded(seed, "test"), seeded(seed, "test")
    drawn = [first.below(n) for _ in range(20)]
    assert drawn == [second.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in drawn)


def test_purposes_give_unrelated_streams() -> None:
    assert seeded(1, "deal").save() != seeded(1, "imagine").save()


def test_a_copy_goes_its_own_way() -> None:
    chance = seeded(3, "test")
    twin = chance.copy()
    ahead = [chance.next_word() for _ in range(5)]
    assert [twin.next_word() for _ in range(5)] == ahead


def test_dice_are_fair() -> None:
    chance = seeded(8, "dice")
    rolls = Counter(chance.die() for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 450 for count in rolls.values())


def test_shuffles_are_fair() -> None:
    chance = seeded(9, "shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())
