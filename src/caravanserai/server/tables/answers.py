"""The short answers of a table."""

from typing import Any

from caravanserai.core.reasons import Reason
from caravanserai.server.errors import Refused


def ack(key: str, event: int) -> dict[str, Any]:
    """The command is written as this event."""
    return {"type": "ack", "key": key, "event": event}


def refusal(
    event: int, key: str | None, code: str, message: str, reason: Reason | None = None, index: int | None = None
) -> dict[str, Any]:
    """The command changed nothing; the table stands at this event. `index` says which of several moves was at fault."""
    return {
        "type": "refused",
        "key": key,
        "code": code,
        "message": message,
        "reason": None if reason is None else reason.to_json(),
        "index": index,
        "event": event,
    }


def as_answer(error: Refused, key: str | None) -> dict[str, Any]:
    """A refusal of the server itself as the answer to a command."""
    return refusal(0, key, error.code, error.message)
