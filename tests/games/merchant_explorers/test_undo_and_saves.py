"""Taking moves back while others play (ME-53), and saves in the middle of an action."""

import json
import random

import pytest

import caravanserai as cv
from caravanserai.core.history import resumed
from caravanserai.games.merchant_explorers.game import GAME
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    decision,
    explore,
    fresh,
    legal,
    make,
    map_of,
    opened,
    stack_treasure,
    to_era,
    turn_up,
)
from tests.rule import rule


def history_of(state: MerchantExplorersState, *moves: tuple[int, str]) -> cv.History:
    """The position taken up as a running game, with some moves made."""
    history = resumed(state.copy(), 7, [])
    for seat, move in moves:
        history.apply(move, seat)
    return history


def why_not(history: cv.History, seat: int = 0) -> str | None:
    reason = history.why_no_undo(seat)
    return reason.code if reason else None


@rule("ME-53")
def test_an_action_can_be_taken_back_step_by_step_to_its_beginning() -> None:
    state = map_of("aghon", 27, explorers="04-05 05-06")
    history = history_of(state)
    earlier = []
    for move in ("explore 04-06", "village 04-05", "explore 08-04", "explore 08-05"):
        earlier.append(history.state.save())
        history.apply(move, 0)
    for before in reversed(earlier):
        assert history.undo(0) is None
        assert history.state.save() == before
    assert why_not(history) == "nothing_to_undo"


@rule("ME-53")
def test_keeping_a_card_and_going_on_to_the_next_phase_can_be_taken_back() -> None:
    state = next(table for seed in range(40) if (table := fresh(2, seed)).card == 5)
    before = state.save()
    history = history_of(state, (0, f"keep {state.guilds[0].investigates.dealt[0]}"))
    assert history.undo(0) is None
    assert history.state.save() == before
    history = history_of(opened("kazan", 13), (0, "explore 09-07"), (0, "next"))
    assert history.undo(0) is None
    assert "explore 09-08" in {move.text for move in history.state.legal(0)}


@rule("ME-53", "ME-2")
def test_a_placement_is_taken_back_though_others_moved_since() -> None:
    state = opened("avenia", "any", 3)
    moves = [(0, "explore 09-06"), (1, "explore 09-05"), (1, "done"), (2, "explore 08-06")]
    history = history_of(state, *moves)
    assert history.undo(0) is None
    alone = history_of(state, *moves[1:])
    assert history.state.save() == alone.state.save()
    assert history.record.moves == [(1, "explore 09-05"), (1, "done"), (2, "explore 08-06")]
    assert why_not(history) == "nothing_to_undo"
    assert history.undo(2) is None
    assert why_not(history, 1) == "something_revealed"


@rule("ME-53")
def test_what_is_declared_done_is_done() -> None:
    history = history_of(opened("avenia", "any", 2), (0, "explore 09-06"), (0, "done"))
    assert why_not(history) == "something_revealed"
    history.apply("done", 1)
    assert [why_not(history, seat) for seat in (0, 1)] == ["something_revealed"] * 2


@rule("ME-53")
def test_a_treasure_draw_is_the_horizon_of_its_drawer_alone() -> None:
    state = map_of("kazan", 11, players=2)
    stack_treasure(state, "vase", "two_coins")
    seas = [(0, f"explore {hex}") for hex in ("09-07", "09-08", "09-09")]
    history = history_of(state, (1, "explore 09-07"), *seas)
    assert why_not(history) == "something_revealed"
    assert why_not(history, 1) is None
    history.apply("explore 08-08", 0)
    assert history.undo(0) is None, "what came after the draw"
    assert why_not(history) == "something_revealed"
    held = history.state.save()
    assert history.undo(1) is None
    assert history.state.save()["guilds"][0] == held["guilds"][0]  # type: ignore[index]
    assert history.state.save()["treasure"] == held["treasure"]


@rule("ME-53", "ME-80")
def test_a_free_explorer_can_be_taken_back_but_not_its_card() -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    stack_treasure(state, "free_explorer")
    history = history_of(state, (0, "explore 09-09"))
    drawn = history.state.save()
    for move in ("explore 10-08", "decline"):
        history.apply(move, 0)
        assert history.undo(0) is None
        assert history.state.save() == drawn
    assert why_not(history) == "something_revealed"


@rule("ME-53", "ME-88", "ME-111")
def test_nobody_goes_back_behind_a_card_that_has_come_round() -> None:
    state = map_of("kazan", 11, players=2)
    state.treasure = [card for card in state.treasure if card in range(8, 16)]  # two coins, all drawn before
    state.fresh = 0
    history = history_of(state, (1, "explore 09-07"), *[(0, f"explore {hex}") for hex in ("09-07", "09-08", "09-09")])
    assert [why_not(history, seat) for seat in (0, 1)] == ["something_revealed"] * 2


@pytest.mark.parametrize("province", PROVINCES)
@rule("ME-53")
def test_taking_back_leaves_the_game_as_if_the_move_had_never_been_made(province: str) -> None:
    """Random games of three with many undos; the record always leads to the same table."""
    chooser = random.Random(province)
    history = cv.History(GAME, 3, 11, {"map": province})
    undone = 0
    for _ in range(260):
        if history.state.over:
            break
        seat = chooser.choice(history.state.deciding)
        moves = history.state.legal(seat)
        eager = [move for move in moves if move.kind != "done"]
        history.apply(chooser.choice(eager if eager and chooser.random() < 0.9 else moves), seat)
        other = chooser.randrange(3)
        if chooser.random() < 0.35 and history.why_no_undo(other) is None:
            views = {rival: history.state.view(rival) for rival in range(3) if rival != other}
            drawn = [guild["drawn"] for guild in history.state.save()["guilds"]]  # type: ignore[attr-defined]
            assert history.undo(other) is None
            assert {rival: history.state.view(rival) for rival in views} == views
            assert [guild["drawn"] for guild in history.state.save()["guilds"]] == drawn  # type: ignore[attr-defined]
            undone += 1
            again = GAME.new(3, 11, {"map": province})
            for mover, text in history.record.moves:
                again.apply(text, mover)
            assert again.save() == history.state.save()
    assert undone > 20


# -- saves ---------------------------------------------------------------------------------------------------------


def middles() -> dict[str, MerchantExplorersState]:
    """A table in the middle of every kind of decision."""
    keep = next(table for seed in range(40) if (table := fresh(2, seed)).card == 5)
    free = map_of("kazan", 14, explorers="09-08")
    stack_treasure(free, "free_explorer", "vase")
    three = map_of("aghon", explorers="04-02 06-02 07-02 05-04 05-05 05-06")
    return {
        "keep": keep,
        "use": turn_up(to_era(fresh(1, 3), 4, "era_any"), "era_any"),
        "explore": explore(map_of("aghon", 25, villages="11-06"), "10-05"),
        "second phase": make(explore(opened("kazan", 13), "09-07", "09-08"), "next"),
        "village": explore(map_of("aghon", 27, explorers="04-05 05-06"), "04-06"),
        "post": explore(three.copy(), "05-03"),
        "partner": make(explore(three.copy(), "05-03"), "city 07-02"),
        "free_explorer": explore(free, "09-09"),
        "sets": explore(opened("kazan", 9), "09-05", "09-07"),
        "path": explore(opened("kazan", 2, paths="both_ends"), "09-07", "09-08"),
    }


@pytest.mark.parametrize("kind", list(middles()))
def test_a_save_in_the_middle_of_an_action_is_taken_up_where_it_was_left(kind: str) -> None:
    state = middles()[kind]
    again = GAME.restore(json.loads(json.dumps(state.save())))
    assert isinstance(again, MerchantExplorersState)
    assert again.save() == state.save()
    for seat in (None, *range(int(state.players))):
        assert again.view(seat) == state.view(seat)
    assert kind in (decision(again), "second phase", "sets", "path")
    chooser = random.Random(kind)
    for _ in range(40):
        if state.over:
            break
        seat = chooser.choice(state.deciding)
        assert legal(again, seat=seat) == legal(state, seat=seat)
        move = chooser.choice(state.legal(seat))
        state.apply(move, seat)
        again.apply(move, seat)
        assert again.save() == state.save()


@pytest.mark.parametrize("kind", list(middles()))
def test_copies_have_a_life_of_their_own(kind: str) -> None:
    state = middles()[kind]
    before = state.save()
    twin = state.copy()
    assert twin.save() == before
    for _ in range(15):
        seat = twin.deciding[0]
        twin.apply(twin.legal(seat)[0], seat)
    assert state.save() == before


@pytest.mark.parametrize("change", [{"guilds": []}, {"shown": []}, {"players": 5}, {"players": 0}])
def test_a_save_that_does_not_fit_is_refused(change: dict[str, object]) -> None:
    saved = fresh(2, 1).save() | change
    with pytest.raises(Exception, match=r".+"):
        GAME.restore(saved)


def with_cards_put_back(seed: int, totals: str) -> MerchantExplorersState | None:
    """A game played at random until cards lie under the treasure deck and a turn is under way, if it comes to that."""
    chance = random.Random(seed)
    state = GAME.new(2, seed, {"totals": totals})
    assert isinstance(state, MerchantExplorersState)
    while not state.over:
        if state.returned and any(guild.action.explored for guild in state.guilds):
            return state
        seat = chance.choice(state.deciding)
        state.apply(chance.choice(state.legal(seat)), seat)
    return None


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_an_older_save_is_taken_up_and_played_to_its_end(totals: str) -> None:
    """Older ones do not tell who put treasure cards under the deck, nor what was done in a turn until then."""
    chance = random.Random(4)
    state = next(table for seed in range(500) if (table := with_cards_put_back(seed, totals)) is not None)
    saved = json.loads(json.dumps(state.save()))
    del saved["put_by"], saved["returned_by"]
    for guild in (*saved["guilds"], *saved["shown"]):
        del guild["explored"], guild["routes"]
    found = GAME.restore(saved)
    for seat in range(2):
        assert found.view(seat)["scores"] == state.view(seat)["scores"]
        assert found.legal(seat) == state.legal(seat)
    while not found.over:
        seat = chance.choice(found.deciding)
        world = found.imagine(seat, 3)
        assert world.view(seat) == found.view(seat)
        assert world.legal(seat) == found.legal(seat)
        found.apply(chance.choice(found.legal(seat)), seat)
    assert found.winners()
