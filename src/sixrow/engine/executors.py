"""Executors for work in other processes, on this machine or on many."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

_Result = TypeVar("_Result")


class RemoteExecutor(Executor):
    """An executor whose tasks run in other processes.

    Tasks must be pure module-level functions; a task may run twice.

    Attributes:
        cores: the number of tasks that can run at once.
    """

    cores: int


def in_order(
    pool: Executor,
    work: Callable[..., _Result],
    tasks: Iterable[tuple[Any, ...]],
    ahead: int,
) -> Iterator[_Result]:
    """Do a piece of work with each task's arguments, and give the results in the tasks' order.

    Stop asking to stop: what has not begun is cancelled.

    Args:
        pool: where it is done; the caller ends it.
        work: what is done; its errors are raised in place of its result.
        tasks: the arguments of each; taken one by one, so there may be any number.
        ahead: how many may be handed out beyond the one that is waited for: memory stays flat.
    """
    handed_out: deque[Future[_Result]] = deque()
    try:
        for task in tasks:
            handed_out.append(pool.submit(work, *task))
            if len(handed_out) > ahead:
                yield handed_out.popleft().result()
        while handed_out:
            yield handed_out.popleft().result()
    finally:
        for future in handed_out:
            future.cancel()
