"""Libraries that only the lab, trained bots and learning environments need: players install none of them."""

from importlib import import_module
from typing import Any

from quartier.engine.errors import QuartierError

EXTRAS = {
    "joblib": "lab", "choix": "lab", "matplotlib": "lab", "scipy": "lab", "ray": "cluster", "onnxruntime": "net",
    "gymnasium": "envs", "pettingzoo": "envs", "pyspiel": "openspiel", "numba_cuda": "gpu",
}  # fmt: skip
"""The library, and the extra of this project that brings it."""


def needed(module: str) -> Any:
    """Return a module of one of these libraries; where it is not installed, say how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing(error) from error


def missing(error: ModuleNotFoundError) -> QuartierError:
    """Return the error that says how to get a library that was not found; one that no extra brings we can't explain."""
    library = (error.name or "").split(".")[0]
    if library not in EXTRAS:
        raise error
    command = f"pip install -e '.[{EXTRAS[library]}]'"
    sentence = f"this needs {library}, which is not installed; in the folder of this project: {command}"
    return QuartierError(sentence, "extra", library=library, command=command)
