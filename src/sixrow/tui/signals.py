"""Signals that end the program as the quit key does."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable

INTERRUPTED = 130
_PATIENCE = 3.0
"""Seconds that leaving may take after a signal."""


def heed_signals(leave: Callable[[], None]) -> None:
    """Call `leave` on a signal, and exit after a timeout even if the terminal is gone."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        return  # Ctrl-C is a key on Windows, and only the main thread receives signals
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(each, _leave_soon, leave)


def _leave_soon(leave: Callable[[], None]) -> None:
    leave()
    giving_up = threading.Timer(_PATIENCE, os._exit, (INTERRUPTED,))
    giving_up.daemon = True
    giving_up.start()
