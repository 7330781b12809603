"""What became of a command: done in the database, and followed by a running server or not."""

from caravanserai.server.admin.database import wait_until_followed

FOLLOWED = "The running server has done it."
NOT_FOLLOWED = "No running server answered within {seconds:g} seconds: it takes effect when one starts."


def print_outcome(what: str, where: str, action: int, wait: float) -> None:
    """Say what is done, then whether a running server knows."""
    print(what, flush=True)
    followed = wait_until_followed(where, action, wait)
    print(FOLLOWED if followed else NOT_FOLLOWED.format(seconds=wait))
