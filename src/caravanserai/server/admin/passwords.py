"""A code for somebody who has forgotten their password."""

import time

from sqlalchemy import Connection, update

from caravanserai.server.admin.actions import RESET, write_action
from caravanserai.server.admin.database import AdminError
from caravanserai.server.admin.people import find_person
from caravanserai.server.people.codes import CODE_LASTS
from caravanserai.server.store.account_store import forget_sessions
from caravanserai.server.store.names import new_id
from caravanserai.server.store.schema import PEOPLE

PIECE = 4  # letters that are read out together


def new_code() -> str:
    """A code that nobody can guess, easy to read out."""
    letters = new_id()
    return "-".join(letters[start : start + PIECE] for start in range(0, len(letters), PIECE))


def reset_password(connection: Connection, who: str, hashed: str) -> tuple[str, int]:
    """Put the hash of a code in place of an account's password, and end its sessions; gives whose, and the number of
    the action."""
    person = find_person(connection, who)
    if person.kind != "account":
        raise AdminError(f"{person.name} ({person.id}) has no account, and so no password.")
    change = {"password": hashed, "code_until": time.time() + CODE_LASTS}
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**change))
    forget_sessions(connection, person.id)
    return f"{person.name} ({person.id})", write_action(connection, RESET, person=person.id)
