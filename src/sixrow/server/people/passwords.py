"""Password hashing: argon2 in a small thread pool, equally slow for unknown names."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""OWASP's minimum: 19 MiB each, so a flood of log-ins does not exhaust memory."""

_NOBODY = _HASHER.hash("")
"""The hash to compare with if there is no password."""


class Passwords:
    """Hashes and verifies passwords, with bounded concurrency."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="password")

    async def stored(self, password: str) -> str:
        """The hash of a password."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _HASHER.hash, password
        )

    async def fits(self, password: str, stored: str) -> bool:
        """Whether a password matches a hash.

        Args:
            password: the password to check.
            stored: the stored hash; empty if there is none, which takes as long.
        """
        right = await asyncio.get_running_loop().run_in_executor(
            self._threads, verify, stored or _NOBODY, password
        )
        return right and bool(stored)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
