"""Cards spent for sailing lie face down: what others see, hear and may imagine of them (SS-33)."""

import json
from collections import Counter
from collections.abc import Iterable

import pytest

from caravanserai.arena.match import Chosen
from caravanserai.contract import secrecy as suite
from caravanserai.core.state import State
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from tests.games.eastern_wonders.sea import SPACE, make, spoken
from tests.games.sand_to_sea.table import Voyager, fresh, hand, played, sailed, table, wander
from tests.rule import rule

HOME_AND_BACK = ("stop", "pass", "rest")  # seat 0 ends its turn, seat 1 rests
WORLDS = 60


def worlds(state: SandToSeaState, seat: int = 1) -> list[SandToSeaState]:
    """What a seat holds possible."""
    return [state.imagine(seat, number) for number in range(WORLDS)]


def spent_in(imagined: Iterable[SandToSeaState]) -> set[str]:
    """The spent piles of seat 0 in these worlds, each in one word."""
    return {" ".join(sorted(sailed(world))) for world in imagined}


def told(state: SandToSeaState, move: str, seat: int | None) -> list[dict[str, object]]:
    """What a seat hears of a move."""
    after = state.copy()
    after.listen()
    after.apply(spoken(move))
    return [event.to_json() for event in after.told() if event.visible_to(seat)]


@rule("SS-33")
def test_a_card_spent_out_of_the_hand_is_its_owners_secret() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2 b")), "sail B3")
    one, other = (make(state.copy(), f"fare {card}") for card in ("yy", "b"))
    for seat in (1, None):
        assert told(state, "fare yy", seat) == told(state, "fare b", seat)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert [world.save() for world in worlds(one)] == [world.save() for world in worlds(other)]
    assert told(state, "fare yy", 0) != told(state, "fare b", 0)
    assert spent_in(worlds(one, seat=0)) == {"yy"}


@rule("SS-33")
def test_a_card_spent_out_of_the_played_area_is_seen_by_all() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2", played="b g")), "sail B3")
    assert told(state, "fare b", 1) != told(state, "fare g", 1)
    assert told(state, "fare b", 1) == told(state, "fare b", None)
    make(state, "fare b", "sail B2", "fare yy", *HOME_AND_BACK)
    assert spent_in(worlds(state)) == {"b yy", "b up2"}


@rule("SS-33")
def test_every_split_that_fits_the_numbers_is_held_possible() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2 b g")), "sail B3", "fare g", "sail B2", "fare up2")
    found = Counter(" ".join(sorted(sailed(world))) for world in worlds(state))
    assert set(found) == {"up2 yy", "b yy", "g yy", "b up2", "g up2", "b g"}
    for world in worlds(state):
        assert (len(hand(world)), len(sailed(world))) == (2, 2)
        assert hand(world) | sailed(world) == {"yy", "up2", "b", "g"}


@rule("SS-33")
def test_a_card_taken_from_the_row_later_cannot_have_been_spent() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2"), row="g"), "sail B3", "fare yy", *HOME_AND_BACK, "acquire 1")
    assert spent_in(worlds(state)) == {"yy", "up2"}
    make(state, "rest", "sail B2", "fare g", "stop", "pass")
    assert spent_in(worlds(state)) == {"up2 yy", "g yy", "g up2"}


@rule("SS-33")
def test_a_card_played_since_was_not_spent_even_when_it_is_fetched_back() -> None:
    bonus = {"bonus_cards": True}
    state = make(table(Voyager(at="B2", hand="yy b yy+card"), options=bonus), "sail B3", "fare b", *HOME_AND_BACK)
    assert spent_in(worlds(state)) == {"yy", "b", "yy+card"}
    make(state, "play yy", "rest")
    assert spent_in(worlds(state)) == {"b", "yy+card"}
    make(state, "play yy+card", "retrieve yy", "rest")
    assert played(state) == {"yy+card"}
    assert spent_in(worlds(state)) == {"b"}


@rule("SS-33")
def test_a_rest_shows_that_all_cards_are_in_the_hand() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2 b")), "sail B3", "fare yy", *HOME_AND_BACK, "rest")
    assert {frozenset(hand(world)) for world in worlds(state)} == {frozenset({"yy", "up2", "b"})}
    make(state, "rest", "sail B2", "fare b")
    assert spent_in(worlds(state)) == {"yy", "up2", "b"}


@rule("SS-33")
def test_who_begins_a_deal_from_the_hand_still_holds_a_card_with_one() -> None:
    state = make(table(Voyager(at="B2", hand="yy up2 b"), deals={}), "sail B3", "fare yy", *HOME_AND_BACK)
    assert spent_in(worlds(state)) == {"yy", "up2", "b"}
    make(state, "deal-hand")
    assert spent_in(worlds(state)) == {"yy", "up2"}
    make(state, "lay up2")
    assert spent_in(worlds(state)) == {"yy"}
    assert all(world.legal() for world in worlds(state))


@rule("SS-33")
def test_bots_are_not_told_what_others_spend() -> None:
    state = make(table(Voyager(at="B2")), f"sail {SPACE['B3']}")
    chosen = Chosen(state)
    chosen.note(1, GAME.moves["rest"])
    chosen.note(0, GAME.moves["fare yy"])
    assert chosen.since(1) is None


@rule("SS-33")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_moves_that_look_alike_to_a_seat_are_told_alike(seed: int) -> None:
    """In whole games: two cards paid for a step that leave the same table to look at are told in the same words."""
    unseen = 0
    for state in wander(fresh(3, seed, bonus_cards=True, golden_deals=True), seed, most=1500):
        fares = [move for move in state.legal() if move.kind == "fare"]
        watcher = (state.deciding[0] + 1) % 3
        by_observation: dict[str, list[object]] = {}
        for move in fares:
            after = state.copy()
            after.apply(move)
            heard = told(state, move.text, watcher)
            by_observation.setdefault(json.dumps(after.view(watcher)), []).append(heard)
        for alike in by_observation.values():
            assert all(heard == alike[0] for heard in alike)
            unseen += len(alike) > 1
    assert unseen > 3


@rule("SS-33")
def test_the_suite_of_twin_worlds_notices_a_spent_pile_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = suite.shown

    def leaky(state: State, seat: int) -> str:
        assert isinstance(state, SandToSeaState)
        return honest(state, seat) + str(state.sailed)

    suite.check_twin_worlds(GAME, 3, {}, 900)
    monkeypatch.setattr(suite, "shown", leaky)
    with pytest.raises(AssertionError):
        suite.check_twin_worlds(GAME, 3, {}, 900)
