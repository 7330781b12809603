"""What the server refuses, each with a code for programs and a sentence for people."""

from caravanserai.core.errors import CaravanseraiError


class Refused(CaravanseraiError):
    """A request that cannot be granted; the status says whose fault it is."""

    def __init__(self, status: int, code: str, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after


class CannotServe(CaravanseraiError):
    """The server cannot start or a backup cannot be made; the message is the one sentence to show."""


class DatabaseAway(CaravanseraiError):
    """The database cannot be used now: it is gone, full, locked or damaged. Whether a write was done is not known."""


def database_away() -> Refused:
    return Refused(503, "database_away", "The database does not answer; try again in a moment.")


def no_session() -> Refused:
    return Refused(401, "no_session", "Tell us a name first: there is no session.")


def unknown_table() -> Refused:
    return Refused(404, "unknown_table", "There is no such table.")


def not_now(code: str, message: str) -> Refused:
    """Something that the table does not allow at this moment."""
    return Refused(409, code, message)
