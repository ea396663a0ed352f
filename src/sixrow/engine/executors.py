"""Where work can be sent: other processes, on this machine or on many."""

from concurrent.futures import Executor


class Elsewhere(Executor):
    """Does tasks in other processes. They are pure functions of modules, and may be done twice.

    Attributes:
        cores: how many tasks can be done at once.
    """

    cores: int
