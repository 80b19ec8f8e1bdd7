"""How rules become machine code: the decorators.

`@rule` marks a plain function of the rules, `@part` one that is not worth a call. `@entry` marks the few functions
through which Python and the engine reach them; they have fixed signatures, so that they can be compiled at once or
loaded from where cache.py keeps them.
"""

import inspect
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import serialize
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult

from quartier.engine import cache
from quartier.engine.linking import LinkedRule

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
        then = "the next start will be quick" if cache.keeps() else "it can't be kept for the next start"
        print(f"quartier: compiling {room} for this machine; {then}", file=sys.stderr)


def rule(function: Function) -> Function:
    """Compile a function of the rules wherever it is called from: a CPU entry or a CUDA kernel."""
    if INTERPRETED:
        return function
    linked: Any = LinkedRule(function)
    return cast("Function", linked)


def part(function: Function) -> Function:
    """Compile a rule as a part of whatever calls it: for those that are handed so much that a call would cost more."""
    if INTERPRETED:
        return function
    linked: Any = LinkedRule(function, forceinline=True)
    return cast("Function", linked)


def entry(signature: Any) -> Callable[[Function], Function]:
    """Compile a function now, for exactly this signature, or load it from where it is kept."""

    def decorate(function: Function) -> Function:
        if INTERPRETED:
            return function
        file = Path(inspect.getfile(function)).resolve()
        place = cache.Place(file, function.__name__)
        compiled: Any = numba.njit(nogil=True, no_cfunc_wrapper=True)(function)
        compiled._cache = _Kept(place)
        if place.read() is None:
            for listener in _listeners or [_announce]:
                listener(f"{cache.room(file)}: {function.__name__}")
            with place.alone():
                compiled.compile(signature)
        else:
            compiled.compile(signature)
        compiled.disable_compile()
        return cast("Function", compiled)

    return decorate


class _Kept(NullCache):  # type: ignore[misc]
    """What Numba asks for code before it compiles, and gives it to afterwards."""

    def __init__(self, place: cache.Place) -> None:
        self._place = place

    def load_overload(self, signature: Any, target: Any) -> Any:  # noqa: ARG002
        """Return the code of the entry; None: it must be compiled."""
        code = self._place.read()
        if code is None:
            return None
        target.refresh()
        try:
            return CompileResult._rebuild(target, *pickle.loads(code))
        except Exception:  # whatever is wrong with code that was kept, compiling it anew helps
            return None

    def save_overload(self, signature: Any, result: Any) -> None:  # noqa: ARG002
        """Keep the code of the entry, unless addresses of this process are in it."""
        if not result.library.has_dynamic_globals:
            self._place.write(serialize.dumps(result._reduce()))


def address_of(entry: Any) -> int:
    """Return where the machine code of an entry lies."""
    (compiled,) = entry.overloads.values()
    address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
    return address
