"""Moments as a host reads them."""

from datetime import datetime


def moment(seconds: float | None) -> str:
    """A moment in the time of this machine, to the minute; nothing for none."""
    return "" if seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
