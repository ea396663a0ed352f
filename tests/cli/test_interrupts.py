"""Termination signals: the first interrupts, the others wait until the game is saved."""

import os
import signal
import threading

import pytest

from sixrow.cli.interrupts import interruptible
from tests.support.patience import PATIENCE


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_first_signal_interrupts_and_the_second_is_ignored(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with interruptible():
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), number)
        os.kill(os.getpid(), number)
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(number) is before


def test_a_signal_that_does_not_break_off_the_waiting_is_sent_again() -> None:
    """A signal to another thread is only noted, like one just before the waiting begins."""
    key, keyboard = os.pipe()
    over, pressed = threading.Event(), threading.Event()

    def note_a_signal_and_press_a_key_much_later() -> None:
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        if not over.wait(timeout=PATIENCE):
            pressed.set()
            os.write(keyboard, b"x")

    thread = threading.Timer(0.2, note_a_signal_and_press_a_key_much_later)
    with interruptible():
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            os.read(key, 1)
        over.set()
        thread.join()
    os.close(key)
    os.close(keyboard)
    assert not pressed.is_set()


def test_two_signals_that_were_noted_together_interrupt_once() -> None:
    both = {signal.SIGINT, signal.SIGTERM}
    with interruptible():
        signal.pthread_sigmask(signal.SIG_BLOCK, both)
        for number in both:
            signal.pthread_kill(threading.get_ident(), number)
        with pytest.raises(KeyboardInterrupt):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, both)
        saved = sum(range(1000))
    assert saved == 499500
