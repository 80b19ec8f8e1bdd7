"""How rules become machine code: the two decorators, and a cache that can't go stale.

`@rule` marks a plain function of the rules. `@entry` marks the few functions through which the engine
reaches a game; they have fixed signatures, so that they can be passed around as function pointers and
loaded from a cache at the next start.

Numba looks only at the file of the function itself when it decides whether cached code is still good,
although that code contains every function called from it. So our cache folder is named after everything
that can end up inside: all sources that the file imports, and whether bounds are checked.
"""

import ast
import hashlib
import inspect
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import types

from quartier.engine.linking import LinkedRule

_settings: Any = numba.config
_STARTED = time.time()

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
BUFFERS = types.uint8[:, ::1]
ACTIONS = types.int32[::1]
LINES = types.int32[:, ::1]
NUMBER = types.int64
SEED = types.uint64
ADDRESS = types.int64


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """Return the type of a record whose fields are read as attributes, interpreted and compiled alike.

    The fields are aligned, as GPUs need them. No field may be named like an attribute of NumPy's scalars
    (size, shape, item …): interpreted rules would get that instead.
    """
    clashes = [field[0] for field in fields if hasattr(np.record, field[0])]
    if clashes:
        raise TypeError(f"fields of a record can't be named {', '.join(clashes)}")
    return np.dtype((np.record, np.dtype(fields, align=True)))


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
    if INTERPRETED:
        return function
    linked: Any = LinkedRule(function)
    return cast("Function", linked)


def entry(signature: Any) -> Callable[[Function], Function]:
    """Compile a function now, for exactly this signature, or load it from the cache."""

    def decorate(function: Function) -> Function:
        if INTERPRETED:
            return function
        file = Path(inspect.getfile(function)).resolve()
        with _cache_folder(cache_folder(file)):
            lazy: Any = numba.njit(cache=_is_as_imported(file), nogil=True, no_cfunc_wrapper=True)(function)
        if not _is_cached(lazy):
            for listener in _listeners or [_announce]:
                listener(f"{_room(file)}: {function.__name__}")
        lazy.compile(signature)
        lazy.disable_compile()
        compiled: Function = lazy
        return compiled

    return decorate


def address_of(entry: Any) -> int:
    """Return where the machine code of an entry lies."""
    (compiled,) = entry.overloads.values()
    address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
    return address


def cache_folder(file: Path) -> Path:
    """Return the folder for the compiled functions of a source file."""
    digest = hashlib.sha256()
    for path in sorted(_sources(file)):
        digest.update(path.read_bytes())
    checked = "-checked" if CHECKED else ""
    return _cache_root() / f"{_room(file)}-{file.stem}-{digest.hexdigest()[:16]}{checked}"


def _room(file: Path) -> str:
    """Return whose code this is: the name of a game, or the folder of the file."""
    return file.parent.parent.name if file.parent.name == "rules" else file.parent.name


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
def _sources(file: Path) -> frozenset[Path]:
    """Return a file and all files of this package that it imports, directly or not."""
    found = {file}
    unread = [file]
    while unread:
        new = _imported(unread.pop()) - found
        found |= new
        unread += new
    return frozenset(found)


@cache
def _imported(file: Path) -> frozenset[Path]:
    """Return the files of this package that a file imports."""
    modules = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    own = [module.split(".")[1:] for module in modules if module.startswith(PACKAGE.name + ".")]
    paths = (PACKAGE.joinpath(*parts).with_suffix(".py") for parts in own)
    return frozenset(path for path in paths if path.is_file())


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Numba reads its setting when a function is decorated; put back what the user had."""
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _settings.CACHE_DIR = before


def _is_as_imported(file: Path) -> bool:
    """Tell whether no source has changed since this program began: else old code would be kept under a new name."""
    return all(path.stat().st_mtime < _STARTED for path in _sources(file))


def _is_cached(lazy: Any) -> bool:
    if lazy.stats.cache_path is None:
        return False
    folder = Path(lazy.stats.cache_path)
    name = lazy.py_func.__qualname__
    return any(folder.glob(f"*.{name}-*.nbi"))
