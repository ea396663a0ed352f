"""Passwords: argon2 in a few threads, and the same work whether or not the name exists."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""What OWASP asks for at least: 19 MiB each, so a flood of log-ins does not fill the memory."""

_NOBODY = _HASHER.hash("")
"""What a password is compared with where there is none."""


class Passwords:
    """Makes and checks the stored form of passwords; at most so many at once."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="password")

    async def stored(self, password: str) -> str:
        """The form in which a password is kept."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _HASHER.hash, password
        )

    async def fits(self, password: str, stored: str) -> bool:
        """Whether a password is the one that was stored.

        Args:
            password: what somebody says.
            stored: the form it is kept in; empty if there is none, which takes as long.
        """
        right = await asyncio.get_running_loop().run_in_executor(
            self._threads, _verify, stored or _NOBODY, password
        )
        return right and bool(stored)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
