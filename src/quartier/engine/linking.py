"""How a rule is compiled: only so far that entries can link it in.

Numba makes every function ready to be called from Python: it wraps it, optimises it with all that it calls, and makes
machine code. For a rule that is work thrown away, since each entry takes in its rules and is optimised as a whole.
Without it compiling takes half as long, and the entries run no slower.

This leans on the inside of Numba, so pyproject.toml names the versions that it was tried with.
"""

from typing import Any

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """The intermediate code of a rule and of all that it calls, as it was written."""

    def _optimize_functions(self, module: Any) -> None:
        """Leave that to the entry."""

    def _optimize_final_module(self) -> None:
        """Leave that to the entry."""

    def _finalize_final_module(self) -> None:
        """Make no machine code."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Answer that there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_Library":
        """Whoever asks wants to note the environment for machine code, and there is none."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Note nothing."""


class _Compiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, up to where machine code would be made."""

    def __init__(self, typing_context: Any, target_context: Any, library: Any, *rest: Any) -> None:
        *_, flags, _ = rest
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        super().__init__(typing_context, target_context, library, *rest)

    def compile_extra(self, function: Any) -> Any:
        """Compile a function into a library of its own."""
        self.state.library = _Library(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


class LinkedRule(CPUDispatcher):  # type: ignore[misc]
    """A rule as compiled code calls it, or takes it in whole."""

    def __init__(self, function: Any, **options: Any) -> None:
        common = {"nopython": True, "boundscheck": None}
        super().__init__(function, targetoptions=common | options, pipeline_class=_Compiler)

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        """Compile the rule for the arguments of a call, all signed numbers taken as int64.

        Else it would be compiled once for every mixture of widths and of numbers that are written out.
        """
        return super().get_call_template(tuple(map(_widened, arguments)), named)

    def __call__(self, *arguments: Any) -> Any:
        """Run the rule as it is written where Python calls it."""
        return self.py_func(*arguments)
