"""Processes that work for this one, and end with it, however it ends."""

import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


class _Pool(ProcessPoolExecutor):
    """A pool whose processes start, with a task, while Ctrl-C is blocked, and stay so.

    Otherwise one that comes while they import ends them with a traceback.
    """

    def submit(
        self, fn: Callable[_Given, _Found], /, *args: _Given.args, **kwargs: _Given.kwargs
    ) -> Future[_Found]:
        with _postponed():
            return super().submit(fn, *args, **kwargs)


def new_pool(workers: int, prepare: Callable[[], object] = int) -> ProcessPoolExecutor:
    """A pool of processes that end with this one; `prepare` is called in each, by its name.

    They ignore Ctrl-C, which reaches every process of a terminal: this one decides, with `end`.
    """
    return _Pool(workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(prepare,))


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A `new_pool`, whose processes are terminated at the end, whatever they are doing."""
    pool = new_pool(workers)
    with _interrupted_once():
        try:
            yield pool
        finally:
            end(pool, wait=True)


def processes_of(pool: ProcessPoolExecutor) -> tuple[BaseProcess, ...]:
    """The processes of a pool that have started."""
    found = pool._processes or {}  # noqa: SLF001 - nothing public kills them before Python 3.14
    return tuple(found.values())


def end(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """Terminate a pool without waiting for its tasks, only for its processes to exit."""
    for process in processes_of(pool):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def end_with_input() -> None:
    """Exit once stdin is closed: as a child that was not started by `multiprocessing`."""
    _exit_after(_read_input)


def _read_input() -> None:
    """Not by `sys.stdin`: a thread that holds its lock would abort the interpreter at its exit."""
    while os.read(0, 4096):
        pass


def _begin(prepare: Callable[[], object]) -> None:
    """Exit when the parent is gone; one that was killed cannot tell its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mask("SIG_UNBLOCK")
    logging.getLogger("sixrow").setLevel(logging.ERROR)  # the parent has said it
    parent = parent_process()
    assert parent is not None
    _exit_after(parent.join)
    prepare()


def _exit_after(wait: Callable[[], object]) -> None:
    def watch() -> None:
        wait()
        os._exit(1)

    threading.Thread(target=watch, name="watch", daemon=True).start()


@contextmanager
def _postponed() -> Iterator[None]:
    """Have Ctrl-C wait for a moment; processes that are started inherit that."""
    _mask("SIG_BLOCK")
    try:
        yield
    finally:
        _mask("SIG_UNBLOCK")


def _mask(how: str) -> None:
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        signal.pthread_sigmask(getattr(signal, how), {signal.SIGINT})


@contextmanager
def _interrupted_once() -> Iterator[None]:
    """Let one Ctrl-C interrupt and ignore all others: they would leave processes behind."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        before(number, frame)

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
