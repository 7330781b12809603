"""Writing the reasons of a game down once: what is made by the list is on it."""

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
