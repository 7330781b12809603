"""Codes from the host of the server, in place of a forgotten password: good once, for a day, to choose a new one."""

from typing import Final

from caravanserai.server import steady
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.people.choosing import check_new_password

CODE_LASTS: Final = 86400.0  # seconds


async def use_code(context: AppContext, person: PersonFacts, code: str, new_password: str | None) -> None:
    """Have whoever signs in with a code choose their password; nothing where the password is one of their own."""
    until = await context.accounts.code_until(person.id)
    if until is None:
        return
    if until < steady.now():
        raise Refused(401, "code_over", "This code is too old; ask the host of the server for another one.")
    if new_password is None or new_password == code:
        raise Refused(403, "new_password_needed", "This code is good once: choose a password of your own with it.")
    check_new_password(new_password, person.name)
    if not await context.accounts.replace_code(person.id, until, await context.passwords.hashed(new_password)):
        raise Refused(401, "wrong_login", "The name or the password is wrong.")  # somebody else was quicker
