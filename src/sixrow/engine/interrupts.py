"""Ctrl-C while code is compiled, which the compiler's callbacks would swallow or break at."""

import os
import signal
import threading
from functools import cache
from types import FrameType

from numba.core.event import Event, Listener, register

INTERRUPTED = 130
"""The exit code of a program that was interrupted."""


class _Postponement(Listener):
    """Keeps the first Ctrl-C until the compiler is done with a function; the second exits."""

    def __init__(self) -> None:
        self._depth = 0
        self._interrupted = False
        self._usual: object = None

    def on_start(self, event: Event) -> None:
        del event
        if threading.current_thread() is threading.main_thread():
            self._depth += 1
            if self._depth == 1:
                self._usual = signal.signal(signal.SIGINT, self._keep)

    def on_end(self, event: Event) -> None:
        del event
        if threading.current_thread() is threading.main_thread():
            self._depth -= 1
            if self._depth == 0:
                signal.signal(signal.SIGINT, self._usual)  # type: ignore[arg-type]
                if self._interrupted:
                    self._interrupted = False
                    signal.raise_signal(signal.SIGINT)

    def _keep(self, _signal: int, _frame: FrameType | None) -> None:
        if self._interrupted:
            os._exit(INTERRUPTED)
        self._interrupted = True


@cache
def postpone_interrupts() -> None:
    """Postpone Ctrl-C in this process while code is compiled or loaded; for commands."""
    register("numba:compiler_lock", _Postponement())  # type: ignore[no-untyped-call]
