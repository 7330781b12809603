"""The short answers of a table."""

from typing import TYPE_CHECKING, Any

from caravanserai.core.reasons import Reason

if TYPE_CHECKING:
    from caravanserai.server.tables.table import Table


def ack(key: str, event: int) -> dict[str, Any]:
    """The command is written as this event."""
    return {"type": "ack", "key": key, "event": event}


def refusal(table: "Table", key: str | None, code: str, message: str, reason: Reason | None = None) -> dict[str, Any]:
    """The command changed nothing."""
    return {
        "type": "refused",
        "key": key,
        "code": code,
        "message": message,
        "reason": None if reason is None else reason.to_json(),
        "event": table.facts.event,
    }
