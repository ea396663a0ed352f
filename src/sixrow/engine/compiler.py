"""Compilation of the rules and the engine's loops, with a cache that cannot go stale.

`compiled` is Numba's `njit` with this engine's settings. Importing this module registers the
integer functions of the rules with the compiler, so that compiled code calls them by name; nothing
is copied or rewritten.

Numba caches compiled code on disk but checks only the file in which a function is defined: it would
miss a changed law in the loops that call it. So the cache lives in a folder named by a digest of
every compiled source and the versions of the compiler; where the sources lie does not matter, so
that all checkouts with the same sources share it. `folders.code_folders` says where it may be; if
none of them can be used, code is compiled again by every process.
"""

import hashlib
import logging
import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.caching import FunctionCache, UserProvidedCacheLocator
from numba.core.event import Event, Listener, register
from numba.extending import intrinsic, overload, register_jitable

from sixrow import folders
from sixrow.rules import board, dice, outcome
from sixrow.rules.columbiz import laws as columbiz_laws
from sixrow.rules.sequence_dice import laws as sequence_dice_laws

config: Any = numba.config
"""Numba's settings, which are untyped."""

_Function = TypeVar("_Function", bound=Callable[..., Any])

COMPLETE = "complete"
"""The file that says that all parts of the engine are in a folder: it may then be read-only."""

_log = logging.getLogger("sixrow.engine")
"""For programs that use this package as a library; commands and workers have words of their own."""

LAWS: tuple[Callable[..., Any], ...] = (
    board.bit,
    board.below,
    board.reach,
    dice.showing,
    dice.number,
    dice.total,
    dice.contains,
    outcome.winners,
    columbiz_laws.discs_each,
    columbiz_laws.payable,
    columbiz_laws.price,
    columbiz_laws.placeable,
    columbiz_laws.may_end,
    columbiz_laws.captured,
    columbiz_laws.row_value,
    columbiz_laws.row_points,
    columbiz_laws.points_made,
    columbiz_laws.forfeit,
    columbiz_laws.runs_out,
    columbiz_laws.round_complete,
    columbiz_laws.captive_points,
    sequence_dice_laws.sides,
    sequence_dice_laws.side_of,
    sequence_dice_laws.choices,
    sequence_dice_laws.places,
    sequence_dice_laws.chips_after,
    sequence_dice_laws.plays_again,
    sequence_dice_laws.supply_left,
    sequence_dice_laws.wins,
)
"""The functions of the rules that compiled code may call."""

for _law in LAWS:
    register_jitable(forceinline=True)(_law)


@intrinsic
def _ctpop(_typing: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return mask(mask), generate


@overload(board.popcount)
def _popcount(mask: Any) -> Any:
    """`int.bit_count` for the compiler: one instruction."""

    def count(mask: Any) -> Any:
        return _ctpop(mask)  # type: ignore[call-arg]

    return count if isinstance(mask, numba.types.Integer) else None


_QUICK_SUMS = {"reassoc", "contract", "nsz", "arcp"}
"""What the compiler may do with floating-point sums of networks."""

_PACKAGE = Path(board.__file__).parents[1]
_OWN = (_PACKAGE / "rules", _PACKAGE / "engine")


def sources(beside: Path | None = None) -> tuple[Path, ...]:
    """Every file whose text decides what compiled code does; `beside`: a folder that adds loops."""
    read = _OWN if beside is None else (*_OWN, beside)
    return tuple(sorted(path for folder in read for path in folder.rglob("*.py")))


def _place(path: Path) -> str:
    """Where a source is inside this package, wherever that is; of a source outside, where it is."""
    return str(path.relative_to(_PACKAGE) if path.is_relative_to(_PACKAGE) else path)


class CacheLocator(UserProvidedCacheLocator):
    """Numba's way to `config.CACHE_DIR`, by the place of a source inside the package."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return _place(Path(py_file).parent).strip(os.sep).replace(os.sep, "-")

    def ensure_cache_path(self) -> None:
        with suppress(OSError):  # a folder that can only be read works too
            Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)  # type: ignore[no-untyped-call]


class CodeCache(FunctionCache):
    """The compiled code of one function; a disk that fails or is full costs only time."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with suppress(OSError):
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


class Announcement(Listener):
    """Says once that code is compiled: a program that does not answer for a minute looks broken."""

    def __init__(self) -> None:
        self._said = False

    def on_start(self, event: Event) -> None:
        function = getattr(event.data["dispatcher"], "py_func", None)
        if self._said or not str(getattr(function, "__module__", "")).startswith("sixrow."):
            return
        self._said = True
        _log.warning(
            "Compiling the game engine, which takes up to a minute%s.",
            "" if cache_folder() is None else ", once on this machine",
        )

    def on_end(self, event: Event) -> None:
        pass


register("numba:compile", Announcement())  # type: ignore[no-untyped-call]


@cache
def digest(beside: Path | None = None) -> str:
    """A digest of everything that compiled code depends on, in 16 hexadecimal digits."""
    sha = hashlib.sha256()
    for path in sources(beside):
        sha.update(_place(path).encode() + b"\0" + path.read_bytes() + b"\0")
    compiler = version("numba"), version("numpy"), version("llvmlite"), sys.version
    machine = platform.machine(), config.CPU_NAME, config.DISABLE_JIT
    sha.update(repr((compiler, machine)).encode())
    return sha.hexdigest()[:16]


@cache
def cache_folder(beside: Path | None = None) -> Path | None:
    """The folder with the code compiled from exactly these sources; None if it cannot be kept.

    The first of `folders.code_folders` that takes files, or has everything. It is touched, so that
    `prune` keeps it.
    """
    name = f"engine-{digest(beside)}"
    found = next((each for each in folders.code_folders() if _is_usable(each / name)), None)
    if (chosen := folders.chosen_code_folder()) not in (None, found):
        _tell_refused(chosen)
    if found is None:
        return None
    with suppress(OSError):
        os.utime(found / name)
    return found / name


@cache
def _tell_refused(chosen: Path | None) -> None:
    _log.warning("Compiled code cannot be kept in %s.", chosen)


def _is_usable(folder: Path) -> bool:
    return folders.takes_files(folder) or (folder / COMPLETE).exists()


def compiled(function: _Function) -> _Function:
    """Compile a function on its first call, releasing the GIL, cached on disk."""
    return _compiled(function)


def inlined(function: _Function) -> _Function:
    """As `compiled`, but inlined into every compiled function that calls it: for small steps.

    Without this, a step that takes arrays spends more on the call and on atomic reference counting
    than on its work. References are not counted here, which is safe because the caller holds the
    arrays; so it must neither create nor return arrays.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def compiled_for_networks(function: _Function) -> _Function:
    """As `compiled`, with reordered and fused sums: faster, and equal up to rounding errors."""
    return _compiled(function, fastmath=_QUICK_SUMS)


def inlined_for_networks(function: _Function) -> _Function:
    """As `inlined`, with the sums of `compiled_for_networks`."""
    return _compiled(function, forceinline=True, _nrt=False, fastmath=_QUICK_SUMS)


def _beside(function: Callable[..., Any]) -> Path | None:
    """The folder of a function that is compiled outside the engine."""
    folder = Path(function.__code__.co_filename).parent
    return None if any(folder.is_relative_to(own) for own in _OWN) else folder


def _compiled(function: _Function, **settings: Any) -> _Function:
    if config.DISABLE_JIT:
        # Unsigned words overflow silently in compiled code; NumPy would warn.
        wrapping: _Function = np.errstate(over="ignore")(function)
        return wrapping
    compile_lazily: Any = numba.njit(nogil=True, error_model="numpy", **settings)
    dispatcher = compile_lazily(function)
    if (folder := cache_folder(_beside(function))) is not None:
        dispatcher._cache = _code_cache(function, folder)  # noqa: SLF001 - as `enable_caching` does
    lazy: _Function = dispatcher
    return lazy


def _code_cache(function: Callable[..., Any], folder: Path) -> CodeCache:
    """The cache of a function; Numba reads where it is from its settings."""
    usual = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(folder)
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{CacheLocator.__name__}"
    try:
        return CodeCache(function)  # type: ignore[no-untyped-call]
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = usual
