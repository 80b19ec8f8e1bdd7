"""How rules become machine code: the two decorators, and a cache that can't go stale.

`@rule` marks a plain function of the rules. `@entry` marks the few functions through which the engine
reaches a game; they have fixed signatures, so that they can be passed around as function pointers and
loaded from a cache at the next start.

Numba looks only at the file of the function itself when it decides whether cached code is still good,
although that code contains every function called from it. So our cache folder is named after everything
that can end up inside: the sources of the engine and of the game, and whether bounds are checked.
"""

import hashlib
import inspect
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba import types

_settings: Any = numba.config

Function = TypeVar("Function", bound=Callable[..., Any])
Record = Any
"""A NumPy record: a state or the tables of a game. Its fields are listed in the game's state.py."""

Bits = Any
"""A set of up to 64 things as bits: always a NumPy uint64."""
Number = Any
"""A whole number: an int when interpreted, an int64 when compiled."""

INTERPRETED = bool(_settings.DISABLE_JIT)
"""True under NUMBA_DISABLE_JIT=1: every rule runs as plain Python (for debugging and coverage)."""

CHECKED = bool(_settings.BOUNDSCHECK)
"""True under NUMBA_BOUNDSCHECK=1: an index out of range raises an error (for fuzzing)."""

PACKAGE = Path(__file__).parent.parent

BUFFER = types.uint8[::1]
ACTIONS = types.int32[::1]
LINES = types.int32[:, ::1]
NUMBER = types.int64
SEED = types.uint64

_listeners: list[Callable[[str], None]] = []
_announced: set[str] = set()


@contextmanager
def compiling(listener: Callable[[str], None]) -> Iterator[None]:
    """Tell `listener` the name of each function that has to be compiled because no cache holds it."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def _announce(name: str) -> None:
    """Say once a room what takes so long, where nobody else listens."""
    room = name.split(":")[0]
    if room not in _announced:
        _announced.add(room)
        print(f"quartier: compiling {room} for this machine; the next start will be quick", file=sys.stderr)


def rule(function: Function) -> Function:
    """Compile a function of the rules wherever it is called from: a CPU entry or a CUDA kernel."""
    compiled: Function = numba.njit(function)
    return compiled


def entry(signature: Any) -> Callable[[Function], Function]:
    """Compile a function now, for exactly this signature, or load it from the cache."""

    def decorate(function: Function) -> Function:
        if INTERPRETED:
            return function
        with _cache_folder(cache_folder(_room(function))):
            lazy: Any = numba.njit(cache=True, nogil=True)(function)
        if not _is_cached(lazy):
            for listener in _listeners or [_announce]:
                listener(f"{_room(function)}: {function.__name__}")
        lazy.compile(signature)
        lazy.disable_compile()
        compiled: Function = lazy
        return compiled

    return decorate


def pointer(signature: Any) -> Any:
    """Return the type of a pointer to an entry with that signature."""
    return types.FunctionType(signature)


def cache_folder(room: str) -> Path:
    """Return the folder for compiled code of one room of the house: `engine`, `bots` or a game."""
    checked = "-checked" if CHECKED else ""
    return _cache_root() / f"{room}-{_fingerprint(room)}{checked}"


@cache
def _cache_root() -> Path:
    root = Path(platformdirs.user_cache_dir("quartier"))
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / "quartier-cache"


@cache
def _fingerprint(room: str) -> str:
    """Digest the sources that may be compiled into that room's functions."""
    rooms = {"engine", room} if (PACKAGE / room).is_dir() else {"engine", f"games/{room}"}
    digest = hashlib.sha256()
    for path in sorted(path for name in rooms for path in (PACKAGE / name).glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _room(function: Callable[..., Any]) -> str:
    path = Path(inspect.getfile(function)).resolve()
    return path.parent.name


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Numba reads its setting when a function is decorated; put back what the user had."""
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _settings.CACHE_DIR = before


def _is_cached(lazy: Any) -> bool:
    folder = Path(lazy.stats.cache_path)
    name = lazy.py_func.__qualname__
    return any(folder.glob(f"*.{name}-*.nbi"))
