"""Logs: one JSON object per line, on stderr or in a rotating file.

JSON escapes line breaks and control characters, so that nothing a client sends can forge a log
line. Bodies, cookies, tokens and invitations are never logged; a request is identified by
the pattern of its path.
"""

import logging
import os
import sys
from collections.abc import MutableMapping
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

import structlog

LONGEST = 300
"""Longer texts are truncated."""

LARGEST_FILE = 4_000_000
"""The size in bytes at which the file is rotated."""

OLD_FILES = 3

_SECRET = frozenset({"authorization", "cookie", "invite", "password", "secret", "token"})

log: structlog.stdlib.BoundLogger = structlog.get_logger("sixrow")


class _PrivateFile(RotatingFileHandler):
    """A rotating file that only its owner can read."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=LARGEST_FILE, backupCount=OLD_FILES, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        descriptor = os.open(self.baseFilename, flags, 0o600)
        return os.fdopen(descriptor, "a", encoding="utf-8")


def set_up(
    level: str = "info",
    stream: TextIO | None = None,
    file: Path | None = None,
    *,
    shown: bool = True,
) -> None:
    """Configure the logs of this process and its libraries as JSON.

    Args:
        level: the lowest level that is logged.
        stream: the stream to write to; stderr if None.
        file: a file to write to as well.
        shown: whether to write to the stream.

    Raises:
        OSError: the file cannot be written.
    """
    handlers: list[logging.Handler] = [logging.StreamHandler(stream or sys.stderr)] if shown else []
    if file is not None:
        handlers.append(_PrivateFile(file))
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
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=True, default=str),
        ],
    )
    for handler in handlers:
        handler.setFormatter(formatter)
    root = logging.getLogger()
    for before in root.handlers:
        if isinstance(before, _PrivateFile):
            before.close()
    root.handlers = handlers
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").propagate = False
    for noisy in ("uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).handlers = []
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_news)


_NO_NEWS = (
    "ASGI callable returned without completing handshake",  # answered with a refusal
    "Invalid UTF-8 sequence received from client",  # the socket was closed with 1007
)


def _is_news(record: logging.LogRecord) -> bool:
    """Drop messages that uvicorn logs as errors although the client caused them."""
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
