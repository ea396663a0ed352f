"""Executors for work in other processes, on this machine or on many."""

from concurrent.futures import Executor


class Elsewhere(Executor):
    """An executor whose tasks run in other processes.

    Tasks must be pure module-level functions; a task may run twice.

    Attributes:
        cores: the number of tasks that can run at once.
    """

    cores: int
