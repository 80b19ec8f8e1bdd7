"""The doors between the engine and the compiled rules of a game: ten functions, the same for every game.

A game's entries.py has an entry for each and hands them over as `Rules` (rules.py), by which Python calls them.
Compiled code of the engine is handed `rules.doors` and calls the functions below, such as `legal(doors, state, tables,
seat, actions)`. They look first whether the arrays have the sizes that the game reads and writes.

What passes a door is an address: a call through a pointer that takes arrays would pay for reference counts and
seven words an array, more than many a rule costs. Behind the door, `record` and `numbers` turn addresses back
into what rules work with. Where rules are interpreted, an address is the array itself.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from quartier.engine.compile import (
    ACTIONS,
    ADDRESS,
    BUFFER,
    INTERPRETED,
    NUMBER,
    SEED,
    Record,
)
from quartier.engine.errors import QuartierError

# --- what passes -------------------------------------------------------------------------------------

STATE_AND_TABLES = {"state": BUFFER, "tables": BUFFER}
PASSED: dict[str, tuple[Any, dict[str, Any]]] = {
    "setup": (types.void, STATE_AND_TABLES | {"options": ACTIONS, "seed": SEED}),
    "waiting": (NUMBER, STATE_AND_TABLES),
    "legal": (NUMBER, STATE_AND_TABLES | {"seat": NUMBER, "actions": ACTIONS}),
    "apply": (types.void, STATE_AND_TABLES | {"seat": NUMBER, "action": NUMBER}),
    "scores": (types.void, STATE_AND_TABLES | {"lines": ACTIONS}),
    "winners": (NUMBER, STATE_AND_TABLES),
    "resample": (types.void, STATE_AND_TABLES | {"seat": NUMBER, "seed": SEED}),
    "evaluate": (NUMBER, STATE_AND_TABLES | {"seat": NUMBER}),
    "check": (NUMBER, STATE_AND_TABLES),
    "observe": (types.void, STATE_AND_TABLES | {"seat": NUMBER, "observation": ACTIONS}),
}
"""What each door gives back and takes; an array is as large as the field of its name in `Sizes` says."""


def is_array(kind: Any) -> bool:
    """Tell whether a type that passes a door is that of an array."""
    return isinstance(kind, types.Array)


def _entry_signature(door: str) -> Any:
    """Return the signature of a game's entry: it takes addresses for arrays."""
    result, taken = PASSED[door]
    return result(*(ADDRESS if is_array(kind) else kind for kind in taken.values()))


SETUP, WAITING, LEGAL, APPLY, SCORES, WINNERS, RESAMPLE, EVALUATE, CHECK, OBSERVE = map(_entry_signature, PASSED)


class Entries(NamedTuple):
    """The compiled functions of a game, in the order of PASSED."""

    setup: Callable[..., None]
    waiting: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    scores: Callable[..., None]
    winners: Callable[..., int]
    resample: Callable[..., None]
    evaluate: Callable[..., int]
    check: Callable[..., int]
    observe: Callable[..., None]


class Sizes(NamedTuple):
    """How large the arrays of a game are."""

    state: int
    """Bytes, as of the tables."""
    tables: int
    options: int
    actions: int
    """No position has more legal moves for one seat."""
    lines: tuple[int, int]
    """As many seats as a game can have, and the lines of each one's score."""
    observation: int
    """Numbers that a seat observes."""


# --- a game's side -----------------------------------------------------------------------------------

if INTERPRETED:

    def record(address: Any, kind: np.dtype[Any]) -> Record:
        """Return the record that lies at an address."""
        return address.view(kind)[0]

    def array(address: Any, shape: Any, kind: np.dtype[Any]) -> Record:
        """Return the array that lies at an address, of that length or shape."""
        return address.view(kind).reshape(shape)

    def address(buffer: Any) -> Any:
        """Return where an array lies."""
        return buffer

    def numbers(address: Any, shape: Any) -> Record:
        """Return the int32 numbers that lie at an address, as an array of that length or shape."""
        return address.reshape(shape)

else:

    @intrinsic
    def record(typing_context, address, kind):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return kind.dtype(ADDRESS, kind), generate

    @intrinsic
    def array(typing_context, address, shape, kind):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        found, sizes, generate = _array(shape, kind.dtype)
        return found(ADDRESS, sizes, kind), generate

    @intrinsic
    def address(typing_context, buffer):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return _address(context, builder, signature.args[0], arguments[0])

        return ADDRESS(buffer), generate

    @intrinsic
    def numbers(typing_context, address, shape):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        found, sizes, generate = _array(shape, types.int32)
        return found(ADDRESS, sizes), generate


def _address(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Return where an array of that type lies."""
    return builder.ptrtoint(make_array(kind)(context, builder, value).data, context.get_value_type(ADDRESS))


def _array(shape: Any, kind: Any) -> tuple[Any, Any, Any]:
    """Return the type of an array and of its shape, and what makes one of an address and the shape."""
    several = isinstance(shape, types.BaseTuple)
    found = types.Array(kind, len(shape) if several else 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        made = make_array(found)(context, builder)
        sizes = cgutils.unpack_tuple(builder, arguments[1]) if several else [arguments[1]]
        width = context.get_abi_sizeof(context.get_data_type(kind))
        strides = [context.get_constant(NUMBER, width)]
        for size in sizes[:0:-1]:
            strides.insert(0, builder.mul(strides[0], size))
        data = builder.inttoptr(arguments[0], made.data.type)
        return populate_array(made, data, sizes, strides, width, None)._getvalue()

    return found, types.UniTuple(NUMBER, len(shape)) if several else NUMBER, generate


# --- the engine's side -------------------------------------------------------------------------------

DOORS = types.int64[::1]
"""A game as compiled code is handed it: the addresses of its entries, then its sizes.

In a CUDA kernel functions have no addresses that outlast it. There `Entries` stand for a game, of functions that were
compiled for the GPU: a door takes the one that it needs into the kernel. Sizes are not compared.
"""
_ROWS = Entries._fields + Sizes._fields
WRONG_SIZE = "an array has not the size that this game reads and writes"


def _door(name: str) -> Any:
    """Return the function by which the engine's code calls a door."""
    return _interpreted_door(name) if INTERPRETED else _compiled_door(name)


def _interpreted_door(name: str) -> Any:
    taken = PASSED[name][1]

    def call(doors: Any, *arguments: Any) -> Any:
        for argument, value in zip(taken, arguments, strict=True):
            if argument in Sizes._fields and value.size != doors[_ROWS.index(argument)]:
                raise QuartierError(WRONG_SIZE)
        return doors[_ROWS.index(name)](*arguments)

    return call


def _compiled_door(name: str) -> Any:
    result, taken = PASSED[name]
    passed = _entry_signature(name).args

    def addresses(context: Any, builder: Any, values: Any) -> list[Any]:
        """Return values as an entry takes them: of arrays where they lie."""
        return [
            _address(context, builder, kind, value) if is_array(kind) else value
            for kind, value in zip(taken.values(), values, strict=True)
        ]

    def call_by_address(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        table = make_array(DOORS)(context, builder, arguments[0]).data
        values = cgutils.unpack_tuple(builder, arguments[1])

        def row(name: str) -> Any:
            return builder.load(cgutils.gep(builder, table, _ROWS.index(name)))

        for (argument, kind), value in zip(taken.items(), values, strict=True):
            if is_array(kind):
                items = make_array(kind)(context, builder, value).nitems
                with cgutils.if_unlikely(builder, builder.icmp_signed("!=", items, row(argument))):
                    context.call_conv.return_user_exc(builder, QuartierError, (WRONG_SIZE,))
        function = builder.inttoptr(row(name), context.call_conv.get_function_type(result, passed).as_pointer())
        given = addresses(context, builder, values)
        status, answer = context.call_conv.call_function(builder, function, result, passed, given)
        with cgutils.if_unlikely(builder, status.is_error):
            context.call_conv.return_status_propagate(builder, status)
        return answer

    @intrinsic
    def call(typing_context, doors, *arguments):  # type: ignore[no-untyped-def]  # noqa: ARG001
        if doors == DOORS:
            return result(DOORS, types.StarArgTuple(tuple(taken.values()))), call_by_address
        function = doors[Entries._fields.index(name)]
        linked = function.get_call_type(typing_context, passed, {})

        def call_linked(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            given = addresses(context, builder, cgutils.unpack_tuple(builder, arguments[1]))
            return context.get_function(function, linked)(builder, given)

        return result(doors, types.StarArgTuple(tuple(taken.values()))), call_linked

    return call


setup = _door("setup")
"""(doors, state, tables, options, seed): lay out a new game in a state of zeros."""
waiting = _door("waiting")
"""(doors, state, tables): the seats that must decide now, as a bit mask; several at once is normal, none: over."""
legal = _door("legal")
"""(doors, state, tables, seat, actions): write the action numbers open to that seat, return how many."""
apply = _door("apply")
"""(doors, state, tables, seat, action): make a legal move. It is fast because it does not check."""
scores = _door("scores")
"""(doors, state, tables, lines): write every seat's score line by line, as if the game ended now."""
winners = _door("winners")
"""(doors, state, tables): the seats that win, as a bit mask, as if the game ended now."""
resample = _door("resample")
"""(doors, state, tables, seat, seed): redraw all that this seat can't know, the random numbers to come included."""
evaluate = _door("evaluate")
"""(doors, state, tables, seat): how promising the position looks to that seat; the greedy bot's taste."""
check = _door("check")
"""(doors, state, tables): 0 while every invariant holds, or else the number of the first broken one."""
observe = _door("observe")
"""(doors, state, tables, seat, observation): write all that a seat (-1: a spectator) may see, and nothing else."""
