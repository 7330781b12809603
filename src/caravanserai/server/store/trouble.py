"""What is wrong with a database: a word for programs and a sentence for people, without its place or password."""

from typing import Final, Literal

from sqlalchemy.exc import DBAPIError

Wrong = Literal["full", "damaged", "locked", "read_only", "lost"]

SENTENCES: Final[dict[Wrong, str]] = {
    "full": "The disk of the database is full, or a file on it cannot grow; nothing can be written.",
    "damaged": "The database is damaged; restore a backup.",
    "locked": "Another program holds the database locked; nothing can be written.",
    "read_only": "The database can only be read; nothing can be written.",
    "lost": "The database does not answer, or is no longer where it was.",
}
SQLITE: Final[dict[str, Wrong]] = {  # by the beginning of SQLite's own name for the error
    "SQLITE_FULL": "full",
    "SQLITE_IOERR_WRITE": "full",
    "SQLITE_IOERR_TRUNCATE": "full",
    "SQLITE_IOERR_SHMSIZE": "full",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR_SHORT_READ": "damaged",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read_only",
}
POSTGRESQL: Final[dict[str, Wrong]] = {  # by the beginning of the SQLSTATE
    "53100": "full",
    "XX001": "damaged",
    "XX002": "damaged",
    "25006": "read_only",
    "55P03": "locked",
}


def wrong_with(error: BaseException) -> Wrong:
    """What an error of the database tells; a database that cannot be used for another reason is lost."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    for name, known in (("sqlite_errorname", SQLITE), ("sqlstate", POSTGRESQL)):
        told = str(getattr(cause, name, None) or "")
        for beginning, wrong in known.items():
            if told.startswith(beginning):
                return wrong
    return "lost"
