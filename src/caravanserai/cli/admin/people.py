"""`admin people`, `bans`, `ban`, `unban` and `reset-password`."""

from typing import Annotated, Any, TypeAlias

import typer

from caravanserai.cli.admin.arguments import USUAL_MOST, USUAL_WAIT, Most, Wait
from caravanserai.cli.admin.lists import print_list
from caravanserai.cli.admin.times import moment
from caravanserai.cli.arguments import Json
from caravanserai.cli.output import print_json
from caravanserai.cli.serve import Database

# What needs the database is imported when a command runs: the other commands start without it.

Who: TypeAlias = Annotated[
    str, typer.Argument(metavar="NAME|ADDRESS", help="A name, the id of a person, an address or a network.")
]


def people(
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Only people of such a name.")] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="account|guest", help="Only people who are so.")] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="ADDRESS", help="Only people with a session from there.")
    ] = None,
    most: Most = USUAL_MOST,
    json: Json = False,
    db: Database = None,
) -> None:
    """List accounts and guests, the newest first, and where they signed in from."""
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.people import PeopleFilter, list_people

    with working(database_of(db), reading=True) as connection:
        found = list_people(connection, PeopleFilter(kind, name, address, most))
    if json:
        print_json(found)
        return
    rows = [
        (
            person["id"],
            person["kind"],
            person["name"],
            moment(person["created"]),
            str(person["tables"]),
            ", ".join(person["addresses"]),
        )
        for person in found
    ]
    print_list(("id", "kind", "name", "since", "tables", "addresses"), rows, "There is no such person.")


def bans(json: Json = False, db: Database = None) -> None:
    """List the bans in force."""
    from caravanserai.server.admin.bans import list_bans
    from caravanserai.server.admin.database import database_of, working

    with working(database_of(db), reading=True) as connection:
        found = list_bans(connection)
    if json:
        print_json(found)
        return
    rows = [(_banned(ban), moment(ban["at"]), moment(ban["until"]) or "for ever", ban["reason"]) for ban in found]
    print_list(("who", "since", "until", "reason"), rows, "Nobody is banned.")


def ban(
    who: Who,
    days: Annotated[
        float | None, typer.Option("--days", metavar="N", help="How long the ban lasts; otherwise it has no end.")
    ] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; whoever is banned reads it.")] = "",
    wait: Wait = USUAL_WAIT,
    db: Database = None,
) -> None:
    """Ban somebody, an address or a network: they can look, but not sign in, sit, play, chat or open tables."""
    from caravanserai.cli.admin.outcome import print_outcome
    from caravanserai.server.admin.bans import ban as write_ban
    from caravanserai.server.admin.database import database_of, working

    where = database_of(db)
    with working(where) as connection:
        whom, action = write_ban(connection, who, days, reason)
    print_outcome(f"{whom} is banned{'' if days is None else f' for {days:g} days'}.", where, action, wait)


def unban(who: Who, wait: Wait = USUAL_WAIT, db: Database = None) -> None:
    """Take a ban back."""
    from caravanserai.cli.admin.outcome import print_outcome
    from caravanserai.server.admin.bans import unban as remove_ban
    from caravanserai.server.admin.database import database_of, working

    where = database_of(db)
    with working(where) as connection:
        whom, action = remove_ban(connection, who)
    print_outcome(f"{whom} is not banned any more.", where, action, wait)


def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or its id.")],
    wait: Wait = USUAL_WAIT,
    db: Database = None,
) -> None:
    """Print a code with which somebody who forgot their password signs in and chooses a new one; it is good once."""
    from caravanserai.cli.admin.outcome import print_outcome
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.passwords import new_code
    from caravanserai.server.admin.passwords import reset_password as write_code
    from caravanserai.server.people.passwords import hash_of

    where, code = database_of(db), new_code()
    hashed = hash_of(code)
    with working(where) as connection:
        whose, action = write_code(connection, name, hashed)
    said = f"The password of {whose} is now this code, for one day and one use: {code}"
    print_outcome(said, where, action, wait)


def _banned(ban: dict[str, Any]) -> str:
    return str(ban["address"]) if ban["person"] is None else f"{ban['name']} ({ban['person']})"
