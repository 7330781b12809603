"""Laying out the table, and the three variants of doing so (MP-1 to MP-21, MP-142 to MP-145, MP-150)."""

from collections.abc import Callable

import pytest

from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS
from caravanserai.games.marco_polo.components.contracts import is_starting
from caravanserai.games.marco_polo.components.places import PLACE_KEYS
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import SPACES, figures, fresh, holdings, make, posts
from tests.games.playing import decision, legal, refused
from tests.rule import rule

SEEDS = range(40)
ADVANCED = {"random_provinces": True, "character_draft": True, "goal_choice": True}


def seats_in_order(state: MarcoPoloState) -> list[int]:
    """The seats from the start player on."""
    return [(int(state.first) + behind) % int(state.players) for behind in range(int(state.players))]


def neutral(state: MarcoPoloState) -> list[tuple[str, int]]:
    names = {number: name for name, number in SPACES.items()}
    return [(names[die["space"]], die["value"]) for die in state.view(None)["placed"] if die["seat"] is None]


@rule("MP-3")
def test_each_province_token_lies_on_its_own_letter() -> None:
    assert all(fresh(seed=seed).province_bonuses == [0, 1, 2, 3, 4, 5] for seed in SEEDS)


@rule("MP-4")
def test_seven_of_ten_city_tokens_lie_open_one_in_each_city() -> None:
    for seed in SEEDS:
        tokens = fresh(seed=seed).view(None)["city_bonuses"]
        assert len(tokens) == 7
        assert len(set(tokens)) == 7
        assert None not in tokens
    assert {token for seed in SEEDS for token in fresh(seed=seed).city_bonuses} == set(range(10))


@rule("MP-5")
def test_nine_of_31_city_cards_lie_open_and_stay_all_game() -> None:
    for seed in SEEDS:
        cards = fresh(seed=seed).view(None)["city_cards"]
        assert len(set(cards)) == len(cards) == 9
    assert {card for seed in SEEDS for card in fresh(seed=seed).city_cards} == set(range(31))


@rule("MP-6", "MP-7")
def test_38_contracts_make_a_row_of_six_four_round_stacks_and_a_special_stack_of_eight() -> None:
    state = fresh(2, seed=3)
    matteo = next(person for person in state.travellers if person.character == 1)
    drawn = [int(matteo.slot_2)]
    assert len(state.row) == 6
    assert len(state.stacks) == 24
    assert len(state.special) == 8 - len(drawn)
    assert state.unseen_special == 7
    assert sorted(state.row + state.stacks + state.special + drawn) == list(range(38))
    assert state.view(None)["rounds_left"] == 4


@rule("MP-16")
def test_everybody_starts_with_one_open_starting_contract_and_the_others_leave_the_game() -> None:
    for players in (2, 3, 4):
        state = fresh(players)
        held = [int(person.slot_1) for person in state.travellers]
        assert all(is_starting(contract) for contract in held)
        assert sorted(held + state.gone) == list(range(38, 44))
        assert [person["active"][0] for person in state.view(None)["travellers"]] == held
    assert {int(fresh(seed=seed).travellers[0].slot_1) for seed in SEEDS} == set(range(38, 44))


@rule("MP-8", "MP-150")
def test_chance_chooses_the_start_player_and_the_whole_table() -> None:
    assert {int(fresh(seed=seed).first) for seed in SEEDS} == {0, 1, 2, 3}
    unlike: list[Callable[[MarcoPoloState], object]] = [
        lambda state: state.goal_deck,
        lambda state: state.city_bonuses,
        lambda state: state.city_cards,
        lambda state: [int(person.slot_1) for person in state.travellers],
        lambda state: state.row,
        lambda state: state.special,
        lambda state: state.stacks,
    ]
    for part in unlike:
        assert len({str(part(fresh(seed=seed))) for seed in SEEDS}) > 30, part
    assert fresh(seed=5).save() == fresh(seed=5).save()


@rule("MP-9", "MP-V25")
@pytest.mark.parametrize(("players", "black"), [(2, 3), (3, 4), (4, 5)])
def test_one_black_die_more_than_players(players: int, black: int) -> None:
    assert fresh(players).black_dice == black


@rule("MP-10", "MP-11", "MP-12", "MP-13", "MP-V25")
@pytest.mark.parametrize(
    ("players", "dice"),
    [(2, [("khan", 1), ("khan", 1), ("coins", 1)]), (3, [("khan", 1)]), (4, [])],
)
def test_neutral_dice_lie_where_they_should_and_belong_to_nobody(players: int, dice: list[tuple[str, int]]) -> None:
    state = fresh(players)
    assert neutral(state) == dice
    assert state.khan_count == sum(space == "khan" for space, _ in dice)


@rule("MP-14", "MP-15", "MP-19", "MP-21")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_start_coins_rise_with_the_seat_and_everything_else_is_equal(seed: int) -> None:
    state = fresh(4, seed, {"character_draft": True})
    for number, seat in enumerate(seats_in_order(state)):
        assert holdings(state, seat) == {"coin": 7 + number, "camel": 2, "pepper": 0, "silk": 0, "gold": 0, "vp": 0}
        person = state.view(None)["travellers"][seat]
        assert len(person["dice"]) == 5
        assert person["posts_left"] == 9
        assert figures(state, seat) == ["venezia"]
        assert posts(state, seat) == set()
    assert state.scores() == [0, 0, 0, 0]


@rule("MP-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_of_the_first_game_go_by_seat(players: int) -> None:
    state = fresh(players)
    names = [CHARACTER_KEYS[state.travellers[seat].character] for seat in seats_in_order(state)]
    assert names == ["raschid", "matteo", "berke", "mercator"][:players]


@rule("MP-18", "MP-2")
def test_everybody_is_dealt_two_goals() -> None:
    state = fresh(4)
    goals = [goal for person in state.travellers for goal in person.goals]
    assert [len(person.goals) for person in state.travellers] == [2] * 4
    assert sorted(goals + state.goal_deck) == list(range(18))


# -- variants ----------------------------------------------------------------------------------------------------


@rule("MP-142")
def test_random_provinces_shuffle_the_six_tokens() -> None:
    tokens = [fresh(seed=seed, options={"random_provinces": True}).province_bonuses for seed in SEEDS]
    assert all(sorted(found) == list(range(6)) for found in tokens)
    assert len({tuple(found) for found in tokens}) > 30


@rule("MP-143")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_from_the_last_seat_back_to_the_start_player(players: int) -> None:
    state = fresh(players, options={"character_draft": True})
    pool = state.view(None)["pool"]
    assert len(set(pool)) == players + 1
    for seat in reversed(seats_in_order(state)):
        assert decision(state) == "draft"
        assert state.deciding == (seat,)
        assert len(legal(state)) == len(state.pool)
        make(state, legal(state).pop())
    assert len(state.pool) == 1
    picked = {int(person.character) for person in state.travellers}
    assert picked | set(state.pool) == set(pool)
    assert len(picked) == players


@rule("MP-143")
def test_all_eight_characters_come_up_in_drafts() -> None:
    pools = [fresh(2, seed, {"character_draft": True}).pool for seed in SEEDS]
    assert {character for pool in pools for character in pool} == set(range(8))


@rule("MP-20", "MP-126", "MP-V38")
def test_characters_bring_their_things_to_the_table() -> None:
    for seed in range(60):
        state = fresh(4, seed, {"character_draft": True})
        while decision(state) == "draft":
            make(state, sorted(legal(state))[0])
        for seat, person in enumerate(state.view(None)["travellers"]):
            name = CHARACTER_KEYS[person["character"] or 0]
            assert person["posts_left"] == {"wilhelm": 11, "kubilai": 8}.get(name, 9)
            assert figures(state, seat) == {"niccolo_marco": ["venezia"] * 2, "kubilai": ["beijing"]}.get(
                name, ["venezia"]
            )
            assert posts(state, seat) == ({"beijing"} if name == "kubilai" else set())
            assert len(person["dice"]) == (6 if name == "matteo" else 5)
            if name == "kubilai":
                assert state.beijing == [seat, -1, -1, -1]


@rule("MP-144")
def test_goal_choice_deals_four_and_keeps_two_in_secret_at_the_same_time() -> None:
    state = fresh(3, options={"goal_choice": True})
    assert decision(state) == "keep"
    assert list(state.deciding) == [0, 1, 2]
    dealt = state.view(1)["travellers"][1]["dealt"]
    assert dealt is not None
    assert len(dealt) == 4
    kept = [dealt[1], dealt[3]]
    assert legal(state, seat=1) == {f"keep {goal + 1}" for goal in dealt}
    for goal in kept:
        state.apply(f"keep {goal + 1}", 1)
    assert list(state.deciding) == [0, 2]
    assert state.view(1)["travellers"][1]["goals"] == kept
    assert sorted(state.travellers[1].returned) == sorted({*dealt} - {*kept})
    assert state.view(0)["travellers"][1]["goals"] is None
    for seat in (2, 0):
        for goal in state.travellers[seat].dealt[:2]:
            state.apply(f"keep {goal + 1}", seat)
    assert state.round == 1
    assert decision(state) not in ("keep", "draft")


@rule("MP-144")
def test_goals_are_dealt_after_the_draft() -> None:
    state = fresh(2, options={"goal_choice": True, "character_draft": True})
    assert decision(state) == "draft"
    assert all(not person.dealt for person in state.travellers)
    for _ in range(2):
        make(state, legal(state).pop())
    assert decision(state) == "keep"
    refused(state, "pick raschid", "must_keep_goals", "MP-144", seat=0)


@rule("MP-145")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("choice", [False, True])
@pytest.mark.parametrize("provinces", [False, True])
def test_the_variants_are_independent(draft: bool, choice: bool, provinces: bool) -> None:
    options = {"character_draft": draft, "goal_choice": choice, "random_provinces": provinces}
    state = fresh(2, 5, options)
    kinds = []
    while not state.over and state.turn == 0:
        kinds.append(decision(state))
        seat = state.deciding[0]
        state.apply(state.legal(seat)[0], seat)
    assert ("draft" in kinds) == draft
    assert ("keep" in kinds) == choice
    assert (state.province_bonuses != list(range(6))) == provinces
    assert PLACE_KEYS[state.travellers[0].figure] in ("venezia", "beijing")
