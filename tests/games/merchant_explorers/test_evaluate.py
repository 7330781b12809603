"""What a position promises does not hang on who happens to finish a turn last."""

import caravanserai as cv
from caravanserai.core.chance import Chance, seeded

GAME = cv.load("merchant_explorers")


def take_turn(state: cv.State, seat: int, chance: Chance | None) -> None:
    """Act until done: anyhow, or without chance as little as possible."""
    turn = state.turn
    while not state.over and state.turn == turn and seat in state.deciding:
        moves = state.legal(seat)
        idle = [move for move in moves if move.kind in ("done", "decline")]
        move = moves[chance.below(len(moves))] if chance is not None else [*idle, moves[0]][0]
        state.apply(move, seat)


def test_the_last_to_finish_a_turn_judges_its_position_as_the_first_would() -> None:
    compared = 0
    for seed in range(3):
        state = GAME.new(2, seed)
        while not state.over:
            first, last = state.copy(), state.copy()
            take_turn(first, 1, seeded(state.turn, "turn"))
            take_turn(last, 0, None)
            take_turn(last, 1, seeded(state.turn, "turn"))
            if last.over:
                assert last.evaluate(1) == last.scores()[1]
            elif first.revealed == last.revealed - 1:  # nothing was drawn besides the next explore card
                assert abs(first.evaluate(1) - last.evaluate(1)) < 1e-9, f"deal {seed}, turn {state.turn}"
                compared += 1
            state = last
    assert compared > 20
