"""Writing the reasons of a game down once: what is made by a list is on it."""

from caravanserai.core.reasons import Reason


class ReasonList:
    """Reasons in the order in which they were written."""

    def __init__(self) -> None:
        self.all: list[Reason] = []

    def reason(self, code: str, clause: str) -> Reason:
        """A further reason."""
        made = Reason(code, clause)
        self.all.append(made)
        return made


class Refusals(ReasonList):
    """Why something is refused in a game: its reasons against moves, and why at times nothing at all can be done."""

    def __init__(self, game_is_over: Reason, not_your_turn: Reason, others: tuple[Reason, ...] = ()) -> None:
        super().__init__()
        self.game_is_over = game_is_over
        self.not_your_turn = not_your_turn
        self.all += others
