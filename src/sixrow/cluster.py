"""Work on many machines: Ray behind the executor interface of the standard library.

Requires the extra ``cluster``. Code that distributes work takes a `RemoteExecutor` and does not
depend on Ray. Tasks are pure, so a task whose worker was lost is run again elsewhere with the same
result.

``RAY_ADDRESS`` names the cluster, as for all Ray programs; without it, a cluster is started on this
machine and stopped with the executor. All machines need the same version of this package.
"""

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any, ParamSpec, TypeVar

from sixrow.engine.executors import RemoteExecutor
from sixrow.extras import require

RETRIES = 3
"""How often a task is run again after its worker was lost."""

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class ClusterExecutor(RemoteExecutor):
    """Runs tasks on a Ray cluster; use it as a context manager."""

    def __init__(self, workers: int) -> None:
        """Connect to the cluster, or start one with `workers` CPUs on this machine.

        Raises:
            ExtraMissing: Ray is not installed.
            OSError: the cluster does not respond.
        """
        self._ray = _imported_ray()
        self._started = not self._ray.is_initialized()
        if self._started:
            _begin(self._ray, workers)
        self.cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._remote: dict[Any, Any] = {}
        self._waiting: dict[Any, Future[Any]] = {}

    def submit(
        self, task: Callable[_Given, _Result], /, *args: _Given.args, **kwargs: _Given.kwargs
    ) -> Future[_Result]:
        """Run a task on the cluster; it must be a module-level function, and pure.

        The future raises `BrokenExecutor` if the task's workers are lost repeatedly.
        """
        if task not in self._remote:
            self._remote[task] = self._ray.remote(max_retries=RETRIES)(task)
        promise = self._remote[task].remote(*args, **kwargs)
        outcome: Future[_Result] = Future()
        outcome.set_running_or_notify_cancel()
        self._waiting[promise] = outcome

        def settle(done: Any) -> None:
            self._waiting.pop(promise, None)
            error = done.exception()
            if error is None:
                outcome.set_result(done.result())
            else:
                outcome.set_exception(self._told(error))

        promise.future().add_done_callback(settle)
        return outcome

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel unfinished tasks and disconnect; stops a cluster that was started here."""
        del wait, cancel_futures
        for promise in list(self._waiting):
            self._ray.cancel(promise)
        if self._started:
            self._ray.shutdown()

    def _told(self, error: BaseException) -> BaseException:
        """The task's own exception, or `BrokenExecutor` if its workers were lost."""
        errors = self._ray.exceptions
        if isinstance(error, errors.RayTaskError):
            cause: BaseException = getattr(error, "cause", None) or error
            return cause
        return BrokenExecutor(str(error))


def _imported_ray() -> Any:
    # Ray reports usage statistics unless this is set before the import.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    require("cluster")
    import ray  # noqa: PLC0415 (slow to import)

    return ray


def _begin(ray: Any, workers: int) -> None:
    there = bool(os.environ.get("RAY_ADDRESS"))
    here: dict[str, Any] = {} if there else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="error", **here)
    except Exception as error:  # Ray has nothing more exact for a node that does not start
        raise OSError(str(error).partition("\n")[0]) from error
