"""Logs as JSON lines on stderr. Only named facts are logged, and never tokens, seeds, passwords or names."""

import logging
import sys

import structlog

SECRETS = frozenset({"token", "seed", "password", "cookie", "name"})


def set_up_logs(level: str = "INFO") -> None:
    """Send the server's logs, and those of the libraries below it, to stderr as JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").setLevel(
        logging.ERROR
    )  # it warns of every malformed request, which anybody sends


def without_secrets(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Leave out whatever must never be written down, should anybody log it by mistake."""
    return {key: "…" if key in SECRETS else value for key, value in event.items()}
