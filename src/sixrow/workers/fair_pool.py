"""A few processes that work for many people in turn, so that nobody's work holds up another's.

Work is queued by owner: an address, and a person there. Each address has its turn, and at an
address each person. Every process has a pool of its own: one that is stuck is replaced alone.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from sixrow.processes import end, new_pool, processes_of
from sixrow.rules import Refusal

_T = TypeVar("_T")
_A = TypeVarTuple("_A")


class Owner(NamedTuple):
    """For whom work is done; empty fields are an owner like any other."""

    address: str = ""
    person: str = ""


NOBODY = Owner()


class WorkLost(RuntimeError):
    """The process that worked on something died, or took too long and was killed."""


_Turn: TypeAlias = asyncio.Future[ProcessPoolExecutor]


class TurnQueue:
    """Those who wait: the addresses in turn, and at each the people in turn."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[_Turn]]] = {}

    def waiting(self, address: str) -> int:
        """How many wait at an address."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def __len__(self) -> int:
        return sum(map(self.waiting, self._waiting))

    def put(self, owner: Owner, turn: _Turn) -> None:
        people = self._waiting.setdefault(owner.address, {})
        people.setdefault(owner.person, deque()).append(turn)

    def remove(self, owner: Owner, turn: _Turn) -> None:
        """Remove one that waits; none if it had its turn."""
        turns = self._waiting.get(owner.address, {}).get(owner.person, deque())
        if turn in turns:
            turns.remove(turn)
            self._tidy(owner)

    def pop(self) -> _Turn | None:
        """The next in turn; None if nobody waits."""
        if not self._waiting:
            return None
        address, people = next(iter(self._waiting.items()))
        person, turns = next(iter(people.items()))
        turn = turns.popleft()
        people[person] = people.pop(person)  # both go to the end
        self._waiting[address] = self._waiting.pop(address)
        self._tidy(Owner(address, person))
        return turn

    def _tidy(self, owner: Owner) -> None:
        people = self._waiting[owner.address]
        if not people[owner.person]:
            del people[owner.person]
        if not people:
            del self._waiting[owner.address]


class FairPool:
    """Processes that serve owners in turn.

    Attributes:
        patience: seconds that work may take, without the time in the queue.
    """

    def __init__(
        self,
        workers: int,
        patience: float,
        *,
        most: int | None = None,
        prepare: Callable[[], object] = int,
    ) -> None:
        """Create the pool; each process starts with its first work.

        Args:
            workers: how many processes work at once.
            patience: seconds that work may take, without the time in the queue.
            most: how much may wait at one address; unlimited by default.
            prepare: called in every process when it starts; importable by name.
        """
        self.patience, self._most, self._prepare = patience, most, prepare
        self._idle = [self._new() for _ in range(workers)]
        self._all = set(self._idle)
        self._queue = TurnQueue()
        self._working: set[asyncio.Task[object]] = set()

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """The processes that have started."""
        return tuple(process for pool in self._all for process in processes_of(pool))

    @property
    def waiting(self) -> int:
        """How much work waits."""
        return len(self._queue)

    async def run(self, owner: Owner, function: Callable[[*_A], _T], *arguments: *_A) -> _T:
        """Call an importable function in a process; cancelling drops it if it has not begun.

        Raises:
            Refusal: too much waits at this address (``queue-full``).
            WorkLost: the process died or took too long.
        """
        if self._most is not None and self._queue.waiting(owner.address) >= self._most:
            raise Refusal("queue-full", most=self._most)
        pool = await self._turn(owner)
        work = asyncio.create_task(self._work(pool, function, *arguments))
        self._working.add(work)
        work.add_done_callback(self._done)
        return await asyncio.shield(work)  # the process goes on, whether or not anybody waits

    async def _turn(self, owner: Owner) -> ProcessPoolExecutor:
        """Wait for an idle process."""
        turn: _Turn = asyncio.get_running_loop().create_future()
        self._queue.put(owner, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            self._queue.remove(owner, turn)
            raise

    def _serve(self) -> None:
        """Give idle processes to those who are next."""
        while self._idle and (turn := self._queue.pop()) is not None:
            if not turn.done():
                turn.set_result(self._idle.pop())

    def _free(self, pool: ProcessPoolExecutor) -> None:
        self._idle.append(pool)
        self._serve()

    async def _work(
        self, pool: ProcessPoolExecutor, function: Callable[[*_A], _T], *arguments: *_A
    ) -> _T:
        try:
            loop = asyncio.get_running_loop()
            begun = loop.run_in_executor(pool, function, *arguments)
            async with asyncio.timeout(self.patience):
                return await begun
        except (BrokenProcessPool, TimeoutError) as error:
            self._all.discard(pool)
            end(pool)
            pool = self._new()
            self._all.add(pool)
            raise WorkLost from error
        finally:
            self._free(pool)

    def _done(self, work: "asyncio.Task[object]") -> None:
        self._working.discard(work)
        if not work.cancelled():
            work.exception()  # nobody may be waiting for it any more

    def close(self) -> None:
        """Terminate the processes, whatever they are doing."""
        for pool in self._all:
            end(pool, wait=True)  # or the pool's thread may race with interpreter exit

    def _new(self) -> ProcessPoolExecutor:
        return new_pool(1, self._prepare)


def lower_priority() -> None:
    """Give way to the server, and so to everybody who waits for a person."""
    if hasattr(os, "nice"):
        os.nice(10)
