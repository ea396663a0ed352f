"""Termination signals: the first interrupts the game; later ones do not disturb saving it.

Python runs a signal handler between two bytecode instructions. A signal that arrives just before a
blocking read is only recorded and would stay pending until the next key. So a second thread is
woken by every signal through the wakeup descriptor of the `signal` module, and sends it to the main
thread again, which interrupts the read, until the handler has run.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
_SIGNALS = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
_PATIENCE = 0.05
"""Seconds to wait for the handler before the signal is sent again."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Raise KeyboardInterrupt on the first termination signal, and ignore those that follow.

    Closing a terminal window is such a signal too. For the main thread only; not reentrant.
    """
    interrupted = threading.Event()

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        if not interrupted.is_set():
            interrupted.set()
            raise KeyboardInterrupt

    before = {each: signal.getsignal(each) for each in _SIGNALS}
    for each in _SIGNALS:
        signal.signal(each, interrupt)
    try:
        with _repeating(interrupted):
            yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextmanager
def _repeating(interrupted: threading.Event) -> Iterator[None]:
    """Send a termination signal to this thread again and again until it has been handled."""
    if not hasattr(signal, "pthread_kill"):
        yield  # Windows, whose console interrupts the read itself
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    repeater = threading.Thread(
        target=_repeat, args=(heard, interrupted, threading.get_ident()), daemon=True
    )
    repeater.start()
    before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    try:
        yield
    finally:
        interrupted.set()
        signal.set_wakeup_fd(before)
        os.close(told)
        repeater.join()
        os.close(heard)


def _repeat(heard: int, interrupted: threading.Event, thread: int) -> None:
    while number := os.read(heard, 1):
        while number[0] in _SIGNALS and not interrupted.wait(_PATIENCE):
            signal.pthread_kill(thread, number[0])
