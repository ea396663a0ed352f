"""Signals to stop: the first interrupts, the rest wait until the game is saved."""

import os
import signal

import pytest

from sixrow.cli.interrupts import interruptible


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_first_signal_interrupts_and_the_second_is_ignored(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with interruptible():
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), number)
        os.kill(os.getpid(), number)
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(number) is before
