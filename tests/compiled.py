"""Rules called as compiled code calls them: a rule itself would run as it is written where Python calls it."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from quartier.engine.compile import INTERPRETED

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function around a rule, unless rules are interpreted."""
    found: Function = function if INTERPRETED else numba.njit(function)
    return found
