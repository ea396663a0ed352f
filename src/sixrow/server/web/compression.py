"""Gzip compression of responses, for clients that accept it.

Only for long responses without secrets: the length of a compressed response leaks information about
its contents (BREACH), so responses with an invitation, a token or a cookie are never compressed.
"""

import gzip
import re

from starlette.datastructures import Headers

LEAST = 1000
"""The minimum size in bytes."""

_GZIP = re.compile(r"(?:^|[,\s])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))", re.IGNORECASE)
"""Matches an Accept-Encoding header that accepts gzip with a non-zero weight."""

PACKED = {"Content-Encoding": "gzip"}
VARIES = {"Vary": "Accept-Encoding"}


def takes_packed(headers: Headers) -> bool:
    """Whether the client accepts gzip."""
    return _GZIP.search(headers.get("accept-encoding", "")) is not None


def packed(content: bytes) -> bytes:
    """Compress deterministically. A megabyte takes about 20 ms."""
    return gzip.compress(content, 6, mtime=0)
