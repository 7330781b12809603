"""Where totals are hidden, nobody gets at them by adding up what is told: neither a number, nor a sum of numbers.

A follower keeps, for every fact of every kind of event about a rival, the sum of all it was told. If the hidden total
is made of these sums in the same way at every turn of some games, then it was told. What is open by the rules is left
out, and each time it is said why. In Dunhuang all that scores lies open (DH-99), and so it does in the settlement games
(NW-63).
"""

from collections.abc import Iterator, Mapping, Sequence

import pytest

import caravanserai as cv
from caravanserai.contract.positions import pick
from caravanserai.core.chance import seeded
from caravanserai.core.events import Event
from caravanserai.core.state import State
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.rule import rule

PRIME = 2_147_483_647  # sums are compared as remainders, so that nothing is rounded
PLAYERS = 3
GAMES = 3
Sums = dict[str, int]


class Follower:
    """Listens for a seat, or with None as a spectator, and adds up what is told of each player."""

    def __init__(self, reader: int | None, deaf_to: Sequence[str] = ()) -> None:
        self.reader = reader
        self.deaf_to = deaf_to
        self.sums: list[Sums] = [{} for _ in range(PLAYERS)]

    def hear(self, story: Sequence[Event]) -> None:
        for event in story:
            if event.visible_to(self.reader) and event.kind not in self.deaf_to:
                self._add(event.seat, event.kind, 1)
                for name, fact in event.facts.items():
                    if isinstance(fact, list):
                        self._add(event.seat, f"{event.kind} number of {name}", len(fact))
                        for position, part in enumerate(fact):
                            self._add(event.seat, f"{event.kind} {name} {min(position, 3)}", part)
                    elif isinstance(fact, int):
                        self._add(event.seat, f"{event.kind} {name}", fact)

    def _add(self, seat: int, what: str, number: int) -> None:
        self.sums[seat][what] = self.sums[seat].get(what, 0) + number


def turns(game: cv.Game, options: Mapping[str, object], seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game, turn by turn, with the story of each."""
    chance = seeded(seed, "totals")
    state = game.new(PLAYERS, seed, options)
    state.listen()
    story: list[Event] = []
    turn = state.turn
    while not state.over:
        seat, move = pick(state, chance)
        state.apply(move, seat)
        story += state.told()
        if state.turn != turn and not state.over:
            turn = state.turn
            yield state, story
            story = []


def followed(
    game: cv.Game, options: Mapping[str, object], reader: int | None, deaf_to: Sequence[str] = ()
) -> tuple[list[Sums], list[int]]:
    """What a follower made of some games, and the true totals, for every rival at every turn."""
    found: list[Sums] = []
    totals: list[int] = []
    for seed in range(GAMES):
        follower = Follower(reader, deaf_to)
        for state, story in turns(game, options, seed):
            follower.hear(story)
            for seat in range(PLAYERS):
                if seat != reader:
                    found.append(dict(follower.sums[seat]))
                    totals.append(total_of(state, seat))
    return found, totals


def total_of(state: State, seat: int) -> int:
    """What is hidden: the coins in Merchant Explorers, the running score elsewhere."""
    return int(state.guilds[seat].coins) if isinstance(state, MerchantExplorersState) else state.scores()[seat]


def made_of(totals: Sequence[int], sums: Sequence[Sums]) -> bool:
    """Whether the totals are a weighted sum of what was told, with the same weights everywhere."""
    names = sorted({name for row in sums for name in row})
    every = max(1, len(sums) // (3 * len(names)))  # random players dawdle
    taken = zip(sums[::every], totals[::every], strict=True)
    rows = [[1, *(row.get(name, 0) for name in names), total] for row, total in taken]
    assert len(rows) > 2 * len(names), "too few turns to tell a sum from chance"
    for column in range(len(names) + 1):
        pivot = next((row for row in rows if row[column] % PRIME), None)
        if pivot is not None:
            rows.remove(pivot)
            inverse = pow(pivot[column], -1, PRIME)
            for row in rows:
                times = row[column] * inverse % PRIME
                if times:
                    row[:] = [(mine - times * theirs) % PRIME for mine, theirs in zip(row, pivot, strict=True)]
    return not any(row[-1] % PRIME for row in rows)


@pytest.mark.parametrize("reader", [0, None])
@rule("ME-107")
def test_coins_in_merchant_explorers_are_not_told(reader: int | None) -> None:
    """The map shows what they come from, and who knows it by heart can reckon; but nothing told adds up to them."""
    sums, totals = followed(cv.load("merchant_explorers"), {}, reader)
    assert not made_of(totals, sums)


# In these games the cards or tiles in the claimed pile were taken from an open row or port for all to see, so the event
# that names one with its points hides nothing that a perfect memory would not give (SR-60, SR-60a, EW-45, SS-33).
# Besides them nothing may be told that adds up to the score.
TAKEN_OPENLY = ("claimed",)


@pytest.mark.parametrize("reader", [0, None])
@pytest.mark.parametrize("game", ["spice_road", "eastern_wonders", "sand_to_sea"])
@rule("SR-60a", "EW-45", "SS-33")
def test_running_scores_are_told_by_claims_alone(game: str, reader: int | None) -> None:
    sums, totals = followed(cv.load(game), {}, reader, TAKEN_OPENLY)
    assert not made_of(totals, sums)


@pytest.mark.parametrize("reader", [0, None])
@rule("MP-146")
def test_goal_cards_in_marco_polo_are_not_scored_aloud(reader: int | None) -> None:
    """Running scores are open without the goals; with them, told numbers never come to what the goals will bring."""
    game = cv.load("marco_polo")
    follower = Follower(reader)
    for state, story in turns(game, {}, 1):
        follower.hear(story)
        assert state.view(reader)["scores"] == state.scores()
        assert not any("goal" in name for seat in range(PLAYERS) if seat != reader for name in follower.sums[seat])


def test_a_told_sum_is_noticed() -> None:
    """Half the coins told in one event and half in another are as good as the coins."""
    game = cv.load("merchant_explorers")
    sums, totals = followed(game, {}, None)
    told = [row | {"half": total // 2, "rest": total - total // 2} for row, total in zip(sums, totals, strict=True)]
    assert made_of(totals, told)


@rule("ME-107")
def test_a_table_that_wants_open_totals_is_shown_them() -> None:
    state = next(iter(turns(cv.load("merchant_explorers"), {"totals": "open"}, 1)))[0]
    assert isinstance(state, MerchantExplorersState)
    assert [guild["coins"] for guild in state.view(None)["guilds"]] == [int(guild.coins) for guild in state.shown]
