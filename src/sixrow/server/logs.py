"""Logs: one JSON object a line on stderr.

JSON escapes line breaks and control signs, so that nothing a client sends can look like a line of
its own. Bodies, cookies, tokens, nonces and invites are never logged: a request is named by the
pattern of its path.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

LONGEST = 300
"""Longer texts are cut."""

_SECRET = frozenset({"authorization", "cookie", "invite", "nonce", "password", "secret", "token"})

log: structlog.stdlib.BoundLogger = structlog.get_logger("sixrow")


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Send everything that this process logs, and the libraries too, to one stream as JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=True, default=str),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").propagate = False
    for noisy in ("uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).handlers = []
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_news)


_NO_NEWS = (
    "ASGI callable returned without completing handshake",  # it was answered with a refusal
    "Invalid UTF-8 sequence received from client",  # the socket was closed for it, with 1007
)


def _is_news(record: logging.LogRecord) -> bool:
    """Not what uvicorn calls an error and is a client's."""
    return not record.getMessage().startswith(_NO_NEWS)


def _without_secrets(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    for name, value in event.items():
        if name in _SECRET:
            event[name] = "…"
        elif isinstance(value, str) and len(value) > LONGEST:
            event[name] = value[:LONGEST] + "…"
    return event
