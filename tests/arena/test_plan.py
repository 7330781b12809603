"""Plans: who meets whom, on which seats."""

from collections import Counter

import pytest

from caravanserai.arena.entrants import read_entrants
from caravanserai.arena.plan import LONE, MIXED, ArenaPlan, BadPlan, Entrant
from caravanserai.bots import UnknownBot


def entrants(*labels: str) -> tuple[Entrant, ...]:
    return tuple(Entrant(label, "random") for label in labels)


def plan(bots: str, players: int = 2, games: int = 4, against: str = "", tables: str = "duel") -> ArenaPlan:
    rivals = entrants(*against.split()) if against else ()
    return ArenaPlan("spice_road", "1", players, games, 7, entrants(*bots.split()), rivals, tables)


def test_two_at_a_table_every_pair_once() -> None:
    made = plan("a b c")
    assert [lineup.bots for lineup in made.lineups()] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert (made.deals, made.total) == (2, 12)


def test_larger_tables_have_one_bot_among_others_both_ways_round() -> None:
    made = plan("a b", 4, tables=LONE)
    assert [lineup.bots for lineup in made.lineups()] == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_only_against_those_named() -> None:
    assert [lineup.bots for lineup in plan("a b", against="b c").lineups()] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [lineup.bots for lineup in plan("hard", 4, against="greedy", tables=LONE).lineups()] == [
        ("hard", "greedy", "greedy", "greedy")
    ]


def test_within_a_deal_everybody_has_every_seat() -> None:
    made = plan("a b c", 3, games=5, tables=MIXED)
    (lineup,) = made.lineups()
    assert made.deals == 2, "whole deals only"
    for deal in range(2):
        seats = Counter((bot, seat) for turn in range(3) for seat, bot in enumerate(lineup.seated(deal, turn)))
        assert set(seats.values()) == {1}
        assert len(seats) == 9
    assert lineup.seated(0, 0) == ("a", "b", "c")
    assert lineup.seated(1, 0) == ("a", "c", "b"), "the neighbours change"


def test_all_lineups_play_the_same_deals_and_are_played_side_by_side() -> None:
    made = plan("a b c", games=4)
    games = made.all_games()
    assert len(games) == len(set(games)) == made.total
    assert [game.deal for game in games] == sorted(game.deal for game in games)
    assert made.deal_seed(1) == 8


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("a",), "at least two different bots"),
        (("a a",), "at least two different bots"),
        (("a b", 1), "at least 2 players"),
        (("a b", 3, 4, "", MIXED), "need 3 different bots"),
        (("a b c", 3, 4, "d", MIXED), "no --against"),
    ],
)
def test_plans_that_make_no_sense(arguments: tuple[str], sentence: str) -> None:
    with pytest.raises(BadPlan, match=sentence):
        plan(*arguments)


def test_a_plan_is_read_as_it_was_written() -> None:
    made = plan("a b", 4, 12, "c", LONE)
    assert ArenaPlan.from_json(made.to_json()) == made


def test_bots_can_be_called_differently() -> None:
    assert read_entrants("greedy, mine=random") == (Entrant("greedy", "greedy"), Entrant("mine", "random"))
    commanded = read_entrants("program@2s:/opt/node 'my bot,1.js' a=b")
    assert commanded == (Entrant("program@2s:node 'my bot,1.js' a=b", "program@2s:/opt/node 'my bot,1.js' a=b"),)
    with pytest.raises(UnknownBot, match="no bot 'deep'"):
        read_entrants("mine=deep")


def test_two_bots_of_one_name() -> None:
    bots = (Entrant("a", "random"), Entrant("a", "greedy"))
    with pytest.raises(BadPlan, match="Two different bots are called a"):
        ArenaPlan("spice_road", "1", 2, 4, 0, bots)
