"""How a server is set up. Every setting can be given in the environment as CARAVANSERAI_<NAME>."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

NETWORKS: Final = ("trusted_proxies", "metrics_from")  # the settings that are addresses and networks


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("caravanserai", appauthor=False) / "caravanserai.db")


def default_workers() -> int:
    """Processes that think for bots: one for each core; they are polite enough to let the server go first."""
    return max(1, os.cpu_count() or 2)


@dataclass(frozen=True)
class Settings:
    """What a host may change."""

    db: str = field(default_factory=default_database)  # a file, or a postgresql:// address
    bot_pause: float = 0.8  # seconds a bot takes at least, to be followed
    bot_workers: int = field(default_factory=default_workers)
    bot_patience: float = 30.0  # seconds after which a bot's thinking is given up
    bot_wait: float = 4.0  # seconds a bot or a hint should wait at most for its turn to think
    bot_queue: int = 512  # jobs that may wait at the same time
    limit_factor: float = 1.0  # how generous the limits are; 0 switches them off
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    away_seconds: float = 60.0  # after which the host may let a bot play for somebody; tenfold without a clock
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # addresses and networks that may read the metrics
    session_days: float = 90.0
    idle_seconds: float = 300.0  # after which a table nobody watches leaves memory
    snapshot_moves: int = 50  # moves between snapshots
    heartbeat: float = 20.0  # seconds between signs of life on a socket
    clock_tick: float = 0.5  # seconds between looks at the clocks
    admin_tick: float = 1.0  # seconds between looks for what the host has done at the command line
    smtp_host: str | None = None  # the mail server; without one there are no links by mail
    smtp_port: int = 587
    smtp_user: str | None = None
    smtp_password: str | None = None
    smtp_security: str = "starttls"  # or tls, or none
    mail_from: str | None = None  # the sender of mails
    public_address: str | None = None  # where people reach this server, for the links in mails
    outbox: int = 64  # messages that may wait for a slow page before it is let go
    static: Path | None = None  # the built client, when it is not in its usual place


def settings_from(environment: dict[str, str], **chosen: Any) -> Settings:
    """The settings of an environment; what is chosen here wins over it."""
    for setting in fields(Settings):
        text = environment.get(f"CARAVANSERAI_{setting.name.upper()}")
        if text is None or chosen.get(setting.name) is not None:
            continue
        chosen[setting.name] = _read(setting.name, text)
    settings = Settings(**{name: value for name, value in chosen.items() if value is not None})
    _check_mail(settings)
    return settings


def _read(name: str, text: str) -> Any:
    from caravanserai.server.errors import CannotServe

    whole = ("bot_workers", "bot_queue", "snapshot_moves", "outbox", "smtp_port")
    texts = ("db", "smtp_host", "smtp_user", "smtp_password", "smtp_security", "mail_from", "public_address")
    kinds: dict[str, Any] = {"static": Path, **dict.fromkeys(whole, int), **dict.fromkeys(texts, str)}
    if name in ("origins", *NETWORKS):
        parts = tuple(part.strip() for part in text.split(",") if part.strip())
        return _networks(name, parts) if name in NETWORKS else parts
    try:
        return kinds.get(name, float)(text)
    except ValueError:
        raise CannotServe(f"CARAVANSERAI_{name.upper()} is {text!r}, which is not a number.") from None


def _check_mail(settings: Settings) -> None:
    """Who wants to send mails needs a sender and an address for the links in them."""
    from caravanserai.server.errors import CannotServe

    if settings.smtp_host is None:
        return
    if settings.smtp_security not in ("starttls", "tls", "none"):
        raise CannotServe(f"CARAVANSERAI_SMTP_SECURITY is {settings.smtp_security!r}, not starttls, tls or none.")
    if settings.mail_from is None or "@" not in settings.mail_from:
        raise CannotServe("CARAVANSERAI_SMTP_HOST needs CARAVANSERAI_MAIL_FROM, the address mails are sent from.")
    if not (settings.public_address or "").startswith(("https://", "http://")):
        raise CannotServe(
            "CARAVANSERAI_SMTP_HOST needs CARAVANSERAI_PUBLIC_ADDRESS, where people reach this server, as https://…"
        )


def _networks(name: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    from caravanserai.server.addresses import read_network
    from caravanserai.server.errors import CannotServe

    for part in parts:
        try:
            read_network(part)
        except ValueError:
            raise CannotServe(
                f"CARAVANSERAI_{name.upper()} has {part!r}, which is neither an address nor a network like 10.0.0.0/8."
            ) from None
    return parts
