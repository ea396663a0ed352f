"""Answers packed with gzip, for those who take it.

Only what is long and holds no secret: the length of a packed answer tells something about what is
in it (BREACH), so whatever carries an invitation, a token or a cookie is never packed.
"""

import gzip
import re

from starlette.datastructures import Headers

LEAST = 1000
"""Bytes: less is not worth it."""

_GZIP = re.compile(r"(?:^|[,\s])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))", re.IGNORECASE)
"""Whoever asks takes gzip, and does not say that they would rather not."""

PACKED = {"Content-Encoding": "gzip"}
VARIES = {"Vary": "Accept-Encoding"}


def takes_packed(headers: Headers) -> bool:
    """Whether whoever asks can unpack an answer."""
    return _GZIP.search(headers.get("accept-encoding", "")) is not None


def packed(content: bytes) -> bytes:
    """Some bytes packed, the same for the same bytes. A megabyte takes some 20 ms."""
    return gzip.compress(content, 6, mtime=0)
