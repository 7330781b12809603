"""Undo: own moves back to the last revelation or another's move, and no further."""

import caravanserai as cv

GAME = cv.load("spice_road")


def test_a_move_that_reveals_nothing_can_be_taken_back_until_another_moves() -> None:
    history = cv.History(GAME, 2, 5)
    seat = history.state.deciding[0]
    before = history.state.save()
    assert (reason := history.undo(seat)) is not None
    assert reason.code == "nothing_to_undo"
    history.apply("play yy")
    assert history.undo(seat) is None
    assert history.state.save() == before
    assert history.record.moves == []
    history.apply("play yy")
    other = history.state.deciding[0]
    history.apply("play yy")
    assert (reason := history.undo(seat)) is not None
    assert reason.code == "others_moved"
    assert history.undo(other) is None


def test_each_small_decision_is_one_step_back() -> None:
    history = cv.History(GAME, 2, 5)
    seat = history.state.deciding[0]
    history.apply("play up2")
    history.apply("upgrade y")
    assert history.state.view(seat)["deciding"] == [seat]
    assert history.undo(seat) is None
    assert history.state.why_not("upgrade y") is None
    assert history.undo(seat) is None
    assert history.state.why_not("play up2") is None


def test_a_revelation_is_the_horizon() -> None:
    history = cv.History(GAME, 2, 5)
    seat = history.state.deciding[0]
    history.apply("acquire 1")
    assert (reason := history.undo(seat)) is not None
    assert reason.code == "something_revealed"
    assert len(history.record.moves) == 1


def test_paying_can_be_taken_back_until_the_new_card_is_seen() -> None:
    history = cv.History(GAME, 2, 5)
    seat = history.state.deciding[0]
    history.apply("acquire 3")
    history.apply("pay y")
    assert history.undo(seat) is None
    assert history.undo(seat) is None
    history.apply("acquire 3")
    history.apply("pay y")
    history.apply("pay y")
    assert history.undo(seat) is not None


def test_what_a_seat_has_done_in_its_turn_is_told_as_far_as_it_can_be_taken_back() -> None:
    history = cv.History(GAME, 2, 5)
    seat = history.state.deciding[0]
    assert history.turn_so_far(seat) == (history.state, [])
    begun = history.state.save()
    history.apply("play up2")
    history.apply("upgrade y")
    state, made = history.turn_so_far(seat)
    assert (state.save(), made) == (begun, ["play up2", "upgrade y"])
    history.apply("upgrade y")
    other = history.state.deciding[0]
    assert history.turn_so_far(other) == (history.state, []), "a new turn"
    assert history.turn_so_far(seat) == (history.state, [])
    history.apply("acquire 1")
    assert history.turn_so_far(other) == (history.state, []), "a card was revealed"


def test_the_record_of_a_history_verifies() -> None:
    history = cv.History(GAME, 3, 12)
    number = 0
    while not history.state.over:
        legal = history.state.legal()
        history.apply(legal[(number * 5) % len(legal)])
        number += 1
    history.record.verify()
    assert history.record.result is not None


def test_listening_goes_on_after_an_undo() -> None:
    history = cv.History(GAME, 2, 5)
    history.state.listen()
    seat = history.state.deciding[0]
    history.apply("play yy")
    assert [event.kind for event in history.state.told()] == ["played", "gained"]
    history.undo(seat)
    history.apply("rest")
    assert [event.kind for event in history.state.told()] == ["rested"]
