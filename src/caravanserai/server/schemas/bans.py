"""Bans as those who are banned are told of them."""

from typing import Annotated

from pydantic import Field

from caravanserai.server.schemas.common import Told


class BanNotice(Told):
    """The host of the server has banned somebody."""

    until: Annotated[float | None, Field(description="Seconds since 1970; null when it has no end.")]
    reason: Annotated[str, Field(description="In the host's own words; may be empty.")]


class MyBan(Told):
    """The ban of whoever asks; null when there is none."""

    ban: BanNotice | None
