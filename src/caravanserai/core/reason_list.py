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
    """Why something is refused in a game: its reasons against moves, and why at times nothing at all can be done.

    `game_is_over` and `not_your_turn` are the clauses of the two reasons that every game has.
    """

    def __init__(self, game_is_over: str, not_your_turn: str, others: tuple[Reason, ...] = ()) -> None:
        super().__init__()
        self.game_is_over = Reason("game_is_over", game_is_over)
        self.not_your_turn = Reason("not_your_turn", not_your_turn)
        self.all += others

    def waiting(self, clause: str) -> Reason:
        """A further reason why it is not one's turn."""
        return self.reason(self.not_your_turn.code, clause)
