"""What goes wrong when someone asks for the impossible; each message is a sentence to act on."""

from caravanserai.core.reasons import Reason


class CaravanseraiError(Exception):
    """The root of all errors that are the caller's to mend."""


class UnknownGame(CaravanseraiError):
    """No rule set has this id."""


class BadPlayers(CaravanseraiError):
    """The game is not for that many players."""


class BadOption(CaravanseraiError):
    """An option is unknown or has a value it cannot take."""


class BadSave(CaravanseraiError):
    """A saved state cannot be restored."""


class OldVersion(BadSave):
    """A saved state of rules that are not here any more, and that nothing lifts to those that are."""


class BadRecord(CaravanseraiError):
    """A record is damaged, altered, or belongs to other rules."""


class NoSuchSeat(CaravanseraiError):
    """The seat is not at this table, or has to be named because several decide."""


class IllegalMove(CaravanseraiError):
    """The judge refused a move; `reason` says why and by which clause."""

    def __init__(self, reason: Reason, move: str = "") -> None:
        super().__init__(f"{move or 'The move'} is refused: {reason}")
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason, str]]:
        return (IllegalMove, (self.reason, self.move))
