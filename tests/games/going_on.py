"""What saves and copies made in the middle of a turn have in common in all games where one seat decides at a time."""

from caravanserai.core.state import State

FURTHER = 25  # decisions


def check_a_save_is_taken_up(state: State) -> None:
    """The state and what its save gives look alike to everybody, and stay alike while the game goes on."""
    again = state.game.restore(state.save())
    assert type(again) is type(state)
    assert again.save() == state.save()
    for seat in (0, 1, None):
        assert again.view(seat) == state.view(seat)
    for _ in range(FURTHER):
        move = state.legal()[-1]
        assert again.legal() == state.legal()
        state.apply(move)
        again.apply(move)
        assert again.save() == state.save()


def check_a_copy_lives_on_its_own(state: State) -> None:
    """What is done to a copy leaves the state as it was."""
    before = state.save()
    twin = state.copy()
    for _ in range(FURTHER):
        twin.apply(twin.legal()[0])
    assert state.save() == before
